package tabuleiro.app.setup;

import android.content.Context;
import android.os.SystemClock;
import java.util.Random;
import tabuleiro.app.R;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameLooks;
import tabuleiro.rules.record.GameRecord;

/** The game that a newcomer plays without having to choose anything. */
public final class FirstGame {
  private FirstGame() {}

  /** One person against CPUs: of the easiest level, or as was chosen for the game before. */
  public static GameRecord of(Context context, String gameId) {
    var setup =
        LastSetups.of(AppContainer.of(context)).load(GameLooks.byId(gameId).game()).againstCpus();
    return setup.toRecord(
        entrant -> context.getString(R.string.player_default, entrant + 1),
        new Random(SystemClock.elapsedRealtimeNanos()));
  }
}
