package tabuleiro.rules.shacru;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import tabuleiro.rules.pacru.PacruGrid;

/** Reference implementation of territory, move distances and mobility, stance by stance. */
final class TerritoryReference {
  private static final int FREE = -1;
  private static final int BLOCKED = Integer.MAX_VALUE;

  private final ShacruPosition position;
  private final boolean overOwnColour;
  private final int[] owners = new int[PacruGrid.COUNT];
  private final int[][] claims;

  /** For each seat the fields that it won, with the directions in which it entered them. */
  private final List<Map<Integer, Set<Integer>>> won = List.of(map(), map(), map(), map());

  /** For each seat the fields that it reaches, with the moves that it needs. */
  private final List<Map<Integer, Integer>> distances =
      List.of(new HashMap<>(), new HashMap<>(), new HashMap<>(), new HashMap<>());

  /** Computes the territory of a position. */
  TerritoryReference(ShacruPosition position) {
    this.position = position;
    overOwnColour = position.hasOpenTrails();
    claims = new int[position.seats()][TerritoryEvaluator.STEPS + 1];
    for (int seat = 0; seat < position.seats(); seat++) {
      arrive(seat);
    }
    run();
  }

  private static Map<Integer, Set<Integer>> map() {
    return new HashMap<>();
  }

  /** Returns the number of fields won with some moves, as {@link TerritoryEvaluator#claims}. */
  int claims(int seat, int moves) {
    return claims[seat][moves];
  }

  /**
   * Returns the counts of {@link TerritoryEvaluator} and {@link MoveDistances} for a seat in their
   * order.
   */
  List<Integer> look(int seat) {
    var mine = won.get(seat).keySet();
    return List.of(
        count(mine, field -> neighbours(field, seat, false) > 0),
        count(mine, field -> others(field, seat) > MoveDistances.MAX_MOVES),
        count(mine, field -> neighbours(field, seat, true) > 0),
        count(mine, field -> neighbours(field, seat, true) >= 5),
        count(mine, field -> won.get(seat).get(field).size() >= 2),
        count(mine, field -> won.get(seat).get(field).size() >= 3),
        count(distances.get(seat).keySet(), field -> lead(field, seat) >= 1),
        count(distances.get(seat).keySet(), field -> lead(field, seat) >= 2));
  }

  /** Returns the number of chevrons of a seat that can move, and that can move twice. */
  List<Integer> mobility(int seat) {
    clear();
    int running = 0;
    int runningOn = 0;
    for (int stance : stances(seat)) {
      var after = next(seat, stance);
      running += after.isEmpty() ? 0 : 1;
      runningOn += after.stream().allMatch(next -> next(seat, next).isEmpty()) ? 0 : 1;
    }
    return List.of(running, runningOn);
  }

  private Set<Integer> next(int seat, int from) {
    var next = new HashSet<Integer>();
    for (int turn = -1; turn <= 1; turn++) {
      int to = PacruGrid.ahead(from, turn);
      if (to != PacruGrid.OFF && (owners[to] == FREE || owners[to] == seat)) {
        addArrivals(next, from, to, from + turn);
      }
    }
    return next;
  }

  private static int count(Set<Integer> fields, Predicate<Integer> which) {
    return (int) fields.stream().filter(which).count();
  }

  /** Returns the number of a field's neighbours won by the seat, or by others. */
  private int neighbours(int field, int seat, boolean own) {
    int count = 0;
    for (int direction = 0; direction < 8; direction++) {
      for (int winner = 0; winner < position.seats(); winner++) {
        boolean wanted = own == (winner == seat);
        count += wanted && won.get(winner).containsKey(PacruGrid.step(field, direction)) ? 1 : 0;
      }
    }
    return count;
  }

  /** Returns the moves after which the first of the others reaches a field, or a large number. */
  private int others(int field, int seat) {
    int least = 99;
    for (int other = 0; other < position.seats(); other++) {
      least = other == seat ? least : Math.min(least, distances.get(other).getOrDefault(field, 99));
    }
    return least;
  }

  private int lead(int field, int seat) {
    return others(field, seat) - distances.get(seat).get(field);
  }

  private void clear() {
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      int marker = position.markerOwner(field);
      boolean blocked = position.chevronOwner(field) >= 0 || marker >= 0 && !overOwnColour;
      owners[field] = blocked ? BLOCKED : marker;
    }
  }

  private Set<Integer> stances(int seat) {
    var stances = new HashSet<Integer>();
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      if (position.chevronOwner(field) == seat) {
        stances.add(PacruGrid.stance(field, position.chevronHeading(field).ordinal()));
      }
    }
    return stances;
  }

  private void arrive(int seat) {
    clear();
    var reached = stances(seat);
    boolean any = !position.hasResigned(seat);
    for (int moves = 1; moves <= MoveDistances.MAX_MOVES && any; moves++) {
      int before = distances.get(seat).size();
      for (int from : List.copyOf(reached)) {
        for (int turn = -1; turn <= 1; turn++) {
          int to = PacruGrid.ahead(from, turn);
          if (to != PacruGrid.OFF && (owners[to] == FREE || owners[to] == seat)) {
            if (owners[to] == FREE) {
              distances.get(seat).putIfAbsent(to, moves);
            }
            addArrivals(reached, from, to, from + turn);
          }
        }
      }
      any = overOwnColour || distances.get(seat).size() > before;
    }
  }

  private void run() {
    clear();
    int seats = position.seats();
    var reached = List.of(stances(0), stances(1), stances(2), stances(3));
    var idle = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      idle[seat] = position.hasResigned(seat) ? TerritoryEvaluator.MAX_IDLE_MOVES : 0;
    }
    for (int round = 1;
        Arrays.stream(idle).anyMatch(turns -> turns < TerritoryEvaluator.MAX_IDLE_MOVES);
        round++) {
      for (int i = 0; i < seats; i++) {
        int seat = (position.turn() + i) % seats;
        if (idle[seat] < TerritoryEvaluator.MAX_IDLE_MOVES && touchesFree(seat)) {
          int before = won.get(seat).size();
          advance(seat, reached.get(seat), Math.min(round, TerritoryEvaluator.STEPS));
          idle[seat] = won.get(seat).size() > before ? 0 : idle[seat] + 1;
        } else {
          idle[seat] = TerritoryEvaluator.MAX_IDLE_MOVES;
        }
      }
    }
  }

  /** Returns whether a free field touches one where the seat has a chevron or may go. */
  private boolean touchesFree(int seat) {
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      for (int direction = 0; direction < 8; direction++) {
        int next = PacruGrid.step(field, direction);
        if ((owners[field] == seat || position.chevronOwner(field) == seat)
            && next != PacruGrid.OFF
            && owners[next] == FREE) {
          return true;
        }
      }
    }
    return false;
  }

  private void advance(int seat, Set<Integer> reached, int step) {
    for (int from : List.copyOf(reached)) {
      for (int turn = -1; turn <= 1; turn++) {
        int to = PacruGrid.ahead(from, turn);
        if (to != PacruGrid.OFF && (owners[to] == FREE || owners[to] == seat)) {
          if (owners[to] == FREE) {
            claims[seat][step]++;
            won.get(seat).put(to, new HashSet<>());
          }
          owners[to] = seat;
          won.get(seat).getOrDefault(to, new HashSet<>()).add(from + turn & 7);
          addArrivals(reached, from, to, from + turn);
        }
      }
    }
  }

  private void addArrivals(Set<Integer> next, int from, int to, int heading) {
    next.add(PacruGrid.stance(to, heading));
    if (position.hasTwist() && PacruGrid.crosses(PacruGrid.field(from), to)) {
      next.add(PacruGrid.stance(to, heading - 1));
      next.add(PacruGrid.stance(to, heading + 1));
    }
  }
}
