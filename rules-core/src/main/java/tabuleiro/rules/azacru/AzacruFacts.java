package tabuleiro.rules.azacru;

import java.util.BitSet;
import java.util.List;
import tabuleiro.rules.game.Fact;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruMove;

/** What players of Azacru count. */
public final class AzacruFacts {
  /** Own fields. */
  public static final Fact FIELDS = Fact.lasting("{0} has {1} field(s)", 50, Position::score);

  /** Chevrons that are still on the board. */
  public static final Fact CHEVRONS =
      Fact.lasting("{0} has {1} chevron(s) on the board", 100, AzacruFacts::chevrons);

  /** The most fields that one move colours now. */
  public static final Fact CAN_COLOUR =
      Fact.onTurn("{0} can now colour up to {1} field(s) with one move", 50, AzacruFacts::gain);

  /** The most fields that one move could colour next. */
  public static final Fact THREATENS =
      Fact.offTurn(
          "{0}, if it were to move, could colour up to {1} field(s) with one move",
          35, AzacruFacts::gain);

  /** Chevrons that have a move as the board stands. */
  public static final Fact MOVABLE =
      Fact.lasting("{0} has {1} chevron(s) that can move", 60, AzacruFacts::movable);

  static final List<Fact> ALL = List.of(FIELDS, CHEVRONS, CAN_COLOUR, THREATENS, MOVABLE);

  private AzacruFacts() {}

  private static int chevrons(Position position, int seat) {
    int chevrons = 0;
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      chevrons += ((AzacruPosition) position).stance(seat, number) >= 0 ? 1 : 0;
    }
    return chevrons;
  }

  private static int gain(Position position, int seat) {
    var azacru = (AzacruPosition) position;
    if (azacru.trigger() >= 0) {
      return Fact.UNKNOWN; // not everybody has another turn
    }
    int gain = 0;
    var turn = azacru.onTurn(seat);
    var moves = moves(turn);
    for (int i = 0; i < moves.size(); i++) {
      gain = Math.max(gain, turn.recoloured(moves.get(i)).length);
    }
    return gain;
  }

  private static int movable(Position position, int seat) {
    var movable = new BitSet();
    var moves = moves(((AzacruPosition) position).onTurn(seat));
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) != Position.PASS) {
        movable.set(PacruMove.from(moves.get(i)));
      }
    }
    return movable.cardinality();
  }

  private static MoveList moves(AzacruPosition position) {
    var moves = new MoveList();
    position.moves(moves);
    return moves;
  }
}
