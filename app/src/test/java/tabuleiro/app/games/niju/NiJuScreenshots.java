package tabuleiro.app.games.niju;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameter;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;
import tabuleiro.app.board.BetterMove;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.TouchMoveBuilder;
import tabuleiro.rules.niju.NiJuPosition;

/** Screenshots of Ni-Ju's board and hands on every kind of screen. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@GraphicsMode(NATIVE)
public final class NiJuScreenshots {
  private static final File OUT =
      new File(System.getProperty("screenshots", "build/screenshots"), "niju");
  private static final BoardSettings STILL = new BoardSettings(true, true, false, false, 0);

  /** The screens of the pictures. */
  public enum Screen {
    PHONE("w360dp-h640dp-port-notnight-xhdpi", 344, 500, 2),
    PHONE_DARK("w360dp-h640dp-port-night-xhdpi", 344, 500, 2),
    LAND("w740dp-h360dp-land-notnight-xhdpi", 460, 328, 2),
    TABLET("w1280dp-h800dp-land-notnight-mdpi", 860, 760, 1),
    TABLET_PORT_DARK("w800dp-h1280dp-port-night-mdpi", 784, 900, 1);

    private final String qualifiers;
    private final int width;
    private final int height;

    Screen(String qualifiers, int width, int height, int density) {
      this.qualifiers = qualifiers;
      this.width = width * density;
      this.height = height * density;
    }

    NiJuTestTable table(NiJuPosition position) {
      return new NiJuTestTable(position, STILL, width, height);
    }
  }

  @Parameter public Screen screen;

  @Parameters(name = "{0}")
  public static List<Screen> screens() {
    return List.of(Screen.values());
  }

  @Before
  public void setUp() {
    RuntimeEnvironment.setQualifiers(screen.qualifiers);
  }

  private interface Scene {
    NiJuTestTable on(Screen screen) throws RefusalException;
  }

  @Test
  public void opening() throws Exception {
    take("opening", screen -> screen.table(NiJuTestTable.start("")));
  }

  @Test
  public void secondMoveChosen() throws Exception {
    take(
        "chosen",
        screen -> {
          var table = screen.table(NiJuTestTable.start(""));
          table.tapTile(7);
          table.tapCell(0, 0);
          table.tapTile(3);
          table.tapTile(3);
          return table;
        });
  }

  @Test
  public void middle() throws Exception {
    take(
        "middle",
        screen -> {
          var position = NiJuTestTable.played("", 18, 3);
          int last = NiJuTestTable.likelyMove(position, 21);
          position.play(last);
          var table = screen.table(position);
          table.set(position, last);
          return table;
        });
  }

  @Test
  public void endingStepByStep() throws Exception {
    ShadowChoreographer.setPaused(true);
    for (int millis : new int[] {300, 900, 1600}) {
      take("ending-" + millis, screen -> ending(screen, millis));
    }
  }

  private static NiJuTestTable ending(Screen screen, int millis) throws RefusalException {
    var position = NiJuTestTable.played("", 40, 3);
    var table = new NiJuTestTable(position, BoardSettings.STANDARD, screen.width, screen.height);
    table.board.playEnding(() -> {});
    for (int time = 0; time < millis; time += 20) {
      ShadowLooper.idleMainLooper(20, MILLISECONDS);
    }
    return table;
  }

  @Test
  public void better() throws Exception {
    take("better", screen -> compared(screen, false));
    take("better-there", screen -> compared(screen, true));
  }

  private static NiJuTestTable compared(Screen screen, boolean sameCell) throws RefusalException {
    var position = NiJuTestTable.played("", 18, 3);
    int last = NiJuTestTable.likelyMove(position, 21);
    int better = NiJuTestTable.otherMove(position, last, sameCell);
    var table = screen.table(position);
    table.board.setMoveBuilder(null);
    table.board.setBetterMove(new BetterMove(better, last, ""));
    return table;
  }

  @Test
  public void preview() throws Exception {
    take(
        "preview",
        screen -> {
          var table = screen.table(NiJuTestTable.played("", 16, 3));
          int cell = table.board.table().frontier(2);
          table.board.pick(cell);
          table.hand.touchSpot(tile(table, 3));
          table.board.choice().turn(1);
          return table;
        });
  }

  private static int tile(NiJuTestTable table, int rank) {
    int hand = table.position.table().hand(table.position.turn());
    for (int i = 0; i < rank; i++) {
      hand &= hand - 1;
    }
    return Integer.numberOfTrailingZeros(hand);
  }

  @Test
  public void offered() throws Exception {
    take(
        "offered",
        screen -> {
          var table = screen.table(NiJuTestTable.played("", 20, 3));
          table.board.pick(table.board.table().frontier(4));
          return table;
        });
  }

  @Test
  public void unfolded() throws Exception {
    take(
        "unfolded",
        screen -> {
          var table = screen.table(NiJuTestTable.played("", 20, 3));
          table.tapFolded();
          return table;
        });
  }

  @Test
  public void hint() throws Exception {
    take(
        "hint",
        screen -> {
          var table = screen.table(NiJuTestTable.played("", 9, 5));
          var moveBuilder = new TouchMoveBuilder(table.position);
          table.board.setHint(moveBuilder.candidates().get(100));
          return table;
        });
  }

  @Test
  public void full() throws Exception {
    take("full", screen -> screen.table(NiJuTestTable.played("", 40, 3)));
  }

  @Test
  public void widest() throws Exception {
    take("widest", screen -> screen.table(NiJuTestTable.played("", 39, 11)));
  }

  private void take(String name, Scene scene) throws Exception {
    var look = screen.name().toLowerCase(Locale.ROOT).replace('_', '-');
    write(scene.on(screen).picture(), name + "-" + look, look.endsWith("dark"));
  }

  private static void write(Bitmap picture, String name, boolean dark) throws IOException {
    OUT.mkdirs();
    var page =
        Bitmap.createBitmap(
            picture.getWidth() + 32, picture.getHeight() + 32, Bitmap.Config.ARGB_8888);
    var canvas = new Canvas(page);
    canvas.drawColor(dark ? 0xff121316 : 0xfffdf8f4);
    canvas.drawBitmap(picture, 16, 16, null);
    try (var out = new FileOutputStream(new File(OUT, name + ".png"))) {
      page.compress(Bitmap.CompressFormat.PNG, 100, out);
    }
  }
}
