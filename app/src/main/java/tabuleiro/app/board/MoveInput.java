package tabuleiro.app.board;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.TouchMoveBuilder;

/**
 * Interprets touches on a board as selections of a piece, target or rotation and as confirmation of
 * a move. {@link TouchMoveBuilder} knows what is legal; this class knows what a person means.
 */
public final class MoveInput {
  private final Runnable onChanged;
  @Nullable private BoardView.Listener listener;
  @Nullable private TouchMoveBuilder picker;
  private Set<Touch> offers = Set.of();
  private Set<Touch> firsts = Set.of();
  private boolean confirm;
  private boolean uncertain;
  private boolean pending;

  /** Whether the last accepted touch may have missed its target. */
  private boolean lastUncertain;

  /** Creates the input; {@code onChanged} is called when the held touches have changed. */
  MoveInput(Runnable onChanged) {
    this.onChanged = onChanged;
  }

  /** Sets the listener that receives moves and refusals; null for none. */
  void setListener(@Nullable BoardView.Listener listener) {
    this.listener = listener;
  }

  @Nullable
  BoardView.Listener listener() {
    return listener;
  }

  /** Starts over with a picker, or with none. */
  void use(@Nullable TouchMoveBuilder newPicker) {
    picker = newPicker;
    firsts = Set.of();
    if (picker != null) {
      var held = List.copyOf(picker.held());
      picker.clear();
      firsts = picker.offers();
      hold(held);
    }
    refresh();
  }

  /** Reads the picker again after it was changed elsewhere. */
  void refresh() {
    offers = picker == null ? Set.of() : picker.offers();
    pending = picker != null && picker.isComplete();
    onChanged.run();
    if (picker != null && listener != null) {
      listener.onPickChanged(picker);
    }
  }

  void setConfirm(boolean confirm) {
    this.confirm = confirm;
  }

  /** Sets whether the next touch may miss its target; a move that it completes then waits. */
  void setUncertain(boolean uncertain) {
    this.uncertain = uncertain;
  }

  /** Returns the picker; null while nobody may move. */
  @Nullable
  public TouchMoveBuilder picker() {
    return picker;
  }

  private TouchMoveBuilder current() {
    return Objects.requireNonNull(picker, "nobody may move");
  }

  /** Returns the held touches. */
  public List<Touch> held() {
    return picker == null ? List.of() : picker.held();
  }

  /** Returns the touches that continue the held ones. */
  public Set<Touch> offers() {
    return offers;
  }

  /** Returns the touches with which a move can begin. */
  public Set<Touch> firsts() {
    return firsts;
  }

  /** Returns whether a complete move waits for confirmation. */
  public boolean isPending() {
    return pending;
  }

  /** Returns whether a complete move waits only because its last touch may have missed. */
  boolean isUncertain() {
    return pending && lastUncertain;
  }

  /** Returns whether a touch has an effect. */
  boolean isUseful(Touch touch) {
    return offers.contains(touch) || firsts.contains(touch) || held().contains(touch);
  }

  /** Plays the move that waits for confirmation. */
  public void confirm() {
    if (pending) {
      finish();
    }
  }

  /** Drops all held touches; returns false if there were none. */
  public boolean clear() {
    if (held().isEmpty()) {
      return false;
    }
    current().clear();
    refresh();
    return true;
  }

  /** Handles a touch. */
  public void touch(Touch touch) {
    if (picker == null) {
      idle();
      return;
    }
    if (isAgain(touch)) {
      repeat(touch);
      return;
    }
    var held = List.copyOf(picker.held());
    for (var shorter : shorterAndShorter(held, touch)) {
      hold(shorter);
      if (picker.offers().contains(touch)) {
        take(touch);
        return;
      }
    }
    hold(held);
    refuse(touch, held);
  }

  /** Handles a drop: the touch continues the held ones or is refused. */
  public void drop(Touch touch) {
    if (offers.contains(touch)) {
      take(touch);
    } else {
      refuse(touch, List.copyOf(current().held()));
    }
  }

  /** Holds only this touch, with which a move can begin. */
  void lift(Touch touch) {
    hold(List.of(touch));
    refresh();
  }

  /** Replaces the held touches; a move that they complete always waits for confirmation. */
  public void replaceHeld(List<Touch> touches) {
    hold(touches);
    refresh();
  }

  /** Reports a touch while nobody may move. */
  public void idle() {
    if (listener != null) {
      listener.onIdleTouch();
    }
  }

  /** Reports an impossible touch. */
  public void refuse(Refusal why) {
    if (listener != null) {
      listener.onRefused(why);
    }
  }

  /**
   * Returns whether the touch repeats the first or the last held one, which has a special meaning.
   */
  private boolean isAgain(Touch touch) {
    return held().contains(touch) && !offers.contains(touch);
  }

  private void repeat(Touch touch) {
    var straight = new Touch.Turn(0);
    uncertain = false; // repeating the touch confirms it
    if (pending) {
      if (touch.equals(held().get(0)) && held().size() > 1) {
        clear();
      } else {
        finish();
      }
    } else if (!touch.equals(held().get(0)) && offers.contains(straight)) {
      take(straight);
    } else {
      clear();
    }
  }

  /** Returns the held touches, then each remainder when the new touch replaces the last ones. */
  private static List<List<Touch>> shorterAndShorter(List<Touch> held, Touch touch) {
    var ways = new ArrayList<List<Touch>>();
    ways.add(held);
    if (!(touch instanceof Touch.Square)) {
      var others = new ArrayList<>(held);
      others.removeIf(touch.getClass()::isInstance);
      ways.add(others);
    }
    for (int size = held.size() - 1; size >= 0; size--) {
      ways.add(held.subList(0, size));
    }
    return ways;
  }

  private void take(Touch touch) {
    var picker = current();
    try {
      picker.touch(touch);
    } catch (Refusal impossible) {
      throw new AssertionError("offered but refused", impossible);
    }
    lastUncertain = uncertain && !confirm;
    if (picker.isComplete() && !confirm && !uncertain) {
      finish();
    } else {
      refresh();
    }
  }

  private void finish() {
    int move = current().move();
    current().clear();
    refresh();
    if (listener != null) {
      listener.onMove(move);
    }
  }

  /**
   * Refuses a touch with the reason given after the first held touch, since it would replace later
   * ones.
   */
  private void refuse(Touch touch, List<Touch> held) {
    try {
      hold(held.subList(0, Math.min(1, held.size())));
      current().touch(touch);
      throw new AssertionError("possible but not taken: " + touch);
    } catch (Refusal why) {
      hold(held);
      refuse(why);
    }
  }

  private void hold(List<Touch> touches) {
    var picker = current();
    picker.clear();
    try {
      for (var touch : touches) {
        picker.touch(touch);
      }
    } catch (Refusal impossible) {
      throw new AssertionError("held before but refused now", impossible);
    }
  }
}
