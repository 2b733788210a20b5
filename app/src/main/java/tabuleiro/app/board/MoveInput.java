package tabuleiro.app.board;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.TouchMoveBuilder;

/**
 * Interprets touches on a board as selections of a piece, target or rotation and as confirmation of
 * a move. {@link TouchMoveBuilder} knows what is legal; this class knows what a person means.
 */
public final class MoveInput {
  private final Runnable onChanged;
  @Nullable private BoardView.Listener listener;
  @Nullable private TouchMoveBuilder moveBuilder;
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

  /** Starts over with a move builder, or with none. */
  void use(@Nullable TouchMoveBuilder newMoveBuilder) {
    moveBuilder = newMoveBuilder;
    firsts = Set.of();
    if (moveBuilder != null) {
      var held = List.copyOf(moveBuilder.held());
      moveBuilder.clear();
      firsts = moveBuilder.offers();
      hold(held);
    }
    refresh();
  }

  /** Reads the move builder again after it was changed elsewhere. */
  void refresh() {
    offers = moveBuilder == null ? Set.of() : moveBuilder.offers();
    pending = moveBuilder != null && moveBuilder.isComplete();
    onChanged.run();
    if (moveBuilder != null && listener != null) {
      listener.onTouchesChanged(moveBuilder);
    }
  }

  void setConfirm(boolean confirm) {
    this.confirm = confirm;
  }

  /** Sets whether the next touch may miss its target; a move that it completes then waits. */
  void setUncertain(boolean uncertain) {
    this.uncertain = uncertain;
  }

  /** Returns the move builder; null while nobody may move. */
  @Nullable
  public TouchMoveBuilder moveBuilder() {
    return moveBuilder;
  }

  private TouchMoveBuilder current() {
    return Objects.requireNonNull(moveBuilder, "nobody may move");
  }

  /** Returns the held touches. */
  public List<Touch> held() {
    return moveBuilder == null ? List.of() : moveBuilder.held();
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
    if (moveBuilder == null) {
      idle();
      return;
    }
    if (isAgain(touch)) {
      repeat(touch);
      return;
    }
    var held = List.copyOf(moveBuilder.held());
    for (var shorter : shorterAndShorter(held, touch)) {
      hold(shorter);
      if (moveBuilder.offers().contains(touch)) {
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
  public void refuse(RefusalException why) {
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
    var moveBuilder = current();
    moveBuilder.take(touch);
    lastUncertain = uncertain && !confirm;
    if (moveBuilder.isComplete() && !confirm && !uncertain) {
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
    } catch (RefusalException why) {
      hold(held);
      refuse(why);
    }
  }

  private void hold(List<Touch> touches) {
    var moveBuilder = current();
    moveBuilder.clear();
    touches.forEach(moveBuilder::take);
  }
}
