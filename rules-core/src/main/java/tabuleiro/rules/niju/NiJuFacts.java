package tabuleiro.rules.niju;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/**
 * Counts what players of Ni-Ju pay attention to, such as complete patterns and threats;
 * explanations are built from these counts.
 */
public final class NiJuFacts {
  /** The complete patterns. */
  public static final CountableFact COMPLETE =
      CountableFact.lasting("{0} has {1} complete pattern(s)", 100, Position::score);

  /** The most patterns that one tile of the seat to move completes. */
  public static final CountableFact CAN_COMPLETE =
      CountableFact.onTurn(
              "{0} can complete {1} pattern(s) with one tile now", 100, NiJuFacts::most)
          .at((position, seat) -> places(position, seat, most(position, seat)));

  /** The cells on which a waiting seat could complete a pattern. */
  public static final CountableFact THREATENS =
      CountableFact.offTurn(
              "{0} threatens to complete patterns on {1} cell(s)", 60, NiJuFacts::cells)
          .at((position, seat) -> places(position, seat, 1));

  /** The patterns that lack one or two tiles and are not blocked. */
  public static final CountableFact HALF_DONE =
      CountableFact.lasting(
          "{0} has {1} pattern(s) that lack one or two tiles and are not blocked",
          60, (position, seat) -> open(position, seat, 2));

  /** The incomplete patterns that are not blocked. */
  public static final CountableFact OPEN =
      CountableFact.lasting(
          "{0} has {1} incomplete pattern(s) that are not blocked",
          35, (position, seat) -> open(position, seat, TilePatterns.MARKS));

  static final List<CountableFact> ALL =
      List.of(COMPLETE, CAN_COMPLETE, THREATENS, HALF_DONE, OPEN);

  private NiJuFacts() {}

  private static int most(Position position, int seat) {
    var table = ((NiJuPosition) position).table();
    return frontier(table).map(cell -> gain(table, cell, seat)).max().orElse(0);
  }

  private static int cells(Position position, int seat) {
    return places(position, seat, 1).size();
  }

  /** Returns the cells on which a tile of the seat completes at least so many patterns. */
  private static List<Touch> places(Position position, int seat, int least) {
    var table = ((NiJuPosition) position).table();
    return frontier(table)
        .filter(cell -> gain(table, cell, seat) >= least)
        .<Touch>mapToObj(cell -> new Touch.Cell(NiJuGrid.x(cell), NiJuGrid.y(cell)))
        .collect(Collectors.toList());
  }

  private static IntStream frontier(NiJuBoard table) {
    return IntStream.range(0, table.frontierSize()).map(table::frontier);
  }

  /** Returns the number of the seat's unblocked patterns that lack one to {@code most} tiles. */
  private static int open(Position position, int seat, int most) {
    var table = ((NiJuPosition) position).table();
    int open = 0;
    for (int i = 0; i < table.laid(); i++) {
      int lacking = TilePatterns.MARKS - table.filled(i);
      boolean isOpen = table.owner(i) == seat && !table.isDead(i);
      open += isOpen && lacking > 0 && lacking <= most ? 1 : 0;
    }
    return open;
  }

  /** Returns the most patterns that a tile of the seat's hand completes on a cell. */
  private static int gain(NiJuBoard table, int cell, int seat) {
    int gain = 0;
    for (int hand = table.hand(seat); hand != 0; hand &= hand - 1) {
      int tile = Integer.numberOfTrailingZeros(hand);
      for (int turns = 0; turns < TilePatterns.turns(tile); turns++) {
        gain = Math.max(gain, table.gain(NiJuMove.of(tile, turns, cell), seat));
      }
    }
    return gain;
  }
}
