package tabuleiro.app.library;

import android.app.Dialog;
import android.text.InputType;
import android.view.LayoutInflater;
import android.view.View;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.snackbar.Snackbar;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.app.R;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.ImportPlan;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.databinding.DialogImportBinding;
import tabuleiro.app.databinding.DialogTextBinding;

/** Brings games in from a text: says first what is in it and what is wrong with it. */
final class ImportDialogs {
  /** So many damages are described; the rest is counted. */
  private static final int DESCRIBED = 20;

  private final Fragment screen;
  private final SavedGames games;
  private final Consumer<List<Long>> imported;

  /** {@code imported} hears which games have come in. */
  ImportDialogs(Fragment screen, SavedGames games, Consumer<List<Long>> imported) {
    this.screen = screen;
    this.games = games;
    this.imported = imported;
  }

  /** Asks for a text. */
  void paste() {
    var binding = DialogTextBinding.inflate(LayoutInflater.from(screen.requireContext()));
    binding.field.setHint(screen.getString(R.string.import_hint));
    binding.text.setInputType(
        InputType.TYPE_CLASS_TEXT
            | InputType.TYPE_TEXT_FLAG_MULTI_LINE
            | InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS);
    binding.text.setMinLines(4);
    new MaterialAlertDialogBuilder(screen.requireContext())
        .setTitle(R.string.import_paste)
        .setView(binding.getRoot())
        .setPositiveButton(
            R.string.import_read, (dialog, which) -> read(binding.text.getText().toString()))
        .setNegativeButton(R.string.library_cancel, null)
        .show();
  }

  /** Reads a text and says what would come in. */
  void read(String text) {
    games.transfer().plan(text, this::planned);
  }

  private void planned(Answer<ImportPlan> answer) {
    if (!screen.isAdded()) {
      return;
    }
    if (answer.problem() != null) {
      say(screen.getString(answer.problem().message()));
    } else if (answer.value().damaged().isEmpty()) {
      carryOut(answer.value(), false);
    } else {
      show(answer.value());
    }
  }

  /** Shows what is damaged, so that the person decides. */
  private Dialog show(ImportPlan plan) {
    var binding = DialogImportBinding.inflate(LayoutInflater.from(screen.requireContext()));
    binding.found.setText(found(plan));
    binding.damages.setText(damages(plan));
    boolean partly = plan.recoverable() > 0;
    binding.recover.setVisibility(partly ? View.VISIBLE : View.GONE);
    binding.recover.setText(plural(R.plurals.import_recover, plan.recoverable()));
    var dialog =
        new MaterialAlertDialogBuilder(screen.requireContext())
            .setTitle(plural(R.plurals.import_damaged_title, plan.damaged().size()))
            .setView(binding.getRoot())
            .setNegativeButton(R.string.library_cancel, null);
    if (partly || !plan.fresh().isEmpty()) {
      dialog.setPositiveButton(
          R.string.import_do, (shown, which) -> carryOut(plan, binding.recover.isChecked()));
    }
    return dialog.show();
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
    games
        .transfer()
        .carryOut(
            plan,
            withRecovered,
            answer -> {
              if (!screen.isAdded()) {
                return;
              }
              if (answer.problem() != null) {
                say(screen.getString(answer.problem().message()));
                return;
              }
              int count = answer.value().size();
              say(
                  count == 0 && plan.known() > 0
                      ? plural(R.plurals.import_known, plan.known())
                      : plural(R.plurals.import_done, count));
              imported.accept(answer.value());
            });
  }

  private String plural(int text, int count) {
    return screen.getResources().getQuantityString(text, count, count);
  }

  private void say(String text) {
    Snackbar.make(screen.requireView(), text, Snackbar.LENGTH_LONG).show();
  }
}
