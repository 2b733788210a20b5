package tabuleiro.app.ui;

import android.app.Dialog;
import android.content.DialogInterface;
import android.os.Bundle;
import android.text.Editable;
import android.text.InputType;
import android.text.TextWatcher;
import android.view.WindowManager;
import android.view.inputmethod.EditorInfo;
import android.widget.EditText;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.appcompat.app.AlertDialog;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;
import tabuleiro.app.databinding.DialogTextBinding;

/**
 * Dialog that asks the user for a text and keeps it across rotation. The result is delivered to the
 * fragment.
 */
public final class TextInputDialog extends DialogFragment {
  private static final String TITLE = "title";
  private static final String HINT = "hint";
  private static final String ACTION = "action";
  private static final String LONGEST = "longest";
  private static final String TEXT = "text";
  private static final String ABOUT = "about";
  private static final String REQUEST = "request";

  /** Callback for the entered text and the game that it is about. */
  public interface Listener {
    /** Called with the result. */
    void onText(long about, String text);
  }

  /** Number of lines for a text without a limit. */
  private static final int LINES = 4;

  /** Value of {@code longest} for a text of several lines without a limit. */
  public static final int UNLIMITED = 0;

  /**
   * Texts of a question; the request identifies it among the questions of a screen. A text that is
   * longer than {@code longest} letters cannot be confirmed, so that nothing is cut unnoticed.
   */
  public record Question(
      String request,
      @StringRes int title,
      @StringRes int hint,
      @StringRes int action,
      int longest) {
    /** Shows the dialog about a game, or about none, with an initial text. */
    public void ask(Fragment screen, long about, String text) {
      var arguments = new Bundle();
      arguments.putString(REQUEST, request);
      arguments.putInt(TITLE, title);
      arguments.putInt(HINT, hint);
      arguments.putInt(ACTION, action);
      arguments.putInt(LONGEST, longest);
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
    int longest = arguments.getInt(LONGEST);
    if (longest == UNLIMITED) {
      binding.text.setInputType(
          InputType.TYPE_CLASS_TEXT
              | InputType.TYPE_TEXT_FLAG_MULTI_LINE
              | InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS);
      binding.text.setMinLines(LINES);
    } else {
      binding.field.setCounterEnabled(true);
      binding.field.setCounterMaxLength(longest);
      binding.text.setImeOptions(EditorInfo.IME_ACTION_DONE);
      binding.text.setOnEditorActionListener((field, action, key) -> confirm(field.getText()));
      binding.text.addTextChangedListener(new LengthWatcher());
    }
    binding.text.setText(arguments.getString(TEXT)); // replaced by the saved state, if any
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

  private boolean fits(CharSequence text) {
    int longest = requireArguments().getInt(LONGEST);
    return longest == UNLIMITED || text.length() <= longest;
  }

  private boolean confirm(CharSequence text) {
    if (fits(text)) {
      answer(text.toString());
      dismiss();
    }
    return true;
  }

  /** Disables the button while the text is too long, which the counter shows. */
  private void checkLength(CharSequence text) {
    if (getDialog() instanceof AlertDialog dialog && dialog.isShowing()) {
      dialog.getButton(DialogInterface.BUTTON_POSITIVE).setEnabled(fits(text));
    }
  }

  /** Checks the length on every change. */
  private final class LengthWatcher implements TextWatcher {
    @Override
    public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

    @Override
    public void onTextChanged(CharSequence text, int start, int before, int count) {}

    @Override
    public void afterTextChanged(Editable text) {
      checkLength(text);
    }
  }

  /** Opens the keyboard with the dialog. */
  @Override
  public void onStart() {
    super.onStart();
    checkLength(requireDialog().<EditText>findViewById(R.id.text).getText());
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
