package tabuleiro.app.games.niju;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.board.Picking;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuPosition;
import tabuleiro.rules.niju.Tiles;

/**
 * What a person means by touching tiles and cells. A tile is chosen as it lies in the hand, turned
 * or not; a cell touched then is where it goes. In the other order the hand offers what does most
 * on the cell, the tile waits there, so that it can still be turned, and the cell is touched again.
 */
final class NiJuChoice {
  private static final int NONE = -1;

  private final Picking picking;
  private final int[][] turns = new int[2][Tiles.COUNT + 1];
  private final NiJuOffers offers = new NiJuOffers();
  private NiJuPosition position;
  private int tile;
  private int cell = NONE;

  /** Whether the cell was chosen before the tile. */
  private boolean cellFirst;

  NiJuChoice(Picking picking) {
    this.picking = picking;
  }

  /** Learns what is held now, whoever has touched it. */
  void read(Position shown) {
    position = (NiJuPosition) shown;
    tile = 0;
    cell = NONE;
    int held = NONE;
    for (var touch : picking.held()) {
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

  /** What the hand offers for the cell that was chosen first; null if none was. */
  @Nullable
  NiJuOffers offers() {
    return cellFirst ? offers : null;
  }

  /** The tile chosen, or 0. */
  int tile() {
    return tile;
  }

  /** The cell chosen, or -1. */
  int cell() {
    return cell;
  }

  /** How a seat's tile lies in the hand, in quarter turns clockwise. */
  int turns(int seat, int ofTile) {
    return turns[seat][ofTile];
  }

  /** The marks of the chosen tile as it is turned. */
  int marks() {
    return Tiles.marks(tile, turns[position.turn()][tile]);
  }

  boolean canTurn() {
    return tile != 0 && Tiles.turns(tile) > 1;
  }

  /** The touch that turns the chosen tile once more; null if none is chosen. */
  @Nullable
  Touch nextTurn() {
    return tile == 0 ? null : new Touch.Turn(turned(1));
  }

  private int turned(int quarters) {
    return Math.floorMod(turns[position.turn()][tile] + quarters, Tiles.turns(tile));
  }

  /** Chooses a tile of the hand, or turns the one that is chosen already. */
  void touchTile(int touched) {
    if (picking.picker() == null) {
      picking.idle();
      return;
    }
    if (touched == tile) {
      turn(1);
    } else if ((position.table().hand(position.turn()) >> touched & 1) == 0) {
      picking.touch(new Touch.Tile(touched));
    } else {
      hold(touched, cell);
    }
  }

  /** Says that a tile lies in another's hand. */
  void refuseOther(int owner) {
    if (picking.picker() == null) {
      picking.idle();
    } else {
      picking.refuse(new Refusal(NiJuHandReason.NOT_YOUR_TILE, owner + 1));
    }
  }

  /** Chooses a tile of the hand, however it was before. */
  void takeTile(int taken) {
    if (taken != tile) {
      touchTile(taken);
    }
  }

  /** Turns the chosen tile clockwise by so many quarters. */
  void turn(int quarters) {
    if (picking.picker() == null) {
      picking.idle();
      return;
    }
    if (tile == 0) {
      picking.refuse(new Refusal(NiJuHandReason.NO_TILE_CHOSEN));
      return;
    }
    if (!canTurn()) {
      var useless = List.<Touch>of(new Touch.Tile(tile), new Touch.Turn(1));
      picking.refuse(position.whyNot(useless));
      return;
    }
    turns[position.turn()][tile] = turned(quarters);
    hold(tile, cell);
  }

  /** Lays the chosen tile on a cell, lets it wait there or chooses the cell first. */
  void touchCell(int touched) {
    if (picking.picker() == null) {
      picking.idle();
      return;
    }
    boolean free = position.table().isFrontier(touched);
    if (!free) {
      picking.touch(touchOf(touched));
    } else if (tile == 0) {
      chooseCell(touched);
    } else if (touched == cell) {
      picking.confirm();
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
      picking.clear();
    } else {
      offer(touched);
      picking.holdInstead(List.of(touchOf(touched)));
    }
  }

  /** Finds the tiles that do most on a cell; all but the chosen one are turned to do it. */
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

  /** Lays the chosen tile on a cell, as the end of a drag. */
  void drop(int touched) {
    hold(tile, NONE);
    picking.drop(touchOf(touched));
  }

  private void hold(int newTile, int newCell) {
    var touches = new ArrayList<Touch>();
    touches.add(new Touch.Tile(newTile));
    touches.add(new Touch.Turn(turns[position.turn()][newTile]));
    if (newCell != NONE) {
      touches.add(touchOf(newCell));
    }
    picking.holdInstead(touches);
  }

  static Touch touchOf(int cell) {
    return new Touch.Cell(NiJuGrid.x(cell), NiJuGrid.y(cell));
  }
}
