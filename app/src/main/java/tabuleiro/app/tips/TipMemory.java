package tabuleiro.app.tips;

import android.content.SharedPreferences;
import tabuleiro.rules.Games;

/** Remembers what newcomers were offered and told of each game, so that nothing is said twice. */
public final class TipMemory {
  private static final String OFFERED = "offered.";
  private static final String WANTED = "wanted.";
  private static final String TOLD = "told.";

  private final SharedPreferences stored;

  /** The memory that is stored there. */
  public TipMemory(SharedPreferences stored) {
    this.stored = stored;
  }

  /** Whether nobody was asked yet how to begin with the game. */
  public boolean isNew(String gameId) {
    return !stored.getBoolean(OFFERED + gameId, false);
  }

  /** The person is asked how to begin with the game, once and for all. */
  public void setOffered(String gameId) {
    stored.edit().putBoolean(OFFERED + gameId, true).apply();
  }

  /** Whether the person wants tips in the game. */
  public boolean isWanted(String gameId) {
    return stored.getBoolean(WANTED + gameId, false);
  }

  /** The person wants tips in the game, or none. */
  public void setWanted(String gameId, boolean wanted) {
    stored.edit().putBoolean(WANTED + gameId, wanted).apply();
  }

  /** Whether a tip was told. */
  public boolean isTold(String gameId, String tip) {
    return stored.getBoolean(TOLD + gameId + "." + tip, false);
  }

  /** A tip was told. */
  public void setTold(String gameId, String tip) {
    stored.edit().putBoolean(TOLD + gameId + "." + tip, true).apply();
  }

  /** All tips are wanted once more, in every game. */
  public void tellAgain() {
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
