package tabuleiro.app.setup;

import android.content.Context;
import android.os.SystemClock;
import androidx.annotation.Nullable;
import java.util.Random;
import tabuleiro.app.R;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.record.GameRecord;

/** Creates a game of one person, who goes first, against CPUs, without asking for any choices. */
public final class FirstGameFactory {
  private FirstGameFactory() {}

  /** Returns a game against CPUs of the levels of the last setup, at first the easiest one. */
  public static GameRecord of(Context context, String gameId) {
    return of(context, gameId, null);
  }

  /** Returns a game against CPUs of a level; null stands for the levels of the last setup. */
  public static GameRecord of(Context context, String gameId, @Nullable Level level) {
    var setup =
        LastSetupStore.of(AppContainer.of(context))
            .load(GameUiRegistry.byId(gameId).game())
            .againstCpus()
            .begunBy(0);
    var suited = level == null ? setup : setup.withLevel(level);
    return suited.toRecord(
        entrant -> context.getString(R.string.player_default, entrant + 1),
        new Random(SystemClock.elapsedRealtimeNanos()));
  }
}
