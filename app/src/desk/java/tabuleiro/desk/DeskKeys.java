package tabuleiro.desk;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.app.ui.Languages;
import tabuleiro.driver.Fingers;
import tabuleiro.driver.Phone;
import tabuleiro.driver.Screen;

/** Maps the keyboard: F keys control the device, Esc is back, other keys go to the app. */
final class DeskKeys extends KeyAdapter {
  /** Help text about the F keys. */
  static final String HELP =
      """
      Esc  back                     F7  larger letters
      F2   rotate                   F8  kill the process and come back
      F3   dark or light            F9  kill it and start anew
      F4   the next language        F12 save a picture\
      """;

  private static final float[] FONT_SCALES = {1, 1.3f, 2, 0.85f};

  private static final Map<Integer, Integer> CODES =
      Map.ofEntries(
          Map.entry(KeyEvent.VK_UP, android.view.KeyEvent.KEYCODE_DPAD_UP),
          Map.entry(KeyEvent.VK_DOWN, android.view.KeyEvent.KEYCODE_DPAD_DOWN),
          Map.entry(KeyEvent.VK_LEFT, android.view.KeyEvent.KEYCODE_DPAD_LEFT),
          Map.entry(KeyEvent.VK_RIGHT, android.view.KeyEvent.KEYCODE_DPAD_RIGHT),
          Map.entry(KeyEvent.VK_TAB, android.view.KeyEvent.KEYCODE_TAB),
          Map.entry(KeyEvent.VK_ENTER, android.view.KeyEvent.KEYCODE_ENTER),
          Map.entry(KeyEvent.VK_SPACE, android.view.KeyEvent.KEYCODE_SPACE),
          Map.entry(KeyEvent.VK_BACK_SPACE, android.view.KeyEvent.KEYCODE_DEL),
          Map.entry(KeyEvent.VK_DELETE, android.view.KeyEvent.KEYCODE_FORWARD_DEL),
          Map.entry(KeyEvent.VK_HOME, android.view.KeyEvent.KEYCODE_MOVE_HOME),
          Map.entry(KeyEvent.VK_END, android.view.KeyEvent.KEYCODE_MOVE_END),
          Map.entry(KeyEvent.VK_PAGE_UP, android.view.KeyEvent.KEYCODE_PAGE_UP),
          Map.entry(KeyEvent.VK_PAGE_DOWN, android.view.KeyEvent.KEYCODE_PAGE_DOWN));

  private static final Map<Integer, Integer> SHORTCUTS =
      Map.of(
          KeyEvent.VK_A, android.view.KeyEvent.KEYCODE_A,
          KeyEvent.VK_C, android.view.KeyEvent.KEYCODE_C,
          KeyEvent.VK_V, android.view.KeyEvent.KEYCODE_V,
          KeyEvent.VK_X, android.view.KeyEvent.KEYCODE_X,
          KeyEvent.VK_Z, android.view.KeyEvent.KEYCODE_Z);

  private final Phone phone;
  private final AppProcess process;
  private final Consumer<Runnable> deeds;
  private final Runnable savePicture;
  private int fontScale;
  private int language;

  DeskKeys(Phone phone, AppProcess process, Consumer<Runnable> deeds, Runnable savePicture) {
    this.phone = phone;
    this.process = process;
    this.deeds = deeds;
    this.savePicture = savePicture;
  }

  @Override
  public void keyPressed(KeyEvent event) {
    int key = event.getKeyCode();
    if (event.isControlDown() && SHORTCUTS.containsKey(key)) {
      deeds.accept(() -> Fingers.shortcut(Screen.focused(), SHORTCUTS.get(key)));
    } else {
      deeds.accept(() -> press(key));
    }
  }

  private void press(int key) {
    var device = phone.device();
    switch (key) {
      case KeyEvent.VK_ESCAPE -> phone.back();
      case KeyEvent.VK_F2 -> phone.configure(device.rotated());
      case KeyEvent.VK_F3 -> phone.configure(device.withNight(!device.night()));
      case KeyEvent.VK_F4 -> {
        var languages = Languages.all(phone.activity());
        language = (language + 1) % languages.size();
        phone.configure(device.withLanguage(languages.get(language).toLanguageTag()));
      }
      case KeyEvent.VK_F7 -> {
        fontScale = (fontScale + 1) % FONT_SCALES.length;
        phone.configure(device.withFontScale(FONT_SCALES[fontScale]));
      }
      case KeyEvent.VK_F8 -> process.kill();
      case KeyEvent.VK_F9 -> process.crash();
      case KeyEvent.VK_F12 -> savePicture.run();
      default -> {
        if (CODES.containsKey(key)) {
          Fingers.key(Screen.focused(), CODES.get(key));
        }
      }
    }
  }

  @Override
  public void keyTyped(KeyEvent event) {
    char typed = event.getKeyChar();
    // Space, enter and delete arrive as key events, which also move the focus.
    if (typed > ' ' && typed != KeyEvent.VK_DELETE) {
      deeds.accept(() -> Fingers.type(String.valueOf(typed)));
    }
  }
}
