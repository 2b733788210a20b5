package tabuleiro.app.board;

import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.GraphicsMode;

/** Pictures of all boards, to be looked at: opening, middle and end, light and dark. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(NATIVE)
public final class BoardScreenshots {
  private static final File OUT =
      new File(System.getProperty("screenshots", "build/screenshots"), "boards");

  @Test
  public void light() throws IOException {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-notnight-xhdpi");
    all("light");
  }

  @Test
  public void dark() throws IOException {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-night-xhdpi");
    all("dark");
  }

  private void all(String theme) throws IOException {
    for (var scene : Scenes.all()) {
      var board = new TestBoard(scene, 720);
      write(board.picture(), scene.name() + "-" + theme);
    }
  }

  private static void write(Bitmap bitmap, String name) throws IOException {
    OUT.mkdirs();
    var page = Bitmap.createBitmap(bitmap.getWidth() + 32, bitmap.getHeight() + 32, bitmap.getConfig());
    var canvas = new Canvas(page);
    canvas.drawColor(name.endsWith("dark") ? 0xff121316 : 0xfffdf8f4);
    canvas.drawBitmap(bitmap, 16, 16, null);
    try (var out = new FileOutputStream(new File(OUT, name + ".png"))) {
      page.compress(Bitmap.CompressFormat.PNG, 100, out);
    }
  }
}
