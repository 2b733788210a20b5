package tabuleiro.rules.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Touch;

/**
 * Turns touches into a legal move, the same way for every game: it holds the touches so far, offers
 * those that continue some legal move and says when a move is spelled out.
 *
 * <p>It looks at the position once, when made: make a new one after every move.
 */
public final class MovePicker {
  private final Position position;
  private final List<TouchSequence> all = new ArrayList<>();
  private final List<Touch> held = new ArrayList<>();

  // Those that fit what is held: a thousand moves shrink to a few with the first touches.
  private List<TouchSequence> open = all;

  private record TouchSequence(int move, List<Touch> touches) {}

  /** A picker for the legal moves of the position. */
  public MovePicker(Position position) {
    this.position = position;
    var list = new MoveList();
    position.moves(list);
    for (int i = 0; i < list.size(); i++) {
      all.add(new TouchSequence(list.get(i), position.touches(list.get(i))));
    }
  }

  /** The touches so far, in the order in which they were made. */
  public List<Touch> held() {
    return Collections.unmodifiableList(held);
  }

  /** Every touch that continues some legal move. */
  public Set<Touch> offers() {
    var offers = new LinkedHashSet<Touch>();
    // A game with a thousand moves shares its touches: most are known without being compared.
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

  /** Takes one more touch; refuses, and stays as it is, if no legal move continues with it. */
  public void touch(Touch touch) throws Refusal {
    var fitting = continuedBy(touch);
    if (fitting.isEmpty()) {
      var longer = new ArrayList<>(held);
      longer.add(touch);
      throw position.refusalOf(longer);
    }
    open = fitting;
    held.add(touch);
  }

  /** Drops the last touch, if there is one. */
  public void back() {
    if (!held.isEmpty()) {
      hold(held.subList(0, held.size() - 1));
    }
  }

  /** Drops every touch of the same kind, so that another can be chosen in its place. */
  public void drop(Class<? extends Touch> kind) {
    hold(held.stream().filter(touch -> !kind.isInstance(touch)).collect(Collectors.toList()));
  }

  /** Drops all touches. */
  public void clear() {
    hold(List.of());
  }

  /** Whether the touches spell a whole move. */
  public boolean isComplete() {
    return completed().isPresent();
  }

  /** The move that the touches spell; only when {@link #isComplete}. */
  public int move() {
    return completed()
        .orElseThrow(() -> new IllegalStateException("no whole move in " + held))
        .move();
  }

  /** Whether only the way in which a piece points is still open. */
  public boolean isTurnLeft() {
    var offers = offers();
    return !held.isEmpty()
        && !offers.isEmpty()
        && offers.stream().allMatch(Touch.Turn.class::isInstance);
  }

  /** The legal moves that the touches so far leave open. */
  public List<Integer> candidates() {
    return open.stream().map(TouchSequence::move).collect(Collectors.toList());
  }

  private Optional<TouchSequence> completed() {
    return open.stream().filter(each -> each.touches().size() == held.size()).findFirst();
  }

  private void hold(List<Touch> touches) {
    var kept = List.copyOf(touches);
    held.clear();
    open = all;
    for (var touch : kept) {
      open = continuedBy(touch);
      held.add(touch);
    }
  }

  /** The open spellings that go on, as far as touches of this kind are concerned, with this one. */
  private List<TouchSequence> continuedBy(Touch touch) {
    var kind = touch.getClass();
    int rank = countHeld(kind);
    var fitting = new ArrayList<TouchSequence>();
    for (var sequence : open) {
      if (touch.equals(ofKind(sequence.touches(), kind, rank))) {
        fitting.add(sequence);
      }
    }
    return fitting;
  }

  private int countHeld(Class<?> kind) {
    int count = 0;
    for (var touch : held) {
      if (touch.getClass() == kind) {
        count++;
      }
    }
    return count;
  }

  /** The touch of that kind with so many of the kind before it, or null. */
  private static Touch ofKind(List<Touch> sequence, Class<?> kind, int rank) {
    int before = 0;
    for (var touch : sequence) {
      if (touch.getClass() == kind && before++ == rank) {
        return touch;
      }
    }
    return null;
  }
}
