package tabuleiro.rules.pacru;

import java.util.List;
import tabuleiro.rules.board.Heading;

/** Creates the start positions of Shacru and Azacru for two, three and four players. */
final class PacruStartBoard {
  private static final String LEFT = "a5E c9S c1N";
  private static final String RIGHT = "i5W g9S g1N";
  private static final String BOTTOM = "e1N a3E i3W";
  private static final String TOP = "e9S a7E i7W";

  private PacruStartBoard() {}

  /** Returns the start board for some number of players. */
  static ChevronBoard board(int players, boolean coloured) {
    var board = new ChevronBoard();
    var sides = sides(players);
    for (int seat = 0; seat < sides.size(); seat++) {
      int slot = seat * ChevronBoard.SLOTS;
      for (var chevron : sides.get(seat).split(" ")) {
        int field = PacruGrid.SQUARES.parse(chevron.substring(0, 2));
        board.put(slot++, PacruGrid.stance(field, Heading.valueOf(chevron.substring(2)).ordinal()));
        if (coloured) {
          board.paint(field, seat);
        }
      }
    }
    return board;
  }

  /** Returns the number of chevrons of each player at the start, which is also the maximum. */
  static int chevrons(int players) {
    return players == 2 ? ChevronBoard.SLOTS : ChevronBoard.SLOTS - 1;
  }

  private static List<String> sides(int players) {
    return switch (players) {
      case 2 -> List.of(LEFT + " i1NW", RIGHT + " a9SE");
      case 3 -> List.of(BOTTOM, LEFT, RIGHT);
      default -> List.of(BOTTOM, LEFT, TOP, RIGHT);
    };
  }
}
