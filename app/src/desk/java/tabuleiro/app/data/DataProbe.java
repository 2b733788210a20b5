package tabuleiro.app.data;

import android.app.Application;
import androidx.core.content.ContextCompat;
import java.util.concurrent.Executor;

/** Lets the desk choose the threads on which games are stored, and end them. */
public final class DataProbe {
  private DataProbe() {}

  /** Opens the app's games; nobody may have asked for them in this process. */
  public static void open(Application app, Executor work, Executor reader) {
    var games =
        new SavedGames(
            GamesDatabase.open(app, GamesDatabase.FILE),
            work,
            reader,
            ContextCompat.getMainExecutor(app),
            System::currentTimeMillis);
    SavedGames.replace(games);
  }

  /** Cuts the app's games off, as the end of the process does. */
  public static void cutOff() {
    SavedGames.replace(null);
  }
}
