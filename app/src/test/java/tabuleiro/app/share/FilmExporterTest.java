package tabuleiro.app.share;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assume.assumeTrue;

import androidx.appcompat.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.app.R;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.time.HandlerScheduler;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests that an export that fails leaves nothing behind. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class FilmExporterTest {
  /** A file on Linux that has never any free space. */
  private static final Path FULL = Path.of("/dev/full");

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void whenTheDiskIsFullTheFileIsClosedAndDeleted() throws IOException {
    assumeTrue(Files.exists(FULL));
    var link = folder.getRoot().toPath().resolve("film.gif");
    Files.createSymbolicLink(link, FULL);
    var options = Options.standard(GameUiRegistry.all().get(0).game());
    var match = new Match(options, List.of(Player.person("Ana"), Player.person("Rui")));
    var context =
        new ContextThemeWrapper(
            ApplicationProvider.getApplicationContext(), R.style.Theme_Tabuleiro);
    var heard = new ArrayList<Boolean>();
    var picture = new MatchImageRenderer(context, match, 240);
    new FilmExporter(
            match, picture, link.toFile(), Runnable::run, new HandlerScheduler(), heard::add)
        .begin();
    TestWait.until("it is over", () -> !heard.isEmpty());
    assertEquals(List.of(false), heard);
    assertFalse("it is deleted", Files.exists(link, LinkOption.NOFOLLOW_LINKS));
    assertEquals("it is closed", List.of(), opened());
  }

  /** Returns this process's open descriptors of the full device. */
  private static List<Path> opened() throws IOException {
    var opened = new ArrayList<Path>();
    for (var file : new File("/proc/self/fd").listFiles()) {
      if (file.getCanonicalPath().equals(FULL.toString())) {
        opened.add(file.toPath());
      }
    }
    return opened;
  }
}
