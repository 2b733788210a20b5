package tabuleiro.app.data;

import android.content.Context;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ApplicationProvider;
import java.io.File;
import org.junit.rules.ExternalResource;
import tabuleiro.app.TabuleiroApp;
import tabuleiro.app.di.AppContainer;
import tabuleiro.rules.Games;

/**
 * JUnit rule that resets the app to its state after installation, for a person who knows all games
 * and wants neither animations nor automatic passes. On a device it deletes stored data.
 */
public final class FreshAppRule extends ExternalResource {
  private final TabuleiroApp app = ApplicationProvider.getApplicationContext();

  @Override
  protected void before() {
    forget();
    delete(app.getDatabasePath(GamesDatabase.FILE).getParentFile());
    var preferences = new File(app.getApplicationInfo().dataDir, "shared_prefs").list();
    for (var file : preferences == null ? new String[0] : preferences) {
      var name = file.replace(".xml", "");
      app.getSharedPreferences(name, Context.MODE_PRIVATE).edit().clear().commit();
    }
    PreferenceManager.getDefaultSharedPreferences(app)
        .edit()
        .putString("animation", "0")
        .putBoolean("auto_pass", false)
        .commit();
    var memory = app.container().tips();
    Games.all().forEach(game -> memory.setOffered(game.id()));
  }

  @Override
  protected void after() {
    forget();
  }

  /** Forgets everything in memory about stored games, as if the process had died; files stay. */
  public void forget() {
    app.setContainer(new AppContainer(app));
  }

  private static void delete(File file) {
    var inside = file.listFiles();
    for (var each : inside == null ? new File[0] : inside) {
      delete(each);
    }
    if (file.exists() && !file.delete()) {
      throw new AssertionError("cannot delete " + file);
    }
  }
}
