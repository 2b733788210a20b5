package tabuleiro.app.share;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import androidx.appcompat.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.files.SharedFileWriter;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.time.HandlerScheduler;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.Options;

/** Tests films that are made at once, and those for which the memory is too small. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class FilmExporterTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final List<File> made = new ArrayList<>();

  private static MatchImageRenderer renderer(tabuleiro.rules.match.Match match) {
    var context =
        new ContextThemeWrapper(
            ApplicationProvider.getApplicationContext(), R.style.Theme_Tabuleiro);
    return new MatchImageRenderer(context, match, 240);
  }

  private FilmExporter film(GameUi gameUi, File file) {
    var random = new Random(3);
    var options = Options.standard(gameUi.game());
    var match = RandomGames.play(RandomGames.fresh(options, random), 12, random);
    var threads = Executors.newCachedThreadPool();
    var shared = new SharedFileWriter(file, threads, new HandlerScheduler(), made::add);
    return new FilmExporter(match, () -> renderer(match), shared, ply -> {});
  }

  private byte[] wait(int films, File file) throws IOException {
    TestWait.until("they are made", () -> made.size() == films);
    made.clear();
    return Files.readAllBytes(file.toPath());
  }

  @Test
  public void twoFilmsAtOnceAreAsWholeAsOne() throws IOException {
    for (var gameUi : GameUiRegistry.all()) {
      var alone = new File(folder.getRoot(), gameUi.game().id() + " alone.gif");
      film(gameUi, alone).run();
      var wanted = wait(1, alone);
      var file = new File(folder.getRoot(), gameUi.game().id() + ".gif");
      film(gameUi, file).run();
      film(gameUi, file).run();
      assertArrayEquals(gameUi.game().id(), wanted, wait(2, file));
    }
  }

  @Test
  public void tooLittleMemoryIsSaid() {
    var shared =
        new SharedFileWriter(
            new File(folder.getRoot(), "film.gif"),
            Runnable::run,
            new HandlerScheduler(),
            made::add);
    var options = Options.standard(GameUiRegistry.all().get(0).game());
    new FilmExporter(
            RandomGames.fresh(options, new Random(1)),
            () -> {
              throw new OutOfMemoryError("bitmap");
            },
            shared,
            ply -> {})
        .run();
    TestWait.until("it is said", () -> !made.isEmpty());
    assertEquals(Arrays.asList((File) null), made);
    assertEquals(0, folder.getRoot().list().length);
  }
}
