package tabuleiro.rules.console;

import java.util.Locale;

/** Collects the scores, times and search statistics of a tournament's players and prints them. */
final class Scoreboard {
  private static final double CONFIDENCE = 1.96;

  private final ArenaSettings contest;
  private final int[] wins;
  private final int[] losses;
  private final int[] games;
  private final double[] points;
  private final double[] squares;
  private final long[] moves;
  private final long[] nanos;
  private final long[] nodes;
  private final long[] depths;

  Scoreboard(ArenaSettings contest) {
    this.contest = contest;
    int players = contest.contestants().size();
    wins = new int[players];
    losses = new int[players];
    games = new int[players];
    points = new double[players];
    squares = new double[players];
    moves = new long[players];
    nanos = new long[players];
    nodes = new long[players];
    depths = new long[players];
  }

  void moved(int player, long time, long looked, int depth) {
    moves[player]++;
    nanos[player] += time;
    nodes[player] += looked;
    depths[player] += depth;
  }

  /** Counts a game with a player's share of the win. */
  void scored(int player, double share) {
    games[player]++;
    points[player] += share;
    squares[player] += share * share;
    wins[player] += share == 1 ? 1 : 0;
    losses[player] += share == 0 ? 1 : 0;
  }

  void add(Scoreboard other) {
    for (int i = 0; i < games.length; i++) {
      wins[i] += other.wins[i];
      losses[i] += other.losses[i];
      games[i] += other.games[i];
      points[i] += other.points[i];
      squares[i] += other.squares[i];
      moves[i] += other.moves[i];
      nanos[i] += other.nanos[i];
      nodes[i] += other.nodes[i];
      depths[i] += other.depths[i];
    }
  }

  /** Returns a line for each player and, for two players, the Elo difference. */
  String report() {
    var text = new StringBuilder();
    text.append(contest.options().game().id()).append(' ').append(contest.options());
    for (int player = 0; player < games.length; player++) {
      text.append('\n').append(line(player));
    }
    if (games.length == 2) {
      text.append('\n').append(elo());
    }
    return text.toString();
  }

  private String line(int player) {
    int played = Math.max(1, games[player]);
    return String.format(
        Locale.ROOT,
        "%-16s %d wins, %d draws, %d losses, score %.1f %%; %.1f ms, %.0f nodes, depth %.1f a move",
        contest.contestants().get(player).name(),
        wins[player],
        games[player] - wins[player] - losses[player],
        losses[player],
        100 * points[player] / played,
        nanos[player] / 1e6 / Math.max(1, moves[player]),
        (double) nodes[player] / Math.max(1, moves[player]),
        (double) depths[player] / Math.max(1, moves[player]));
  }

  /** Returns the first player's Elo difference with its 95 % confidence interval. */
  private String elo() {
    double mean = points[0] / Math.max(1, games[0]);
    if (mean <= 0 || mean >= 1) {
      return "Elo difference: beyond measure";
    }
    double deviation = Math.sqrt((squares[0] / games[0] - mean * mean) / games[0]);
    double slope = 400 / Math.log(10) / (mean * (1 - mean));
    return String.format(
        Locale.ROOT,
        "Elo difference %+.0f ± %.0f",
        400 * Math.log10(mean / (1 - mean)),
        CONFIDENCE * deviation * slope);
  }
}
