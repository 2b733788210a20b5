package tabuleiro.app.data;

import android.app.Application;
import androidx.core.content.ContextCompat;
import java.util.concurrent.Executor;
import org.robolectric.util.ReflectionHelpers;

/** Lets the desk choose the threads on which games are stored. */
public final class DataProbe {
  private DataProbe() {}

  /** Opens the app's games; nobody may have asked for them in this process. */
  public static void open(Application app, Executor work, Executor reader) {
    var games =
        new SavedGames(
            GamesDatabase.builder(app, GamesDatabase.FILE).build(),
            work,
            reader,
            ContextCompat.getMainExecutor(app),
            System::currentTimeMillis);
    ReflectionHelpers.setStaticField(SavedGames.class, "instance", games);
  }
}
