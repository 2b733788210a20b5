package tabuleiro.app.play;

import android.app.Dialog;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;

/**
 * Dialog that asks for confirmation before a risky move, such as one that could lose the game at
 * once; must be shown by the play screen as its child fragment.
 */
public final class MoveWarningDialog extends DialogFragment {
  private static final String WARNING = "warning";
  private static final String MOVE = "move";
  private static final String PLY = "ply";

  /** Creates the question about a move at a ply of the match. */
  static MoveWarningDialog of(@StringRes int warning, int move, int ply) {
    var arguments = new Bundle();
    arguments.putInt(WARNING, warning);
    arguments.putInt(MOVE, move);
    arguments.putInt(PLY, ply);
    var dialog = new MoveWarningDialog();
    dialog.setArguments(arguments);
    return dialog;
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle state) {
    var warning = getString(requireArguments().getInt(WARNING));
    return new MaterialAlertDialogBuilder(requireContext())
        .setMessage(getString(R.string.play_warning_question, warning))
        .setPositiveButton(R.string.play_warning_play, (asking, button) -> play())
        .setNegativeButton(R.string.play_warning_back, null)
        .create();
  }

  private void play() {
    var asked = requireArguments();
    ((PlayFragment) requireParentFragment()).playAt(asked.getInt(PLY), asked.getInt(MOVE));
  }
}
