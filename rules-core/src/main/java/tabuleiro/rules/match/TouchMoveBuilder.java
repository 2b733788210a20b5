package tabuleiro.rules.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/**
 * Builds a legal move from a sequence of touches, for every game alike: offers the touches that
 * continue some legal move and tells when a move is complete.
 *
 * <p>It reads the position once: create a new builder after every move.
 */
public final class TouchMoveBuilder {
  private final Position position;
  private final List<TouchSequence> all = new ArrayList<>();
  private final List<Touch> held = new ArrayList<>();

  // The sequences that continue the touches so far; the first touches leave few of a thousand.
  private List<TouchSequence> open = all;

  private record TouchSequence(int move, List<Touch> touches) {}

  /** Creates a builder for the legal moves of the position. */
  public TouchMoveBuilder(Position position) {
    this.position = position;
    var moves = position.legalMoves().stream();
    moves.forEach(move -> all.add(new TouchSequence(move, position.touches(move))));
  }

  /** Returns the touches so far in their order. */
  public List<Touch> held() {
    return Collections.unmodifiableList(held);
  }

  /** Returns every touch that continues some legal move. */
  public Set<Touch> offers() {
    var offers = new LinkedHashSet<Touch>();
    // A game with a thousand moves shares its touches, so identity avoids most comparisons.
    var seen = Collections.newSetFromMap(new IdentityHashMap<Touch, Boolean>());
    for (var sequence : open) {
      for (var touch : sequence.touches()) {
        if (seen.contains(touch)) {
          continue;
        }
        var kind = touch.getClass();
        var next = ofKind(sequence.touches(), kind, countHeld(kind));
        if (next != null && seen.add(next)) {
          offers.add(next);
        }
      }
    }
    return offers;
  }

  /** Adds a touch, or refuses it and changes nothing if no legal move continues with it. */
  public void touch(Touch touch) throws RefusalException {
    var fitting = continuedBy(touch);
    if (fitting.isEmpty()) {
      var longer = new ArrayList<>(held);
      longer.add(touch);
      throw position.refusalOf(longer);
    }
    open = fitting;
    held.add(touch);
  }

  /** Adds a touch that {@link #offers} contains. */
  public void take(Touch offered) {
    try {
      touch(offered);
    } catch (RefusalException impossible) {
      throw new IllegalStateException("offered but refused", impossible);
    }
  }

  /** Removes all touches. */
  public void clear() {
    held.clear();
    open = all;
  }

  /** Returns whether the touches specify a move. */
  public boolean isComplete() {
    return completed().isPresent();
  }

  /** Returns the specified move; only if {@link #isComplete}. */
  public int move() {
    return completed()
        .orElseThrow(() -> new IllegalStateException("no whole move in " + held))
        .move();
  }

  /** Returns whether only a rotation is still open. */
  public boolean isTurnLeft() {
    var offers = offers();
    return !held.isEmpty()
        && !offers.isEmpty()
        && offers.stream().allMatch(Touch.Turn.class::isInstance);
  }

  /** Returns the legal moves that continue the touches so far. */
  public List<Integer> candidates() {
    return open.stream().map(TouchSequence::move).collect(Collectors.toList());
  }

  private Optional<TouchSequence> completed() {
    return open.stream().filter(each -> each.touches().size() == held.size()).findFirst();
  }

  /** Returns the open touch sequences whose next touch of this kind is this one. */
  private List<TouchSequence> continuedBy(Touch touch) {
    var kind = touch.getClass();
    int rank = countHeld(kind);
    return open.stream()
        .filter(sequence -> touch.equals(ofKind(sequence.touches(), kind, rank)))
        .collect(Collectors.toList());
  }

  private int countHeld(Class<?> kind) {
    return (int) held.stream().filter(kind::isInstance).count();
  }

  /** Returns the touch of a kind at an index among those of its kind, or null. */
  private static @Nullable Touch ofKind(List<Touch> sequence, Class<?> kind, int rank) {
    int before = 0;
    for (var touch : sequence) {
      if (touch.getClass() == kind && before++ == rank) {
        return touch;
      }
    }
    return null;
  }
}
