package tabuleiro.app.library;

import android.app.Dialog;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;
import tabuleiro.app.databinding.DialogDamagedBinding;
import tabuleiro.app.share.Sharing;
import tabuleiro.app.ui.Navigator;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;

/**
 * Dialog that explains why a saved game cannot be replayed and offers what can still be done with
 * it.
 */
public final class DamagedGameDialog extends DialogFragment {
  private static final String TEXT = "text";

  /** Longest text that is shown; the whole text can be shared. */
  static final int LONGEST_SHOWN = 10_000;

  /** Creates the dialog for everything stored of a game. */
  static DamagedGameDialog of(String text) {
    var arguments = new Bundle();
    arguments.putString(TEXT, text);
    var dialog = new DamagedGameDialog();
    dialog.setArguments(arguments);
    return dialog;
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle state) {
    var text = requireArguments().getString(TEXT, "");
    var damage = damage(text);
    var texts = new DamagedRecordTexts(requireContext());
    var binding = DialogDamagedBinding.inflate(getLayoutInflater());
    binding.why.setText(texts.damage(damage, damage.line()));
    binding.recovered.setText(texts.recovered(damage));
    binding.text.setText(shown(text.strip()));
    var dialog =
        new MaterialAlertDialogBuilder(requireContext())
            .setTitle(R.string.library_damaged)
            .setView(binding.getRoot())
            .setNeutralButton(
                R.string.library_share,
                (shown, which) -> Sharing.send(requireParentFragment(), text))
            .setNegativeButton(R.string.library_close, null);
    var recovered = damage.recovered();
    if (recovered != null) {
      dialog.setPositiveButton(
          R.string.damage_play_on, (shown, which) -> Navigator.of(this).playNew(recovered));
    }
    return dialog.create();
  }

  /** Returns the beginning of a text, as far as it is shown. */
  static String shown(String text) {
    return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "…" : text;
  }

  private static DamagedRecordException damage(String text) {
    try {
      GameRecord.parse(text);
    } catch (DamagedRecordException damage) {
      return damage;
    }
    throw new IllegalStateException("this game is not damaged: " + text);
  }
}
