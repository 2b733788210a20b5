package tabuleiro.rules.shacru;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.ReferenceRules;

/** Reference implementation of Shacru from the rule book alone, with maps of field names. */
final class ShacruReferenceRules implements ReferenceRules {
  private static final List<String> COMPASS = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");
  private static final int[] EAST = {0, 1, 1, 1, 0, -1, -1, -1};
  private static final int[] NORTH = {1, 1, 0, -1, -1, -1, 0, 1};

  private static final String[] TWO = {"a5E c9S c1N i1NW", "i5W g9S g1N a9SE"};
  private static final String[] THREE = {"e1N a3E i3W", "a5E c9S c1N", "i5W g9S g1N"};
  private static final String[] FOUR = {"e1N a3E i3W", "a5E c9S c1N", "e9S a7E i7W", "i5W g9S g1N"};

  private final int players;
  private final boolean open;
  private final boolean twist;
  private final Map<String, Integer> markers = new HashMap<>();
  private final Map<String, Integer> owners = new HashMap<>();
  private final Map<String, Integer> headings = new HashMap<>();
  private int turn;
  private int turnsWithoutMarker;

  ShacruReferenceRules(Options options) {
    players = options.number("players");
    open = options.is("trails", "open");
    twist = options.is("twist", "on");
    var setUp = players == 2 ? TWO : players == 3 ? THREE : FOUR;
    for (int seat = 0; seat < players; seat++) {
      for (var chevron : setUp[seat].split(" ")) {
        var field = chevron.substring(0, 2);
        owners.put(field, seat);
        headings.put(field, COMPASS.indexOf(chevron.substring(2)));
        if (options.is("start", "coloured")) {
          markers.put(field, seat);
        }
      }
    }
  }

  @Override
  public List<String> moves() {
    if (isOver()) {
      return List.of();
    }
    var moves = movesOf(turn);
    return moves.isEmpty() ? List.of("pass") : moves;
  }

  private List<String> movesOf(int seat) {
    var moves = new ArrayList<String>();
    for (var from : owners.keySet()) {
      if (owners.get(from) == seat) {
        for (int side = -1; side <= 1; side++) {
          var to = next(from, headings.get(from) + side);
          if (to != null && !owners.containsKey(to) && mayEnter(seat, to)) {
            moves.add(from + "-" + to);
            if (twist && !sector(from).equals(sector(to))) {
              moves.add(from + "-" + to + "<");
              moves.add(from + "-" + to + ">");
            }
          }
        }
      }
    }
    return moves;
  }

  private boolean mayEnter(int seat, String field) {
    return !markers.containsKey(field) || open && markers.get(field) == seat;
  }

  private static String next(String field, int heading) {
    char file = (char) (field.charAt(0) + EAST[heading & 7]);
    char rank = (char) (field.charAt(1) + NORTH[heading & 7]);
    return file < 'a' || file > 'i' || rank < '1' || rank > '9' ? null : "" + file + rank;
  }

  private static String sector(String field) {
    return (field.charAt(0) - 'a') / 3 + "/" + (field.charAt(1) - '1') / 3;
  }

  @Override
  public void play(String move) {
    turnsWithoutMarker++;
    if (!move.equals("pass")) {
      var from = move.substring(0, 2);
      var to = move.substring(3, 5);
      int heading = 0;
      while (!to.equals(next(from, heading))) {
        heading++;
      }
      heading += move.endsWith("<") ? 7 : move.endsWith(">") ? 1 : 0;
      owners.remove(from);
      headings.remove(from);
      owners.put(to, turn);
      headings.put(to, heading % 8);
      if (markers.put(to, turn) == null) {
        turnsWithoutMarker = 0;
      }
    }
    turn = (turn + 1) % players;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int score(int seat) {
    int score = 0;
    for (int owner : markers.values()) {
      score += owner == seat ? 1 : 0;
    }
    return score;
  }

  @Override
  public String status() {
    if (!isOver()) {
      return "playing";
    }
    int best = 0;
    var winners = new ArrayList<Integer>();
    for (int seat = 0; seat < players; seat++) {
      if (score(seat) > best) {
        best = score(seat);
        winners.clear();
      }
      if (score(seat) == best) {
        winners.add(seat + 1);
      }
    }
    return winners.size() == 1 ? "win " + winners.get(0) : "draw";
  }

  private boolean isOver() {
    boolean stuck = true;
    for (int seat = 0; seat < players; seat++) {
      stuck &= movesOf(seat).isEmpty();
    }
    if (stuck || !open) {
      return stuck;
    }
    if (turnsWithoutMarker >= 10 * players) {
      return true;
    }
    var staying = staying();
    for (var field : owners.keySet()) {
      if (!staying.contains(field) && couldReachNeutral(field, staying)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the fields of the chevrons that can never move again. */
  private Set<String> staying() {
    var staying = new HashSet<String>();
    while (true) {
      var more = new HashSet<String>();
      for (var field : owners.keySet()) {
        boolean stays = true;
        for (int side = -1; side <= 1; side++) {
          var to = next(field, headings.get(field) + side);
          stays &= to == null || !mayEnter(owners.get(field), to) || staying.contains(to);
        }
        if (stays) {
          more.add(field);
        }
      }
      if (more.equals(staying)) {
        return staying;
      }
      staying = more;
    }
  }

  /** Returns whether a chevron could reach a neutral field if only immobile chevrons blocked it. */
  private boolean couldReachNeutral(String start, Set<String> staying) {
    int seat = owners.get(start);
    var queue = new ArrayDeque<String>(List.of(start + headings.get(start)));
    var known = new HashSet<String>(queue);
    while (!queue.isEmpty()) {
      var here = queue.remove();
      var field = here.substring(0, 2);
      for (int side = -1; side <= 1; side++) {
        int heading = here.charAt(2) - '0' + side;
        var to = next(field, heading);
        if (to == null || !mayEnter(seat, to) || staying.contains(to)) {
          continue;
        }
        if (!markers.containsKey(to)) {
          return true;
        }
        int choice = twist && !sector(field).equals(sector(to)) ? 1 : 0;
        for (int turned = -choice; turned <= choice; turned++) {
          var there = to + (heading + turned & 7);
          if (known.add(there)) {
            queue.add(there);
          }
        }
      }
    }
    return false;
  }
}
