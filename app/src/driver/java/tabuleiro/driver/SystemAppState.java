package tabuleiro.driver;

import android.app.LocaleManager;
import android.content.ComponentName;
import android.content.Context;
import android.content.pm.PackageManager;
import android.os.Build;
import android.os.LocaleList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.robolectric.RuntimeEnvironment;

/** Stores what Android itself keeps about an app while its process is dead. */
final class SystemAppState {
  private static final String LANGUAGE = "language";
  private static final String ENABLED = "enabled-services";

  private SystemAppState() {}

  static void keep(Path folder) throws IOException {
    var app = RuntimeEnvironment.getApplication();
    if (hasLanguages()) {
      var tags = app.getSystemService(LocaleManager.class).getApplicationLocales();
      Files.writeString(folder.resolve(LANGUAGE), tags.toLanguageTags());
    }
    Files.write(folder.resolve(ENABLED), enabled(app));
  }

  static void forget(Path folder) throws IOException {
    Files.deleteIfExists(folder.resolve(ENABLED));
  }

  static void recall(Path folder) throws IOException {
    if (!Files.exists(folder.resolve(ENABLED))) {
      return;
    }
    var app = RuntimeEnvironment.getApplication();
    if (hasLanguages()) {
      var tags = Files.readString(folder.resolve(LANGUAGE));
      app.getSystemService(LocaleManager.class)
          .setApplicationLocales(LocaleList.forLanguageTags(tags));
    }
    for (var service : Files.readAllLines(folder.resolve(ENABLED))) {
      app.getPackageManager()
          .setComponentEnabledSetting(
              new ComponentName(app, service),
              PackageManager.COMPONENT_ENABLED_STATE_ENABLED,
              PackageManager.DONT_KILL_APP);
    }
  }

  /** Returns whether the system stores the app's language, as it does since Android 13. */
  private static boolean hasLanguages() {
    return Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU;
  }

  /** Returns the services that the app has enabled, with which AppCompat marks its own state. */
  private static Iterable<String> enabled(Context app) {
    var packages = app.getPackageManager();
    int all = PackageManager.GET_SERVICES | PackageManager.MATCH_DISABLED_COMPONENTS;
    var enabled = new ArrayList<String>();
    try {
      for (var service : packages.getPackageInfo(app.getPackageName(), all).services) {
        int state = packages.getComponentEnabledSetting(new ComponentName(app, service.name));
        if (state == PackageManager.COMPONENT_ENABLED_STATE_ENABLED) {
          enabled.add(service.name);
        }
      }
    } catch (PackageManager.NameNotFoundException impossible) {
      throw new IllegalStateException("the app is not installed", impossible);
    }
    return enabled;
  }
}
