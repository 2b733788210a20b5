package tabuleiro.rules.azacru;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.ReferenceRules;

/** Reference implementation of Azacru from the rule book alone, with maps of field names. */
final class AzacruReferenceRules implements ReferenceRules {
  private static final List<String> COMPASS = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");
  private static final int[] EAST = {0, 1, 1, 1, 0, -1, -1, -1};
  private static final int[] NORTH = {1, 1, 0, -1, -1, -1, 0, 1};

  private static final String[] TWO = {"a5E c9S c1N i1NW", "i5W g9S g1N a9SE"};
  private static final String[] THREE = {"e1N a3E i3W", "a5E c9S c1N", "i5W g9S g1N"};
  private static final String[] FOUR = {"e1N a3E i3W", "a5E c9S c1N", "e9S a7E i7W", "i5W g9S g1N"};

  private record Chevron(int seat, int heading) {}

  private final int players;
  private final Map<String, Integer> markers = new TreeMap<>();
  private final Map<String, Chevron> chevrons = new TreeMap<>();
  private final Map<String, Integer> occurrences = new HashMap<>();
  private int turn;
  private int turnsWithoutChange;
  private int turnsLeft = Integer.MAX_VALUE;

  AzacruReferenceRules(Options options) {
    players = options.number("players");
    var setUp = players == 2 ? TWO : players == 3 ? THREE : FOUR;
    for (int seat = 0; seat < players; seat++) {
      for (var chevron : setUp[seat].split(" ")) {
        int heading = COMPASS.indexOf(chevron.substring(2));
        chevrons.put(chevron.substring(0, 2), new Chevron(seat, heading));
      }
    }
    countThisPosition();
  }

  private int countThisPosition() {
    return occurrences.merge(markers + " " + chevrons + " " + turn, 1, Integer::sum);
  }

  @Override
  public List<String> moves() {
    if (isOver()) {
      return List.of();
    }
    var moves = new ArrayList<String>();
    for (var from : chevrons.keySet()) {
      var chevron = chevrons.get(from);
      if (chevron.seat() == turn) {
        for (int side = -1; side <= 1; side++) {
          for (int length = 1; length <= power(from); length++) {
            addMove(moves, from, chevron.heading() + side, length);
          }
        }
      }
    }
    return moves.isEmpty() ? List.of("pass") : moves;
  }

  private int power(String from) {
    int fields = 0;
    for (var field : markers.keySet()) {
      if (markers.get(field) == turn && sector(field).equals(sector(from))) {
        fields++;
      }
    }
    return Math.max(fields, 1);
  }

  private void addMove(List<String> moves, String from, int heading, int length) {
    var line = line(from, heading, length);
    if (line == null) {
      return;
    }
    var to = line.get(length - 1);
    var between = line.subList(0, length - 1);
    if (chevrons.containsKey(to) || markers.containsKey(to) && markers.get(to) != turn) {
      return;
    }
    if (hasChevron(between) && !isConnection(from, to, length)) {
      return;
    }
    moves.add(from + "-" + to);
    boolean leaves = isConnection(from, to, length) && !hasChevron(between) && hasEnemy(between);
    if (!sector(from).equals(sector(to)) && !leaves) {
      moves.add(from + "-" + to + "<");
      moves.add(from + "-" + to + ">");
    }
  }

  private boolean isConnection(String from, String to, int length) {
    return length >= 2 && isMine(from) && isMine(to);
  }

  private boolean isMine(String field) {
    return markers.containsKey(field) && markers.get(field) == turn;
  }

  private boolean hasChevron(List<String> fields) {
    return fields.stream().anyMatch(chevrons::containsKey);
  }

  private boolean hasEnemy(List<String> fields) {
    return fields.stream().anyMatch(field -> markers.containsKey(field) && !isMine(field));
  }

  /** Returns the fields in a direction, or null if they do not fit on the board. */
  private static List<String> line(String from, int heading, int length) {
    var line = new ArrayList<String>();
    for (int i = 1; i <= length; i++) {
      char file = (char) (from.charAt(0) + i * EAST[heading & 7]);
      char rank = (char) (from.charAt(1) + i * NORTH[heading & 7]);
      if (file < 'a' || file > 'i' || rank < '1' || rank > '9') {
        return null;
      }
      line.add("" + file + rank);
    }
    return line;
  }

  private static String sector(String field) {
    return (field.charAt(0) - 'a') / 3 + "/" + (field.charAt(1) - '1') / 3;
  }

  @Override
  public void play(String move) {
    var before = new TreeMap<>(markers);
    if (move.equals("pass")) {
      if (turnsLeft > players) {
        turnsLeft = players;
      }
    } else {
      moveChevron(move.substring(0, 2), move.substring(3, 5), move.substring(5));
    }
    if (turnsLeft <= players) {
      turnsLeft--;
    }
    turnsWithoutChange = before.equals(markers) ? turnsWithoutChange + 1 : 0;
    turn = (turn + 1) % players;
    if (countThisPosition() == 3) {
      turnsLeft = 0;
    }
  }

  private void moveChevron(String from, String to, String twist) {
    int heading = 0;
    int length = 1;
    var line = line(from, heading, length);
    while (line == null || !line.get(length - 1).equals(to)) {
      length = length % 8 + 1;
      heading += length == 1 ? 1 : 0;
      line = line(from, heading, length);
    }
    var between = line.subList(0, length - 1);
    boolean fills = isConnection(from, to, length) && !hasChevron(between);
    boolean leaves = fills && hasEnemy(between);
    chevrons.remove(from);
    if (!leaves) {
      int turned = twist.equals("<") ? 7 : twist.equals(">") ? 1 : 0;
      chevrons.put(to, new Chevron(turn, (heading + turned) % 8));
    }
    markers.put(to, turn);
    if (fills) {
      between.forEach(field -> markers.put(field, turn));
    }
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
    return turnsLeft == 0 || turnsWithoutChange >= 60;
  }
}
