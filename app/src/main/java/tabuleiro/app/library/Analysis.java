package tabuleiro.app.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.cpu.Question;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.Match;

/** Judges the moves of a game for two, one after the other, on the CPU's thread. */
final class Analysis {
  private static final long MILLIS = 400;

  private final CpuWorker worker;
  private final Runnable listener;
  private final List<Verdict> verdicts;
  private List<Position> places = List.of();
  private CpuWorker.Ticket asked;
  private int at = -1;
  private int chanceBefore;

  Analysis(CpuWorker worker, int moves, Runnable listener) {
    this.worker = worker;
    this.listener = listener;
    verdicts = new ArrayList<>(Collections.nCopies(moves, null));
  }

  /** With three or four seats the next seat's chance says nothing certain about the mover's. */
  static boolean canJudge(Match match) {
    return match.players().size() == 2 && match.length() > 0;
  }

  List<Verdict> verdicts() {
    return Collections.unmodifiableList(verdicts);
  }

  /** The move that is being judged, from 1, or 0. */
  int underWay() {
    return asked == null ? 0 : Math.max(1, at);
  }

  /** Judges all moves from the first. */
  void start(Match match) {
    stop();
    places = places(match);
    at = 0;
    ask();
  }

  /** The position before every move and after the last. */
  private static List<Position> places(Match match) {
    var places = new ArrayList<Position>();
    int place = match.ply();
    for (int ply = 0; ply <= match.length(); ply++) {
      match.goTo(ply);
      places.add(match.position().copy());
    }
    match.goTo(place);
    return places;
  }

  void stop() {
    if (asked != null) {
      asked.cancel();
      asked = null;
    }
  }

  private void ask() {
    var position = places.get(at);
    asked =
        worker.ask(
            Question.best(position, MILLIS),
            new CpuWorker.Listener() {
              @Override
              public void onProgress(Thought thought) {}

              @Override
              public void onAnswer(Thought thought) {
                judged(thought.chance());
              }
            });
  }

  /** Takes the chance of the seat to move at the place, and goes on to the next. */
  private void judged(int chance) {
    if (at > 0) {
      verdict(chance);
    }
    chanceBefore = chance;
    at++;
    asked = null;
    if (at < places.size()) {
      var position = places.get(at);
      if (position.isOver()) {
        var result = position.result();
        int shared = 100 / Integer.bitCount(result.winners());
        verdict(result.favours(position.turn()) ? shared : 0);
      } else {
        ask();
      }
    }
    listener.run();
  }

  private void verdict(int chanceOfNext) {
    boolean same = places.get(at).turn() == places.get(at - 1).turn();
    verdicts.set(at - 1, Verdict.of(chanceBefore, same ? chanceOfNext : 100 - chanceOfNext));
  }
}
