package tabuleiro.app.editor;

import android.os.Bundle;
import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import tabuleiro.rules.game.LayoutAttribute;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;

/**
 * View model of the position editor: holds the edited layout (the position as text) and its undo
 * history in the saved state.
 */
public final class EditorViewModel extends ViewModel {
  private static final String RECORD = "record";
  private static final String LAYOUTS = "layouts";
  private static final String PLACE = "place";
  private static final String TOOL = "tool";
  private static final String PLACED = "placed";
  private static final String USED = "used";

  /** Limit of the undo history, which has to fit into the saved state. */
  private static final int MOST_KEPT = 100;

  private final SavedStateHandle kept;
  private GameRecord from;
  private LayoutEditor editor;
  private final ArrayList<String> layouts = new ArrayList<>();
  private final MutableLiveData<EditorState> state = new MutableLiveData<>();
  private int place;
  private String tool = "";
  private String placed = "";

  /** The layout that was last played or analysed, or the first one. */
  private String used;

  /** An edit of a layout. */
  private interface Change {
    String of(String layout) throws RefusalException;
  }

  /** Reads the screen's arguments and saved state. */
  EditorViewModel(SavedStateHandle kept) {
    this.kept = kept;
    from = parse(kept.get(RECORD));
    editor = options().game().editor(options());
    List<String> before = kept.get(LAYOUTS);
    if (before == null) {
      begin(from.toMatch().position().layout());
      used = layout();
    } else {
      layouts.addAll(before);
      place = Objects.requireNonNull(kept.get(PLACE));
      tool = Objects.requireNonNull(kept.get(TOOL));
      placed = Objects.requireNonNull(kept.get(PLACED));
      used = Objects.requireNonNullElse(kept.get(USED), ""); // not kept by earlier versions
    }
    publish(null);
  }

  private static GameRecord parse(@Nullable String record) {
    try {
      return GameRecord.parse(Objects.requireNonNull(record));
    } catch (DamagedRecordException damage) {
      throw new IllegalArgumentException(damage);
    }
  }

  private void begin(String layout) {
    layouts.clear();
    layouts.add(layout);
    place = 0;
    tool = things().get(0);
    placed = tool;
  }

  /** Returns the arguments to begin with the final position of a record. */
  static Bundle arguments(GameRecord from) {
    var arguments = new Bundle();
    arguments.putString(RECORD, from.toText());
    return arguments;
  }

  LiveData<EditorState> state() {
    return state;
  }

  Options options() {
    return from.options();
  }

  /** Returns the edited layout. */
  String layout() {
    return layouts.get(place);
  }

  /** Applies other rules and players, or throws why the layout does not allow the rules. */
  void follow(String record) throws RefusalException {
    var chosen = parse(record);
    var rules = chosen.options();
    if (!rules.equals(options())) {
      var other = rules.game().editor(rules);
      var layout = fitting(other);
      rules.game().layout(rules, layout);
      editor = other;
      boolean isUsed = !wouldLose();
      begin(layout);
      used = isUsed ? layout : used;
    }
    from = chosen;
    kept.set(RECORD, record);
    publish(null);
  }

  /**
   * Returns the layout for another editor; start and empty board are replaced by that editor's own.
   */
  private String fitting(LayoutEditor other) {
    return layout().equals(editor.start())
        ? other.start()
        : layout().equals(editor.empty()) ? other.empty() : layout();
  }

  /** Returns every item that can be placed. */
  List<String> things() {
    return editor.palette();
  }

  /** Returns whether items can be turned. */
  boolean canTurn() {
    return editor.palette().stream().anyMatch(thing -> !editor.rotated(thing).equals(thing));
  }

  /** Selects a tool; an item that is already selected is turned. */
  void choose(String chosen) {
    boolean again = chosen.equals(tool) && things().contains(tool);
    placed = again ? editor.rotated(placed) : chosen;
    tool = chosen;
    publish(null);
  }

  void touch(Touch spot) {
    switch (tool) {
      case EditorState.ERASE -> remove(spot);
      case EditorState.TURN -> change(layout -> editor.rotate(layout, spot));
      default -> change(layout -> editor.place(layout, placed, spot));
    }
  }

  void move(Touch fromSpot, Touch to) {
    change(layout -> editor.move(layout, fromSpot, to));
  }

  void remove(Touch spot) {
    change(layout -> editor.remove(layout, spot));
  }

  /** Sets the next possible value of a circumstance, or reports why there is no other. */
  void cycleValue(LayoutAttribute circumstance) {
    change(layout -> withNext(layout, circumstance));
  }

  private String withNext(String layout, LayoutAttribute circumstance) throws RefusalException {
    RefusalException first = null;
    int values = circumstance.max() - circumstance.min() + 1;
    for (int i = 1; i < values; i++) {
      try {
        int value = circumstance.min() + (circumstance.value() - circumstance.min() + i) % values;
        return editor.setAttribute(layout, circumstance.withValue(value));
      } catch (RefusalException refusal) {
        first = first == null ? refusal : first;
      }
    }
    if (first != null) {
      throw first;
    }
    return layout;
  }

  void clear() {
    change(layout -> editor.empty());
  }

  void start() {
    change(layout -> editor.start());
  }

  void undo() {
    go(place - 1);
  }

  void redo() {
    go(place + 1);
  }

  private void go(int to) {
    if (to >= 0 && to < layouts.size()) {
      place = to;
      publish(null);
    }
  }

  /** Returns a game that begins with the layout, between unnamed players. */
  GameRecord record() {
    var players = Collections.nCopies(options().game().seats(options()), Player.person(""));
    return new GameRecord(options(), layout(), players, from.date(), List.of(), null);
  }

  /** Marks the layout as used: it is played or analysed, so leaving the editor loses nothing. */
  void use() {
    used = layout();
    kept.set(USED, used);
  }

  /** Returns whether leaving the editor would lose edits. */
  boolean wouldLose() {
    return !layout().equals(used);
  }

  private void change(Change change) {
    try {
      var layout = change.of(layout());
      if (!layout.equals(layout())) {
        layouts.subList(place + 1, layouts.size()).clear();
        layouts.add(layout);
        if (layouts.size() > MOST_KEPT) {
          layouts.remove(0);
        }
        place = layouts.size() - 1;
      }
      publish(null);
    } catch (RefusalException refusal) {
      publish(refusal);
    }
  }

  private void publish(@Nullable RefusalException refused) {
    kept.set(LAYOUTS, new ArrayList<>(layouts));
    kept.set(PLACE, place);
    kept.set(TOOL, tool);
    kept.set(PLACED, placed);
    kept.set(USED, used);
    var layout = layout();
    state.setValue(
        new EditorState(
            shown(layout),
            circumstances(layout),
            tool,
            placed,
            missing(layout),
            refused,
            place > 0,
            place + 1 < layouts.size()));
  }

  private Position shown(String layout) {
    try {
      return options().game().layout(options(), layout);
    } catch (RefusalException refusal) {
      throw new IllegalStateException("an editor's layouts can be shown", refusal);
    }
  }

  private List<LayoutAttribute> circumstances(String layout) {
    try {
      return editor.attributes(layout);
    } catch (RefusalException refusal) {
      throw new IllegalStateException("an editor's layouts can be shown", refusal);
    }
  }

  @Nullable
  private RefusalException missing(String layout) {
    try {
      options().game().setUp(options(), layout);
      return null;
    } catch (RefusalException refusal) {
      return refusal;
    }
  }
}
