package tabuleiro.rules.correspondence;

import java.util.List;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;

/** Utility methods that copy matches. */
final class MatchCopies {
  private MatchCopies() {}

  /** Returns a new match with the first moves of another and these players, without its ending. */
  static Match copy(ReadableMatch match, int plies, List<Player> players) {
    try {
      var copy = Match.from(match.options(), match.layout(), players);
      for (var move : match.notation().subList(0, plies)) {
        copy.replay(move);
      }
      return copy;
    } catch (RefusalException refusal) {
      throw new IllegalStateException("a match holds legal moves only", refusal);
    }
  }
}
