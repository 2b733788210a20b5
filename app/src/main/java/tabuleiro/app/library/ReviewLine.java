package tabuleiro.app.library;

import java.util.List;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.review.ReviewedMove;

/**
 * What a review tells of a mistake, to be looked through like the game: what the better move leads
 * to, or what the mistake itself does.
 *
 * @param match the game up to where the line leaves it, and the line
 * @param start where it leaves the game: so many moves are the game's
 * @param mistake the place after the mistake, to which one returns
 */
record ReviewLine(Match match, int start, int mistake) {
  /** What should have been played instead of the move that led to a place of the game. */
  static ReviewLine better(Match game, int place, ReviewedMove reviewed) {
    return of(game, place - 1, place, reviewed.better());
  }

  /** What the move that led to a place of the game allows. */
  static ReviewLine refutation(Match game, int place, ReviewedMove reviewed) {
    var answers = reviewed.refutation().subList(1, reviewed.refutation().size());
    return of(game, place, place, answers);
  }

  private static ReviewLine of(Match game, int start, int mistake, List<String> moves) {
    game.goTo(start);
    var line = game.branch();
    try {
      for (var move : moves) {
        line.play(move);
      }
    } catch (Refusal refusal) {
      throw new IllegalStateException("a review tells of legal moves only", refusal);
    }
    game.goTo(mistake);
    line.goTo(start + 1);
    return new ReviewLine(line, start, mistake);
  }

  boolean isBetter() {
    return start < mistake;
  }
}
