package tabuleiro.app.library;

import android.net.Uri;
import android.os.Bundle;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.UUID;
import java.util.function.Function;
import tabuleiro.app.R;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.ImportExport;
import tabuleiro.app.data.ImportPlan;
import tabuleiro.app.data.ImportSource;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.files.SavedStateText;
import tabuleiro.app.files.TextDocumentAccess;

/**
 * An import, from the choice of a text or file to its confirmation. Survives the screen and the
 * process.
 */
final class ImportSession {
  private static final String STATE = "import";
  private static final String NAME = "name";
  private static final String FILE = "file";
  private static final String SOURCE = "source";
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
  private final Function<String, SavedStateText> texts;
  private final MutableLiveData<Step> step = new MutableLiveData<>();
  private String name = UUID.randomUUID().toString();
  @Nullable private Uri file;
  @Nullable private String text;
  private boolean isKept; // the file contains the text already

  @SuppressWarnings("NullAway.Init") // set together with file or text
  private ImportSource source;

  private boolean recovering;

  /** Restores the state from the saved state, if any. */
  ImportSession(
      SavedStateHandle handle,
      ImportExport transfer,
      TextDocumentAccess files,
      Function<String, SavedStateText> texts) {
    this.transfer = transfer;
    this.files = files;
    this.texts = texts;
    Bundle kept = handle.get(STATE);
    handle.setSavedStateProvider(STATE, this::save);
    if (kept != null && kept.containsKey(NAME)) {
      restore(kept);
    }
  }

  private Bundle save() {
    var state = new Bundle();
    if (file != null) {
      state.putString(FILE, file.toString());
    } else if (text != null) {
      kept().keep(text);
    } else if (!isKept) {
      return state;
    }
    state.putString(NAME, name);
    state.putString(SOURCE, source.name());
    state.putBoolean(RECOVERING, recovering);
    return state;
  }

  private void restore(Bundle state) {
    name = state.getString(NAME);
    recovering = state.getBoolean(RECOVERING);
    source = ImportSource.valueOf(state.getString(SOURCE));
    var from = state.getString(FILE);
    if (from != null) {
      readFile(Uri.parse(from), source);
    } else {
      isKept = true;
      transfer.plan(this::readKept, source, this::planned);
    }
  }

  private String readKept() {
    try {
      return kept().read();
    } catch (IOException lost) {
      throw new UncheckedIOException(lost);
    }
  }

  private SavedStateText kept() {
    return texts.apply(name);
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
          if (found.text() == null) {
            fail(found.problem());
          } else {
            readText(found.text(), from);
          }
        });
  }

  /** Reads a text to import from. */
  void readText(String newText, ImportSource from) {
    file = null;
    text = newText;
    source = from;
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
    isKept = false;
    recovering = false;
    kept().forget();
  }

  /** Returns whether the recoverable moves of damaged games are to be imported. */
  boolean isRecovering() {
    return recovering;
  }

  void setRecovering(boolean recovering) {
    this.recovering = recovering;
  }
}
