package tabuleiro.rules.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.rules.record.MoveTree.Place;

/** Grows a tree move by move, in a time that does not depend on how large it is already. */
final class MoveTreeBuilder {
  private final List<Place> places;
  private final List<List<Integer>> next = new ArrayList<>();

  /** Begins with the start alone. */
  MoveTreeBuilder() {
    places = new ArrayList<>(List.of(new Place(0, 0, "", "", "")));
    next.add(new ArrayList<>());
  }

  /** Begins with a copy of a tree. */
  MoveTreeBuilder(MoveTree tree) {
    places = new ArrayList<>();
    for (int place = 0; place < tree.size(); place++) {
      places.add(tree.place(place));
      next.add(new ArrayList<>(tree.next(place)));
    }
  }

  /** Adds a move behind those that go on from a place; the place it leads to, old or new. */
  int add(int at, String move) {
    for (int place : next.get(at)) {
      if (places.get(place).move().equals(move)) {
        return place;
      }
    }
    int place = places.size();
    places.add(new Place(at, ply(at) + 1, move, "", ""));
    next.add(new ArrayList<>());
    next.get(at).add(place);
    return place;
  }

  /** Whether this is the main move of those that go on from a place. */
  boolean isMain(int at, String move) {
    return !next.get(at).isEmpty() && places.get(next.get(at).get(0)).move().equals(move);
  }

  int before(int place) {
    return places.get(place).before();
  }

  int ply(int place) {
    return places.get(place).ply();
  }

  void name(int place, String name) {
    places.set(place, places.get(place).named(name));
  }

  void comment(int place, String comment) {
    places.set(place, places.get(place).commented(comment));
  }

  /** The tree; nothing may be added any more. */
  MoveTree build() {
    next.replaceAll(Collections::unmodifiableList);
    return new MoveTree(places, next);
  }
}
