package tabuleiro.app.board;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;
import tabuleiro.rules.game.RefusalException;

/** Picture sheets of the boards: every theme, every type of colour vision, and animations. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(NATIVE)
public final class ThemeScreenshots {
  private static final File OUT =
      new File(System.getProperty("screenshots", "build/screenshots"), "themes");
  private static final int SIDE = 480;
  private static final int GAP = 12;
  private static final List<String> SHOWN =
      List.of(
          "shacru-middle-4p",
          "shacru-twist",
          "azacru-middle-3p",
          "azacru-connection",
          "shakti-check",
          "shakti-middle",
          "shi-middle",
          "shi-capture");

  @Test
  public void everyTheme() throws IOException {
    for (var mode : List.of("notnight", "night")) {
      RuntimeEnvironment.setQualifiers("w360dp-h640dp-" + mode + "-hdpi");
      for (var theme : BoardTheme.values()) {
        var sheet = new Sheet(4, 2, mode.equals("night"));
        for (var scene : SamplePositions.all()) {
          if (SHOWN.contains(scene.name())) {
            sheet.add(new TestBoard(scene, SIDE, theme).picture());
          }
        }
        sheet.write(theme.key() + "-" + mode);
      }
    }
  }

  @Test
  public void everyEye() throws IOException, RefusalException {
    for (var mode : List.of("notnight", "night")) {
      RuntimeEnvironment.setQualifiers("w360dp-h640dp-" + mode + "-hdpi");
      for (var theme : List.of(BoardTheme.OWN, BoardTheme.SAFE)) {
        var sheet = new Sheet(4, 2, mode.equals("night"));
        for (var game : List.of("shacru", "azacru")) {
          var scene = SamplePositions.random(game, game, "players=4", 48);
          for (var sight : ColourVision.values()) {
            sheet.add(sight.see(new TestBoard(scene, SIDE, theme).picture()));
          }
        }
        sheet.write("eyes-" + theme.key() + "-" + mode);
      }
    }
  }

  @Test
  public void movesStepByStep() throws IOException, RefusalException {
    takeFrames();
    for (var words :
        List.of(
            "shacru-opening c9-d8>",
            "azacru-connection a8-d8",
            "shakti-middle d4xf4",
            "shakti-opening b2-d4",
            "shi-capture a1xf6")) {
      var parts = words.split(" ");
      for (var scene : SamplePositions.all()) {
        if (scene.name().equals(parts[0])) {
          var board = new TestBoard(scene.touching("").advising(""), SIDE);
          var before = board.position.copy();
          int move = before.parse(parts[1]);
          board.position.play(move);
          board.view.setMoveBuilder(null);
          board.view.animate(before, move, board.position, () -> {});
          write(board, 500, 2, parts[0] + "-moving");
        }
      }
    }
  }

  @Test
  public void lastMovesAndEndings() throws IOException, RefusalException {
    takeFrames();
    var scenes = new ArrayList<>(SamplePositions.endings());
    scenes.addAll(SamplePositions.decidingCaptures());
    for (var scene : scenes) {
      var board = new TestBoard(scene, SIDE);
      var before = scene.position().copy();
      before.undo();
      board.view.animate(
          before, scene.lastMove(), scene.position(), () -> board.view.playEnding(() -> {}));
      write(board, 3200, 4, scene.name() + "-ending");
    }
  }

  private static void takeFrames() {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-notnight-hdpi");
    ShadowChoreographer.setPaused(true);
    ShadowChoreographer.setFrameDelay(Duration.ofMillis(16));
  }

  /** Draws rows of four frames of an animation. */
  private static void write(TestBoard board, int millis, int rows, String name) throws IOException {
    var sheet = new Sheet(4, rows, false);
    for (int step = 0; step < 4 * rows; step++) {
      for (int time = 0; time < millis / (4 * rows); time += 20) {
        ShadowLooper.idleMainLooper(20, MILLISECONDS);
      }
      sheet.add(board.picture());
    }
    sheet.write(name);
  }

  /** Combines pictures side by side. */
  private static final class Sheet {
    private final Bitmap page;
    private final Canvas canvas;
    private final int columns;
    private int count;

    Sheet(int columns, int rows, boolean dark) {
      this.columns = columns;
      int cell = SIDE + GAP;
      page = Bitmap.createBitmap(columns * cell + GAP, rows * cell + GAP, Bitmap.Config.ARGB_8888);
      canvas = new Canvas(page);
      canvas.drawColor(dark ? 0xff121316 : 0xfffdf8f4);
    }

    void add(Bitmap picture) {
      int cell = SIDE + GAP;
      int x = GAP + count % columns * cell;
      int y = GAP + count / columns * cell;
      canvas.drawBitmap(picture, x, y, null);
      count++;
    }

    void write(String name) throws IOException {
      if (!OUT.isDirectory() && !OUT.mkdirs()) {
        throw new IOException("no folder " + OUT);
      }
      try (var out = new FileOutputStream(new File(OUT, name + ".png"))) {
        page.compress(Bitmap.CompressFormat.PNG, 100, out);
      }
    }
  }
}
