package tabuleiro.rules.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
  private final List<Integer> moves = new ArrayList<>();
  private final List<List<Touch>> spellings = new ArrayList<>();
  private final List<Touch> held = new ArrayList<>();

  /** A picker for the legal moves of the position. */
  public MovePicker(Position position) {
    this.position = position;
    var list = new MoveList();
    position.moves(list);
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
      spellings.add(position.touches(list.get(i)));
    }
  }

  /** The touches so far, in the order in which they were made. */
  public List<Touch> held() {
    return Collections.unmodifiableList(held);
  }

  /** Every touch that continues some legal move. */
  public Set<Touch> offers() {
    var offers = new LinkedHashSet<Touch>();
    for (var spelling : spellings) {
      if (fits(held, spelling)) {
        for (var touch : spelling) {
          if (fits(with(touch), spelling)) {
            offers.add(touch);
          }
        }
      }
    }
    return offers;
  }

  /** Takes one more touch; refuses, and stays as it is, if no legal move continues with it. */
  public void touch(Touch touch) throws Refusal {
    var longer = with(touch);
    if (spellings.stream().noneMatch(spelling -> fits(longer, spelling))) {
      throw position.whyNot(longer);
    }
    held.add(touch);
  }

  /** Drops the last touch, if there is one. */
  public void back() {
    if (!held.isEmpty()) {
      held.remove(held.size() - 1);
    }
  }

  /** Drops every touch of the same kind, so that another can be chosen in its place. */
  public void drop(Class<? extends Touch> kind) {
    held.removeIf(kind::isInstance);
  }

  /** Drops all touches. */
  public void clear() {
    held.clear();
  }

  /** Whether the touches spell a whole move. */
  public boolean isComplete() {
    return indexOfSpelled() >= 0;
  }

  /** The move that the touches spell; only when {@link #isComplete}. */
  public int move() {
    int index = indexOfSpelled();
    if (index < 0) {
      throw new IllegalStateException("no whole move in " + held);
    }
    return moves.get(index);
  }

  /** The legal moves that the touches so far leave open. */
  public List<Integer> candidates() {
    var open = new ArrayList<Integer>();
    for (int i = 0; i < moves.size(); i++) {
      if (fits(held, spellings.get(i))) {
        open.add(moves.get(i));
      }
    }
    return open;
  }

  private int indexOfSpelled() {
    for (int i = 0; i < moves.size(); i++) {
      if (held.size() == spellings.get(i).size() && fits(held, spellings.get(i))) {
        return i;
      }
    }
    return -1;
  }

  private List<Touch> with(Touch touch) {
    var longer = new ArrayList<>(held);
    longer.add(touch);
    return longer;
  }

  /** Whether, kind by kind, the touches begin the spelling. */
  private static boolean fits(List<Touch> touches, List<Touch> spelling) {
    for (int i = 0; i < touches.size(); i++) {
      var touch = touches.get(i);
      int rank = 0;
      for (int k = 0; k < i; k++) {
        if (touches.get(k).getClass() == touch.getClass()) {
          rank++;
        }
      }
      if (!touch.equals(ofKind(spelling, touch.getClass(), rank))) {
        return false;
      }
    }
    return true;
  }

  /** The touch of that kind with so many of the kind before it, or null. */
  private static Touch ofKind(List<Touch> spelling, Class<?> kind, int rank) {
    int before = 0;
    for (var touch : spelling) {
      if (touch.getClass() == kind && before++ == rank) {
        return touch;
      }
    }
    return null;
  }
}
