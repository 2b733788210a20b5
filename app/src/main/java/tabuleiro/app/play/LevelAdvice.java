package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.app.data.SavedGames;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Advises another level at the end of a game: the next after two clear wins in a row, the one below
 * after two clear losses, and again after two more.
 */
final class LevelAdvice {
  /** So many games say that a level is too easy or too hard. */
  private static final int GAMES = 2;

  private final SavedGames games;
  private final Match match;
  private final Runnable changed;
  private boolean asked;
  private Level advised;

  LevelAdvice(SavedGames games, Match match, Runnable changed) {
    this.games = games;
    this.match = match;
    this.changed = changed;
  }

  /** Asks once for every end; a game that goes on needs no advice. */
  void update(boolean storedAndOver) {
    if (!storedAndOver) {
      asked = false;
      advised = null;
    } else if (!asked && level(match) != null) {
      asked = true;
      games.streak(
          match.options().game().id(),
          level(match),
          streak -> {
            if (asked && streak.isDone()) {
              advised = advise(level(match), streak.value());
              changed.run();
            }
          });
    }
  }

  /**
   * The level of the one CPU that one person plays against from the start, unless somebody gave up.
   */
  @Nullable
  private static Level level(ReadableMatch match) {
    boolean isFair = match.players().size() == 2 && match.layout().isEmpty();
    if (!isFair || match.onlyPerson() < 0 || match.isClosed()) {
      return null;
    }
    return match.players().stream()
        .filter(player -> !player.isPerson())
        .map(Player::level)
        .filter(level -> !level.isHistoric())
        .findFirst()
        .orElse(null);
  }

  /** The level to try after so many wins in a row, or losses if negative; null for none. */
  @Nullable
  static Level advise(Level level, int streak) {
    if (streak == 0 || streak % GAMES != 0) {
      return null;
    }
    return beside(level, streak > 0);
  }

  /** The level above or below, or null. */
  @Nullable
  private static Level beside(Level level, boolean harder) {
    int next = level.ordinal() + (harder ? 1 : -1);
    return next < 0 || Level.values()[next].isHistoric() ? null : Level.values()[next];
  }

  /** A harder level after a win against one CPU, an easier one after a loss; null for none. */
  @Nullable
  static Level next(ReadableMatch match) {
    var level = match.result() == null || match.result().isDraw() ? null : level(match);
    return level == null ? null : beside(level, match.result().favours(match.onlyPerson()));
  }

  /** The level to try next, or null. */
  @Nullable
  Level advised() {
    return advised;
  }
}
