package tabuleiro.app.analysis;

import android.app.Application;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.lifecycle.AndroidViewModel;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.ui.KeptText;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

/** The owner of an analysis: a tree of moves, and what the CPU thinks of the place shown. */
public final class AnalysisViewModel extends AndroidViewModel {
  /** How many lines are looked for. */
  static final int LINES = 3;

  private static final String RECORD = "record";
  private static final String PATH = "path";
  private static final String NAME = "name";
  private static final String SAVED = "saved";
  private static final String ENGINE = "engine";
  private static final String ARROW = "arrow";

  /** After so long a deeper look takes more patience than anybody has. */
  private static final Limits LIMITS = Limits.millis(20_000);

  private final SavedStateHandle handle;
  private final MutableLiveData<AnalysisState> state = new MutableLiveData<>();
  private final Map<Integer, Lines> known = new HashMap<>(); // by place
  private final TreeWalk walk;
  private final String date;
  private final KeptText kept;
  private CpuWorker.LinesTicket asked;
  private boolean visible;
  private int jumps;

  /** Takes up what the screen was opened with, or what the system has kept. */
  public AnalysisViewModel(@NonNull Application app, @NonNull SavedStateHandle handle) {
    super(app);
    this.handle = handle;
    if (!handle.contains(NAME)) {
      handle.set(NAME, UUID.randomUUID().toString());
    }
    kept = new KeptText(app, handle.get(NAME));
    Bundle saved = handle.get(SAVED);
    try {
      var read = RecordReader.read(saved == null ? handle.get(RECORD) : text(saved));
      date = read.date();
      walk = new TreeWalk(read.match(), read.tree());
    } catch (DamagedRecord impossible) {
      throw new IllegalStateException("the screen is handed whole records", impossible);
    }
    List<String> path = saved == null ? handle.get(PATH) : saved.getStringArrayList(PATH);
    walk.goTo(Math.max(0, walk.tree().find(Objects.requireNonNull(path))));
    handle.setSavedStateProvider(SAVED, this::save);
    publish();
  }

  private String text(Bundle saved) {
    try {
      return kept.saved(saved);
    } catch (IOException lost) {
      return Objects.requireNonNull(handle.get(RECORD)); // there was no room to keep more
    }
  }

  /** What the system keeps, so that all is there again after it has ended the process. */
  private Bundle save() {
    var saved = new Bundle();
    saved.putStringArrayList(PATH, new ArrayList<>(walk.tree().movesTo(walk.place())));
    kept.save(saved, text());
    return saved;
  }

  /** What the screen has to be given for a place of a tree. */
  static Bundle arguments(ReadableMatch match, MoveTree tree, int place) {
    var arguments = new Bundle();
    arguments.putString(RECORD, RecordWriter.write(match, "", tree));
    arguments.putStringArrayList(PATH, new ArrayList<>(tree.movesTo(place)));
    return arguments;
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

  void goToStart() {
    goTo(0);
  }

  void goBack() {
    goTo(walk.tree().before(walk.place()));
  }

  void goToEnd() {
    goTo(walk.end());
  }

  /** Puts another tree in the place of this one. */
  private void change(MoveTree tree) {
    known.clear(); // places may have other numbers
    jumps++;
    walk.change(tree);
    arrived();
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
    think();
    publish();
  }

  private boolean hasArrow() {
    return !Boolean.FALSE.equals(handle.<Boolean>get(ARROW));
  }

  /** Shows the best move on the board from now on, or no longer. */
  void setArrow(boolean shown) {
    handle.set(ARROW, shown);
    publish();
  }

  private void arrived() {
    think();
    publish();
  }

  /** Everything as text. */
  String text() {
    return RecordWriter.write(walk.mainLine(), date, walk.tree());
  }

  private void think() {
    if (asked != null) {
      asked.cancel();
      asked = null;
    }
    int place = walk.place();
    var position = walk.match().position();
    if (visible && isThinking() && !position.isOver() && !lines().isDone()) {
      asked =
          CpuWorker.shared()
              .findLines(position, LINES, LIMITS, (best, done) -> found(place, best, done));
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
            hasArrow()));
  }

  @Override
  protected void onCleared() {
    setVisible(false);
    kept.forget();
  }
}
