package tabuleiro.app.ui;

import android.content.Context;
import android.view.KeyEvent;
import android.view.KeyboardShortcutGroup;
import android.view.KeyboardShortcutInfo;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;

/** What keys of a keyboard do on a screen: done when pressed, and listed by the system's helper. */
public final class KeyCommands {
  /** A screen that has some. */
  public interface Owner {
    /** What keys do now. */
    KeyCommands keys();
  }

  private record Command(int key, int modifiers, @StringRes int label, Runnable action) {}

  private final List<Command> commands = new ArrayList<>();

  /** With one more: a key, with modifiers such as {@link KeyEvent#META_CTRL_ON} or none. */
  public KeyCommands on(int key, int modifiers, @StringRes int label, Runnable action) {
    commands.add(new Command(key, modifiers, label, action));
    return this;
  }

  /** Does what a key means; whether it means anything. */
  public boolean onKey(KeyEvent event) {
    for (var command : commands) {
      if (command.key == event.getKeyCode() && event.hasModifiers(command.modifiers)) {
        if (event.getAction() == KeyEvent.ACTION_DOWN && event.getRepeatCount() == 0) {
          command.action.run();
        }
        return true;
      }
    }
    return false;
  }

  /** The list for the system's helper. */
  public KeyboardShortcutGroup group(Context context) {
    var infos = new ArrayList<KeyboardShortcutInfo>();
    for (var command : commands) {
      infos.add(
          new KeyboardShortcutInfo(
              context.getString(command.label), command.key, command.modifiers));
    }
    return new KeyboardShortcutGroup(context.getString(R.string.app_name), infos);
  }
}
