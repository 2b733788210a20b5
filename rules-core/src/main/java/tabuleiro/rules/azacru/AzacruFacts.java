package tabuleiro.rules.azacru;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruMove;

/**
 * Counts what players of Azacru pay attention to, such as own fields and movable chevrons;
 * explanations are built from these counts.
 */
public final class AzacruFacts {
  /** The fields of the seat's colour. */
  public static final CountableFact FIELDS =
      CountableFact.lasting("{0} has {1} field(s)", 50, Position::score);

  /** The chevrons on the board. */
  public static final CountableFact CHEVRONS =
      CountableFact.lasting("{0} has {1} chevron(s) on the board", 100, AzacruFacts::chevrons);

  /** The most fields that one move of the seat to move colours. */
  public static final CountableFact CAN_COLOUR =
      CountableFact.onTurn(
              "{0} can now colour up to {1} field(s) with one move", 50, AzacruFacts::gain)
          .at(AzacruFacts::gained);

  /** The most fields that one move of a waiting seat could colour. */
  public static final CountableFact THREATENS =
      CountableFact.offTurn(
              "{0}, if it were to move, could colour up to {1} field(s) with one move",
              35, AzacruFacts::gain)
          .at(AzacruFacts::gained);

  /** The chevrons that have a move. */
  public static final CountableFact MOVABLE =
      CountableFact.lasting("{0} has {1} chevron(s) that can move", 60, AzacruFacts::movable);

  static final List<CountableFact> ALL = List.of(FIELDS, CHEVRONS, CAN_COLOUR, THREATENS, MOVABLE);

  private AzacruFacts() {}

  private static int chevrons(Position position, int seat) {
    var azacru = (AzacruPosition) position;
    var numbers = IntStream.range(0, ChevronBoard.SLOTS);
    return (int) numbers.filter(number -> azacru.stance(seat, number) >= 0).count();
  }

  private static int gain(Position position, int seat) {
    var azacru = (AzacruPosition) position;
    if (azacru.trigger() >= 0) {
      return CountableFact.UNKNOWN; // some seats have no other turn
    }
    return most(azacru, seat).length;
  }

  private static List<Touch> gained(Position position, int seat) {
    return Arrays.stream(most((AzacruPosition) position, seat))
        .<Touch>mapToObj(Touch.Square::new)
        .collect(Collectors.toList());
  }

  /** Returns the fields that the move of a seat colours which colours most. */
  private static int[] most(AzacruPosition position, int seat) {
    int[] most = {};
    var turn = position.onTurn(seat);
    var moves = turn.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      var coloured = turn.recoloured(moves.get(i));
      most = coloured.length > most.length ? coloured : most;
    }
    return most;
  }

  private static int movable(Position position, int seat) {
    var moves = ((AzacruPosition) position).onTurn(seat).legalMoves().stream();
    return (int)
        moves.filter(move -> move != Position.PASS).map(PacruMove::from).distinct().count();
  }
}
