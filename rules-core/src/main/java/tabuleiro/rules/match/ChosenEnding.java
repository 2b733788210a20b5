package tabuleiro.rules.match;

import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Result;

/**
 * Ending of a game by decision of the players rather than by the rules: a resignation or a draw by
 * agreement.
 *
 * @param resigns the seat, from 0, that resigned, or -1 for a draw
 */
public record ChosenEnding(int resigns) {
  /** A draw by agreement. */
  public static final ChosenEnding AGREED = new ChosenEnding(-1);

  /** Returns the result in a position. After a resignation the best of the others win. */
  public Result result(Position position) {
    int all = (1 << position.seats()) - 1;
    if (resigns < 0) {
      return new Result(all & ~position.resigned(), CommonReason.AGREED);
    }
    int best = Integer.MIN_VALUE;
    int winners = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      int score = position.score(seat);
      if (seat != resigns && !position.hasResigned(seat) && score >= best) {
        winners = score > best ? 1 << seat : winners | 1 << seat;
        best = score;
      }
    }
    return new Result(winners, CommonReason.RESIGNED);
  }
}
