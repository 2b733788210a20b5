package tabuleiro.app.setup;

import android.content.Context;
import android.os.SystemClock;
import java.util.Random;
import tabuleiro.app.R;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.record.GameRecord;

/** Creates a game for a beginner, without any choices. */
public final class FirstGame {
  private FirstGame() {}

  /** Returns a game of one person against CPUs: of the easiest level, or as in the last setup. */
  public static GameRecord of(Context context, String gameId) {
    var setup =
        LastSetupStore.of(AppContainer.of(context))
            .load(GameUiRegistry.byId(gameId).game())
            .againstCpus();
    return setup.toRecord(
        entrant -> context.getString(R.string.player_default, entrant + 1),
        new Random(SystemClock.elapsedRealtimeNanos()));
  }
}
