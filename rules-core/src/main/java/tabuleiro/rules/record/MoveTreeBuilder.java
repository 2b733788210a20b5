package tabuleiro.rules.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.rules.record.MoveTree.Node;

/** Builder of a move tree, which adds a node in constant time. */
final class MoveTreeBuilder {
  private final List<Node> nodes;
  private final List<List<Integer>> children = new ArrayList<>();

  /** Creates a builder with the start alone. */
  MoveTreeBuilder() {
    nodes = new ArrayList<>(List.of(new Node(0, 0, "", "", "")));
    children.add(new ArrayList<>());
  }

  /** Creates a builder with a copy of a tree. */
  MoveTreeBuilder(MoveTree tree) {
    nodes = new ArrayList<>();
    for (int node = 0; node < tree.size(); node++) {
      nodes.add(tree.node(node));
      children.add(new ArrayList<>(tree.children(node)));
    }
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
    children.add(new ArrayList<>());
    children.get(at).add(node);
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
    children.replaceAll(Collections::unmodifiableList);
    return new MoveTree(nodes, children);
  }
}
