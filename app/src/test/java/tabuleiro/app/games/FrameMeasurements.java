package tabuleiro.app.games;

import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.SamplePositions;
import tabuleiro.app.board.TestBoard;
import tabuleiro.app.games.niju.NiJuTestTable;
import tabuleiro.app.ui.ThreadCpuClock;
import tabuleiro.rules.game.RefusalException;

/**
 * Measures the time to draw a frame with real Skia: the fullest boards against nearly empty ones.
 */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(NATIVE)
public final class FrameMeasurements {
  private static final int SIDE = 720;
  private static final int WARM_UP = 300;
  private static final int FRAMES = 200;

  private final ThreadCpuClock clock;
  private final Canvas canvas =
      new Canvas(Bitmap.createBitmap(SIDE, 2 * SIDE, Bitmap.Config.ARGB_8888));

  public FrameMeasurements() throws ReflectiveOperationException {
    clock = new ThreadCpuClock();
  }

  @Test
  public void boards() throws ReflectiveOperationException, RefusalException {
    var full = full();
    tell("Shacru", board("shacru", "", "1a1N 2i9S"), board("shacru", "", full));
    tell("Azacru", board("azacru", "", "1a1N 2i9S"), board("azacru", "", full));
    tell("Shakti", board("shakti", "", "Ka1 kg7"), scene("shakti-middle"));
    tell("Shi 8", board("shi", "", shi(8)), scene("shi-opening"));
    tell("Shi 12", board("shi", "size=12", shi(12)), scene("shi-12"));
    tell("Ni-Ju", niJu(0), niJu(38));
  }

  private static View board(String game, String options, String layout) throws RefusalException {
    return new TestBoard(SamplePositions.layout("", game, options, layout), SIDE).view;
  }

  /** Returns a position with a marker on every field but one. */
  private static String full() {
    var layout = new StringBuilder("1a1N 2i9S");
    for (char file = 'a'; file <= 'i'; file++) {
      for (int rank = 1; rank <= 9; rank++) {
        if (file != 'i' || rank != 9) {
          layout.append(" 1*").append(file).append(rank);
        }
      }
    }
    return layout.toString();
  }

  /** Returns a position with a Samurai and a Ninja in two corners. */
  private static String shi(int side) {
    var rest = ".".repeat(side - 1);
    return "S" + rest + ("/." + rest).repeat(side - 2) + "/N" + rest + " to=1 taken=0,0";
  }

  private static View scene(String name) {
    for (var scene : SamplePositions.all()) {
      if (scene.name().equals(name)) {
        return new TestBoard(scene, SIDE).view;
      }
    }
    throw new AssertionError(name);
  }

  private static View niJu(int moves) throws RefusalException {
    var position = NiJuTestTable.played("", moves, 1);
    return new NiJuTestTable(position, BoardSettings.STANDARD, SIDE, 2 * SIDE).table;
  }

  private void tell(String name, View empty, View full) throws ReflectiveOperationException {
    double little = millisPerFrame(empty);
    double much = millisPerFrame(full);
    System.out.printf(Locale.ROOT, "frame, %s: empty %.2f ms, full %.2f ms%n", name, little, much);
  }

  private double millisPerFrame(View view) throws ReflectiveOperationException {
    for (int i = 0; i < WARM_UP; i++) {
      view.draw(canvas);
    }
    long begin = clock.nanos();
    for (int i = 0; i < FRAMES; i++) {
      view.draw(canvas);
    }
    return (clock.nanos() - begin) / 1e6 / FRAMES;
  }
}
