package tabuleiro.rules.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.rules.record.MoveTree.Node;

/** Builds an immutable {@link MoveTree} move by move. */
final class MoveTreeBuilder {
  private final List<Node> nodes;

  /** The children of each node as immutable lists, which trees share. */
  private final List<List<Integer>> children;

  /** Creates a builder with the start alone. */
  MoveTreeBuilder() {
    nodes = new ArrayList<>(List.of(new Node(0, 0, "", "", "")));
    children = new ArrayList<>(List.of(List.of()));
  }

  /** Creates a builder with a copy of a tree. */
  MoveTreeBuilder(MoveTree tree) {
    nodes = new ArrayList<>(tree.nodes);
    children = new ArrayList<>(tree.children);
  }

  /** Adds a move as the last child of a node, unless it is there, and returns its node. */
  int add(int at, String move) {
    for (int node : children.get(at)) {
      if (nodes.get(node).move().equals(move)) {
        return node;
      }
    }
    int node = nodes.size();
    nodes.add(new Node(at, ply(at) + 1, move, "", ""));
    children.add(List.of());
    var siblings = new ArrayList<>(children.get(at));
    siblings.add(node);
    children.set(at, Collections.unmodifiableList(siblings));
    return node;
  }

  /** Returns whether a move is the first child of a node. */
  boolean isMain(int at, String move) {
    return !children.get(at).isEmpty() && nodes.get(children.get(at).get(0)).move().equals(move);
  }

  int parent(int node) {
    return nodes.get(node).parent();
  }

  int ply(int node) {
    return nodes.get(node).ply();
  }

  void name(int node, String name) {
    nodes.set(node, nodes.get(node).named(name));
  }

  void comment(int node, String comment) {
    nodes.set(node, nodes.get(node).commented(comment));
  }

  /** Returns the tree. Nothing may be added afterwards. */
  MoveTree build() {
    return new MoveTree(nodes, children);
  }
}
