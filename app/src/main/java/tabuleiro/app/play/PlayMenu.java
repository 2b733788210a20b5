package tabuleiro.app.play;

import android.app.Dialog;
import android.view.Menu;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.share.GameSharing;
import tabuleiro.app.share.Sharing;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TopBar;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;

/** Menu of the play screen: rules, practice mode, turning the board, sharing and ending a game. */
final class PlayMenu {
  /** No open question. */
  static final int NO_QUESTION = 0;

  private final Fragment screen;
  private final PlayViewModel model;
  private final PlayTexts texts;
  private final Runnable turning;
  private final Runnable leaving;
  private final GameSharing sharing;
  @Nullable private Dialog dialog;
  private int question = NO_QUESTION;

  PlayMenu(
      Fragment screen, PlayViewModel model, PlayTexts texts, Runnable turning, Runnable leaving) {
    this.screen = screen;
    this.model = model;
    this.texts = texts;
    this.turning = turning;
    this.leaving = leaving;
    sharing = new GameSharing(screen);
  }

  void show(Menu menu, PlayState state) {
    boolean hasLessons = GameUiRegistry.of(state.match().options().game()).hasLessons();
    menu.findItem(R.id.lesson).setVisible(hasLessons);
    menu.findItem(R.id.practice).setChecked(state.judgement() != null);
    TopBar.enable(menu.findItem(R.id.threats), state.canPlay());
    TopBar.enable(menu.findItem(R.id.resign), state.resigner() >= 0);
    menu.findItem(R.id.draw).setVisible(state.canAgree());
    menu.findItem(R.id.rematch).setVisible(state.result() != null);
  }

  boolean onItem(int id) {
    var state = model.state().getValue();
    if (state == null) {
      return false;
    }
    if (id == R.id.draw || id == R.id.resign) {
      ask(id);
    } else if (id == R.id.rules) {
      var game = state.match().options().game();
      Navigator.of(screen).learn(game.id(), GameUiRegistry.of(game).topic(state.position()));
    } else if (id == R.id.lesson) {
      Navigator.of(screen).lesson(state.match().options().game().id());
    } else if (id == R.id.practice) {
      model.setPractice(state.judgement() == null);
    } else if (id == R.id.threats) {
      model.showThreats();
    } else if (id == R.id.turn) {
      turning.run();
    } else if (id == R.id.analyse) {
      Navigator.of(screen).analyse(shown(state));
    } else if (id == R.id.rematch) {
      Navigator.of(screen).playNew(RematchFactory.of(state.match()));
    } else if (id == R.id.new_game) {
      Navigator.of(screen).setup(state.match().options().game().id());
    } else if (id == R.id.settings) {
      Navigator.of(screen).settings();
    } else if (id == R.id.share_text) {
      model.read(this::send);
    } else {
      return sharing.onItem(id, shown(state));
    }
    return true;
  }

  private void send(String text) {
    if (screen.isResumed()) { // not after the person has left the screen
      Sharing.send(screen, text);
    }
  }

  /** Returns the game at the shown ply, which may lie in the past. */
  private static Match shown(PlayState state) {
    var match = GameRecord.of(state.match(), "").toMatch();
    match.goTo(state.place());
    return match;
  }

  /**
   * Asks before a game is ended, or is left with moves that would be lost, if the question still
   * applies. The question is identified by the menu item's id, or that of leaving.
   */
  void ask(int asked) {
    var state = model.state().getValue();
    MaterialAlertDialogBuilder asking = null;
    if (asked == R.id.leave && model.wouldLoseMoves()) {
      asking = leaveQuestion();
    } else if (asked == R.id.draw && state.canAgree()) {
      asking = drawQuestion(state);
    } else if (asked == R.id.resign && state.resigner() >= 0) {
      asking = resignQuestion(state);
    }
    if (asking != null) {
      question = asked;
      dialog = asking.setOnDismissListener(gone -> question = NO_QUESTION).show();
    }
  }

  private MaterialAlertDialogBuilder leaveQuestion() {
    return new MaterialAlertDialogBuilder(screen.requireContext())
        .setTitle(R.string.storage_leave_question)
        .setMessage(R.string.storage_leave_explanation)
        .setPositiveButton(R.string.storage_leave, (asking, button) -> leaving.run())
        .setNegativeButton(R.string.storage_stay, null);
  }

  private MaterialAlertDialogBuilder resignQuestion(PlayState state) {
    int seat = state.resigner();
    var asked =
        new MaterialAlertDialogBuilder(screen.requireContext())
            .setTitle(texts.resignQuestion(state.match(), seat))
            .setNegativeButton(R.string.play_cancel, null);
    return state.canPlayOn()
        ? asked
            .setMessage(R.string.play_resign_choice)
            .setPositiveButton(
                R.string.play_resign_play_on, (asking, button) -> model.resignAndPlayOn(seat))
            .setNeutralButton(R.string.play_resign_end, (asking, button) -> model.resign(seat))
        : asked
            .setMessage(R.string.play_resign_explanation)
            .setPositiveButton(R.string.play_resign, (asking, button) -> model.resign(seat));
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

  /** Returns the open question, which the next screen asks again. */
  int question() {
    return question;
  }

  /** Dismisses the open question with its screen. */
  void dismiss() {
    if (dialog != null) {
      dialog.dismiss();
    }
  }
}
