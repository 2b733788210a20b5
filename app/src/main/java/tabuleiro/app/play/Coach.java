package tabuleiro.app.play;

import java.util.function.IntFunction;
import tabuleiro.app.cpu.CpuQuestion;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.Match;

/** Looks over a person's shoulder: a hint when asked, evaluation and verdicts in practice mode. */
final class Coach {
  private static final long HINT_MILLIS = 1500;
  private static final long JUDGE_MILLIS = 700;

  private final CpuWorker worker;
  private final Runnable listener;
  private CpuWorker.Ticket seeking;
  private CpuWorker.Ticket judging;
  private Hint hint;
  private Judgement judgement;
  private Judgement.Judged judged;

  Coach(CpuWorker worker, Runnable listener) {
    this.worker = worker;
    this.listener = listener;
  }

  /** The hint for this place, or null. */
  Hint hint() {
    return hint;
  }

  /** What is known of this place, or null outside practice mode. */
  Judgement judgement() {
    return judgement;
  }

  /** Forgets the place and the move judged last, and stops thinking. */
  void forget() {
    leave();
    judged = null;
  }

  /** Leaves a place behind and stops thinking about it. */
  private void leave() {
    dropHint();
    if (judging != null) {
      judging.cancel();
      judging = null;
    }
    judgement = null;
  }

  void dropHint() {
    if (seeking != null) {
      seeking.cancel();
      seeking = null;
    }
    hint = null;
  }

  /** Looks for the best move. */
  void seekHint(Position place) {
    dropHint();
    hint = new Hint(null, false);
    seeking =
        worker.ask(
            CpuQuestion.best(place, HINT_MILLIS),
            hearing(
                (thought, done) -> {
                  hint = new Hint(thought, done);
                  if (done && judgement != null) {
                    judgement = judgement.withChance(thought.chance()); // better founded
                  }
                  listener.run();
                }));
  }

  /** Judges a place; what a person's last move was worth stays in sight. */
  void judge(Match match) {
    leave();
    judge(match, chance -> judged);
  }

  /** Judges a person's move, just made from that place, and the place after it. */
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

  /** Among more than two the next seat's chance says nothing certain about the mover's. */
  private void weigh(Match match, Position from, int move, int before) {
    int ply = match.ply();
    judgement = new Judgement(match.position().turn(), Judgement.UNKNOWN, null);
    judging =
        worker.ask(
            CpuQuestion.worth(from, move, JUDGE_MILLIS),
            thought -> {
              judged = judged(ply, before, thought.chance());
              judge(match);
              listener.run();
            });
  }

  /** Judges the place; the worth of the move before is found from the chance after it. */
  private void judge(Match match, IntFunction<Judgement.Judged> worth) {
    var position = match.position();
    int seat = position.turn();
    if (match.isOver()) {
      int chance = match.result().share(seat);
      judged = worth.apply(chance);
      judgement = new Judgement(seat, chance, judged);
      return;
    }
    judgement = new Judgement(seat, Judgement.UNKNOWN, judged);
    judging =
        worker.ask(
            CpuQuestion.best(position, JUDGE_MILLIS),
            hearing(
                (thought, done) -> {
                  int chance = thought.chance();
                  judged = done ? worth.apply(chance) : judged;
                  judgement = new Judgement(seat, chance, judged);
                  listener.run();
                }));
  }

  private static CpuWorker.Listener hearing(Hearer hearer) {
    return new CpuWorker.Listener() {
      @Override
      public void onProgress(Thought thought) {
        hearer.hear(thought, false);
      }

      @Override
      public void onAnswer(Thought thought) {
        hearer.hear(thought, true);
      }
    };
  }

  private interface Hearer {
    void hear(Thought thought, boolean done);
  }
}
