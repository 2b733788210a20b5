package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.app.data.GameRepository;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Suggests another CPU level at the end of a game: the next one up after two clear wins in a row,
 * the next one down after two clear losses, and again after two more.
 */
final class LevelAdvice {
  /** Number of games after which a level counts as too easy or too hard. */
  private static final int GAMES = 2;

  private final GameRepository games;
  private final Match match;
  private final Runnable changed;
  private boolean asked;
  @Nullable private Level advised;

  LevelAdvice(GameRepository games, Match match, Runnable changed) {
    this.games = games;
    this.match = match;
    this.changed = changed;
  }

  /** Looks for advice once for every ending; a running game needs none. */
  void update(boolean storedAndOver) {
    if (!storedAndOver) {
      asked = false;
      advised = null;
      return;
    }
    var level = level(match);
    if (!asked && level != null) {
      asked = true;
      games.streak(
          match.options().game().id(),
          level,
          streak -> {
            if (asked && streak.isDone()) {
              advised = advise(level, streak.value());
              changed.run();
            }
          });
    }
  }

  /**
   * Returns the level of the only CPU against the only person, or null for other players or a
   * resigned game.
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

  /** Returns the level to try after so many wins in a row, negative for losses; null for none. */
  @Nullable
  static Level advise(Level level, int streak) {
    if (streak == 0 || streak % GAMES != 0) {
      return null;
    }
    return beside(level, streak > 0);
  }

  /** Returns the next higher or lower level, or null. */
  @Nullable
  private static Level beside(Level level, boolean harder) {
    int next = level.ordinal() + (harder ? 1 : -1);
    return next < 0 || Level.values()[next].isHistoric() ? null : Level.values()[next];
  }

  /** Returns a harder level after a win against one CPU, an easier one after a loss, or null. */
  @Nullable
  static Level next(ReadableMatch match) {
    var result = match.result();
    var level = level(match);
    return result == null || result.isDraw() || level == null
        ? null
        : beside(level, result.favours(match.onlyPerson()));
  }

  /** Returns the suggested level, or null. */
  @Nullable
  Level advised() {
    return advised;
  }
}
