package tabuleiro.app.play;

import tabuleiro.rules.match.Match;

/**
 * Where undo and redo lead: against a CPU to a person's turn, among people or CPUs alone to the
 * next place.
 */
final class Places {
  static final int NONE = -1;

  private Places() {}

  /** Whether at least one person plays. */
  static boolean hasPerson(Match match) {
    return match.players().stream().anyMatch(player -> player.isPerson());
  }

  /** The place to which undo leads, or {@link #NONE}. */
  static int back(Match match) {
    for (int ply = match.ply() - 1; ply >= 0; ply--) {
      if (isStop(match, ply)) {
        return ply;
      }
    }
    return NONE;
  }

  /** The place to which redo leads, or {@link #NONE}. */
  static int ahead(Match match) {
    for (int ply = match.ply() + 1; ply <= match.length(); ply++) {
      if (ply == match.length() || isStop(match, ply)) {
        return ply;
      }
    }
    return NONE;
  }

  private static boolean isStop(Match match, int ply) {
    return !hasPerson(match)
        || match.players().get(Shown.at(match, ply).position().turn()).isPerson();
  }
}
