package tabuleiro.rules.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.rules.game.TextSanitizer;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Immutable tree of a game's moves with variations, names and comments.
 *
 * <p>A node is the place after a move; node 0 is the start. Nodes keep their numbers when others
 * are added. The first child of a node continues its line, the others begin variations. The moves
 * are not validated here.
 */
public final class MoveTree {
  /** The tree with the start alone. */
  public static final MoveTree EMPTY = new MoveTreeBuilder().build();

  /** The separator between a note and the comment on the same move. */
  private static final String NOTE_SEPARATOR = "| ";

  /** Longest name of a variation, in letters; longer ones are cut. */
  public static final int MAX_NAME_LENGTH = 60;

  /**
   * Node of the tree.
   *
   * @param parent the node before the move; of the start, itself
   * @param ply the number of moves that lead to it
   */
  record Node(int parent, int ply, String move, String name, String comment) {
    Node named(String newName) {
      return new Node(parent, ply, move, newName, comment);
    }

    Node commented(String newComment) {
      return new Node(parent, ply, move, name, newComment);
    }
  }

  final List<Node> nodes;
  final List<List<Integer>> children;

  MoveTree(List<Node> nodes, List<List<Integer>> children) {
    this.nodes = nodes;
    this.children = children;
  }

  /** Returns the tree of a match's moves with comments on the first of them. */
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

  /** Returns this tree with a move as the last child of a node, unless it is there. */
  public MoveTree add(int at, String move) {
    if (child(at, move) >= 0) {
      return this;
    }
    var tree = new MoveTreeBuilder(this);
    tree.add(at, move);
    return tree.build();
  }

  /** Returns this tree without a node and all its descendants; other nodes are renumbered. */
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
          tree.name(numbers[kept], name(kept));
          tree.comment(numbers[kept], comment(kept));
          queue.add(kept);
        }
      }
    }
    return tree.build();
  }

  /** Returns this tree with a name for the line that begins with a node. */
  public MoveTree withName(int node, String name) {
    if (node == 0) {
      throw new IllegalArgumentException("no move leads to the start");
    }
    var tree = new MoveTreeBuilder(this);
    var text = name.replace('{', '(').replace('}', ')'); // it will stand between braces
    tree.name(node, TextSanitizer.singleLine(text, MAX_NAME_LENGTH));
    return tree.build();
  }

  /** Returns this tree with these moves as its main line; all else becomes variations. */
  public MoveTree withMainLine(List<String> moves) {
    var tree = new MoveTreeBuilder();
    int end = 0;
    for (var move : moves) {
      end = tree.add(end, move);
    }
    var copied = new int[size()]; // a node has a larger number than its parent
    for (int node = 1; node < size(); node++) {
      copied[node] = tree.add(copied[parent(node)], move(node));
      tree.name(copied[node], name(node));
      tree.comment(copied[node], comment(node));
    }
    return tree.build();
  }

  /** Returns this tree with notes before the comments on the main line. */
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

  /** Returns the notes on the main line. */
  public List<String> notes() {
    return mainLine().stream().map(node -> splitNote(node)[0]).collect(Collectors.toList());
  }

  /** Returns this tree without {@link #notes}. */
  public MoveTree withoutNotes() {
    var tree = new MoveTreeBuilder(this);
    for (int node : mainLine()) {
      tree.comment(node, splitNote(node)[1]);
    }
    return tree.build();
  }

  /** Splits a comment into its note and the rest. */
  private String[] splitNote(int node) {
    var comment = comment(node);
    int note = comment.indexOf(NOTE_SEPARATOR);
    return note < 0
        ? new String[] {comment, ""}
        : new String[] {
          comment.substring(0, note).strip(), comment.substring(note + NOTE_SEPARATOR.length())
        };
  }

  /** Returns the number of nodes, including the start. */
  public int size() {
    return nodes.size();
  }

  /** Returns the parent of a node. */
  public int parent(int node) {
    return nodes.get(node).parent();
  }

  /** Returns the number of moves that lead to a node. */
  public int ply(int node) {
    return nodes.get(node).ply();
  }

  /** Returns the move to a node in canonical notation; empty for the start. */
  public String move(int node) {
    return nodes.get(node).move();
  }

  /**
   * Returns the name of the line that begins with a node, or an empty text. A variation keeps its
   * name when it becomes the main line.
   */
  public String name(int node) {
    return nodes.get(node).name();
  }

  /** Returns the comment on the move to a node, or an empty text. */
  public String comment(int node) {
    return nodes.get(node).comment();
  }

  /** Returns the children of a node; the first continues its line. */
  public List<Integer> children(int node) {
    return children.get(node);
  }

  /** Returns the child of a node after a move, or -1. */
  public int child(int at, String move) {
    for (int node : children(at)) {
      if (move(node).equals(move)) {
        return node;
      }
    }
    return -1;
  }

  /** Returns whether a node begins a variation. */
  public boolean isVariation(int node) {
    return node > 0 && children(parent(node)).get(0) != node;
  }

  /** Returns the node after some moves from the start, or -1. */
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

  /** Returns the moves that lead to a node. */
  public List<String> movesTo(int node) {
    var moves = new ArrayList<String>();
    for (int at = node; at > 0; at = parent(at)) {
      moves.add(move(at));
    }
    Collections.reverse(moves);
    return moves;
  }

  /** Returns the nodes of the main line, without the start. */
  public List<Integer> mainLine() {
    var line = new ArrayList<Integer>();
    for (int at = 0; !children(at).isEmpty(); ) {
      at = children(at).get(0);
      line.add(at);
    }
    return line;
  }

  /** Returns whether the tree has more than the moves of the main line. */
  public boolean hasVariationsOrComments() {
    return mainLine().size() + 1 < size()
        || nodes.stream().anyMatch(at -> !at.comment().isEmpty() || !at.name().isEmpty());
  }

  /** Returns the last node of the main line. */
  public int mainLineEnd() {
    var line = mainLine();
    return line.isEmpty() ? 0 : line.get(line.size() - 1);
  }

  /** Returns whether both trees have the same moves, names and comments in the same order. */
  @Override
  public boolean equals(Object other) {
    return other instanceof MoveTree that && toString().equals(that.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  /** Returns the moves as in a record, but on one line. */
  @Override
  public String toString() {
    return new MoveTreeWriter(this, Integer.MAX_VALUE).write();
  }
}
