package tabuleiro.rules.shi;

import java.util.BitSet;
import java.util.List;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/**
 * Counts what players of Shi pay attention to, such as pieces taken and captures possible;
 * explanations are built from these counts.
 */
public final class ShiFacts {
  /** The pieces taken. */
  public static final CountableFact TAKEN =
      CountableFact.lasting("{0} has taken {1} piece(s)", 150, Position::score);

  /** The enemy pieces that the seat to move can take without being recaptured. */
  public static final CountableFact CAN_TAKE =
      CountableFact.onTurn(
              "{0} can take {1} piece(s) now without being taken back there", 120, ShiFacts::free)
          .at(ShiFacts::prey);

  /** The enemy pieces that a waiting seat threatens to take without being recaptured. */
  public static final CountableFact THREATENS =
      CountableFact.offTurn(
              "{0} threatens to take {1} piece(s) without being taken back there",
              60, ShiFacts::free)
          .at(ShiFacts::prey);

  static final List<CountableFact> ALL = List.of(TAKEN, CAN_TAKE, THREATENS);

  private ShiFacts() {}

  /**
   * Returns the number of enemy pieces that a seat on its turn could take without being recaptured.
   */
  private static int free(Position position, int seat) {
    return targets(position, seat).cardinality();
  }

  private static List<Touch> prey(Position position, int seat) {
    return Touch.squares(targets(position, seat));
  }

  private static BitSet targets(Position position, int seat) {
    var shi = (ShiPosition) position;
    var captures = new MoveList();
    shi.board().captures(captures, seat);
    var targets = new BitSet();
    boolean wins = shi.score(seat) + 1 == shi.lossLimit();
    for (int i = 0; i < captures.size(); i++) {
      if (wins || !isTakenBack(shi.board().copy(), captures.get(i), seat)) {
        targets.set(FromToPosition.to(captures.get(i)));
      }
    }
    return targets;
  }

  private static boolean isTakenBack(ShiBoard board, int capture, int seat) {
    int to = FromToPosition.to(capture);
    board.toggle(seat ^ 1, to);
    board.toggle(seat, FromToPosition.from(capture));
    board.toggle(seat, to);
    var replies = new MoveList();
    board.captures(replies, seat ^ 1);
    return replies.stream().anyMatch(reply -> FromToPosition.to(reply) == to);
  }
}
