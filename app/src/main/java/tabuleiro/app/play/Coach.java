package tabuleiro.app.play;

import androidx.annotation.Nullable;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
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
  @Nullable private Judgement judgement;
  @Nullable private Judgement.Judged judged;

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
  Judgement judgement() {
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
  }

  void dropHint() {
    if (hintTicket != null) {
      hintTicket.cancel();
      hintTicket = null;
    }
    hint = null;
  }

  /** Searches for the best move. */
  void findHint(Position place) {
    dropHint();
    hint = new Hint(null, false);
    hintTicket =
        worker.ask(
            CpuRequest.best(place, HINT_MILLIS),
            hearing(
                (thought, done) -> {
                  hint = new Hint(thought, done);
                  if (done && judgement != null) {
                    // The hint's search is deeper.
                    judgement = judgement.withChance(thought.chance());
                  }
                  listener.run();
                }));
  }

  /** Evaluates a position; the verdict on the person's last move is kept. */
  void judge(Match match) {
    leave();
    judge(match, chance -> judged);
  }

  /** Evaluates a person's move, made from a position, and the position after it. */
  void judgeMove(Match match, Position from, int move) {
    int mover = from.turn();
    int before = judgement == null ? Judgement.UNKNOWN : judgement.chanceOf(mover, from.seats());
    forget();
    if (before == Judgement.UNKNOWN) {
      judge(match);
    } else if (from.seats() == 2) {
      int ply = match.ply();
      boolean again = match.position().turn() == mover;
      judge(match, chance -> judged(ply, before, again ? chance : 100 - chance));
    } else {
      weigh(match, from, move, before);
    }
  }

  private static Judgement.Judged judged(int ply, int before, int after) {
    return new Judgement.Judged(ply, Verdict.of(before, after));
  }

  /**
   * With more than two seats the move itself is evaluated, since the next seat's chance says little
   * about the mover's.
   */
  private void weigh(Match match, Position from, int move, int before) {
    int ply = match.ply();
    judgement = new Judgement(match.position().turn(), Judgement.UNKNOWN, null);
    judgeTicket =
        worker.ask(
            CpuRequest.worth(from, move, JUDGE_MILLIS),
            thought -> {
              judged = judged(ply, before, thought.chance());
              judge(match);
              listener.run();
            });
  }

  /** Evaluates the position; the verdict on the last move follows from the chance after it. */
  private void judge(Match match, IntFunction<Judgement.Judged> worth) {
    var position = match.position();
    int seat = position.turn();
    var result = match.result();
    if (result != null) {
      int chance = result.share(seat);
      judged = worth.apply(chance);
      judgement = new Judgement(seat, chance, judged);
      return;
    }
    judgement = new Judgement(seat, Judgement.UNKNOWN, judged);
    judgeTicket =
        worker.ask(
            CpuRequest.best(position, JUDGE_MILLIS),
            hearing(
                (thought, done) -> {
                  int chance = thought.chance();
                  judged = done ? worth.apply(chance) : judged;
                  judgement = new Judgement(seat, chance, judged);
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
