package tabuleiro.rules.match;

import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Result;

/**
 * An end that the players chose, not the rules.
 *
 * @param resigns the seat, from 0, that gave up, or -1 for a draw by agreement
 */
public record Closing(int resigns) {
  /** A draw by agreement. */
  public static final Closing AGREED = new Closing(-1);

  /** The result in a position: a resignation leaves the win to the best of the others. */
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
