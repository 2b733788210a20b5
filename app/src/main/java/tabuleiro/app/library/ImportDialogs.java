package tabuleiro.app.library;

import android.app.Dialog;
import android.view.LayoutInflater;
import android.view.View;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.ImportPlan;
import tabuleiro.app.databinding.DialogImportBinding;
import tabuleiro.app.ui.Notice;
import tabuleiro.app.ui.ProblemTexts;

/** Brings games in from a text: says first what is in it and what is wrong with it. */
final class ImportDialogs {
  /** So many damages are described; the rest is counted. */
  private static final int DESCRIBED = 20;

  private static final TextDialog.Question PASTING =
      new TextDialog.Question(
          "paste", R.string.import_paste, R.string.import_hint, R.string.import_read, 4);

  private final Fragment screen;
  private final LibraryViewModel model;
  private Dialog dialog;

  ImportDialogs(Fragment screen, LibraryViewModel model) {
    this.screen = screen;
    this.model = model;
    PASTING.hear(screen, (about, text) -> model.readImport(text));
  }

  /** Asks for a text. */
  void paste() {
    PASTING.ask(screen, 0, "");
  }

  /** Brings in what is whole; asks first where anything is damaged. */
  void show(@Nullable Answer<ImportPlan> read) {
    if (read == null) {
      return;
    }
    if (read.problem() != null) {
      model.dropImport();
      say(ProblemTexts.text(screen.requireContext(), read.problem()));
    } else if (read.value().damaged().isEmpty()) {
      carryOut(read.value(), false);
    } else {
      ask(read.value());
    }
  }

  /** Takes an open question away with the screen; the next one asks it again. */
  void dismiss() {
    if (dialog != null) {
      dialog.dismiss();
    }
  }

  /** Shows what is damaged, so that the person decides. */
  private void ask(ImportPlan plan) {
    var binding = DialogImportBinding.inflate(LayoutInflater.from(screen.requireContext()));
    binding.found.setText(found(plan));
    binding.damages.setText(damages(plan));
    boolean partly = plan.recoverable() > 0;
    binding.recover.setVisibility(partly ? View.VISIBLE : View.GONE);
    binding.recover.setText(plural(R.plurals.import_recover, plan.recoverable()));
    binding.recover.setChecked(model.isRecovering());
    binding.recover.setOnCheckedChangeListener((box, checked) -> model.setRecovering(checked));
    var question =
        new MaterialAlertDialogBuilder(screen.requireContext())
            .setTitle(plural(R.plurals.import_damaged_title, plan.damaged().size()))
            .setView(binding.getRoot())
            .setOnCancelListener(shown -> model.dropImport())
            .setNegativeButton(R.string.library_cancel, (shown, which) -> model.dropImport());
    if (partly || !plan.fresh().isEmpty()) {
      question.setPositiveButton(
          R.string.import_do, (shown, which) -> carryOut(plan, model.isRecovering()));
    }
    dialog = question.show();
  }

  private String found(ImportPlan plan) {
    var found = plural(R.plurals.import_found, plan.fresh().size());
    return plan.known() == 0 ? found : found + "\n" + plural(R.plurals.import_known, plan.known());
  }

  private String damages(ImportPlan plan) {
    var texts = new DamageTexts(screen.requireContext());
    var all = new StringBuilder();
    int described = Math.min(DESCRIBED, plan.damaged().size());
    for (var game : plan.damaged().subList(0, described)) {
      all.append("• ")
          .append(texts.damage(game.damage(), game.damagedLine()))
          .append('\n')
          .append(texts.recovered(game.damage()))
          .append("\n\n");
    }
    int left = plan.damaged().size() - described;
    return left == 0 ? all.toString().strip() : all + plural(R.plurals.import_more, left);
  }

  private void carryOut(ImportPlan plan, boolean withRecovered) {
    model.dropImport();
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
                say(ProblemTexts.text(screen.requireContext(), answer.problem()));
                return;
              }
              int count = answer.value().size();
              say(
                  count == 0 && plan.known() > 0
                      ? plural(R.plurals.import_known, plan.known())
                      : plural(R.plurals.import_done, count));
            });
  }

  private String plural(int text, int count) {
    return screen.getResources().getQuantityString(text, count, count);
  }

  private void say(String text) {
    Notice.show(screen, text);
  }
}
