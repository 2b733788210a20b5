package tabuleiro.desk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import tabuleiro.app.data.DataProbe;

/**
 * Checks confirmed games: after every step each is stored unchanged, unless it is being played or
 * was deleted. A CPU may still answer in the game played last while its rules are shown, and moves
 * refused by a failing disk are stored once it works. Such games must hold the moves that their
 * screen showed last, plus a CPU's answer.
 */
final class ConfirmedGamesChecker {
  private Map<Long, DataProbe.Row> rows = new HashMap<>();

  /** Moves that the screen showed last, per game played here. */
  private final Map<Long, String> shown = new HashMap<>();

  /** Games played while nothing could be stored; they will catch up. */
  private final Set<Long> behind = new HashSet<>();

  private long playedLast;
  private long checked;

  /**
   * Compares all games with those after the previous step.
   *
   * @param nowPlayed the game on the screen, or 0
   * @param nowShown its moves on the screen, or null while it is loading
   * @param diskFails whether its moves cannot be stored now
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
      behind.add(playedLast); // also while another screen is shown, since a CPU may answer then
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

  /** Damages a game that was never played here; returns false if there is none. */
  boolean damageAny(Random dice) {
    var others = rows.keySet().stream().filter(id -> !shown.containsKey(id)).sorted().toList();
    if (others.isEmpty()) {
      return false;
    }
    DataProbe.damage(others.get(dice.nextInt(others.size())));
    rows = DataProbe.rows();
    return true;
  }

  /** Returns how often a confirmed game was found unchanged. */
  long checked() {
    return checked;
  }
}
