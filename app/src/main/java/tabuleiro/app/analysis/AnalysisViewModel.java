package tabuleiro.app.analysis;

import android.os.Bundle;
import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.files.SavedStateText;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

/** View model of the analysis screen: owns the tree of moves and asks the CPU for lines. */
public final class AnalysisViewModel extends ViewModel {
  private static final int LINES = 3;

  /** Search time per position; a deeper search would take longer than people wait. */
  private static final SearchLimits LIMITS = SearchLimits.millis(20_000);

  private static final String SAVED_ID = "savedId";
  private static final String RECORD = "record";
  private static final String PATH = "path";
  private static final String FILE = "file";
  private static final String SAVED = "saved";
  private static final String ENGINE = "engine";
  private static final String ARROW = "arrow";

  private final SavedStateHandle handle;
  private final CpuWorker cpu;
  private final SavedStateText kept;
  private final StudySaver saver;
  private final MutableLiveData<DataResult<LoadedGame>> unreadable = new MutableLiveData<>();
  private final MutableLiveData<AnalysisState> state = new MutableLiveData<>();
  private final Map<Integer, CpuLines> known = new HashMap<>(); // lines by node

  @SuppressWarnings("NullAway.Init") // set by the loaded game, before the first state
  private MoveTreeCursor walk; // null until the game has been loaded

  @Nullable private CpuWorker.LinesTicket asked;
  private boolean visible;
  private int jumps;

  /** Restores the saved state, or begins with the arguments of the screen. */
  AnalysisViewModel(
      SavedStateHandle handle,
      GameRepository games,
      CpuWorker cpu,
      Function<String, SavedStateText> texts,
      LongSupplier clock) {
    this.handle = handle;
    this.cpu = cpu;
    if (!handle.contains(FILE)) {
      handle.set(FILE, UUID.randomUUID().toString());
    }
    kept = texts.apply(handle.get(FILE));
    saver = new StudySaver(games, clock);
    Bundle saved = handle.get(SAVED);
    var text = saved == null ? null : text(saved);
    if (text != null) {
      walk = cursor(text, saved.getStringArrayList(PATH));
      saver.open(saved, walk.tree());
      publish();
    } else if (handle.contains(RECORD)) {
      walk = cursor(handle.get(RECORD), handle.get(PATH));
      saver.open(walk.tree());
      publish();
    } else {
      Long id = handle.get(SAVED_ID);
      games.load(id == null ? 0 : id, this::loaded);
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

  private static MoveTreeCursor cursor(String record, List<String> path) {
    try {
      var read = RecordReader.read(record);
      var cursor = new MoveTreeCursor(read.match(), read.tree());
      cursor.goTo(Math.max(0, read.tree().find(path)));
      return cursor;
    } catch (DamagedRecord impossible) {
      throw new IllegalStateException("the screen is handed whole records", impossible);
    }
  }

  private void loaded(DataResult<LoadedGame> loaded) {
    if (loaded.value() instanceof LoadedGame.Playable game) {
      walk = new MoveTreeCursor(game.match(), game.tree());
      saver.open(game);
      arrived();
    } else {
      unreadable.setValue(loaded);
    }
  }

  @Nullable
  private String text(Bundle saved) {
    try {
      var text = kept.saved(saved);
      return text.isEmpty() ? null : text;
    } catch (IOException lost) {
      return null; // the text could not be kept: begin as the screen was first opened
    }
  }

  /** Returns the state to restore after the process has ended. */
  private Bundle save() {
    var saved = new Bundle();
    if (walk != null) {
      saved.putStringArrayList(PATH, new ArrayList<>(walk.tree().movesTo(walk.place())));
      kept.save(saved, text());
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

  /** Makes a legal move for the seat to move; returns false if the tree is full. */
  boolean play(int move) {
    boolean hasRoom = walk.play(move);
    arrived();
    return hasRoom;
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

  /** Promotes the current line to the main line; returns false if the other lines did not fit. */
  boolean promote() {
    var tree = walk.tree();
    var promoted = tree.withMainLine(tree.movesTo(walk.end()));
    if (promoted.isTooDeep()) {
      return false;
    }
    change(promoted);
    return true;
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
        answer -> {
          publish();
          done.accept(answer);
        });
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

  private void publish() {
    state.setValue(
        new AnalysisState(
            walk.match().snapshot(),
            walk.tree(),
            walk.place(),
            jumps,
            lines(),
            isThinking(),
            hasArrow(),
            saver.name(),
            saver.isChanged(walk.tree())));
  }

  @Override
  protected void onCleared() {
    setVisible(false);
    kept.forget();
  }
}
