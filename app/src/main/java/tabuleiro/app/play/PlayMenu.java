package tabuleiro.app.play;

import android.app.Dialog;
import android.view.Menu;
import android.view.MenuItem;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.ui.Navigator;

/** The menu of the play screen: rules, practice mode, turning the board, and ways to end a game. */
final class PlayMenu {
  /** Stands for no open question. */
  static final int NO_QUESTION = 0;

  private final Fragment screen;
  private final PlayViewModel model;
  private final PlayTexts texts;
  private final Runnable turning;
  private Dialog dialog;
  private int question = NO_QUESTION;

  PlayMenu(Fragment screen, PlayViewModel model, PlayTexts texts, Runnable turning) {
    this.screen = screen;
    this.model = model;
    this.texts = texts;
    this.turning = turning;
  }

  void show(Menu menu, PlayState state) {
    menu.findItem(R.id.practice).setChecked(state.judgement() != null);
    menu.findItem(R.id.resign).setEnabled(state.resigner() >= 0);
    menu.findItem(R.id.draw).setVisible(state.canAgree());
    menu.findItem(R.id.rematch).setVisible(state.result() != null);
  }

  boolean onItem(MenuItem item) {
    var state = model.state().getValue();
    if (state == null) {
      return false;
    }
    int id = item.getItemId();
    if (id == R.id.draw || id == R.id.resign) {
      ask(id);
    } else if (id == R.id.rules) {
      var game = state.match().options().game();
      Navigator.of(screen).learn(game.id(), GameLooks.of(game).topic(state.board().position()));
    } else if (id == R.id.practice) {
      model.setPractice(!item.isChecked());
    } else if (id == R.id.turn) {
      turning.run();
    } else if (id == R.id.rematch) {
      Navigator.of(screen).playNew(Rematch.of(state.match()));
    } else if (id == R.id.settings) {
      Navigator.of(screen).settings();
    } else {
      return false;
    }
    return true;
  }

  /** Asks before a game is ended, if it still can be; the question is the menu item's id. */
  void ask(int asked) {
    var state = model.state().getValue();
    boolean draw = asked == R.id.draw;
    if (draw ? !state.canAgree() : state.resigner() < 0) {
      return;
    }
    question = asked;
    dialog =
        (draw ? drawQuestion(state) : resignQuestion(state))
            .setOnDismissListener(gone -> question = NO_QUESTION)
            .show();
  }

  private MaterialAlertDialogBuilder resignQuestion(PlayState state) {
    int seat = state.resigner();
    return new MaterialAlertDialogBuilder(screen.requireContext())
        .setTitle(texts.resignQuestion(state.match(), seat))
        .setMessage(R.string.play_resign_explanation)
        .setPositiveButton(R.string.play_resign, (asking, button) -> model.resign(seat))
        .setNegativeButton(R.string.play_cancel, null);
  }

  private MaterialAlertDialogBuilder drawQuestion(PlayState state) {
    var match = state.match();
    int turn = match.seatAt(match.ply());
    return new MaterialAlertDialogBuilder(screen.requireContext())
        .setTitle(screen.getString(R.string.play_draw_question, texts.name(match, turn)))
        .setMessage(screen.getString(R.string.play_draw_explanation, texts.name(match, 1 - turn)))
        .setPositiveButton(R.string.play_draw_accept, (asking, button) -> model.agreeOnDraw())
        .setNegativeButton(R.string.play_draw_decline, null);
  }

  /** The question that is open, to be asked again on the next screen. */
  int question() {
    return question;
  }

  /** Takes an open question away with the screen. */
  void dismiss() {
    if (dialog != null) {
      dialog.dismiss();
    }
  }
}
