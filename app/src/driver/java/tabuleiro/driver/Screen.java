package tabuleiro.driver;

import android.app.Activity;
import android.content.ContextWrapper;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.os.Build;
import android.view.View;
import android.view.WindowManager.LayoutParams;
import android.view.inspector.WindowInspector;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.File;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.robolectric.util.ReflectionHelpers;
import tabuleiro.access.Windows;

/** All windows of the app – screen, dialogs, menus – as the one picture that a person sees. */
public final class Screen {
  private Bitmap bitmap;

  /** The windows that can be seen, the lowest first. */
  public static List<View> windows() {
    return Windows.shown(all());
  }

  private static List<View> all() {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) {
      return WindowInspector.getGlobalWindowViews();
    }
    // Before Android 10 nobody outside the system could ask.
    try {
      var global = Class.forName("android.view.WindowManagerGlobal");
      return ReflectionHelpers.getField(
          ReflectionHelpers.callStaticMethod(global, "getInstance"), "mViews");
    } catch (ClassNotFoundException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The window that keys go to. */
  public static View focused() {
    View focused = null;
    for (var window : windows()) {
      if (!Windows.has(window, LayoutParams.FLAG_NOT_FOCUSABLE)) {
        focused = window;
      }
    }
    return focused;
  }

  /** The windows that a finger can reach: none below a dialog. */
  public static List<View> reachable() {
    return Windows.reachable(all());
  }

  /** Takes menus away that an activity has left open and not lived to close, as the system does. */
  static void closeOrphans() {
    for (var window : windows()) {
      var owner = ownerOf(window);
      if (owner != null && owner.isDestroyed()) {
        owner.getWindowManager().removeViewImmediate(window);
      }
    }
  }

  private static Activity ownerOf(View window) {
    var context = window.getContext();
    while (context instanceof ContextWrapper wrapper && !(context instanceof Activity)) {
      context = wrapper.getBaseContext();
    }
    return context instanceof Activity owner ? owner : null;
  }

  /** Where a window's upper left corner is. */
  public static int[] corner(View window) {
    int[] corner = new int[2];
    window.getLocationOnScreen(corner);
    return corner;
  }

  /** Draws everything, at a scale: 1 gives a pixel of the picture to each of the screen. */
  public BufferedImage draw(View screen, double scale) {
    int width = (int) Math.round(screen.getWidth() * scale);
    int height = (int) Math.round(screen.getHeight() * scale);
    if (bitmap == null || bitmap.getWidth() != width || bitmap.getHeight() != height) {
      bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
    }
    bitmap.eraseColor(0xff000000);
    var canvas = new Canvas(bitmap);
    canvas.scale((float) scale, (float) scale);
    for (var window : windows()) {
      if (window.getLayoutParams() instanceof LayoutParams params
          && Windows.has(window, LayoutParams.FLAG_DIM_BEHIND)) {
        canvas.drawColor(Math.round(params.dimAmount * 255) << 24);
      }
      var corner = corner(window);
      int saved = canvas.save();
      canvas.translate(corner[0], corner[1]);
      window.draw(canvas);
      canvas.restoreToCount(saved);
    }
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    bitmap.getPixels(pixels, 0, width, 0, 0, width, height);
    return image;
  }

  public static void save(BufferedImage image, File file) {
    try {
      file.getAbsoluteFile().getParentFile().mkdirs();
      ImageIO.write(image, "png", file);
    } catch (IOException failure) {
      throw new IllegalStateException("cannot write " + file, failure);
    }
  }
}
