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
import tabuleiro.access.AppWindows;

/** Draws all windows of the app (activity, dialogs, menus) into one picture. */
public final class Screen {
  private Bitmap bitmap;

  /** Returns the visible windows, lowest first. */
  public static List<View> windows() {
    return AppWindows.shown(all());
  }

  private static List<View> all() {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) {
      return WindowInspector.getGlobalWindowViews();
    }
    // Before Android 10 only the system could ask.
    try {
      var global = Class.forName("android.view.WindowManagerGlobal");
      return ReflectionHelpers.getField(
          ReflectionHelpers.callStaticMethod(global, "getInstance"), "mViews");
    } catch (ClassNotFoundException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Returns the window with the focus. */
  public static View focused() {
    View focused = null;
    for (var window : windows()) {
      if (!AppWindows.has(window, LayoutParams.FLAG_NOT_FOCUSABLE)) {
        focused = window;
      }
    }
    return focused;
  }

  /** Returns the windows that can be touched: none below a dialog. */
  public static List<View> reachable() {
    return AppWindows.reachable(all());
  }

  /** Closes menus that a destroyed activity has left open, as the system does. */
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

  /** Returns the upper left corner of a window. */
  public static int[] corner(View window) {
    int[] corner = new int[2];
    window.getLocationOnScreen(corner);
    return corner;
  }

  /** Draws everything; a scale of 1 maps pixels of the screen to pixels of the picture. */
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
          && AppWindows.has(window, LayoutParams.FLAG_DIM_BEHIND)) {
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
