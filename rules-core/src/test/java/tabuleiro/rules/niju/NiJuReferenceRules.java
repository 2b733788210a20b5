package tabuleiro.rules.niju;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.rules.game.ReferenceRules;

/** Reference implementation of Ni-Ju from the rule book alone, with a map of points. */
final class NiJuReferenceRules implements ReferenceRules {
  private static final String[] RULE_BOOK = {
    "1 111/0x1/000", "6 110/0x1/001", "11 110/0x0/101", "16 100/1x1/001",
    "2 111/0x0/001", "7 110/0x1/010", "12 110/1x0/001", "17 100/0x1/110",
    "3 111/0x0/010", "8 110/0x1/100", "13 110/0x0/110", "18 100/1x1/010",
    "4 111/0x0/100", "9 110/1x1/000", "14 110/1x0/010", "19 010/1x1/010",
    "5 111/1x0/000", "10 110/0x0/011", "15 100/0x1/101", "20 101/0x0/101"
  };

  record Point(int x, int y) {
    Point plus(Point other) {
      return new Point(x + other.x, y + other.y);
    }

    Point clockwise() {
      return new Point(y, -x);
    }
  }

  private record Tile(int owner, Set<Point> pattern) {}

  private final Map<Point, Tile> table = new LinkedHashMap<>();
  private final List<Set<Integer>> hands = List.of(new TreeSet<>(), new TreeSet<>());
  private final int race;
  private int turn;

  NiJuReferenceRules(int tiles, int race) {
    this.race = race;
    for (int tile = 1; tile <= tiles; tile++) {
      hands.get(0).add(tile);
      hands.get(1).add(tile);
    }
  }

  /** Returns the marked neighbours of a rotated tile as points around 0,0. */
  static Set<Point> pattern(int tile, int turns) {
    var points = new HashSet<Point>();
    for (var line : RULE_BOOK) {
      if (line.startsWith(tile + " ")) {
        var rows = line.substring(line.indexOf(' ') + 1).split("/");
        for (int row = 0; row < 3; row++) {
          for (int column = 0; column < 3; column++) {
            if (rows[row].charAt(column) == '1') {
              points.add(new Point(column - 1, 1 - row));
            }
          }
        }
      }
    }
    for (int i = 0; i < turns; i++) {
      var turned = new HashSet<Point>();
      for (var point : points) {
        turned.add(point.clockwise());
      }
      points = turned;
    }
    return points;
  }

  @Override
  public List<String> moves() {
    var moves = new ArrayList<String>();
    if (!status().equals("playing")) {
      return moves;
    }
    var shapes = new ArrayList<String>();
    for (int tile : hands.get(turn)) {
      var seen = new HashSet<Set<Point>>();
      for (int turns = 0; turns < 4; turns++) {
        if (seen.add(pattern(tile, turns))) {
          shapes.add(tile + "r" + turns + "@");
        }
      }
    }
    for (var cell : cells()) {
      for (var shape : shapes) {
        moves.add(shape + cell.x() + "," + cell.y());
      }
    }
    return moves;
  }

  private Set<Point> cells() {
    var cells = new HashSet<Point>();
    if (table.isEmpty()) {
      cells.add(new Point(0, 0));
    }
    for (var tile : table.keySet()) {
      cells.add(tile.plus(new Point(1, 0)));
      cells.add(tile.plus(new Point(-1, 0)));
      cells.add(tile.plus(new Point(0, 1)));
      cells.add(tile.plus(new Point(0, -1)));
    }
    cells.removeAll(table.keySet());
    return cells;
  }

  @Override
  public void play(String move) {
    var parts = move.split("[r@,]");
    int tile = Integer.parseInt(parts[0]);
    var cell = new Point(Integer.parseInt(parts[2]), Integer.parseInt(parts[3]));
    table.put(cell, new Tile(turn, pattern(tile, Integer.parseInt(parts[1]))));
    hands.get(turn).remove(tile);
    turn = 1 - turn;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int score(int seat) {
    int complete = 0;
    for (var entry : table.entrySet()) {
      boolean all = entry.getValue().owner() == seat;
      for (var mark : entry.getValue().pattern()) {
        var there = table.get(entry.getKey().plus(mark));
        all &= there != null && there.owner() == seat;
      }
      if (all) {
        complete++;
      }
    }
    return complete;
  }

  @Override
  public String status() {
    for (int seat = 0; seat < 2; seat++) {
      if (race > 0 && score(seat) >= race) {
        return "win " + (seat + 1);
      }
    }
    if (!hands.get(0).isEmpty() || !hands.get(1).isEmpty()) {
      return "playing";
    }
    if (score(0) == score(1)) {
      return "draw";
    }
    return score(0) > score(1) ? "win 1" : "win 2";
  }
}
