package tabuleiro.app.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.app.cpu.CpuQuestion;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.Match;

/** Judges the moves of a game, one after the other, on the CPU's thread. */
final class Analysis {
  private static final long MILLIS = 300;

  private final CpuWorker worker;
  private final Listener listener;
  private final List<Verdict> verdicts;
  private List<Step> steps = List.of();
  private CpuWorker.Ticket asked;
  private int at;

  /** Is told what came out. */
  interface Listener {
    /** The move at that place, from 0, was judged. */
    void onJudged(int ply, Verdict verdict);
  }

  /** A move and the place it was made from. */
  private record Step(Position from, int move) {}

  Analysis(CpuWorker worker, int moves, Listener listener) {
    this.worker = worker;
    this.listener = listener;
    verdicts = new ArrayList<>(Collections.nCopies(moves, null));
  }

  List<Verdict> verdicts() {
    return Collections.unmodifiableList(verdicts);
  }

  /** The move that is being judged, from 1, or 0. */
  int underWay() {
    return asked == null ? 0 : at + 1;
  }

  /** Judges all moves from the first. */
  void start(Match match) {
    stop();
    steps = steps(match);
    at = 0;
    goOn();
  }

  private static List<Step> steps(Match match) {
    var steps = new ArrayList<Step>();
    var position = match.positionAt(0);
    for (int move : match.moves()) {
      steps.add(new Step(position.copy(), move));
      position.play(move);
    }
    return steps;
  }

  void stop() {
    if (asked != null) {
      asked.cancel();
      asked = null;
    }
  }

  /** Judges the next move; to give up is none. */
  private void goOn() {
    while (at < steps.size() && steps.get(at).move == Position.RESIGN) {
      at++;
    }
    if (at < steps.size()) {
      seekBest();
    }
  }

  /** Looks for the best move, then at the one that was made, unless it is the same. */
  private void seekBest() {
    var step = steps.get(at);
    ask(
        CpuQuestion.best(step.from, MILLIS),
        best -> {
          if (best.move() == step.move) {
            judged(Verdict.GOOD);
          } else {
            weigh(step, best.chance());
          }
        });
  }

  private void weigh(Step step, int best) {
    ask(
        CpuQuestion.worth(step.from, step.move, MILLIS),
        worth -> judged(Verdict.of(best, worth.chance())));
  }

  private void judged(Verdict verdict) {
    int ply = at;
    verdicts.set(ply, verdict);
    asked = null;
    at++;
    goOn();
    listener.onJudged(ply, verdict);
  }

  private void ask(CpuQuestion question, CpuWorker.Listener then) {
    asked = worker.ask(question, then);
  }
}
