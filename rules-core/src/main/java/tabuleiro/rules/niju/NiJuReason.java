package tabuleiro.rules.niju;

import tabuleiro.rules.game.Reason;

/** Reasons why a tile of Ni-Ju cannot be laid, and why a game ends. */
public enum NiJuReason implements Reason {
  NO_SUCH_TILE("there is no tile {0}; the tiles are 1 to {1}"),
  NO_SUCH_TURN("a tile is turned by 0 to 3 quarter turns, not by {0}"),
  SAME_ORIENTATION("tile {0} turned by {1} lies as it does turned by {2}"),
  TILE_LAID("tile {0} is not in the hand any more: it is already laid"),
  CELL_OCCUPIED("a tile already lies on {0}"),
  ONLY_A_CORNER("{0} touches other tiles only at a corner; it must share an edge with one"),
  NO_NEIGHBOUR("{0} is beside no tile; it must share an edge with one"),
  FIRST_AT_ORIGIN("the first tile goes to 0,0, not to {0}"),
  ONE_OF_EACH("a move is one tile, one turn and one cell"),
  NO_LAYOUT("\"{0}\" is no part of a layout, which looks like {1}"),
  UNEVEN_HANDS("the players lay in turn: one cannot have laid {0} tiles and the other {1}"),
  TILES_LAID("there is no tile left to lay"),
  RACE_WON("the race is won: enough patterns are complete");

  private final String template;

  NiJuReason(String template) {
    this.template = template;
  }

  @Override
  public String template() {
    return template;
  }
}
