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
 * stored when it is mended. Such games hold then what their screen showed last, and what a CPU
 * answered to it.
 */
final class Ledger {
  private Map<Long, DataProbe.Row> rows = new HashMap<>();

  /** The moves that the screen of every game played here showed last. */
  private final Map<Long, String> shown = new HashMap<>();

  /** Games that were played while nothing could be stored: they catch up later. */
  private final Set<Long> behind = new HashSet<>();

  private long playedLast;
  private long checked;

  /**
   * Compares all games with those of the step before.
   *
   * @param nowPlayed the game on the screen, or 0
   * @param nowShown its moves there, or null while they are being loaded
   * @param diskFails whether its moves cannot be stored at the moment
   */
  void check(long nowPlayed, String nowShown, boolean diskFails) {
    var now = DataProbe.rows();
    rows.forEach(
        (id, row) -> {
          checked++;
          var there = now.get(id);
          if (there == null && !row.isDeleted()) {
            throw new AssertionError("game " + id + " is gone: " + row);
          }
          if (there != null && !there.state().equals(row.state())) {
            if (id != nowPlayed && !mayBecome(id, there)) {
              throw new AssertionError("game " + id + " is another:\n  " + row + "\n  " + there);
            }
            if (!diskFails) {
              behind.remove(id);
            }
          }
        });
    rows = now;
    if (nowPlayed != 0) {
      played(nowPlayed, nowShown);
    }
    if (diskFails) {
      behind.add(playedLast); // also while something else is shown: a CPU may answer then
    }
  }

  private boolean mayBecome(long id, DataProbe.Row there) {
    var moves = shown.getOrDefault(id, "");
    return (id == playedLast || behind.contains(id))
        && (moves.isEmpty() || (there.moves() + " ").startsWith(moves + " "));
  }

  private void played(long id, String moves) {
    if (moves != null) {
      shown.put(id, moves);
    } else if (rows.containsKey(id)) {
      shown.putIfAbsent(id, rows.get(id).moves());
    }
    playedLast = id;
  }

  /** Damages a game that was never played here; false if there is none. */
  boolean damageAny(Random dice) {
    var others = rows.keySet().stream().filter(id -> !shown.containsKey(id)).sorted().toList();
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
