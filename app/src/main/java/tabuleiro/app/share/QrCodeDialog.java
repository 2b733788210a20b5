package tabuleiro.app.share;

import android.app.Dialog;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.databinding.DialogCodeBinding;
import tabuleiro.app.qr.QrCode;
import tabuleiro.app.ui.SnackbarNotice;

/** Dialog that shows a game as a large QR code, to a phone across the table. */
public final class QrCodeDialog extends DialogFragment {
  /** Largest side in modules; more are too small on the screen of a phone. */
  private static final int MOST_MODULES = 125;

  private static final String TEXT = "text";
  private static final String TAG = "code";

  /** Shows the code of a text, which is null if the game is too long, unless one is shown. */
  static void show(Fragment screen, @Nullable String text) {
    var screens = screen.getChildFragmentManager();
    if (screens.isStateSaved() || screens.findFragmentByTag(TAG) != null) {
      return;
    }
    if (text == null || QrCode.of(text, MOST_MODULES) == null) {
      SnackbarNotice.show(screen, screen.getString(R.string.share_code_too_long));
      return;
    }
    var arguments = new Bundle();
    arguments.putString(TEXT, text);
    var dialog = new QrCodeDialog();
    dialog.setArguments(arguments);
    dialog.showNow(screens, TAG);
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle state) {
    var text = requireArguments().getString(TEXT, "");
    var views = DialogCodeBinding.inflate(getLayoutInflater());
    views.code.show(Objects.requireNonNull(QrCode.of(text, MOST_MODULES), "checked before"));
    return new MaterialAlertDialogBuilder(requireContext())
        .setView(views.getRoot())
        .setPositiveButton(R.string.library_close, null)
        .setNeutralButton(
            R.string.library_copy_text,
            (shown, which) -> Sharing.copy(requireParentFragment(), text))
        .create();
  }
}
