package tabuleiro.app.play;

import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.cpu.Question;
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
  private Advice advice;
  private Judgement judgement;

  Coach(CpuWorker worker, Runnable listener) {
    this.worker = worker;
    this.listener = listener;
  }

  /** The hint for this place, or null. */
  Advice advice() {
    return advice;
  }

  /** What is known of this place, or null outside practice mode. */
  Judgement judgement() {
    return judgement;
  }

  /** Forgets the place and stops thinking about it. */
  void forget() {
    dropAdvice();
    if (judging != null) {
      judging.cancel();
      judging = null;
    }
    judgement = null;
  }

  void dropAdvice() {
    if (seeking != null) {
      seeking.cancel();
      seeking = null;
    }
    advice = null;
  }

  /** Looks for the best move. */
  void advise(Position place) {
    dropAdvice();
    var position = place.copy();
    advice = new Advice(position, null, false);
    seeking =
        worker.ask(
            Question.best(position, HINT_MILLIS),
            hearing(
                (thought, done) -> {
                  advice = new Advice(position, thought, done);
                  listener.run();
                }));
  }

  /** Judges a place at which the match has arrived without a move. */
  void judge(Match match) {
    forget();
    judge(match, Judgement.UNKNOWN, match.position().turn());
  }

  /** Judges the move just made and the place after it. */
  void judgeMove(Match match, int mover, boolean isPerson) {
    int seats = match.position().seats();
    int before = judgement == null ? Judgement.UNKNOWN : judgement.chanceOf(mover, seats);
    forget();
    // With three or four seats the next seat's chance says nothing certain about the mover's.
    judge(match, isPerson && seats == 2 ? before : Judgement.UNKNOWN, mover);
  }

  private void judge(Match match, int before, int mover) {
    var position = match.position();
    int seat = position.turn();
    int seats = position.seats();
    if (match.isOver()) {
      var result = match.result();
      int shared = 100 / Integer.bitCount(result.winners());
      judgement = withVerdict(seat, result.favours(seat) ? shared : 0, seats, before, mover);
      return;
    }
    judgement = new Judgement(seat, Judgement.UNKNOWN, null);
    judging =
        worker.ask(
            Question.best(position, JUDGE_MILLIS),
            hearing(
                (thought, done) -> {
                  judgement =
                      done
                          ? withVerdict(seat, thought.chance(), seats, before, mover)
                          : new Judgement(seat, thought.chance(), null);
                  listener.run();
                }));
  }

  private static Judgement withVerdict(int seat, int chance, int seats, int before, int mover) {
    var judgement = new Judgement(seat, chance, null);
    int after = judgement.chanceOf(mover, seats);
    return before == Judgement.UNKNOWN || after == Judgement.UNKNOWN
        ? judgement
        : new Judgement(seat, chance, Verdict.of(before, after));
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
