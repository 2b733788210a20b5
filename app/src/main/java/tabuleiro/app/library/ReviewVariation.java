package tabuleiro.app.library;

import java.util.List;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.review.ReviewedMove;

/**
 * Sequence of moves in a review that leaves the game and can be replayed: the better continuation,
 * or the refutation of a mistake.
 *
 * @param match the game up to the branch, and the line
 * @param start the ply of the branch
 * @param mistake the ply after the mistake, to which the screen returns
 */
record ReviewVariation(Match match, int start, int mistake) {
  /** Returns the line that should have been played instead of the move that led to a ply. */
  static ReviewVariation better(Match game, int place, ReviewedMove reviewed) {
    return of(game, place - 1, place, reviewed.better());
  }

  /** Returns the line that refutes the move that led to a ply. */
  static ReviewVariation refutation(Match game, int place, ReviewedMove reviewed) {
    var answers = reviewed.refutation().subList(1, reviewed.refutation().size());
    return of(game, place, place, answers);
  }

  private static ReviewVariation of(Match game, int start, int mistake, List<String> moves) {
    game.goTo(start);
    var line = game.branch();
    moves.forEach(move -> line.play(line.position().parseLegal(move)));
    game.goTo(mistake);
    line.goTo(start + 1);
    return new ReviewVariation(line, start, mistake);
  }

  boolean isBetter() {
    return start < mistake;
  }
}
