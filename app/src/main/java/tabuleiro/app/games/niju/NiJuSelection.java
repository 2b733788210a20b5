package tabuleiro.app.games.niju;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.board.MoveInput;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.NiJuPosition;
import tabuleiro.rules.niju.TilePatterns;

/**
 * Selection on the board of Ni-Ju: interprets touches of tiles and cells and holds the selected
 * tile, its rotation and its target. A tile is selected as it lies in the hand, turned or not; the
 * cell touched next is its target. In the reverse order the hand offers the best tiles for the
 * cell; the chosen tile waits there, can still be turned, and is placed by touching the cell again.
 */
final class NiJuSelection {
  private static final int NONE = -1;

  private final MoveInput moveInput;
  private final int[][] turns = new int[2][TilePatterns.COUNT + 1];
  private final NiJuTileRanking offers = new NiJuTileRanking();
  private NiJuPosition position;
  private int tile;
  private int cell = NONE;

  /** Whether the cell was selected before the tile. */
  private boolean cellFirst;

  NiJuSelection(MoveInput moveInput) {
    this.moveInput = moveInput;
  }

  /** Reads the held touches, whoever has made them. */
  void read(Position shown) {
    position = (NiJuPosition) shown;
    tile = 0;
    cell = NONE;
    int held = NONE;
    for (var touch : moveInput.held()) {
      if (touch instanceof Touch.Tile chosen) {
        tile = chosen.id();
      } else if (touch instanceof Touch.Turn turned) {
        held = turned.turns();
      } else if (touch instanceof Touch.Cell at) {
        cell = NiJuGrid.cell(at.x(), at.y());
      }
    }
    if (tile != 0 && held != NONE) {
      turns[position.turn()][tile] = held;
    }
    cellFirst &= cell != NONE;
  }

  /** Returns the ranking of tiles for the cell selected first, or null if none was. */
  @Nullable
  NiJuTileRanking offers() {
    return cellFirst ? offers : null;
  }

  /** Returns the selected tile, or 0. */
  int tile() {
    return tile;
  }

  /** Returns the selected cell, or -1. */
  int cell() {
    return cell;
  }

  /** Returns how a seat's tile lies in the hand, in quarter turns clockwise. */
  int turns(int seat, int ofTile) {
    return turns[seat][ofTile];
  }

  /** Returns the marks of the selected tile as it is turned. */
  int marks() {
    return TilePatterns.marks(tile, turns[position.turn()][tile]);
  }

  /** Returns how many patterns the selected tile, or any if none is, would complete on a cell. */
  int gain(int at) {
    int seat = position.turn();
    return tile == 0
        ? position.table().completions(at, seat)
        : position.table().gain(NiJuMove.of(tile, turns[seat][tile], at), seat);
  }

  boolean canTurn() {
    return tile != 0 && TilePatterns.turns(tile) > 1;
  }

  private int turned(int quarters) {
    return Math.floorMod(turns[position.turn()][tile] + quarters, TilePatterns.turns(tile));
  }

  /** Selects a tile of the hand, or turns it if it is selected already. */
  void touchTile(int touched) {
    if (moveInput.moveBuilder() == null) {
      moveInput.idle();
      return;
    }
    if (touched == tile) {
      turn(1);
    } else if ((position.table().hand(position.turn()) >> touched & 1) == 0) {
      moveInput.touch(new Touch.Tile(touched));
    } else {
      hold(touched, cell);
    }
  }

  /** Refuses a touch on a tile of the other hand. */
  void refuseOther(int owner) {
    if (moveInput.moveBuilder() == null) {
      moveInput.idle();
    } else {
      moveInput.refuse(new RefusalException(NiJuHandReason.NOT_YOUR_TILE, owner + 1));
    }
  }

  /** Selects a tile of the hand, regardless of the previous selection. */
  void takeTile(int taken) {
    if (taken != tile) {
      touchTile(taken);
    }
  }

  /** Turns the selected tile clockwise by quarters. */
  void turn(int quarters) {
    if (moveInput.moveBuilder() == null) {
      moveInput.idle();
      return;
    }
    if (tile == 0) {
      moveInput.refuse(new RefusalException(NiJuHandReason.NO_TILE_CHOSEN));
      return;
    }
    if (!canTurn()) {
      var useless = List.<Touch>of(new Touch.Tile(tile), new Touch.Turn(1));
      moveInput.refuse(position.refusalOf(useless));
      return;
    }
    turns[position.turn()][tile] = turned(quarters);
    hold(tile, cell);
  }

  /**
   * Handles a touch on a cell: places the selected tile, lets it wait there, or selects the cell.
   */
  void touchCell(int touched) {
    if (moveInput.moveBuilder() == null) {
      moveInput.idle();
      return;
    }
    boolean free = position.table().isFrontier(touched);
    if (!free) {
      moveInput.touch(touchOf(touched));
    } else if (tile == 0) {
      chooseCell(touched);
    } else if (touched == cell) {
      moveInput.confirm();
    } else if (cell != NONE) {
      if (cellFirst) {
        offer(touched);
      }
      hold(tile, touched);
    } else {
      drop(touched);
    }
  }

  private void chooseCell(int touched) {
    if (touched == cell) {
      moveInput.clear();
    } else {
      offer(touched);
      moveInput.replaceHeld(List.of(touchOf(touched)));
    }
  }

  /** Ranks the tiles for a cell; all but the selected one are turned to their best direction. */
  private void offer(int touched) {
    int seat = position.turn();
    cellFirst = true;
    offers.read(position.table(), seat, touched);
    for (int rank = 0; rank < offers.count(); rank++) {
      int offered = offers.tile(rank);
      if (offered != tile) {
        turns[seat][offered] = offers.turns(offered);
      }
    }
  }

  /** Places the selected tile on a cell at the end of a drag. */
  void drop(int touched) {
    hold(tile, NONE);
    moveInput.drop(touchOf(touched));
  }

  private void hold(int newTile, int newCell) {
    var touches = new ArrayList<Touch>();
    touches.add(new Touch.Tile(newTile));
    touches.add(new Touch.Turn(turns[position.turn()][newTile]));
    if (newCell != NONE) {
      touches.add(touchOf(newCell));
    }
    moveInput.replaceHeld(touches);
  }

  static Touch touchOf(int cell) {
    return new Touch.Cell(NiJuGrid.x(cell), NiJuGrid.y(cell));
  }
}
