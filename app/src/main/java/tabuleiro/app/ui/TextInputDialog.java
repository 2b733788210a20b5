package tabuleiro.app.ui;

import android.app.Dialog;
import android.content.DialogInterface;
import android.os.Bundle;
import android.text.InputType;
import android.view.WindowManager;
import android.view.inputmethod.EditorInfo;
import android.widget.EditText;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import java.io.IOException;
import tabuleiro.app.R;
import tabuleiro.app.databinding.DialogTextBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.files.SavedStateText;

/**
 * Dialog that asks for a text, which survives rotation. The result is delivered to the fragment.
 */
public final class TextInputDialog extends DialogFragment {
  private static final String TITLE = "title";
  private static final String HINT = "hint";
  private static final String ACTION = "action";
  private static final String LINES = "lines";
  private static final String TEXT = "text";
  private static final String ABOUT = "about";
  private static final String REQUEST = "request";

  @SuppressWarnings("NullAway.Init") // set in onCreateDialog
  private EditText field;

  /** Callback for the entered text and the game that it is about. */
  public interface Listener {
    /** Called with the result. */
    void onText(long about, String text);
  }

  /** Texts of a question; the request identifies it among the questions of a screen. */
  public record Question(
      String request, @StringRes int title, @StringRes int hint, @StringRes int action, int lines) {
    /** Shows the dialog about a game, or about none, with an initial text. */
    public void ask(Fragment screen, long about, String text) {
      var arguments = new Bundle();
      arguments.putString(REQUEST, request);
      arguments.putInt(TITLE, title);
      arguments.putInt(HINT, hint);
      arguments.putInt(ACTION, action);
      arguments.putInt(LINES, lines);
      arguments.putLong(ABOUT, about);
      arguments.putString(TEXT, text);
      var dialog = new TextInputDialog();
      dialog.setArguments(arguments);
      dialog.show(screen.getChildFragmentManager(), request);
    }

    /** Registers the listener, also for a dialog that was opened before a rotation. */
    public void hear(Fragment screen, Listener listener) {
      screen
          .getChildFragmentManager()
          .setFragmentResultListener(
              request,
              screen,
              (key, answer) -> listener.onText(answer.getLong(ABOUT), answer.getString(TEXT)));
    }
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle state) {
    var arguments = requireArguments();
    var binding = DialogTextBinding.inflate(getLayoutInflater());
    binding.field.setHint(getString(arguments.getInt(HINT)));
    int lines = arguments.getInt(LINES);
    if (lines > 1) {
      binding.text.setInputType(
          InputType.TYPE_CLASS_TEXT
              | InputType.TYPE_TEXT_FLAG_MULTI_LINE
              | InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS);
      binding.text.setMinLines(lines);
    } else {
      binding.text.setImeOptions(EditorInfo.IME_ACTION_DONE);
      binding.text.setOnEditorActionListener(
          (field, action, key) -> {
            answer(field.getText().toString());
            dismiss();
            return true;
          });
    }
    field = binding.text;
    field.setSaveEnabled(false); // the saved state could not hold a long text
    binding.text.setText(state == null ? arguments.getString(TEXT) : saved(state));
    binding.text.selectAll();
    binding.text.requestFocus();
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(arguments.getInt(TITLE))
        .setView(binding.getRoot())
        .setPositiveButton(
            arguments.getInt(ACTION),
            (dialog, which) -> answer(String.valueOf(binding.text.getText())))
        .setNegativeButton(R.string.library_cancel, null)
        .create();
  }

  @Override
  public void onSaveInstanceState(@NonNull Bundle state) {
    super.onSaveInstanceState(state);
    if (field != null) {
      kept().save(state, field.getText().toString());
    }
  }

  private String saved(Bundle state) {
    try {
      return kept().saved(state);
    } catch (IOException lost) {
      return ""; // the disk was full; the person sees that nothing is there
    }
  }

  private SavedStateText kept() {
    return AppContainer.of(requireContext()).keptText(getClass().getSimpleName());
  }

  @Override
  public void onDismiss(@NonNull DialogInterface dialog) {
    super.onDismiss(dialog);
    if (!isStateSaved()) { // otherwise the system will recreate the dialog
      kept().forget();
    }
  }

  /** Opens the keyboard with the dialog. */
  @Override
  public void onStart() {
    super.onStart();
    requireDialog()
        .getWindow()
        .setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_STATE_VISIBLE);
  }

  private void answer(String text) {
    var answer = new Bundle();
    answer.putLong(ABOUT, requireArguments().getLong(ABOUT));
    answer.putString(TEXT, text);
    var request = requireArguments().getString(REQUEST);
    getParentFragmentManager().setFragmentResult(String.valueOf(request), answer);
  }
}
