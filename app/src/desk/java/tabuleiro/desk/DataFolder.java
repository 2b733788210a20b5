package tabuleiro.desk;

import android.app.Application;
import android.app.LocaleManager;
import android.os.LocaleList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.robolectric.RuntimeEnvironment;

/** Keeps the app's files between runs: Robolectric gives every run a fresh, passing folder. */
final class DataFolder {
  private static final String LANGUAGE = "app-language";

  private final Application app = RuntimeEnvironment.getApplication();
  private final Path live = app.getDataDir().toPath();
  private final Path kept;

  DataFolder(Path kept) {
    this.kept = kept;
  }

  /** Brings the files of the last run in; the app must not have started yet. */
  void bringIn() {
    try {
      if (Files.isDirectory(kept)) {
        copy(kept, live);
        AppProcess.startAgain(app);
        var language = kept.resolve(LANGUAGE);
        if (Files.exists(language)) {
          locales().setApplicationLocales(LocaleList.forLanguageTags(Files.readString(language)));
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Keeps the files as they are now. */
  void keep() {
    try {
      Files.createDirectories(kept);
      for (var folder : new String[] {"databases", "shared_prefs", "files"}) {
        deleteFiles(kept.resolve(folder));
        if (Files.isDirectory(live.resolve(folder))) {
          copy(live.resolve(folder), kept.resolve(folder));
        }
      }
      Files.writeString(kept.resolve(LANGUAGE), locales().getApplicationLocales().toLanguageTags());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private LocaleManager locales() {
    return app.getSystemService(LocaleManager.class);
  }

  private static void deleteFiles(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (var files = Files.list(folder)) {
        for (var file : files.filter(Files::isRegularFile).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var files = Files.walk(from)) {
      for (var file : files.toList()) {
        var target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }
}
