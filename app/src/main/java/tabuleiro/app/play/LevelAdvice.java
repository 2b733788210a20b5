package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.app.data.SavedGames;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

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
    } else if (!asked && level() != null) {
      asked = true;
      games.streak(
          match.options().game().id(),
          level(),
          streak -> {
            if (asked && streak.isDone()) {
              advised = advise(level(), streak.value());
              changed.run();
            }
          });
    }
  }

  /** The level of the one CPU that one person plays against, unless somebody gave up. */
  @Nullable
  private Level level() {
    if (match.players().size() != 2 || match.onlyPerson() < 0 || match.isClosed()) {
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
    int next = level.ordinal() + (streak > 0 ? 1 : -1);
    return next < 0 || Level.values()[next].isHistoric() ? null : Level.values()[next];
  }

  /** The level to try next, or null. */
  @Nullable
  Level advised() {
    return advised;
  }
}
