package tabuleiro.app.tips;

import android.content.SharedPreferences;
import tabuleiro.rules.Games;

/**
 * Stores in preferences which introductions and tips a beginner has seen, so that each is shown
 * once.
 */
public final class BeginnerTipStore {
  private static final String OFFERED = "offered.";
  private static final String WANTED = "wanted.";
  private static final String TOLD = "told.";

  private final SharedPreferences stored;

  /** Creates a store in preferences. */
  public BeginnerTipStore(SharedPreferences stored) {
    this.stored = stored;
  }

  /** Returns whether the game has never been introduced. */
  public boolean isNew(String gameId) {
    return !stored.getBoolean(OFFERED + gameId, false);
  }

  /** Records that the game has been introduced. */
  public void setOffered(String gameId) {
    stored.edit().putBoolean(OFFERED + gameId, true).apply();
  }

  /** Returns whether the person wants tips in the game. */
  public boolean isWanted(String gameId) {
    return stored.getBoolean(WANTED + gameId, false);
  }

  /** Sets whether the person wants tips in the game. */
  public void setWanted(String gameId, boolean wanted) {
    stored.edit().putBoolean(WANTED + gameId, wanted).apply();
  }

  /** Returns whether a tip was shown. */
  public boolean wasShown(String gameId, String tip) {
    return stored.getBoolean(TOLD + gameId + "." + tip, false);
  }

  /** Records that a tip was shown. */
  public void setShown(String gameId, String tip) {
    stored.edit().putBoolean(TOLD + gameId + "." + tip, true).apply();
  }

  /** Enables all tips again, in every game. */
  public void resetShown() {
    var edit = stored.edit();
    for (var key : stored.getAll().keySet()) {
      if (key.startsWith(TOLD)) {
        edit.remove(key);
      }
    }
    for (var game : Games.all()) {
      edit.putBoolean(WANTED + game.id(), true);
    }
    edit.apply();
  }
}
