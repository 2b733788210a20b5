package tabuleiro.app.play;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.Match;

/**
 * Gives hints on request and, in practice mode, evaluates positions and the user's moves with the
 * CPU.
 */
final class Coach {
  private static final long HINT_MILLIS = 1500;
  private static final long JUDGE_MILLIS = 700;

  private final CpuWorker worker;
  private final Runnable listener;
  @Nullable private CpuWorker.Ticket hintTicket;
  @Nullable private CpuWorker.Ticket judgeTicket;
  @Nullable private Hint hint;
  @Nullable private PracticeEvaluation judgement;
  @Nullable private PracticeEvaluation.Judged judged;

  /** The search for the evaluation of this position, once it has ended. */
  @Nullable private SearchResult best;

  Coach(CpuWorker worker, Runnable listener) {
    this.worker = worker;
    this.listener = listener;
  }

  /** Returns the hint for this position, or null. */
  @Nullable
  Hint hint() {
    return hint;
  }

  /** Returns the evaluation of this position, or null outside practice mode. */
  @Nullable
  PracticeEvaluation judgement() {
    return judgement;
  }

  /** Cancels all searches and forgets position and last verdict. */
  void forget() {
    leave();
    judged = null;
  }

  /** Cancels the searches for the current position. */
  private void leave() {
    dropHint();
    if (judgeTicket != null) {
      judgeTicket.cancel();
      judgeTicket = null;
    }
    judgement = null;
    best = null;
  }

  void dropHint() {
    if (hintTicket != null) {
      hintTicket.cancel();
      hintTicket = null;
    }
    hint = null;
  }

  /** Gives the next step of the hint; the first one begins with a search for the best move. */
  void nextHint(Position place) {
    if (hint != null) {
      hint = hint.isDone() ? hint.next() : hint;
      return;
    }
    hint = Hint.SEARCHED;
    hintTicket = worker.ask(CpuRequest.best(place, HINT_MILLIS), found -> found(place, found));
  }

  private void found(Position place, SearchResult found) {
    var purpose = ExplanationFinder.purpose(place, found.move());
    hint = new Hint(found, purpose, Hint.Step.PURPOSE, 0, false);
    if (judgement != null) {
      // The hint's search is deeper.
      judgement = judgement.withChance(found.chance());
      best = found;
    }
    listener.run();
  }

  /** Hides the hint, since the person has another plan. */
  void hideHint() {
    if (hint != null && hint.tellsPiece()) {
      hint = hint.hidden();
    }
  }

  /** Evaluates a position; the verdict on the person's last move is kept. */
  void judge(Match match) {
    leave();
    judge(match, (chance, line) -> judged);
  }

  /** Evaluates a person's move, made from a position, and the position after it. */
  void judgeMove(Match match, Position from, int move) {
    int mover = from.turn();
    int before =
        judgement == null ? PracticeEvaluation.UNKNOWN : judgement.chanceOf(mover, from.seats());
    List<Integer> better = best == null ? List.of() : best.line();
    forget();
    if (before == PracticeEvaluation.UNKNOWN) {
      judge(match);
    } else if (from.seats() == 2) {
      int ply = match.ply();
      boolean again = match.position().turn() == mover;
      judge(
          match,
          (chance, line) ->
              judged(ply, before, again ? chance : 100 - chance, line(move, line), better));
    } else {
      weigh(match, from, move, before, better);
    }
  }

  private static List<Integer> line(int first, List<Integer> others) {
    var line = new ArrayList<Integer>();
    line.add(first);
    line.addAll(others);
    return line;
  }

  private static PracticeEvaluation.Judged judged(
      int ply, int before, int after, List<Integer> line, List<Integer> better) {
    return new PracticeEvaluation.Judged(ply, Verdict.of(before, after), line, better);
  }

  /**
   * With more than two seats the move itself is evaluated, since the next seat's chance says little
   * about the mover's.
   */
  private void weigh(Match match, Position from, int move, int before, List<Integer> better) {
    int ply = match.ply();
    judgement = new PracticeEvaluation(match.position().turn(), PracticeEvaluation.UNKNOWN, null);
    judgeTicket =
        worker.ask(
            CpuRequest.worth(from, move, JUDGE_MILLIS),
            thought -> {
              judged = judged(ply, before, thought.chance(), List.of(move), better);
              judge(match);
              listener.run();
            });
  }

  /** Evaluates the position; the verdict on the last move follows from the chance after it. */
  private void judge(
      Match match, BiFunction<Integer, List<Integer>, PracticeEvaluation.Judged> worth) {
    var position = match.position();
    int seat = position.turn();
    var result = match.result();
    if (result != null) {
      int chance = result.share(seat);
      judged = worth.apply(chance, List.of());
      judgement = new PracticeEvaluation(seat, chance, judged);
      return;
    }
    judgement = new PracticeEvaluation(seat, PracticeEvaluation.UNKNOWN, judged);
    judgeTicket =
        worker.ask(
            CpuRequest.best(position, JUDGE_MILLIS),
            hearing(
                (thought, done) -> {
                  int chance = thought.chance();
                  judged = done ? worth.apply(chance, thought.line()) : judged;
                  best = done ? thought : null;
                  judgement = new PracticeEvaluation(seat, chance, judged);
                  listener.run();
                }));
  }

  private static CpuWorker.Listener hearing(BiConsumer<SearchResult, Boolean> hearer) {
    return new CpuWorker.Listener() {
      @Override
      public void onProgress(SearchResult thought) {
        hearer.accept(thought, false);
      }

      @Override
      public void onAnswer(SearchResult thought) {
        hearer.accept(thought, true);
      }
    };
  }
}
