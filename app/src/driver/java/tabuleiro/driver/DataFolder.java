package tabuleiro.driver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import org.robolectric.RuntimeEnvironment;

/** Keeps the app's files between simulated processes; Robolectric gives each a temporary folder. */
public final class DataFolder {
  private final Path kept;

  /** Creates a store in a folder, which may not exist yet. */
  public DataFolder(Path kept) {
    this.kept = kept;
  }

  /** Restores the files; must be called before the application is used. */
  public void bringIn() {
    try {
      if (!Files.isDirectory(kept)) {
        return;
      }
      try (var folders = Files.list(kept)) {
        for (var folder : folders.filter(Files::isDirectory).toList()) {
          var name = folder.getFileName().toString();
          copy(folder, RuntimeEnvironment.getTempDirectory().createIfNotExists(name));
        }
      }
      SystemAppState.recall(kept);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Deletes the files, as if the app were uninstalled. */
  void forget() {
    try {
      deleteFiles(mine());
      SystemAppState.forget(kept);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Path live() {
    return RuntimeEnvironment.getApplication().getDataDir().toPath();
  }

  private Path mine() {
    return kept.resolve(live().getFileName().toString());
  }

  /** Saves the current files. */
  public void keep() {
    try {
      Phone.awaitPreferences();
      var live = live();
      var mine = mine();
      for (var folder : new String[] {"databases", "shared_prefs", "files", "no_backup"}) {
        deleteFiles(mine.resolve(folder));
        if (Files.isDirectory(live.resolve(folder))) {
          Files.createDirectories(mine);
          copy(live.resolve(folder), mine.resolve(folder));
        }
      }
      SystemAppState.keep(kept);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Also deletes files in subfolders: what the app has deleted must not come back. */
  private static void deleteFiles(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (var files = Files.walk(folder)) {
        for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
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
