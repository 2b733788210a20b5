package tabuleiro.app.library;

import android.app.Dialog;
import android.view.LayoutInflater;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.data.ImportPlan;
import tabuleiro.app.data.ImportSource;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.databinding.DialogImportBinding;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.StorageProblemTexts;
import tabuleiro.app.ui.TextInputDialog;
import tabuleiro.app.ui.Views;

/**
 * Shows the dialogs of importing games: asks for a text, shows a preview with damaged records, and
 * confirms the import.
 */
final class ImportDialogs {
  /** Number of damaged records that are described; the others are only counted. */
  private static final int DESCRIBED = 20;

  private static final TextInputDialog.Question PASTING =
      new TextInputDialog.Question(
          "paste",
          R.string.import_paste,
          R.string.import_hint,
          R.string.import_read,
          TextInputDialog.UNLIMITED);

  private final Fragment screen;
  private final LibraryViewModel model;
  @Nullable private Dialog dialog;

  ImportDialogs(Fragment screen, LibraryViewModel model) {
    this.screen = screen;
    this.model = model;
    PASTING.hear(screen, (about, text) -> model.importing().readText(text, ImportSource.PASTED));
  }

  /** Asks for a text. */
  void paste() {
    PASTING.ask(screen, 0, "");
  }

  /** Shows a step of the import; all but a question are shown once. */
  void show(@Nullable ImportSession.Step step) {
    if (step instanceof ImportSession.Question question) {
      ask(question);
    } else if (step instanceof ImportSession.Failure failure) {
      model.importing().end();
      SnackbarNotice.show(
          screen,
          failure.storage() == null ? screen.getString(failure.text()) : text(failure.storage()));
    } else if (step instanceof ImportSession.Done done) {
      model.importing().end();
      sayDone(done);
    }
  }

  /** Dismisses the dialog with its screen; the next screen shows it again. */
  void dismiss() {
    if (dialog != null) {
      dialog.dismiss();
    }
  }

  /** Shows the preview and asks what to import. */
  private void ask(ImportSession.Question asked) {
    var plan = asked.plan();
    var importing = model.importing();
    var binding = DialogImportBinding.inflate(LayoutInflater.from(screen.requireContext()));
    binding.found.setText(found(asked));
    var assumed = importing.assumed();
    Views.showText(
        binding.assumed, assumed == null ? "" : screen.getString(R.string.import_assumed, assumed));
    Views.showText(binding.games, games(plan));
    Views.showText(binding.damages, damages(plan));
    boolean partly = plan.recoverable() > 0;
    Views.show(binding.recover, partly);
    binding.recover.setText(plural(R.plurals.import_recover, plan.recoverable()));
    binding.recover.setChecked(importing.isRecovering());
    binding.recover.setOnCheckedChangeListener(
        (box, checked) -> {
          importing.setRecovering(checked);
          binding.found.setText(found(asked));
        });
    Views.show(binding.received, !plan.source().isOwn());
    var question =
        new MaterialAlertDialogBuilder(screen.requireContext())
            .setTitle(title(plan))
            .setView(binding.getRoot())
            .setOnCancelListener(shown -> importing.end())
            .setNegativeButton(R.string.library_cancel, (shown, which) -> importing.end());
    if (partly || !plan.fresh().isEmpty()) {
      question.setPositiveButton(R.string.import_do, (shown, which) -> importing.carryOut(plan));
    }
    dialog = question.show();
  }

  private String title(ImportPlan plan) {
    if (!plan.damaged().isEmpty()) {
      return plural(R.plurals.import_damaged_title, plan.damaged().size());
    }
    return plan.fresh().isEmpty()
        ? screen.getString(R.string.import_do)
        : plural(R.plurals.import_question, plan.fresh().size());
  }

  private String found(ImportSession.Question asked) {
    var plan = asked.plan();
    int longNames = plan.longNames(model.importing().isRecovering());
    return (asked.failure() == null ? "" : text(asked.failure()) + "\n")
        + plural(R.plurals.import_found, plan.fresh().size())
        + line(R.plurals.import_known, plan.known())
        + line(R.plurals.import_too_long, plan.tooLong())
        + line(R.plurals.import_long_names, longNames);
  }

  private String line(int text, int count) {
    return count == 0 ? "" : "\n" + plural(text, count);
  }

  /** Returns the first games, one per line, as the library will show them. */
  private String games(ImportPlan plan) {
    var texts = new GameTexts(screen.requireContext());
    var all = new StringBuilder();
    for (var match : plan.first()) {
      var game = match.options().game().name();
      var players = MatchTexts.players(screen.requireContext(), match);
      all.append(screen.getString(R.string.import_game, game, players, texts.status(match)))
          .append('\n');
    }
    int left = plan.fresh().size() - plan.first().size();
    return left == 0 ? all.toString().strip() : all + plural(R.plurals.import_more, left);
  }

  private String damages(ImportPlan plan) {
    var texts = new DamagedRecordTexts(screen.requireContext());
    var all = new StringBuilder();
    int described = Math.min(DESCRIBED, plan.damaged().size());
    for (var game : plan.damaged().subList(0, described)) {
      var damage = Objects.requireNonNull(game.damage());
      all.append("• ")
          .append(texts.damage(damage, game.damagedLine()))
          .append('\n')
          .append(texts.recovered(damage))
          .append("\n\n");
    }
    int left = plan.damaged().size() - described;
    return left == 0 ? all.toString().strip() : all + plural(R.plurals.import_more, left);
  }

  private void sayDone(ImportSession.Done done) {
    var ids = done.ids();
    if (ids.isEmpty() && done.known() > 0) {
      SnackbarNotice.show(screen, plural(R.plurals.import_known, done.known()));
    } else if (ids.isEmpty()) {
      SnackbarNotice.show(screen, plural(R.plurals.import_done, 0));
    } else {
      SnackbarNotice.show(
          screen,
          plural(R.plurals.import_done, ids.size()),
          R.string.library_undo,
          () -> model.games().delete(ids, kept -> SnackbarNotice.showProblem(screen, kept)));
    }
  }

  private String text(StorageProblem problem) {
    return StorageProblemTexts.text(screen.requireContext(), problem);
  }

  private String plural(int text, int count) {
    return screen.getResources().getQuantityString(text, count, count);
  }
}
