package tabuleiro.app.share;

import androidx.core.content.FileProvider;
import java.util.Map;
import org.robolectric.util.ReflectionHelpers;

/** Makes Android's file provider forget the folder of an earlier test, which it keeps for good. */
final class SharedFiles {
  private SharedFiles() {}

  static void forget() {
    ReflectionHelpers.<Map<?, ?>>getStaticField(FileProvider.class, "sCache").clear();
  }
}
