package tabuleiro.app.library;

import android.app.Dialog;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import java.util.List;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.ImportPlan;
import tabuleiro.app.data.ImportSource;
import tabuleiro.app.databinding.DialogImportBinding;
import tabuleiro.app.ui.DisplayNames;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.StorageProblemTexts;
import tabuleiro.app.ui.TextInputDialog;

/** Dialogs of an import: ask for a text, show a preview with damaged records, import. */
final class ImportDialogs {
  /** Number of damaged records that are described; the others are only counted. */
  private static final int DESCRIBED = 20;

  private static final TextInputDialog.Question PASTING =
      new TextInputDialog.Question(
          "paste", R.string.import_paste, R.string.import_hint, R.string.import_read, 4);

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

  /**
   * Shows the problem, or asks if records are damaged or shared by another app. Otherwise imports
   * the games at once.
   */
  void show(@Nullable ImportSession.Step step) {
    if (step == null) {
      return;
    }
    var plan = step.plan();
    if (plan == null) {
      model.importing().end();
      say(
          step.storage() == null
              ? screen.getString(step.problem())
              : StorageProblemTexts.text(screen.requireContext(), step.storage()));
    } else if (!plan.damaged().isEmpty()
        || plan.source().needsConfirmation() && !plan.fresh().isEmpty()) {
      ask(plan);
    } else {
      carryOut(plan, false);
    }
  }

  /** Dismisses the dialog with its screen; the next screen shows it again. */
  void dismiss() {
    if (dialog != null) {
      dialog.dismiss();
    }
  }

  /** Shows the preview and asks what to import. */
  private void ask(ImportPlan plan) {
    var importing = model.importing();
    var binding = DialogImportBinding.inflate(LayoutInflater.from(screen.requireContext()));
    binding.found.setText(found(plan));
    show(binding.games, games(plan));
    show(binding.damages, damages(plan));
    boolean partly = plan.recoverable() > 0;
    binding.recover.setVisibility(partly ? View.VISIBLE : View.GONE);
    binding.recover.setText(plural(R.plurals.import_recover, plan.recoverable()));
    binding.recover.setChecked(importing.isRecovering());
    binding.recover.setOnCheckedChangeListener((box, checked) -> importing.setRecovering(checked));
    binding.received.setVisibility(plan.source().isOwn() ? View.GONE : View.VISIBLE);
    int damaged = plan.damaged().size();
    var question =
        new MaterialAlertDialogBuilder(screen.requireContext())
            .setTitle(
                damaged == 0
                    ? plural(R.plurals.import_question, plan.fresh().size())
                    : plural(R.plurals.import_damaged_title, damaged))
            .setView(binding.getRoot())
            .setOnCancelListener(shown -> importing.end())
            .setNegativeButton(R.string.library_cancel, (shown, which) -> importing.end());
    if (partly || !plan.fresh().isEmpty()) {
      question.setPositiveButton(
          R.string.import_do, (shown, which) -> carryOut(plan, importing.isRecovering()));
    }
    dialog = question.show();
  }

  private static void show(TextView view, String text) {
    view.setText(text);
    view.setVisibility(text.isEmpty() ? View.GONE : View.VISIBLE);
  }

  private String found(ImportPlan plan) {
    var found = plural(R.plurals.import_found, plan.fresh().size());
    return plan.known() == 0 ? found : found + "\n" + plural(R.plurals.import_known, plan.known());
  }

  /** Returns the first games, one per line, as the library will show them. */
  private String games(ImportPlan plan) {
    var texts = new GameTexts(screen.requireContext());
    var all = new StringBuilder();
    for (var match : plan.first()) {
      var game = match.options().game().name();
      var players = DisplayNames.players(screen.requireContext(), match);
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

  private void carryOut(ImportPlan plan, boolean withRecovered) {
    model.importing().end();
    model
        .games()
        .transfer()
        .carryOut(
            plan,
            withRecovered,
            answer -> {
              if (!screen.isAdded()) {
                return;
              }
              if (answer.problem() != null) {
                say(StorageProblemTexts.text(screen.requireContext(), answer.problem()));
              } else if (answer.value().isEmpty() && plan.known() > 0) {
                say(plural(R.plurals.import_known, plan.known()));
              } else if (answer.value().isEmpty()) {
                say(plural(R.plurals.import_done, 0));
              } else {
                sayImported(answer.value());
              }
            });
  }

  private void sayImported(List<Long> ids) {
    SnackbarNotice.show(
        screen,
        plural(R.plurals.import_done, ids.size()),
        R.string.library_undo,
        () -> model.games().delete(ids, this::sayProblem));
  }

  private void sayProblem(DataResult<?> answer) {
    if (answer.problem() != null && screen.isAdded()) {
      say(StorageProblemTexts.text(screen.requireContext(), answer.problem()));
    }
  }

  private String plural(int text, int count) {
    return screen.getResources().getQuantityString(text, count, count);
  }

  private void say(String text) {
    SnackbarNotice.show(screen, text);
  }
}
