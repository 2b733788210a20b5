package tabuleiro.rules.pacru;

import java.util.HashSet;
import java.util.Set;

/** The race run stance by stance, as slowly as one would explain it. */
final class RaceReference {
  private static final int ROUNDS = 23;

  private final PacruPosition position;
  private final boolean overOwnColour;
  private final int[] owners = new int[Fields.COUNT];
  private final int[][] claims;

  /** Runs the race of a position. */
  RaceReference(PacruPosition position, boolean overOwnColour) {
    this.position = position;
    this.overOwnColour = overOwnColour;
    claims = new int[position.seats()][Race.STEPS + 1];
    run();
  }

  /** As in {@link Race#claims}. */
  int claims(int seat, int moves) {
    return claims[seat][moves];
  }

  private void run() {
    for (int field = 0; field < Fields.COUNT; field++) {
      int marker = position.markerOwner(field);
      boolean blocked = position.chevronOwner(field) >= 0 || marker >= 0 && !overOwnColour;
      owners[field] = blocked ? Integer.MAX_VALUE : marker;
    }
    var reached = new Set<?>[position.seats()];
    for (int seat = 0; seat < position.seats(); seat++) {
      var stances = new HashSet<Integer>();
      for (int field = 0; field < Fields.COUNT; field++) {
        if (position.chevronOwner(field) == seat) {
          stances.add(Fields.stance(field, position.chevronHeading(field).ordinal()));
        }
      }
      reached[seat] = stances;
    }
    for (int round = 1; round <= ROUNDS; round++) {
      for (int i = 0; i < position.seats(); i++) {
        int seat = (position.turn() + i) % position.seats();
        reached[seat] = advance(seat, reached[seat], Math.min(round, Race.STEPS));
      }
    }
  }

  private Set<Integer> advance(int seat, Set<?> reached, int step) {
    var next = new HashSet<Integer>();
    for (var stance : reached) {
      int from = (int) stance;
      next.add(from);
      for (int turn = -1; turn <= 1; turn++) {
        int to = Fields.ahead(from, turn);
        if (to != Fields.OFF && (owners[to] < 0 || owners[to] == seat)) {
          claims[seat][step] += owners[to] < 0 ? 1 : 0;
          owners[to] = seat;
          addArrivals(next, from, to, from + turn);
        }
      }
    }
    return next;
  }

  private void addArrivals(Set<Integer> next, int from, int to, int heading) {
    next.add(Fields.stance(to, heading));
    if (position.hasTwist() && Fields.crosses(Fields.field(from), to)) {
      next.add(Fields.stance(to, heading - 1));
      next.add(Fields.stance(to, heading + 1));
    }
  }
}
