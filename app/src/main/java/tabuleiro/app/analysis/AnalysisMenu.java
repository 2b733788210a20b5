package tabuleiro.app.analysis;

import android.app.Dialog;
import android.view.Menu;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameMetadata;
import tabuleiro.app.share.GameSharing;
import tabuleiro.app.share.Sharing;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.StorageProblemTexts;
import tabuleiro.app.ui.TextInputDialog;
import tabuleiro.app.ui.TopBar;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.record.MoveTree;

/** Menu of the analysis screen, with all commands except moving through the tree. */
final class AnalysisMenu {
  private static final TextInputDialog.Question NAMING =
      new TextInputDialog.Question(
          "variation",
          R.string.analysis_name_variation,
          R.string.library_name,
          R.string.library_ok,
          MoveTree.MAX_NAME_LENGTH);
  private static final TextInputDialog.Question SAVING =
      new TextInputDialog.Question(
          "study",
          R.string.analysis_save,
          R.string.library_name,
          R.string.library_ok,
          GameMetadata.LONGEST_NAME);

  private final Fragment screen;
  private final AnalysisViewModel model;
  private final GameSharing sharing;
  @Nullable private Dialog question;

  AnalysisMenu(Fragment screen, AnalysisViewModel model) {
    this.screen = screen;
    this.model = model;
    sharing = new GameSharing(screen);
    NAMING.hear(screen, (variation, name) -> model.name((int) variation, name));
    SAVING.hear(screen, (about, name) -> model.store(name, this::sayStored));
  }

  void show(Menu menu, AnalysisState state) {
    var engine = menu.findItem(R.id.engine);
    var title = screen.getString(thinkingTitle());
    if (!title.contentEquals(engine.getTitle())) {
      engine.setTitle(title);
      engine.setIcon(state.isThinking() ? R.drawable.ic_pause : R.drawable.ic_hint);
    }
    TopBar.enable(menu.findItem(R.id.save), state.isChanged() || model.savedId() == 0);
    TopBar.enable(menu.findItem(R.id.arrow).setChecked(state.hasArrow()), state.isThinking());
    boolean isVariation = state.variation() != 0;
    TopBar.enable(menu.findItem(R.id.name_variation), isVariation);
    TopBar.enable(menu.findItem(R.id.promote), isVariation);
    TopBar.enable(menu.findItem(R.id.delete), state.place() != 0);
    boolean goesOn = !state.match().isOver();
    TopBar.enable(menu.findItem(R.id.edit_position), goesOn);
    TopBar.enable(menu.findItem(R.id.branch), goesOn);
  }

  @StringRes
  int thinkingTitle() {
    return model.isThinking() ? R.string.analysis_stop : R.string.analysis_start;
  }

  void toggleThinking() {
    model.setThinking(!model.isThinking());
  }

  boolean onItem(int id, AnalysisState state) {
    if (id == R.id.engine) {
      toggleThinking();
    } else if (id == R.id.save) {
      save(state);
    } else if (id == R.id.arrow) {
      model.setArrow(!state.hasArrow());
    } else if (id == R.id.name_variation) {
      NAMING.ask(screen, state.variation(), state.tree().name(state.variation()));
    } else if (id == R.id.promote) {
      model.promote();
    } else if (id == R.id.delete) {
      var undo = model.delete();
      SnackbarNotice.show(
          screen, screen.getString(R.string.analysis_deleted), R.string.library_undo, undo);
    } else if (id == R.id.branch) {
      playOn(model.line());
    } else if (id == R.id.edit_position) {
      Navigator.of(screen).editPosition(GameRecord.of(model.line(), ""));
    } else if (id == R.id.share_text) {
      Sharing.send(screen, model.text());
    } else {
      return sharing.onItem(id, model.line());
    }
    return true;
  }

  /** Continues the line as a game; opens the setup screen first if the players are unknown. */
  private void playOn(Match line) {
    if (line.players().stream().allMatch(each -> each.isPerson() && each.name().isEmpty())) {
      Navigator.of(screen).setup(line.options(), line.position().layout());
    } else {
      Navigator.of(screen).playBranch(GameRecord.of(line, ""));
    }
  }

  /** Saves the study; asks for a name the first time and updates the same study afterwards. */
  private void save(AnalysisState state) {
    if (model.savedId() != 0) {
      model.store(state.name(), this::sayStored);
    } else {
      SAVING.ask(screen, 0, state.name());
    }
  }

  private void sayStored(DataResult<?> answer) {
    if (screen.isAdded()) {
      SnackbarNotice.show(
          screen,
          answer.isDone()
              ? screen.getString(R.string.analysis_saved)
              : StorageProblemTexts.text(screen.requireContext(), answer));
    }
  }

  /** Asks what to do with unsaved changes; leaves once they are saved or given up. */
  void askToLeave(Runnable leave) {
    question =
        new MaterialAlertDialogBuilder(screen.requireContext())
            .setTitle(R.string.analysis_leave)
            .setMessage(R.string.analysis_leave_text)
            .setNeutralButton(R.string.analysis_stay, null)
            .setNegativeButton(
                R.string.analysis_discard,
                (dialog, which) -> {
                  model.discard();
                  leave.run();
                })
            .setPositiveButton(R.string.analysis_keep, (dialog, which) -> saveAndLeave(leave))
            .show();
  }

  private void saveAndLeave(Runnable leave) {
    model.store(
        model.state().getValue().name(),
        answer -> {
          sayStored(answer);
          if (answer.isDone() && screen.isResumed()) {
            leave.run();
          }
        });
  }

  /** Dismisses the question with its screen, which asks again when it is left. */
  void dismiss() {
    if (question != null) {
      question.dismiss();
    }
  }
}
