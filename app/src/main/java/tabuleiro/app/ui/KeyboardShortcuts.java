package tabuleiro.app.ui;

import android.content.Context;
import android.view.KeyEvent;
import android.view.KeyboardShortcutGroup;
import android.view.KeyboardShortcutInfo;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;

/**
 * Handles the keyboard shortcuts of a screen, which are also listed by the system's keyboard
 * shortcuts helper.
 */
public final class KeyboardShortcuts {
  /** A screen with keyboard shortcuts. */
  public interface Owner {
    /** Returns the current shortcuts. */
    KeyboardShortcuts keys();
  }

  private record Command(int key, int modifiers, @StringRes int label, Runnable action) {}

  private final List<Command> commands = new ArrayList<>();

  /** Adds a shortcut: a key, with modifiers such as {@link KeyEvent#META_CTRL_ON} or none. */
  public KeyboardShortcuts on(int key, int modifiers, @StringRes int label, Runnable action) {
    commands.add(new Command(key, modifiers, label, action));
    return this;
  }

  /** Handles a key event; returns whether it was a shortcut. */
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

  /** Returns the group for the system's helper. */
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
