package tabuleiro.app.analysis;

import android.os.Bundle;
import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.ui.ViewModelScope;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

/**
 * View model of the analysis screen: owns the tree of moves and asks the CPU for the best lines.
 */
public final class AnalysisViewModel extends ViewModel {
  private static final int LINES = 3;

  /** Search time per position; a deeper search would take longer than people wait. */
  private static final SearchLimits LIMITS = SearchLimits.millis(20_000);

  private static final String SAVED_ID = "savedId";
  private static final String RECORD = "record";
  private static final String PATH = "path";
  private static final String TEXT = "text";
  private static final String SAVED = "saved";
  private static final String MARKS = "marks";
  private static final String ENGINE = "engine";
  private static final String ARROW = "arrow";

  private final SavedStateHandle handle;
  private final CpuWorker cpu;
  private final StudySaver saver;
  private final ViewModelScope scope = new ViewModelScope(this);
  private final MutableLiveData<DataResult<LoadedGame>> unreadable = new MutableLiveData<>();
  private final MutableLiveData<AnalysisState> state = new MutableLiveData<>();
  private final Map<Integer, CpuLines> known = new HashMap<>(); // lines by node
  private ReviewMarks marks = ReviewMarks.NONE;
  private Map<Integer, Verdict> verdicts = Map.of();

  @Nullable private MoveTree judged; // the tree whose verdicts are known
  private MoveTreeCursor walk; // null until the game has been loaded
  @Nullable private CpuWorker.LinesTicket asked;
  private boolean visible;
  private boolean isDiscarded;
  private int jumps;

  /** Restores the saved state, or begins with the arguments of the screen. */
  AnalysisViewModel(
      SavedStateHandle handle, GameRepository games, CpuWorker cpu, LongSupplier clock) {
    this.handle = handle;
    this.cpu = cpu;
    saver = new StudySaver(games, clock);
    Bundle saved = handle.get(SAVED);
    var text = saved == null ? null : saved.getString(TEXT);
    if (text != null) {
      saver.open(saved, begin(text, saved.getStringArrayList(PATH)));
      marks = ReviewMarks.restore(saved.getStringArrayList(MARKS));
      publish();
    } else if (handle.contains(RECORD)) {
      saver.open(begin(handle.get(RECORD), handle.get(PATH)));
      publish();
    } else {
      Long id = handle.get(SAVED_ID);
      games.load(id == null ? 0 : id, scope.bind(this::loaded));
    }
    handle.setSavedStateProvider(SAVED, this::save);
  }

  /** Returns the arguments for a node of a tree. */
  static Bundle arguments(ReadableMatch match, MoveTree tree, int place) {
    var arguments = new Bundle();
    arguments.putString(RECORD, RecordWriter.write(match, "", tree));
    arguments.putStringArrayList(PATH, new ArrayList<>(tree.movesTo(place)));
    return arguments;
  }

  /** Returns the arguments for a saved game. */
  static Bundle arguments(long savedId) {
    var arguments = new Bundle();
    arguments.putLong(SAVED_ID, savedId);
    return arguments;
  }

  private MoveTree begin(String record, List<String> path) {
    try {
      var read = RecordReader.read(record);
      var review = ReviewMarks.read(read.match(), read.tree().notes());
      marks = review == null ? ReviewMarks.NONE : review;
      var tree = review == null ? read.tree() : read.tree().withoutNotes();
      walk = new MoveTreeCursor(read.match(), tree);
      walk.goTo(Math.max(0, walk.tree().find(path)));
      return walk.tree();
    } catch (DamagedRecord impossible) {
      throw new IllegalStateException("the screen is handed whole records", impossible);
    }
  }

  private void loaded(DataResult<LoadedGame> loaded) {
    if (loaded.value() instanceof LoadedGame.Playable game) {
      var review = ReviewMarks.read(game.match(), game.review());
      marks = review == null ? ReviewMarks.NONE : review;
      walk = new MoveTreeCursor(game.match(), game.tree());
      saver.open(game);
      arrived();
    } else {
      unreadable.setValue(loaded);
    }
  }

  /** Returns the state to restore after the process has ended. */
  private Bundle save() {
    var saved = new Bundle();
    if (walk != null) {
      saved.putStringArrayList(PATH, new ArrayList<>(walk.tree().movesTo(walk.place())));
      saved.putString(TEXT, text());
      saved.putStringArrayList(MARKS, new ArrayList<>(marks.save()));
      saver.save(saved, walk.tree());
    }
    return saved;
  }

  /** Returns the error to show if the game cannot be analysed. */
  LiveData<DataResult<LoadedGame>> unreadable() {
    return unreadable;
  }

  LiveData<AnalysisState> state() {
    return state;
  }

  /** Makes a legal move for the seat to move. */
  void play(int move) {
    walk.play(move);
    arrived();
  }

  /** Goes to a node of the tree. */
  void goTo(int place) {
    if (place != walk.place()) {
      jumps += walk.tree().parent(place) == walk.place() ? 0 : 1;
      walk.goTo(place);
      arrived();
    }
  }

  void goBack() {
    goTo(walk.tree().parent(walk.place()));
  }

  void goToEnd() {
    goTo(walk.end());
  }

  /** Names the variation that begins with the move to a node. */
  void name(int variation, String name) {
    walk.change(walk.tree().withName(variation, name));
    arrived();
  }

  /** Promotes the current line to the main line. */
  void promote() {
    var tree = walk.tree();
    change(tree.withMainLine(tree.movesTo(walk.end())));
  }

  /** Deletes the last move and all that follows; returns an action that restores it. */
  Runnable delete() {
    var before = walk.tree();
    int place = walk.place();
    change(before.without(place));
    return () -> {
      change(before);
      goTo(place);
    };
  }

  /** Replaces the tree. */
  private void change(MoveTree tree) {
    known.clear(); // node numbers may have changed
    jumps++;
    walk.change(tree);
    arrived();
  }

  /** Saves the study under a name, which may be empty. */
  void store(String name, Consumer<DataResult<?>> done) {
    saver.store(
        walk,
        name,
        scope.bind(
            answer -> {
              publish();
              done.accept(answer);
            }));
  }

  /** Gives the unsaved changes up. */
  void discard() {
    isDiscarded = true;
  }

  /** Returns the study's row id, or 0 if it is not saved. */
  long savedId() {
    return saver.savedId();
  }

  /** Tells whether the screen is visible; the CPU searches only while it is. */
  void setVisible(boolean visible) {
    this.visible = visible;
    think();
  }

  boolean isThinking() {
    return !Boolean.FALSE.equals(handle.<Boolean>get(ENGINE));
  }

  /** Starts or stops the CPU's analysis. */
  void setThinking(boolean thinking) {
    handle.set(ENGINE, thinking);
    arrived();
  }

  private boolean hasArrow() {
    return !Boolean.FALSE.equals(handle.<Boolean>get(ARROW));
  }

  /** Shows or hides the arrow of the best move. */
  void setArrow(boolean shown) {
    handle.set(ARROW, shown);
    publish();
  }

  /** Returns the whole study as text. */
  String text() {
    return RecordWriter.write(walk.mainLine(), "", walk.tree());
  }

  /** Returns the moves up to the current node. */
  Match line() {
    return walk.match().branch();
  }

  private void arrived() {
    think();
    publish();
  }

  private void think() {
    if (asked != null) {
      asked.cancel();
      asked = null;
    }
    boolean isWanted = walk != null && visible && isThinking();
    if (isWanted && !walk.match().isOver() && !lines().isDone()) {
      int place = walk.place();
      asked =
          cpu.findLines(
              walk.match().position(), LINES, LIMITS, (best, done) -> found(place, best, done));
    }
  }

  private void found(int place, List<SearchResult> best, boolean isDone) {
    known.put(place, lines().with(best, isDone));
    publish();
  }

  private CpuLines lines() {
    return known.getOrDefault(walk.place(), CpuLines.NONE);
  }

  @SuppressWarnings("ReferenceEquality") // a changed tree is another object, and trees are large
  private Map<Integer, Verdict> verdicts() {
    if (judged != walk.tree()) {
      judged = walk.tree();
      verdicts = marks.in(judged);
    }
    return verdicts;
  }

  private void publish() {
    state.setValue(
        new AnalysisState(
            walk.match().snapshot(),
            walk.tree(),
            verdicts(),
            walk.place(),
            jumps,
            lines(),
            isThinking(),
            hasArrow(),
            saver.name(),
            saver.isChanged(walk.tree())));
  }

  /** Saves changes that nobody was asked about: the way back can be closed from other screens. */
  @Override
  protected void onCleared() {
    setVisible(false);
    if (walk != null && saver.isChanged(walk.tree()) && !isDiscarded) {
      saver.keep(walk);
    }
  }
}
