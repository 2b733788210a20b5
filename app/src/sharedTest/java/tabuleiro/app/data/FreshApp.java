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
 * Gives every test the app as it is after installing, for somebody who knows all games and wants
 * neither animations nor passes made for them. On a device, too: what was stored there is deleted.
 */
public final class FreshApp extends ExternalResource {
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

  /** Forgets all that the process knows of stored games, as its death does: files are left. */
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
