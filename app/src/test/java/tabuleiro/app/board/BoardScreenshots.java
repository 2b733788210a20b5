package tabuleiro.app.board;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.MotionEvent;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.time.Duration;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;
import tabuleiro.rules.game.RefusalException;

/** Pictures of all boards: opening, middle game and end, light and dark, in any size. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(NATIVE)
public final class BoardScreenshots {
  private static final File OUT =
      new File(System.getProperty("screenshots", "build/screenshots"), "boards");
  private static final int MARGIN = 16;

  @Test
  public void phone() throws IOException {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-notnight-xhdpi");
    all("phone", 720);
  }

  @Test
  public void phoneDark() throws IOException {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-night-xhdpi");
    all("phone-dark", 720);
  }

  @Test
  public void smallPhone() throws IOException {
    RuntimeEnvironment.setQualifiers("w320dp-h480dp-notnight-mdpi");
    all("small", 300);
  }

  @Test
  public void tablet() throws IOException {
    RuntimeEnvironment.setQualifiers("w1280dp-h800dp-land-night-mdpi");
    all("tablet-dark", 760);
  }

  @Test
  public void thumbnails() throws IOException {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-notnight-xhdpi");
    for (var scene : SamplePositions.all()) {
      var bare = scene.touching("").advising("").styled(BoardSettings.PICTURE);
      write(new TestBoard(bare, 192), scene.name() + "-thumbnail");
    }
  }

  @Test
  public void moves() throws IOException, RefusalException {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-notnight-xhdpi");
    ShadowChoreographer.setPaused(true);
    ShadowChoreographer.setFrameDelay(Duration.ofMillis(16));
    for (var scene : SamplePositions.all()) {
      var move =
          switch (scene.name()) {
            case "shacru-opening" -> "c9-d8>";
            case "azacru-connection" -> "a8-d8";
            case "shakti-middle" -> "d4xf4";
            case "shi-capture" -> "a1xf6";
            default -> null;
          };
      if (move != null) {
        move(scene.touching(""), move);
      }
    }
  }

  private static void move(SamplePositions.Scene scene, String notation)
      throws IOException, RefusalException {
    var style = new BoardSettings(true, true, false, false, 300);
    var board = new TestBoard(scene.styled(style), 720);
    var before = board.position.copy();
    int move = before.parse(notation);
    board.position.play(move);
    board.view.setMoveBuilder(null);
    board.view.animate(before, move, board.position, () -> {});
    for (int time = 0; time < 360; time += 20) {
      ShadowLooper.idleMainLooper(20, MILLISECONDS);
      if (time == 120 || time == 200 || time == 340) {
        write(board, scene.name() + "-moving-" + time);
      }
    }
  }

  @Test
  public void compared() throws IOException, RefusalException {
    for (var night : new String[] {"notnight", "night"}) {
      RuntimeEnvironment.setQualifiers("w360dp-h640dp-" + night + "-xhdpi");
      for (var pair : BetterMoveTest.PAIRS) {
        var board = BetterMoveTest.before(pair, 720);
        board.view.setBetterMove(BetterMoveTest.better(pair));
        var look = night.equals("night") ? "-dark" : "";
        write(board, "compared-" + pair.toString().replace(' ', '-') + look);
      }
    }
  }

  @Test
  public void fingers() throws IOException, RefusalException {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-notnight-xhdpi");
    var scene = SamplePositions.start("shi-12", "shi", "size=12").touching("f12");
    var board = new TestBoard(scene, 720);
    var target = board.bounds(board.square("i9"));
    board.send(MotionEvent.ACTION_DOWN, target.exactCenterX(), target.exactCenterY());
    ShadowLooper.idleMainLooper(300, MILLISECONDS);
    write(board, "shi-12-loupe");
    var large = new TestBoard(SamplePositions.start("", "shakti", ""), 720);
    var start = large.bounds(large.square("b2"));
    large.send(MotionEvent.ACTION_DOWN, start.exactCenterX(), start.exactCenterY());
    large.send(MotionEvent.ACTION_MOVE, start.exactCenterX() + 150, start.exactCenterY() - 160);
    write(large, "shakti-drag");
  }

  private static void all(String look, int side) throws IOException {
    for (var scene : SamplePositions.all()) {
      write(new TestBoard(scene, side), scene.name() + "-" + look);
    }
  }

  private static void write(TestBoard board, String name) throws IOException {
    var picture = board.picture();
    int side = picture.getWidth() + 2 * MARGIN;
    var page = Bitmap.createBitmap(side, side, Bitmap.Config.ARGB_8888);
    var canvas = new Canvas(page);
    canvas.drawColor(name.endsWith("dark") ? 0xff121316 : 0xfffdf8f4);
    canvas.drawBitmap(picture, MARGIN, MARGIN, null);
    if (!OUT.isDirectory() && !OUT.mkdirs()) {
      throw new IOException("no folder " + OUT);
    }
    try (var out = new FileOutputStream(new File(OUT, name + ".png"))) {
      page.compress(Bitmap.CompressFormat.PNG, 100, out);
    }
  }
}
