package tabuleiro.rules.shakti;

import java.util.BitSet;
import java.util.List;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/**
 * Counts what players of Shakti pay attention to, such as warriors and safe tiles for the king;
 * explanations are built from these counts.
 */
public final class ShaktiFacts {
  /** 1 if the seat to move can take the enemy king. */
  public static final CountableFact CAN_TAKE_KING =
      CountableFact.onTurn("{0} can take the king now: {1}", 1000, ShaktiFacts::takesKing)
          .at(ShaktiFacts::enemyKing);

  /** 1 if a waiting seat attacks the king of the seat to move. */
  public static final CountableFact ATTACKS_KING =
      CountableFact.offTurn("{0} attacks the king: {1}", 90, ShaktiFacts::attacksKing)
          .at(ShaktiFacts::enemyKing);

  /** 1 if the king of the seat to move is attacked and cannot be saved. */
  public static final CountableFact MATED =
      CountableFact.onTurn("{0} loses the king whatever it does: {1}", -1000, ShaktiFacts::isMated);

  /** The warriors on the board. */
  public static final CountableFact WARRIORS =
      CountableFact.lasting("{0} has {1} warrior(s)", 150, ShaktiFacts::warriors);

  /** The enemy warriors that the seat to move can take without loss. */
  public static final CountableFact CAN_TAKE =
      CountableFact.onTurn(
              "{0} can take {1} warrior(s) now without anything of its own being taken in return",
              120, ShaktiFacts::free)
          .at(ShaktiFacts::prey);

  /** The enemy warriors that a waiting seat threatens to take without loss. */
  public static final CountableFact THREATENS =
      CountableFact.offTurn(
              "{0} threatens to take {1} warrior(s) without anything of its own being taken in"
                  + " return",
              60, ShaktiFacts::free)
          .at(ShaktiFacts::prey);

  /** The tiles to which the king can go safely. */
  public static final CountableFact KING_WAYS =
      new CountableFact("{0}'s king can go to {1} safe tile(s)", 40, false, ShaktiFacts::kingWays);

  static final List<CountableFact> ALL =
      List.of(CAN_TAKE_KING, ATTACKS_KING, MATED, WARRIORS, CAN_TAKE, THREATENS, KING_WAYS);

  private ShaktiFacts() {}

  private static int takesKing(Position position, int seat) {
    var shakti = (ShaktiPosition) position;
    return !shakti.boardCopy().freeling && shakti.isInCheck(seat ^ 1) ? 1 : 0;
  }

  private static int attacksKing(Position position, int seat) {
    return ((ShaktiPosition) position).isInCheck(seat ^ 1) ? 1 : 0;
  }

  private static List<Touch> enemyKing(Position position, int seat) {
    return List.of(new Touch.Square(((ShaktiPosition) position).king(seat ^ 1)));
  }

  private static int isMated(Position position, int seat) {
    return ((ShaktiPosition) position).isCheckmate() ? 1 : 0;
  }

  private static int warriors(Position position, int seat) {
    return Long.bitCount(((ShaktiPosition) position).warriors(seat));
  }

  /** Returns the number of warriors that a seat on its turn could take without loss. */
  private static int free(Position position, int seat) {
    var board = ((ShaktiPosition) position).boardCopy();
    return Long.bitCount(board.warriors[0] | board.warriors[1]) == 1
        ? CountableFact.UNKNOWN // taking the last one is a draw
        : targets(position, seat).cardinality();
  }

  private static List<Touch> prey(Position position, int seat) {
    return Touch.squares(targets(position, seat));
  }

  private static BitSet targets(Position position, int seat) {
    var shakti = (ShaktiPosition) position;
    var board = shakti.boardCopy();
    var moves = safeMoves(board, seat);
    var targets = new BitSet();
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (FromToPosition.isCapture(move) && !ShaktiPosition.takesKing(move)) {
        board.make(move, seat);
        if (!canTake(board, seat ^ 1, shakti.mustKeepKingSafe())) {
          targets.set(FromToPosition.to(move));
        }
        board.unmake(move, seat);
      }
    }
    return targets;
  }

  private static boolean canTake(ShaktiBoard board, int seat, boolean safeOnly) {
    var moves = new MoveList();
    board.generate(moves, seat, safeOnly);
    return moves.stream().anyMatch(FromToPosition::isCapture);
  }

  private static int kingWays(Position position, int seat) {
    var moves = safeMoves(((ShaktiPosition) position).boardCopy(), seat).stream();
    return (int)
        moves
            .filter(move -> (move & ShaktiBoard.BY_KING) != 0 && !ShaktiPosition.takesKing(move))
            .count();
  }

  /** Returns the moves of a seat, if it is its turn, after which its king is safe. */
  private static MoveList safeMoves(ShaktiBoard board, int seat) {
    var moves = new MoveList();
    board.generate(moves, seat, true);
    return moves;
  }
}
