package tabuleiro.app.play;

import android.view.Gravity;
import android.view.KeyEvent;
import android.view.View;
import androidx.appcompat.widget.PopupMenu;
import androidx.fragment.app.Fragment;
import tabuleiro.app.R;
import tabuleiro.app.databinding.FragmentPlayBinding;
import tabuleiro.app.ui.KeyboardShortcuts;
import tabuleiro.app.ui.TopBar;

/** Keyboard shortcuts and mouse actions of the play screen, except those that make moves. */
final class PlayKeyboardShortcuts {
  private static final int[] CONTROLS = {R.id.undo, R.id.redo, R.id.hint};

  private final Fragment screen;
  private final FragmentPlayBinding views;
  private final PlayMenu menu;

  PlayKeyboardShortcuts(Fragment screen, FragmentPlayBinding views, PlayMenu menu) {
    this.screen = screen;
    this.views = views;
    this.menu = menu;
  }

  KeyboardShortcuts keys() {
    return new KeyboardShortcuts()
        .on(KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON, R.string.play_undo, () -> press(views.undo))
        .on(KeyEvent.KEYCODE_Y, KeyEvent.META_CTRL_ON, R.string.play_redo, () -> press(views.redo))
        .on(KeyEvent.KEYCODE_H, 0, R.string.play_hint, () -> press(views.hint))
        .on(KeyEvent.KEYCODE_T, 0, R.string.play_threats, () -> menu.onItem(R.id.threats))
        .on(KeyEvent.KEYCODE_N, 0, R.string.play_new_game, () -> press(views.about.newGame))
        .on(KeyEvent.KEYCODE_F1, 0, R.string.play_rules, () -> menu.onItem(R.id.rules))
        .on(KeyEvent.KEYCODE_ESCAPE, 0, R.string.go_back, () -> TopBar.goBack(screen));
  }

  private static boolean press(View control) {
    return control.isEnabled() && control.callOnClick();
  }

  /** Shows the menu of a right click on the board. */
  boolean offer(View clicked) {
    var style = R.style.Widget_Tabuleiro_BoardMenu;
    var popup = new PopupMenu(screen.requireContext(), clicked, Gravity.CENTER, 0, style);
    popup.inflate(R.menu.play_board);
    for (int id : CONTROLS) {
      popup.getMenu().findItem(id).setEnabled(control(id).isEnabled());
    }
    popup.setOnMenuItemClickListener(
        item -> {
          var control = control(item.getItemId());
          return control == null ? menu.onItem(item.getItemId()) : press(control);
        });
    popup.show();
    return true;
  }

  private View control(int id) {
    return views.controls.findViewById(id);
  }
}
