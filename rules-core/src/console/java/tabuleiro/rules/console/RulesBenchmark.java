package tabuleiro.rules.console;

import java.util.Locale;
import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/** Measures how fast the rules of a game are on one thread, by random play and perft. */
final class RulesBenchmark {
  private final Position start;
  private final int seconds;
  private final MoveList moves = new MoveList();
  private long random = 1;

  RulesBenchmark(Position start, int seconds) {
    this.start = start;
    this.seconds = seconds;
  }

  String run() {
    randomPlay(); // warms up the JIT compiler
    var play = randomPlay();
    var perft = perft();
    return play + "\n" + perft;
  }

  /** Plays and undoes random games until the time is up. */
  private String randomPlay() {
    var position = start.copy();
    long played = 0;
    long games = 0;
    long begin = System.nanoTime();
    while (System.nanoTime() - begin < seconds * 1_000_000_000L) {
      int ply = position.ply();
      for (int i = 0; i < 1000 && !position.isOver(); i++) {
        moves.clear();
        position.moves(moves);
        position.play(moves.get(below(moves.size())));
        played++;
      }
      games++;
      while (position.ply() > ply) {
        position.undo();
      }
    }
    double time = (System.nanoTime() - begin) / 1e9;
    return String.format(
        Locale.ROOT,
        "random play %.2f M moves/s (%d games of %.1f moves)",
        played / time / 1e6,
        games,
        (double) played / games);
  }

  /** Runs perft with increasing depth until the time is up and reports the last depth. */
  private String perft() {
    int depth = 1;
    while (true) {
      long begin = System.nanoTime();
      long nodes = Perft.count(start, depth);
      double time = (System.nanoTime() - begin) / 1e9;
      if (time > seconds / 4.0 || nodes == 0) {
        return String.format(
            Locale.ROOT, "perft(%d) %.2f M nodes/s (%d nodes)", depth, nodes / time / 1e6, nodes);
      }
      depth++;
    }
  }

  /** Returns a random number below a bound, from the same sequence in every run. */
  private int below(int bound) {
    random = Zobrist.mix(random);
    return (int) ((random >>> 33) % bound);
  }
}
