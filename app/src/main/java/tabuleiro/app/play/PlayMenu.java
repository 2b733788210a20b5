package tabuleiro.app.play;

import android.app.Dialog;
import android.view.Menu;
import android.view.MenuItem;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;
import tabuleiro.app.ui.Navigator;

/** What is rarer than a move: rules, practice mode, turning the board, and ways to end a game. */
final class PlayMenu {
  private final Fragment screen;
  private final PlayViewModel model;
  private final PlayTexts texts;
  private final Runnable turning;
  private Dialog question;

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
    if (id == R.id.rules) {
      Navigator.of(screen).learn(state.match().options().game().id());
    } else if (id == R.id.practice) {
      model.setPractice(!item.isChecked());
    } else if (id == R.id.turn) {
      turning.run();
    } else if (id == R.id.draw) {
      offerDraw(state);
    } else if (id == R.id.resign) {
      resign(state);
    } else if (id == R.id.rematch) {
      Navigator.of(screen).playNew(model.rematch());
    } else if (id == R.id.settings) {
      Navigator.of(screen).settings();
    } else {
      return false;
    }
    return true;
  }

  private void resign(PlayState state) {
    int seat = state.resigner();
    var name = texts.name(state.match().players().get(seat));
    ask(
        new MaterialAlertDialogBuilder(screen.requireContext())
            .setTitle(screen.getString(R.string.play_resign_question, name))
            .setMessage(R.string.play_resign_explanation)
            .setPositiveButton(R.string.play_resign, (dialog, button) -> model.resign(seat))
            .setNegativeButton(R.string.play_cancel, null));
  }

  private void offerDraw(PlayState state) {
    var players = state.match().players();
    int turn = state.match().position().turn();
    var other = players.get(1 - turn);
    ask(
        new MaterialAlertDialogBuilder(screen.requireContext())
            .setTitle(screen.getString(R.string.play_draw_question, texts.name(players.get(turn))))
            .setMessage(screen.getString(R.string.play_draw_explanation, texts.name(other)))
            .setPositiveButton(R.string.play_draw_accept, (dialog, button) -> model.agreeOnDraw())
            .setNegativeButton(R.string.play_draw_decline, null));
  }

  private void ask(MaterialAlertDialogBuilder builder) {
    question = builder.show();
  }

  /** Takes an open question away with the screen; it can be asked again. */
  void dismiss() {
    if (question != null) {
      question.dismiss();
    }
  }
}
