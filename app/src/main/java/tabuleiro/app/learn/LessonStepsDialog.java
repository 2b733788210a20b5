package tabuleiro.app.learn;

import android.app.Dialog;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import java.util.Objects;
import tabuleiro.app.R;

/** Dialog that lists all steps of a lesson and opens the chosen one. */
public final class LessonStepsDialog extends DialogFragment {
  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle saved) {
    var model = LessonFragment.model(requireParentFragment());
    var state = Objects.requireNonNull(model.state().getValue());
    var steps = state.lesson().steps();
    var names = new String[steps.size()];
    for (int i = 0; i < names.length; i++) {
      int text = state.isDone(i) ? R.string.lesson_step_done : R.string.lesson_step;
      names[i] = getString(text, i + 1, getString(steps.get(i).title()));
    }
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(R.string.lesson_steps)
        .setSingleChoiceItems(
            names,
            state.step(),
            (dialog, chosen) -> {
              model.goTo(chosen);
              dismiss();
            })
        .create();
  }
}
