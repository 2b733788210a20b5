package tabuleiro.rules.ai;

import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Bot;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.HistoricBotLevel;
import tabuleiro.rules.game.Position;

/**
 * Playing strengths of a CPU opponent: five levels from beginner to master, and the bots of the
 * games' first programs.
 */
public enum Level {
  BEGINNER(50, 1, 350, 100),
  CASUAL(100, 2, 150, 60),
  CLUB(300, 4, 110, 10),
  EXPERT(1000, AlphaBetaSearch.MAX_PLY, 95, 0),
  MASTER(3000, AlphaBetaSearch.MAX_PLY, 3, 0),
  HISTORIC_RANDOM(HistoricBotLevel.RANDOM),
  HISTORIC_GREEDY(HistoricBotLevel.GREEDY),
  HISTORIC_MEDIUM(HistoricBotLevel.MEDIUM),
  HISTORIC_HARD(HistoricBotLevel.HARD);

  /** The prefix of the historic bots' ids, kept for the records and saved games that contain it. */
  private static final String HISTORIC_ID = "report-";

  /** The time for a move in milliseconds. */
  final int millis;

  /** The maximum search depth in plies. */
  final int maxDepth;

  /** The noise: by how much a move may look worse than the best and still be chosen. */
  final int noise;

  /** The percentage of the moves hardest to see that the level overlooks. */
  final int blunderPercent;

  private final @Nullable HistoricBotLevel historic;

  Level(int millis, int maxDepth, int noise, int blunderPercent) {
    this.millis = millis;
    this.maxDepth = maxDepth;
    this.noise = noise;
    this.blunderPercent = blunderPercent;
    historic = null;
  }

  Level(HistoricBotLevel historic) {
    this.historic = historic;
    millis = 50;
    maxDepth = 0;
    noise = 0;
    blunderPercent = 0;
  }

  /**
   * Returns the id in records and saved games, for example {@code club} or {@code report-random}.
   */
  public String id() {
    return historic == null ? word(name()) : HISTORIC_ID + word(historic.name());
  }

  /** Returns the name in the console, for example {@code club} or {@code historic-random}. */
  public String title() {
    return word(name());
  }

  private static String word(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the level with an id or title, or null. */
  public static @Nullable Level byId(String id) {
    for (var level : values()) {
      if (level.id().equalsIgnoreCase(id.strip()) || level.title().equalsIgnoreCase(id.strip())) {
        return level;
      }
    }
    return null;
  }

  /** Returns whether this is a historic bot rather than one of the five levels. */
  public boolean isHistoric() {
    return historic != null;
  }

  /**
   * Returns whether the level can play a game. Each historic bot was written for some games only.
   */
  public boolean suits(Game game) {
    return historic == null
        || historic == HistoricBotLevel.RANDOM
        || game.historicBots().containsKey(historic);
  }

  /** Returns the historic bot for a game that it suits. */
  Bot bot(Game game) {
    return this == HISTORIC_RANDOM
        ? Level::randomMove
        : Objects.requireNonNull(game.historicBots().get(historic), "suits");
  }

  private static int randomMove(Position position, Random random) {
    var moves = position.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  /** Returns the Elo rating of one of the five levels in a game. */
  public int rating(Game game) {
    var ratings = game.levelRatings();
    return switch (this) {
      case BEGINNER -> ratings.beginner();
      case CASUAL -> ratings.casual();
      case CLUB -> ratings.club();
      case EXPERT -> ratings.expert();
      case MASTER -> ratings.master();
      default -> throw new IllegalStateException("nobody has measured " + title());
    };
  }

  /** Returns the next weaker of the five levels, or null for the weakest and for historic bots. */
  public @Nullable Level below() {
    return historic != null || this == BEGINNER ? null : values()[ordinal() - 1];
  }

  /** Returns the share of games that this level wins against the next weaker one. */
  public WinFraction winsAgainstBelow(Game game) {
    int weaker = Objects.requireNonNull(below(), "nothing is weaker").rating(game);
    return WinFraction.near(Rating.expected(rating(game), weaker));
  }
}
