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
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.files.KeptText;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

/** The owner of an analysis: a tree of moves, and what the CPU thinks of the place shown. */
public final class AnalysisViewModel extends ViewModel {
  private static final int LINES = 3;

  /** After so long a deeper look takes more patience than anybody has. */
  private static final Limits LIMITS = Limits.millis(20_000);

  private static final String SAVED_ID = "savedId";
  private static final String RECORD = "record";
  private static final String PATH = "path";
  private static final String FILE = "file";
  private static final String SAVED = "saved";
  private static final String ENGINE = "engine";
  private static final String ARROW = "arrow";

  private final SavedStateHandle handle;
  private final CpuWorker cpu;
  private final KeptText kept;
  private final StudySaver saver;
  private final MutableLiveData<Answer<LoadedGame>> unreadable = new MutableLiveData<>();
  private final MutableLiveData<AnalysisState> state = new MutableLiveData<>();
  private final Map<Integer, Lines> known = new HashMap<>(); // by place
  private TreeWalk walk; // there once the game is: a stored one takes a moment to be read
  private CpuWorker.LinesTicket asked;
  private boolean visible;
  private int jumps;

  /** Takes up what the screen was opened with, or what the system has kept. */
  AnalysisViewModel(
      SavedStateHandle handle,
      SavedGames games,
      CpuWorker cpu,
      Function<String, KeptText> texts,
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
      begin(text, saved.getStringArrayList(PATH));
      saver.open(saved, walk.tree());
      publish();
    } else if (handle.contains(RECORD)) {
      begin(handle.get(RECORD), handle.get(PATH));
      saver.open(walk.tree());
      publish();
    } else {
      Long id = handle.get(SAVED_ID);
      games.load(id == null ? 0 : id, this::loaded);
    }
    handle.setSavedStateProvider(SAVED, this::save);
  }

  /** What the screen has to be given for a place of a tree. */
  static Bundle arguments(ReadableMatch match, MoveTree tree, int place) {
    var arguments = new Bundle();
    arguments.putString(RECORD, RecordWriter.write(match, "", tree));
    arguments.putStringArrayList(PATH, new ArrayList<>(tree.movesTo(place)));
    return arguments;
  }

  /** What the screen has to be given for a saved game. */
  static Bundle arguments(long savedId) {
    var arguments = new Bundle();
    arguments.putLong(SAVED_ID, savedId);
    return arguments;
  }

  private void begin(String record, List<String> path) {
    try {
      var read = RecordReader.read(record);
      walk = new TreeWalk(read.match(), read.tree());
      walk.goTo(Math.max(0, walk.tree().find(path)));
    } catch (DamagedRecord impossible) {
      throw new IllegalStateException("the screen is handed whole records", impossible);
    }
  }

  private void loaded(Answer<LoadedGame> loaded) {
    if (loaded.value() instanceof LoadedGame.Playable game) {
      walk = new TreeWalk(game.match(), game.tree());
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
      return null; // there was no room for it: it begins as it began before
    }
  }

  /** What the system keeps, so that all is there again after it has ended the process. */
  private Bundle save() {
    var saved = new Bundle();
    if (walk != null) {
      saved.putStringArrayList(PATH, new ArrayList<>(walk.tree().movesTo(walk.place())));
      kept.save(saved, text());
      saver.save(saved, walk.tree());
    }
    return saved;
  }

  /** Why there is nothing to be analysed. */
  LiveData<Answer<LoadedGame>> unreadable() {
    return unreadable;
  }

  LiveData<AnalysisState> state() {
    return state;
  }

  /** Makes a legal move, whoever is to move; whether there was room for it. */
  boolean play(int move) {
    boolean hasRoom = walk.play(move);
    arrived();
    return hasRoom;
  }

  /** Goes to a place of the tree. */
  void goTo(int place) {
    if (place != walk.place()) {
      jumps += walk.tree().before(place) == walk.place() ? 0 : 1;
      walk.goTo(place);
      arrived();
    }
  }

  void goBack() {
    goTo(walk.tree().before(walk.place()));
  }

  void goToEnd() {
    goTo(walk.end());
  }

  /** Gives the variation a name that begins with the move to a place. */
  void name(int variation, String name) {
    walk.change(walk.tree().withName(variation, name));
    arrived();
  }

  /** Makes the line that the place lies in the main one; whether there was room for the others. */
  boolean promote() {
    var tree = walk.tree();
    var promoted = tree.along(tree.movesTo(walk.end()));
    if (promoted.isTooDeep()) {
      return false;
    }
    change(promoted);
    return true;
  }

  /** Takes the move that led here out of the tree, with all that follows; what undoes it. */
  Runnable delete() {
    var before = walk.tree();
    int place = walk.place();
    change(before.without(place));
    return () -> {
      change(before);
      goTo(place);
    };
  }

  /** Puts another tree in the place of this one. */
  private void change(MoveTree tree) {
    known.clear(); // places may have other numbers
    jumps++;
    walk.change(tree);
    arrived();
  }

  /** Stores all of it among the saved games, under a name that may be empty. */
  void store(String name, Consumer<Answer<?>> done) {
    saver.store(
        walk,
        name,
        answer -> {
          publish();
          done.accept(answer);
        });
  }

  /** Its row among the saved games, or 0 if it has none. */
  long savedId() {
    return saver.savedId();
  }

  /** The screen came into sight, or went out of it: unseen, nobody thinks. */
  void setVisible(boolean visible) {
    this.visible = visible;
    think();
  }

  boolean isThinking() {
    return !Boolean.FALSE.equals(handle.<Boolean>get(ENGINE));
  }

  /** Asks the CPU for lines from now on, or no longer. */
  void setThinking(boolean thinking) {
    handle.set(ENGINE, thinking);
    arrived();
  }

  private boolean hasArrow() {
    return !Boolean.FALSE.equals(handle.<Boolean>get(ARROW));
  }

  /** Shows the best move on the board from now on, or no longer. */
  void setArrow(boolean shown) {
    handle.set(ARROW, shown);
    publish();
  }

  /** Everything as text. */
  String text() {
    return RecordWriter.write(walk.mainLine(), "", walk.tree());
  }

  /** The moves up to the place that is shown. */
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

  private void found(int place, List<Thought> best, boolean isDone) {
    known.put(place, lines().with(best, isDone));
    publish();
  }

  private Lines lines() {
    return known.getOrDefault(walk.place(), Lines.NONE);
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
