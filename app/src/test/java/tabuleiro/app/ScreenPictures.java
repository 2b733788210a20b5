package tabuleiro.app;

import android.app.Activity;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import android.view.WindowManager;
import android.view.inspector.WindowInspector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Draws what a person sees and writes it to files. */
public final class ScreenPictures {
  private ScreenPictures() {}

  /** Draws the activity with all open windows. */
  public static Bitmap of(Activity activity) {
    View screen = activity.getWindow().getDecorView();
    Bitmap bitmap =
        Bitmap.createBitmap(screen.getWidth(), screen.getHeight(), Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(bitmap);
    for (View window : WindowInspector.getGlobalWindowViews()) {
      if (window.getLayoutParams() instanceof WindowManager.LayoutParams params
          && (params.flags & WindowManager.LayoutParams.FLAG_DIM_BEHIND) != 0) {
        canvas.drawColor((int) (params.dimAmount * 255) << 24);
      }
      int[] corner = new int[2];
      window.getLocationOnScreen(corner);
      int saved = canvas.save();
      canvas.translate(corner[0], corner[1]);
      window.draw(canvas);
      canvas.restoreToCount(saved);
    }
    return bitmap;
  }

  /** Writes a picture to a PNG file and creates its folder. */
  public static void save(Bitmap picture, Path file) {
    try {
      Files.createDirectories(file.getParent());
      try (var out = Files.newOutputStream(file)) {
        picture.compress(Bitmap.CompressFormat.PNG, 100, out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
