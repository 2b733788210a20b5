package tabuleiro.rules.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.rules.game.TextSanitizer;
import tabuleiro.rules.match.ReadableMatch;

/**
 * The moves of a game and what else was tried beside them, with names and comments. Immutable: what
 * changes it returns another tree.
 *
 * <p>A place is what a move leads to; 0 is the start. Places keep their numbers when others are
 * added. Of the moves that go on from a place the first is the main one, the others are variations.
 * Nothing checks the moves: whoever adds one has a match that allows it.
 */
public final class MoveTree {
  /** Nothing but the start. */
  public static final MoveTree EMPTY = new MoveTreeBuilder().build();

  /** Stands between a note and what was said about the same move. */
  private static final String BEHIND_NOTE = "| ";

  private static final int LONGEST_NAME = 60;
  private static final int LONGEST_COMMENT = 500;

  /**
   * What is known of a place.
   *
   * @param before the place the move was made at; of the start, itself
   * @param ply how many moves lead there
   */
  record Place(int before, int ply, String move, String name, String comment) {
    Place named(String newName) {
      return new Place(before, ply, move, newName, comment);
    }

    Place commented(String newComment) {
      return new Place(before, ply, move, name, newComment);
    }
  }

  private final List<Place> places;
  private final List<List<Integer>> next;

  MoveTree(List<Place> places, List<List<Integer>> next) {
    this.places = places;
    this.next = next;
  }

  /** The moves of a match, with comments on as many of them as there are. */
  public static MoveTree of(ReadableMatch match, List<String> comments) {
    var tree = new MoveTreeBuilder();
    int at = 0;
    for (var move : match.notation()) {
      at = tree.add(at, move);
      if (at <= comments.size()) {
        tree.comment(at, comments.get(at - 1));
      }
    }
    return tree.build();
  }

  /** The tree with one more move at a place, behind those that are there; itself if it is there. */
  public MoveTree add(int at, String move) {
    if (next(at, move) >= 0) {
      return this;
    }
    var tree = new MoveTreeBuilder(this);
    tree.add(at, move);
    return tree.build();
  }

  /** The tree without the move to a place and all that follows it; other places get new numbers. */
  public MoveTree without(int place) {
    if (place == 0) {
      throw new IllegalArgumentException("no move leads to the start");
    }
    var tree = new MoveTreeBuilder();
    var numbers = new int[size()];
    var waiting = new ArrayDeque<Integer>();
    waiting.add(0);
    while (!waiting.isEmpty()) {
      int at = waiting.remove();
      for (int kept : next(at)) {
        if (kept != place) {
          numbers[kept] = tree.add(numbers[at], move(kept));
          tree.name(numbers[kept], places.get(kept).name());
          tree.comment(numbers[kept], comment(kept));
          waiting.add(kept);
        }
      }
    }
    return tree.build();
  }

  /** In how many variations, one in the other, a place lies. */
  public int depth(int place) {
    int depth = 0;
    for (int at = place; at > 0; at = before(at)) {
      depth += isVariation(at) ? 1 : 0;
    }
    return depth;
  }

  /** Whether so many variations stand in each other that a record could not be read back. */
  public boolean isTooDeep() {
    var depths = new int[size()];
    int deepest = 0;
    for (int place = 1; place < depths.length; place++) {
      depths[place] = depths[before(place)] + (isVariation(place) ? 1 : 0);
      deepest = Math.max(deepest, depths[place]);
    }
    return deepest > MoveTreeReader.DEEPEST;
  }

  /** The tree with a name for the variation that begins with the move to a place. */
  public MoveTree withName(int place, String name) {
    if (!isVariation(place)) {
      throw new IllegalArgumentException("no variation begins with the move to place " + place);
    }
    var tree = new MoveTreeBuilder(this);
    tree.name(place, tidy(name, LONGEST_NAME));
    return tree.build();
  }

  /** The tree with a comment on the move to a place. */
  public MoveTree withComment(int place, String comment) {
    if (place == 0) {
      throw new IllegalArgumentException("no move leads to the start");
    }
    var tree = new MoveTreeBuilder(this);
    tree.comment(place, tidy(comment, LONGEST_COMMENT));
    return tree.build();
  }

  /** The tree with these moves as its main line; all else that it holds stands beside them. */
  public MoveTree along(List<String> moves) {
    var tree = new MoveTreeBuilder();
    int end = 0;
    for (var move : moves) {
      end = tree.add(end, move);
    }
    var there = new int[size()]; // a place is always behind the one that leads to it
    for (int place = 1; place < size(); place++) {
      there[place] = tree.add(there[before(place)], move(place));
      tree.name(there[place], places.get(place).name()); // of the main line for another time
      tree.comment(there[place], comment(place));
    }
    return tree.build();
  }

  /** The tree with notes on the moves of the main line, each before what was said about it. */
  public MoveTree withNotes(List<String> notes) {
    var tree = new MoveTreeBuilder(this);
    var line = mainLine();
    for (int i = 0; i < Math.min(notes.size(), line.size()); i++) {
      var comment = comment(line.get(i));
      var said = comment.isEmpty() ? "" : " " + BEHIND_NOTE + comment;
      tree.comment(line.get(i), (notes.get(i) + said).strip());
    }
    return tree.build();
  }

  /** What stands on the moves of the main line before that, or alone. */
  public List<String> notes() {
    var notes = new ArrayList<String>();
    for (int place : mainLine()) {
      notes.add(noted(place)[0]);
    }
    return notes;
  }

  /** The tree without {@link #notes}. */
  public MoveTree withoutNotes() {
    var tree = new MoveTreeBuilder(this);
    for (int place : mainLine()) {
      tree.comment(place, noted(place)[1]);
    }
    return tree.build();
  }

  /** A note on a place and what was said about it. */
  private String[] noted(int place) {
    var comment = comment(place);
    int note = comment.indexOf(BEHIND_NOTE);
    return note < 0
        ? new String[] {comment, ""}
        : new String[] {
          comment.substring(0, note).strip(), comment.substring(note + BEHIND_NOTE.length())
        };
  }

  /** A text as it can stand between braces. */
  private static String tidy(String text, int longest) {
    return TextSanitizer.singleLine(text.replace('{', '(').replace('}', ')'), longest);
  }

  Place place(int place) {
    return places.get(place);
  }

  /** How many places there are, the start included. */
  public int size() {
    return places.size();
  }

  /** The place at which the move to another was made. */
  public int before(int place) {
    return places.get(place).before();
  }

  /** How many moves lead to a place. */
  public int ply(int place) {
    return places.get(place).ply();
  }

  /** The move to a place in canonical notation; empty for the start. */
  public String move(int place) {
    return places.get(place).move();
  }

  /** What the variation is called that begins with the move to a place, or an empty text. */
  public String name(int place) {
    return isVariation(place) ? places.get(place).name() : "";
  }

  /** What is said about the move to a place, or an empty text. */
  public String comment(int place) {
    return places.get(place).comment();
  }

  /** The places that follow a place, the main one first. */
  public List<Integer> next(int place) {
    return next.get(place);
  }

  /** The place that a move leads to from another, or -1. */
  public int next(int at, String move) {
    for (int place : next(at)) {
      if (move(place).equals(move)) {
        return place;
      }
    }
    return -1;
  }

  /** Whether the move to a place stands beside the main one. */
  public boolean isVariation(int place) {
    return place > 0 && next(before(place)).get(0) != place;
  }

  /** The place that some moves lead to from the start, or -1. */
  public int find(List<String> moves) {
    int at = 0;
    for (var move : moves) {
      at = next(at, move);
      if (at < 0) {
        return -1;
      }
    }
    return at;
  }

  /** The moves that lead to a place. */
  public List<String> movesTo(int place) {
    var moves = new ArrayList<String>();
    for (int at = place; at > 0; at = before(at)) {
      moves.add(move(at));
    }
    Collections.reverse(moves);
    return moves;
  }

  /** The places of the main line, from the one after the first move to the last. */
  public List<Integer> mainLine() {
    var line = new ArrayList<Integer>();
    for (int at = 0; !next(at).isEmpty(); ) {
      at = next(at).get(0);
      line.add(at);
    }
    return line;
  }

  /** Whether there is more than the moves of the main line: variations or comments. */
  public boolean hasMore() {
    return mainLine().size() + 1 < size()
        || places.stream().anyMatch(at -> !at.comment().isEmpty());
  }

  /** The last place of the main line. */
  public int end() {
    var line = mainLine();
    return line.isEmpty() ? 0 : line.get(line.size() - 1);
  }

  /** The same moves, names and comments in the same order, however they were added. */
  @Override
  public boolean equals(Object other) {
    return other instanceof MoveTree that && toString().equals(that.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  /** The moves as a record holds them, but all in one round. */
  @Override
  public String toString() {
    return new MoveTreeWriter(this, Integer.MAX_VALUE).write();
  }
}
