package tabuleiro.desk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import tabuleiro.app.data.DataProbe;

/**
 * What was confirmed to be stored: every game is there after every step as it was before, unless it
 * is the one being played, or was thrown away by hand. A CPU may still answer in the game that was
 * played last, while the screen shows its rules; and moves that a failing disk did not take are
 * stored when it is mended.
 */
final class Ledger {
  private Map<Long, DataProbe.Row> rows = new HashMap<>();
  private final Set<Long> played = new HashSet<>();

  /** Games that were played while nothing could be stored: they catch up later. */
  private final Set<Long> behind = new HashSet<>();

  private long playedLast;
  private long checked;

  /**
   * Compares all games with those of the step before.
   *
   * @param nowPlayed the game on the screen, or 0
   * @param diskFails whether its moves cannot be stored at the moment
   */
  void check(long nowPlayed, boolean diskFails) {
    var now = DataProbe.rows();
    rows.forEach(
        (id, row) -> {
          checked++;
          var there = now.get(id);
          boolean mayChange = id == nowPlayed || id == playedLast || behind.contains(id);
          if (there == null && !row.isDeleted()) {
            throw new AssertionError("game " + id + " is gone: " + row);
          }
          if (there != null && !mayChange && !there.state().equals(row.state())) {
            throw new AssertionError("game " + id + " is another:\n  " + row + "\n  " + there);
          }
          if (there != null && !diskFails && !there.state().equals(row.state())) {
            behind.remove(id);
          }
        });
    rows = now;
    if (nowPlayed != 0) {
      played.add(nowPlayed);
      playedLast = nowPlayed;
      if (diskFails) {
        behind.add(nowPlayed);
      }
    }
  }

  /** Damages a game that was never played here; false if there is none. */
  boolean damageAny(Random dice) {
    var others = rows.keySet().stream().filter(id -> !played.contains(id)).sorted().toList();
    if (others.isEmpty()) {
      return false;
    }
    DataProbe.damage(others.get(dice.nextInt(others.size())));
    rows = DataProbe.rows();
    return true;
  }

  /** How often a game was found as it was confirmed. */
  long checked() {
    return checked;
  }
}
