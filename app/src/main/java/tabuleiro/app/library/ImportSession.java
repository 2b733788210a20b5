package tabuleiro.app.library;

import android.net.Uri;
import android.os.Bundle;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import java.nio.charset.Charset;
import tabuleiro.app.R;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.ImportExport;
import tabuleiro.app.data.ImportPlan;
import tabuleiro.app.data.ImportSource;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.files.TextDocumentAccess;

/**
 * An import, from the choice of a text or file to its confirmation. Survives the screen and the
 * process.
 */
final class ImportSession {
  private static final String STATE = "import";
  private static final String TEXT = "text";
  private static final String FILE = "file";
  private static final String SOURCE = "source";
  private static final String ASSUMED = "assumed";
  private static final String RECOVERING = "recovering";

  /**
   * State of an import.
   *
   * @param plan what can be imported; null if nothing can
   * @param problem the text that explains why nothing can be imported, or 0
   * @param storage why the storage is unavailable, or null
   */
  record Step(
      @Nullable ImportPlan plan, @StringRes int problem, @Nullable StorageProblem storage) {}

  private final ImportExport transfer;
  private final TextDocumentAccess files;
  private final MutableLiveData<Step> step = new MutableLiveData<>();
  private Uri file;
  private String text;
  private ImportSource source;
  private String assumed;
  private boolean recovering;

  /** Restores the state from the saved state, if any. */
  ImportSession(SavedStateHandle handle, ImportExport transfer, TextDocumentAccess files) {
    this.transfer = transfer;
    this.files = files;
    Bundle kept = handle.get(STATE);
    handle.setSavedStateProvider(STATE, this::save);
    if (kept != null && kept.containsKey(SOURCE)) {
      restore(kept);
    }
  }

  private Bundle save() {
    var state = new Bundle();
    if (file != null) {
      state.putString(FILE, file.toString());
    } else if (text != null) {
      state.putString(TEXT, text);
    } else {
      return state;
    }
    state.putString(SOURCE, source.name());
    state.putString(ASSUMED, assumed);
    state.putBoolean(RECOVERING, recovering);
    return state;
  }

  private void restore(Bundle state) {
    recovering = state.getBoolean(RECOVERING);
    source = ImportSource.valueOf(state.getString(SOURCE));
    var from = state.getString(FILE);
    if (from != null) {
      readFile(Uri.parse(from), source);
    } else if (state.containsKey(TEXT)) { // version 1.0.0 kept it elsewhere
      readText(state.getString(TEXT), source);
      assumed = state.getString(ASSUMED);
    }
  }

  /** Reads a file to import from. */
  void readFile(Uri uri, ImportSource from) {
    file = uri;
    source = from;
    files.read(
        uri,
        found -> {
          if (!uri.equals(file)) {
            return; // another import has begun meanwhile
          }
          file = null;
          if (found.contents() == null) {
            fail(found.problem());
          } else {
            read(found.contents().text(), from, found.contents().assumed());
          }
        });
  }

  /** Reads a text to import from. */
  void readText(String newText, ImportSource from) {
    read(newText, from, null);
  }

  private void read(String newText, ImportSource from, @Nullable Charset charset) {
    file = null;
    text = newText;
    source = from;
    assumed = charset == null ? null : charset.name();
    transfer.plan(() -> newText, from, this::planned);
  }

  /** Ends the import with an error message. */
  void fail(@StringRes int problem) {
    step.setValue(new Step(null, problem, null));
  }

  private void planned(DataResult<ImportPlan> answer) {
    if (answer.problem() != null) {
      step.setValue(new Step(null, 0, answer.problem()));
    } else if (answer.value().isUnrelatedText()) {
      fail(R.string.import_no_game);
    } else {
      step.setValue(new Step(answer.value(), 0, null));
    }
  }

  /** Returns the state; null while there is nothing to show. */
  LiveData<Step> step() {
    return step;
  }

  /** Ends the import after its confirmation or cancellation. */
  void end() {
    step.setValue(null);
    file = null;
    text = null;
    assumed = null;
    recovering = false;
  }

  /** Returns the name of the encoding that was assumed for the file, or null if it is certain. */
  @Nullable
  String assumed() {
    return assumed;
  }

  /** Returns whether the recoverable moves of damaged games are to be imported. */
  boolean isRecovering() {
    return recovering;
  }

  void setRecovering(boolean recovering) {
    this.recovering = recovering;
  }
}
