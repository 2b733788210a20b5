package tabuleiro.desk;

import android.view.View;
import android.view.ViewTreeObserver;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Toolkit;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.io.File;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import tabuleiro.driver.Device;
import tabuleiro.driver.Driver;
import tabuleiro.driver.Phone;
import tabuleiro.driver.Screen;

/**
 * Desktop window with the app. The app's main thread is the one that calls {@link #run}; Swing's
 * thread only queues input and paints the last picture.
 */
final class DeskWindow {
  private static final double OF_DESKTOP = 0.85;
  private static final long KEEP_NANOS = 5_000_000_000L;

  private final Phone phone;
  private final AppProcess process;
  private final Runnable keep;
  private final Screen screen = new Screen();
  private final ConcurrentLinkedQueue<Runnable> deeds = new ConcurrentLinkedQueue<>();
  private final Set<View> watched = Collections.newSetFromMap(new WeakHashMap<>());
  private final double scale;
  private final JFrame frame = new JFrame("Tabuleiro");
  private final Glass glass = new Glass();
  private final FrameRate rate = new FrameRate();
  private volatile boolean closed;
  private volatile BufferedImage picture;
  private boolean stale = true;
  private int windowsDrawn;

  DeskWindow(Phone phone, AppProcess process, File pictures, Runnable keep) {
    this.phone = phone;
    this.process = process;
    this.keep = keep;
    var device = phone.device();
    double pixels = device.dpi() / 160.0;
    double desktop = Toolkit.getDefaultToolkit().getScreenSize().getHeight() * OF_DESKTOP;
    scale = Math.min(1, desktop / (device.height() * pixels));
    glass.setPreferredSize(size(device));
    var hands = new DeskMouse(phone, deeds::add, scale);
    var keys = new DeskKeys(phone, process, deeds::add, () -> savePicture(pictures));
    glass.addMouseListener(hands);
    glass.addMouseMotionListener(hands);
    glass.addMouseWheelListener(hands);
    glass.addKeyListener(keys);
    glass.setFocusable(true);
    glass.setFocusTraversalKeysEnabled(false);
  }

  private Dimension size(Device device) {
    double pixels = device.dpi() / 160.0 * scale;
    return new Dimension(
        (int) Math.round(device.width() * pixels), (int) Math.round(device.height() * pixels));
  }

  /** Shows the window and runs the app until the window is closed. */
  void run() {
    System.out.println(DeskKeys.HELP);
    SwingUtilities.invokeLater(this::open);
    long next = System.nanoTime();
    long kept = next;
    while (!closed) {
      survive(this::frame);
      next += Phone.FRAME.toNanos();
      long now = System.nanoTime();
      if (next > now) {
        Driver.sleep((next - now) / 1_000_000);
      } else {
        next = now; // The machine is slower than a phone: the app's time slows down.
      }
      if (now - kept > KEEP_NANOS) {
        keep.run();
        kept = now;
      }
    }
    SwingUtilities.invokeLater(frame::dispose);
    System.out.println(rate);
  }

  private void open() {
    frame.setDefaultCloseOperation(JFrame.DO_NOTHING_ON_CLOSE);
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            closed = true;
          }
        });
    frame.add(glass);
    frame.pack();
    frame.setLocationByPlatform(true);
    frame.setVisible(true);
    glass.requestFocusInWindow();
    glass.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            var now = glass.getSize();
            deeds.add(() -> resized(now));
          }
        });
  }

  /** Restarts the app after a crash, which must not end the desk. */
  private void survive(Runnable deed) {
    try {
      deed.run();
    } catch (RuntimeException | AssertionError crash) {
      System.err.println("the app has crashed and starts again:");
      crash.printStackTrace();
      process.crash();
    }
  }

  private void frame() {
    for (var deed = deeds.poll(); deed != null; deed = deeds.poll()) {
      deed.run();
    }
    phone.pass(Phone.FRAME);
    var windows = Screen.windows();
    for (var window : windows) {
      if (watched.add(window)) {
        stale = true;
        window.getViewTreeObserver().addOnPreDrawListener(watch());
      }
    }
    if (stale || windows.size() != windowsDrawn) {
      windowsDrawn = windows.size();
      stale = false;
      picture = screen.draw(phone.activity().getWindow().getDecorView(), scale);
      rate.drawn();
      glass.repaint();
      followRotation();
    }
  }

  private ViewTreeObserver.OnPreDrawListener watch() {
    return () -> {
      stale = true;
      return true;
    };
  }

  /** Resizes the device with the window. */
  private void resized(Dimension now) {
    double dp = 160.0 / phone.device().dpi() / scale;
    var wanted = size(phone.device());
    boolean isOurs =
        Math.abs(wanted.width - now.width) <= 1 && Math.abs(wanted.height - now.height) <= 1;
    if (!isOurs && now.width > 0 && now.height > 0) {
      int width = (int) Math.round(now.width * dp);
      int height = (int) Math.round(now.height * dp);
      phone.configure(phone.device().sized(width, height));
    }
  }

  /** Resizes the window with the device. */
  private void followRotation() {
    var wanted = size(phone.device());
    SwingUtilities.invokeLater(
        () -> {
          if (!glass.getPreferredSize().equals(wanted)) {
            glass.setPreferredSize(wanted);
            frame.pack();
          }
        });
  }

  private void savePicture(File folder) {
    var file = new File(folder, "desk-" + System.currentTimeMillis() + ".png");
    Screen.save(new Driver(phone).picture(), file);
    System.out.println("picture: " + file);
  }

  /** Component that paints the picture. */
  private final class Glass extends JPanel {
    private static final long serialVersionUID = 1;

    @Override
    protected void paintComponent(Graphics graphics) {
      super.paintComponent(graphics);
      var shown = picture;
      if (shown != null) {
        graphics.drawImage(shown, 0, 0, null);
      }
    }
  }
}
