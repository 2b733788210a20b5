package tabuleiro.rules.shakti;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.ReferenceRules;

/**
 * Reference implementation of Shakti from the rule book, with maps of square names; White is seat
 * 0.
 */
final class ShaktiReferenceRules implements ReferenceRules {
  private final boolean freeling;
  private final boolean strict;
  private final Set<String> tiles = new TreeSet<>();

  /** The piece on each square: K and W are White's, k and w are Black's. */
  private final Map<String, Character> pieces = new TreeMap<>();

  private final Map<String, Integer> seen = new HashMap<>();
  private final int[] taken = new int[2];
  private int turn;
  private int quiet;
  private int passes;
  private String status = "playing";

  ShaktiReferenceRules(Options options) {
    freeling = options.is("rules", "freeling");
    strict = options.is("strict", "on");
    for (char file = 'a'; file <= 'g'; file++) {
      for (int rank = 1; rank <= 7; rank++) {
        tiles.add("" + file + rank);
      }
    }
    if (freeling) {
      tiles.removeAll(List.of("a1", "a7", "g1", "g7"));
    }
    pieces.putAll(Map.of("b2", 'W', "f2", 'W', "d2", 'K', "b6", 'w', "f6", 'w', "d6", 'k'));
    seen.put(situation(), 1);
  }

  private ShaktiReferenceRules(ShaktiReferenceRules that) {
    freeling = that.freeling;
    strict = that.strict;
    tiles.addAll(that.tiles);
    pieces.putAll(that.pieces);
    seen.putAll(that.seen);
    taken[0] = that.taken[0];
    taken[1] = that.taken[1];
    turn = that.turn;
    quiet = that.quiet;
    passes = that.passes;
    status = that.status;
  }

  ShaktiReferenceRules copy() {
    return new ShaktiReferenceRules(this);
  }

  private String situation() {
    return tiles + " " + pieces + " " + turn;
  }

  @Override
  public List<String> moves() {
    if (!status.equals("playing")) {
      return List.of();
    }
    var moves = legal();
    return moves.isEmpty() ? List.of("pass") : moves;
  }

  private List<String> legal() {
    var legal = new ArrayList<String>();
    for (var move : reachable()) {
      if (!freeling && !strict) {
        legal.add(move);
        continue;
      }
      var after = copy();
      after.movePieces(move);
      boolean exposed =
          freeling
              ? after.isInCheck(turn) || after.areKingsFacing()
              : after.isCapturable(turn) && after.kingOf(1 - turn) != null;
      if (!exposed) {
        legal.add(move);
      }
    }
    return legal;
  }

  /** Returns the moves of the seat to move, regardless of its king's safety. */
  private List<String> reachable() {
    var moves = new ArrayList<String>();
    boolean check = freeling && isInCheck(turn);
    for (var from : pieces.keySet()) {
      if (ownerOf(from) != turn) {
        continue;
      }
      boolean king = Character.toUpperCase(pieces.get(from)) == 'K';
      for (var ray : rays(from)) {
        if (ray.isEmpty()) {
          continue;
        }
        var first = ray.get(0);
        if (king) {
          boolean far = distance(from, first) > 1;
          boolean otherKing = first.equals(kingOf(1 - turn));
          if (ownerOf(first) != turn && !(check && far) && !(freeling && otherKing)) {
            moves.add(written(from, first));
          }
          continue;
        }
        if (mayEnter(first)) {
          moves.add(written(from, first));
        }
        if (ownerOf(first) < 0 && ray.size() > 1 && mayEnter(ray.get(1))) {
          moves.add(written(from, ray.get(1)));
        }
      }
    }
    return moves;
  }

  private boolean mayEnter(String square) {
    return freeling ? ownerOf(square) < 0 : ownerOf(square) != turn;
  }

  private String written(String from, String to) {
    return from + (ownerOf(to) < 0 ? "-" : "x") + to;
  }

  private int ownerOf(String square) {
    if (!pieces.containsKey(square)) {
      return -1;
    }
    return Character.isUpperCase(pieces.get(square)) ? 0 : 1;
  }

  private String kingOf(int seat) {
    for (var square : pieces.keySet()) {
      if (pieces.get(square) == (seat == 0 ? 'K' : 'k')) {
        return square;
      }
    }
    return null;
  }

  private static int distance(String from, String to) {
    return Math.max(
        Math.abs(from.charAt(0) - to.charAt(0)), Math.abs(from.charAt(1) - to.charAt(1)));
  }

  /** Returns the existing tiles in each of the eight directions, nearest first. */
  private List<List<String>> rays(String from) {
    var rays = new ArrayList<List<String>>();
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        if (dx == 0 && dy == 0) {
          continue;
        }
        var ray = new ArrayList<String>();
        for (int step = 1; step < 7; step++) {
          var square =
              "" + (char) (from.charAt(0) + dx * step) + (char) (from.charAt(1) + dy * step);
          if (tiles.contains(square)) {
            ray.add(square);
          }
        }
        rays.add(ray);
      }
    }
    return rays;
  }

  /**
   * Returns whether, by Freeling's rules, the next tile on some ray from the king holds an enemy
   * warrior.
   */
  private boolean isInCheck(int seat) {
    for (var ray : rays(kingOf(seat))) {
      if (!ray.isEmpty() && pieces.containsKey(ray.get(0))) {
        if (pieces.get(ray.get(0)) == (seat == 0 ? 'w' : 'W')) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean areKingsFacing() {
    for (var ray : rays(kingOf(0))) {
      if (!ray.isEmpty() && ray.get(0).equals(kingOf(1))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether, by the capture rules, the other side could take the seat's king if it were to
   * move.
   */
  private boolean isCapturable(int seat) {
    var other = copy();
    other.turn = 1 - seat;
    var king = kingOf(seat);
    return other.reachable().stream().anyMatch(move -> move.endsWith("x" + king));
  }

  /** Moves, takes and removes, and returns whether something was taken or removed. */
  private boolean movePieces(String move) {
    var from = move.substring(0, 2);
    var to = move.substring(3);
    boolean warrior = Character.toUpperCase(pieces.get(from)) == 'W';
    boolean progress = false;
    for (var ray : rays(from)) {
      if (warrior && ray.indexOf(to) == 1) {
        tiles.remove(ray.get(0));
        progress = true;
      }
    }
    progress |= pieces.containsKey(to);
    pieces.put(to, pieces.remove(from));
    return progress;
  }

  @Override
  public void play(String move) {
    if (move.equals("pass")) {
      passes++;
      quiet++;
    } else {
      passes = 0;
      if (move.contains("x")) {
        taken[turn]++;
      }
      quiet = movePieces(move) ? 0 : quiet + 1;
    }
    turn = 1 - turn;
    seen.merge(situation(), 1, Integer::sum);
    status = judge();
  }

  private String judge() {
    var lost = "win " + (2 - turn);
    if (kingOf(turn) == null) {
      return lost;
    }
    var kinds = new HashSet<>(pieces.values());
    boolean warriors = kinds.contains('W') || kinds.contains('w');
    if (freeling && isInCheck(turn) && legal().isEmpty()) {
      return lost;
    }
    if (strict && isCapturable(turn) && legal().isEmpty()) {
      return lost;
    }
    boolean draw = !warriors || passes == 2 || seen.get(situation()) == 3 || quiet == 100;
    return draw ? "draw" : "playing";
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int score(int seat) {
    return taken[seat];
  }

  @Override
  public String status() {
    return status;
  }
}
