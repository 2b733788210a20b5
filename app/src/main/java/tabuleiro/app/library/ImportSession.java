package tabuleiro.app.library;

import android.net.Uri;
import android.os.Bundle;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.annotation.VisibleForTesting;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.ImportExport;
import tabuleiro.app.data.ImportPlan;
import tabuleiro.app.data.ImportSource;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.files.TextDocumentAccess;
import tabuleiro.app.ui.ViewModelCallbacks;

/**
 * One import of saved games: reads a text or file, asks the user if needed, and stores the games.
 * Survives the screen and the process.
 */
final class ImportSession {
  private static final String STATE = "import";
  private static final String TEXT = "text";
  private static final String FILE = "file";
  private static final String SOURCE = "source";
  private static final String ASSUMED = "assumed";
  private static final String RECOVERING = "recovering";
  private static final String PICTURE = "picture";

  /** What the screen shows of an import. */
  sealed interface Step {}

  /**
   * A question what to import.
   *
   * @param failure why a first answer could not be carried out, or null
   */
  record Question(ImportPlan plan, @Nullable StorageProblem failure) implements Step {}

  /**
   * An import of which nothing can be imported.
   *
   * @param text the text that explains why, or 0
   * @param storage why the storage is unavailable, or null
   */
  record Failure(@StringRes int text, @Nullable StorageProblem storage) implements Step {}

  /**
   * An import that is stored.
   *
   * @param ids the rows of the imported games
   * @param known number of games that were in the library already
   */
  record Done(List<Long> ids, int known) implements Step {}

  private final ImportExport transfer;
  private final TextDocumentAccess files;
  private final ViewModelCallbacks scope;
  private final MutableLiveData<Step> step = new MutableLiveData<>();
  @Nullable private Uri file;
  @Nullable private String text;
  private ImportSource source;
  @Nullable private String assumed;
  private boolean recovering;
  private boolean isPicture;
  @Nullable private ImportPlan underWay; // the plan that is being stored

  /** Restores the state from the saved state, if any. */
  ImportSession(
      SavedStateHandle handle,
      ImportExport transfer,
      TextDocumentAccess files,
      ViewModelCallbacks scope) {
    this.transfer = transfer;
    this.files = files;
    this.scope = scope;
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
    state.putBoolean(PICTURE, isPicture);
    return state;
  }

  private void restore(Bundle state) {
    recovering = state.getBoolean(RECOVERING);
    source = ImportSource.valueOf(state.getString(SOURCE));
    var from = state.getString(FILE);
    if (from != null) {
      readFile(Uri.parse(from), source);
    } else if (state.containsKey(TEXT)) { // version 1.0.0 kept it elsewhere
      isPicture = state.getBoolean(PICTURE);
      read(state.getString(TEXT), source, state.getString(ASSUMED));
    }
  }

  /** Reads a file to import from. */
  void readFile(Uri uri, ImportSource from) {
    file = uri;
    source = from;
    underWay = null;
    files.read(
        uri,
        scope.bind(
            found -> {
              if (!uri.equals(file)) {
                return; // another import has begun meanwhile
              }
              file = null;
              if (found.contents() == null) {
                fail(found.problem());
              } else {
                isPicture = found.isPicture();
                var charset = found.contents().assumed();
                read(found.contents().text(), from, charset == null ? null : charset.name());
              }
            }));
  }

  /** Reads a text to import from. */
  void readText(String newText, ImportSource from) {
    isPicture = false;
    read(newText, from, null);
  }

  private void read(String newText, ImportSource from, @Nullable String encoding) {
    file = null;
    text = newText;
    source = from;
    assumed = encoding;
    underWay = null;
    transfer.plan(() -> newText, from, scope.bind(this::planned));
  }

  /** Ends the import with an error message. */
  void fail(@StringRes int problem) {
    step.setValue(new Failure(problem, null));
  }

  /**
   * Asks if records are damaged, too long or shared by another app, if names are too long, or if
   * the encoding of a file is assumed. Otherwise imports the games at once.
   */
  private void planned(DataResult<ImportPlan> answer) {
    var plan = answer.value();
    if (answer.problem() != null) {
      step.setValue(new Failure(0, answer.problem()));
    } else if (plan.isUnrelatedText()) {
      fail(unrelated());
    } else if (plan.damaged().isEmpty()
        && plan.tooLong() == 0
        && plan.longNames(false) == 0
        && (plan.fresh().isEmpty() || assumed == null && !plan.source().needsConfirmation())) {
      carryOut(plan);
    } else {
      step.setValue(new Question(plan, null));
    }
  }

  /** Returns the sentence about a text without a game. */
  @StringRes
  private int unrelated() {
    if (text != null && ImportExport.isCode(text)) {
      return R.string.import_code_damaged;
    }
    return isPicture ? R.string.import_other_code : R.string.import_no_game;
  }

  /**
   * Imports the games of a plan. Until they are stored, the text is kept and can be asked again.
   */
  @SuppressWarnings("ReferenceEquality") // two imports may have equal plans
  void carryOut(ImportPlan plan) {
    step.setValue(null);
    underWay = plan;
    transfer.carryOut(
        plan,
        recovering,
        scope.bind(
            answer -> {
              if (plan != underWay) {
                return; // another import has begun meanwhile
              }
              if (answer.problem() != null) {
                step.setValue(new Question(plan, answer.problem()));
              } else {
                end();
                step.setValue(new Done(answer.value(), plan.known()));
              }
            }));
  }

  /** Returns what to show; null while there is nothing. */
  LiveData<Step> step() {
    return step;
  }

  /** Ends the import after it was stored or cancelled, or after its error message was shown. */
  void end() {
    step.setValue(null);
    file = null;
    text = null;
    assumed = null;
    recovering = false;
  }

  /** Returns whether the saved state holds a text, so that another process goes on with it. */
  @VisibleForTesting
  boolean keepsText() {
    return text != null;
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
