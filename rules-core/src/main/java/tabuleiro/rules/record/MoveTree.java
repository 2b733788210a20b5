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
  private static final String NOTE_SEPARATOR = "| ";

  private static final int MAX_NAME_LENGTH = 60;
  private static final int MAX_COMMENT_LENGTH = 500;

  /**
   * What is known of a place.
   *
   * @param parent the place the move was made at; of the start, itself
   * @param ply how many moves lead there
   */
  record Node(int parent, int ply, String move, String name, String comment) {
    Node named(String newName) {
      return new Node(parent, ply, move, newName, comment);
    }

    Node commented(String newComment) {
      return new Node(parent, ply, move, name, newComment);
    }
  }

  private final List<Node> nodes;
  private final List<List<Integer>> children;

  MoveTree(List<Node> nodes, List<List<Integer>> children) {
    this.nodes = nodes;
    this.children = children;
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
    if (child(at, move) >= 0) {
      return this;
    }
    var tree = new MoveTreeBuilder(this);
    tree.add(at, move);
    return tree.build();
  }

  /** The tree without the move to a place and all that follows it; other places get new numbers. */
  public MoveTree without(int node) {
    if (node == 0) {
      throw new IllegalArgumentException("no move leads to the start");
    }
    var tree = new MoveTreeBuilder();
    var numbers = new int[size()];
    var queue = new ArrayDeque<Integer>();
    queue.add(0);
    while (!queue.isEmpty()) {
      int at = queue.remove();
      for (int kept : children(at)) {
        if (kept != node) {
          numbers[kept] = tree.add(numbers[at], move(kept));
          tree.name(numbers[kept], nodes.get(kept).name());
          tree.comment(numbers[kept], comment(kept));
          queue.add(kept);
        }
      }
    }
    return tree.build();
  }

  /** In how many variations, one in the other, a place lies. */
  public int depth(int node) {
    int depth = 0;
    for (int at = node; at > 0; at = parent(at)) {
      depth += isVariation(at) ? 1 : 0;
    }
    return depth;
  }

  /** Whether so many variations stand in each other that a record could not be read back. */
  public boolean isTooDeep() {
    var depths = new int[size()];
    int maxDepth = 0;
    for (int node = 1; node < depths.length; node++) {
      depths[node] = depths[parent(node)] + (isVariation(node) ? 1 : 0);
      maxDepth = Math.max(maxDepth, depths[node]);
    }
    return maxDepth > MoveTreeReader.MAX_DEPTH;
  }

  /** The tree with a name for the variation that begins with the move to a place. */
  public MoveTree withName(int node, String name) {
    if (!isVariation(node)) {
      throw new IllegalArgumentException("no variation begins with the move to place " + node);
    }
    var tree = new MoveTreeBuilder(this);
    tree.name(node, sanitize(name, MAX_NAME_LENGTH));
    return tree.build();
  }

  /** The tree with a comment on the move to a place. */
  public MoveTree withComment(int node, String comment) {
    if (node == 0) {
      throw new IllegalArgumentException("no move leads to the start");
    }
    var tree = new MoveTreeBuilder(this);
    tree.comment(node, sanitize(comment, MAX_COMMENT_LENGTH));
    return tree.build();
  }

  /** The tree with these moves as its main line; all else that it holds stands beside them. */
  public MoveTree withMainLine(List<String> moves) {
    var tree = new MoveTreeBuilder();
    int end = 0;
    for (var move : moves) {
      end = tree.add(end, move);
    }
    var copied = new int[size()]; // a place is always behind the one that leads to it
    for (int node = 1; node < size(); node++) {
      copied[node] = tree.add(copied[parent(node)], move(node));
      tree.name(copied[node], nodes.get(node).name()); // of the main line for another time
      tree.comment(copied[node], comment(node));
    }
    return tree.build();
  }

  /** The tree with notes on the moves of the main line, each before what was said about it. */
  public MoveTree withNotes(List<String> notes) {
    var tree = new MoveTreeBuilder(this);
    var line = mainLine();
    for (int i = 0; i < Math.min(notes.size(), line.size()); i++) {
      var comment = comment(line.get(i));
      var rest = comment.isEmpty() ? "" : " " + NOTE_SEPARATOR + comment;
      tree.comment(line.get(i), (notes.get(i) + rest).strip());
    }
    return tree.build();
  }

  /** What stands on the moves of the main line before that, or alone. */
  public List<String> notes() {
    var notes = new ArrayList<String>();
    for (int node : mainLine()) {
      notes.add(splitNote(node)[0]);
    }
    return notes;
  }

  /** The tree without {@link #notes}. */
  public MoveTree withoutNotes() {
    var tree = new MoveTreeBuilder(this);
    for (int node : mainLine()) {
      tree.comment(node, splitNote(node)[1]);
    }
    return tree.build();
  }

  /** A note on a place and what was said about it. */
  private String[] splitNote(int node) {
    var comment = comment(node);
    int note = comment.indexOf(NOTE_SEPARATOR);
    return note < 0
        ? new String[] {comment, ""}
        : new String[] {
          comment.substring(0, note).strip(), comment.substring(note + NOTE_SEPARATOR.length())
        };
  }

  /** A text as it can stand between braces. */
  private static String sanitize(String text, int longest) {
    return TextSanitizer.singleLine(text.replace('{', '(').replace('}', ')'), longest);
  }

  Node node(int node) {
    return nodes.get(node);
  }

  /** How many places there are, the start included. */
  public int size() {
    return nodes.size();
  }

  /** The place at which the move to another was made. */
  public int parent(int node) {
    return nodes.get(node).parent();
  }

  /** How many moves lead to a place. */
  public int ply(int node) {
    return nodes.get(node).ply();
  }

  /** The move to a place in canonical notation; empty for the start. */
  public String move(int node) {
    return nodes.get(node).move();
  }

  /** What the variation is called that begins with the move to a place, or an empty text. */
  public String name(int node) {
    return isVariation(node) ? nodes.get(node).name() : "";
  }

  /** What is said about the move to a place, or an empty text. */
  public String comment(int node) {
    return nodes.get(node).comment();
  }

  /** The places that follow a place, the main one first. */
  public List<Integer> children(int node) {
    return children.get(node);
  }

  /** The place that a move leads to from another, or -1. */
  public int child(int at, String move) {
    for (int node : children(at)) {
      if (move(node).equals(move)) {
        return node;
      }
    }
    return -1;
  }

  /** Whether the move to a place stands beside the main one. */
  public boolean isVariation(int node) {
    return node > 0 && children(parent(node)).get(0) != node;
  }

  /** The place that some moves lead to from the start, or -1. */
  public int find(List<String> moves) {
    int at = 0;
    for (var move : moves) {
      at = child(at, move);
      if (at < 0) {
        return -1;
      }
    }
    return at;
  }

  /** The moves that lead to a place. */
  public List<String> movesTo(int node) {
    var moves = new ArrayList<String>();
    for (int at = node; at > 0; at = parent(at)) {
      moves.add(move(at));
    }
    Collections.reverse(moves);
    return moves;
  }

  /** The places of the main line, from the one after the first move to the last. */
  public List<Integer> mainLine() {
    var line = new ArrayList<Integer>();
    for (int at = 0; !children(at).isEmpty(); ) {
      at = children(at).get(0);
      line.add(at);
    }
    return line;
  }

  /** Whether there is more than the moves of the main line: variations or comments. */
  public boolean hasVariationsOrComments() {
    return mainLine().size() + 1 < size() || nodes.stream().anyMatch(at -> !at.comment().isEmpty());
  }

  /** The last place of the main line. */
  public int mainLineEnd() {
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
