package tabuleiro.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.MovePicker;

/**
 * What touching means: choosing a piece, another one instead, none again, a target, a twist, and
 * the second touch of confirm mode. The {@link MovePicker} knows what is legal; this knows what a
 * person means by it.
 */
public final class Picking {
  /** Is told what came of a touch. */
  interface Outcome {
    /** The touches held, or whether they wait for a confirmation, are different now. */
    void changed();

    /** A whole move was made; the touches held are dropped. */
    void moved(int move);

    /** The touch is impossible and changed nothing. */
    void refused(Refusal why);

    /** There was a touch, but nobody may move. */
    void idle();
  }

  private final Outcome outcome;
  private MovePicker picker;
  private Set<Touch> offers = Set.of();
  private Set<Touch> firsts = Set.of();
  private boolean confirm;
  private boolean unsure;
  private boolean pending;

  /** Whether the last touch taken may have missed what was meant. */
  private boolean doubted;

  Picking(Outcome outcome) {
    this.outcome = outcome;
  }

  /** Starts anew with a picker, or with none. */
  void use(MovePicker newPicker) {
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

  /** Looks at the picker again after something else has touched it. */
  void refresh() {
    offers = picker == null ? Set.of() : picker.offers();
    pending = picker != null && picker.isComplete();
    outcome.changed();
  }

  void setConfirm(boolean confirm) {
    this.confirm = confirm;
  }

  /** Whether the next touch may have missed what was meant: a move that it completes then waits. */
  void setUnsure(boolean unsure) {
    this.unsure = unsure;
  }

  public MovePicker picker() {
    return picker;
  }

  /** The touches so far. */
  public List<Touch> held() {
    return picker == null ? List.of() : picker.held();
  }

  /** The touches that go on from those held. */
  public Set<Touch> offers() {
    return offers;
  }

  /** The touches with which a move can begin. */
  public Set<Touch> firsts() {
    return firsts;
  }

  /** Whether a whole move waits for its confirmation. */
  public boolean isPending() {
    return pending;
  }

  /** Whether a whole move waits only because its last touch may have missed what was meant. */
  boolean isDoubted() {
    return pending && doubted;
  }

  /** Whether touching this does something. */
  boolean isUseful(Touch touch) {
    return offers.contains(touch) || firsts.contains(touch) || held().contains(touch);
  }

  /** Plays the move that waits for it. */
  public void confirm() {
    if (pending) {
      finish();
    }
  }

  /** Drops all touches; false if there were none. */
  public boolean clear() {
    if (held().isEmpty()) {
      return false;
    }
    picker.clear();
    refresh();
    return true;
  }

  /** A person touches something: does what that means. */
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

  /** Takes a touch as the end of a drag: it goes on from those held or is refused. */
  public void drop(Touch touch) {
    if (offers.contains(touch)) {
      take(touch);
    } else {
      refuse(touch, List.copyOf(picker.held()));
    }
  }

  /** Holds this one touch, with which a move can begin, and nothing else. */
  void lift(Touch touch) {
    hold(List.of(touch));
    refresh();
  }

  /** Holds these touches instead; a whole move among them waits, whatever the style says. */
  public void holdInstead(List<Touch> touches) {
    hold(touches);
    refresh();
  }

  /** Says that nobody may move. */
  public void idle() {
    outcome.idle();
  }

  /** Says that something cannot be done. */
  public void refuse(Refusal why) {
    outcome.refused(why);
  }

  /** Whether the touch repeats the first or the last one held, which has a meaning of its own. */
  private boolean isAgain(Touch touch) {
    return held().contains(touch) && !offers.contains(touch);
  }

  private void repeat(Touch touch) {
    var straight = new Touch.Turn(0);
    unsure = false; // twice the same is what is meant
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

  /** The held touches as they are, then what is left when the new one replaces some of them. */
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
    try {
      picker.touch(touch);
    } catch (Refusal impossible) {
      throw new AssertionError("offered but refused", impossible);
    }
    doubted = unsure && !confirm;
    if (picker.isComplete() && !confirm && !unsure) {
      finish();
    } else {
      refresh();
    }
  }

  private void finish() {
    int move = picker.move();
    picker.clear();
    refresh();
    outcome.moved(move);
  }

  /** Says why the touch is impossible after the first one held: a later one it would replace. */
  private void refuse(Touch touch, List<Touch> held) {
    try {
      hold(held.subList(0, Math.min(1, held.size())));
      picker.touch(touch);
      throw new AssertionError("possible but not taken: " + touch);
    } catch (Refusal why) {
      hold(held);
      outcome.refused(why);
    }
  }

  private void hold(List<Touch> touches) {
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
