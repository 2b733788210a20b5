package tabuleiro.rules.niju;

import java.util.stream.IntStream;
import tabuleiro.rules.board.Zobrist;

/**
 * The tiles that lie, the hands, and what follows from them, kept up to date tile by tile: how far
 * each pattern is filled, the scores and the frontier (the empty cells that share an edge with a
 * tile).
 */
public final class NiJuTable {
  private static final int MAX_TILES = 2 * Tiles.COUNT;

  /** The frontier never has more cells than this. */
  static final int MAX_FRONTIER = 2 * MAX_TILES + 2;

  private static final long SEED = Zobrist.mix(0x20);

  // One byte a cell: the index of its tile plus one, so that zero means that it is empty.
  private final byte[] laidOn;

  private final int[] lays;
  private final byte[] owners;
  private final byte[] marks;
  private final byte[] filled;

  /** For each laid tile how many of its marks hold enemy tiles. */
  private final byte[] blockedMarks;

  private int laid;

  /**
   * For each seat and cell the neighbours that hold the seat's tiles, as in {@link Tiles#marks}.
   */
  private final byte[][] around;

  private final Frontier frontier;
  private final byte[] slots;
  private final byte[] frontierSizes;

  private final int[] hands;
  private final int[] scores;
  private long hash;

  /** An empty table; both hands hold tiles 1 to {@code tiles}. */
  NiJuTable(int tiles) {
    laidOn = new byte[NiJuGrid.CELLS];
    lays = new int[MAX_TILES];
    owners = new byte[MAX_TILES];
    marks = new byte[MAX_TILES];
    filled = new byte[MAX_TILES];
    blockedMarks = new byte[MAX_TILES];
    around = new byte[2][NiJuGrid.CELLS];
    frontier = new Frontier(MAX_FRONTIER);
    slots = new byte[MAX_TILES];
    frontierSizes = new byte[MAX_TILES];
    hands = new int[] {Tiles.hand(tiles), Tiles.hand(tiles)};
    scores = new int[2];
    frontier.open(NiJuGrid.ORIGIN);
  }

  /** An independent copy. */
  NiJuTable(NiJuTable other) {
    laidOn = other.laidOn.clone();
    lays = other.lays.clone();
    owners = other.owners.clone();
    marks = other.marks.clone();
    filled = other.filled.clone();
    blockedMarks = other.blockedMarks.clone();
    laid = other.laid;
    around = new byte[][] {other.around[0].clone(), other.around[1].clone()};
    frontier = new Frontier(other.frontier);
    slots = other.slots.clone();
    frontierSizes = other.frontierSizes.clone();
    hands = other.hands.clone();
    scores = other.scores.clone();
    hash = other.hash;
  }

  /** How many tiles lie; they are counted from 0 in the order in which they were laid. */
  public int laid() {
    return laid;
  }

  /** The move with which a tile was laid. */
  int lay(int index) {
    return lays[index];
  }

  /** The cell of a laid tile. */
  public int cell(int index) {
    return NiJuMove.cell(lays[index]);
  }

  /** The column of a laid tile. */
  public int x(int index) {
    return NiJuGrid.x(cell(index));
  }

  /** The row of a laid tile. */
  public int y(int index) {
    return NiJuGrid.y(cell(index));
  }

  /** The seat, from 0, that laid a tile. */
  public int owner(int index) {
    return owners[index];
  }

  /** The number of a laid tile. */
  public int tile(int index) {
    return NiJuMove.tile(lays[index]);
  }

  /** The quarter turns clockwise of a laid tile. */
  public int turns(int index) {
    return NiJuMove.turns(lays[index]);
  }

  /** The neighbours that a laid tile marks, as in {@link Tiles#marks}. */
  public int marks(int index) {
    return marks[index] & 0xff;
  }

  /** How many of its marks hold tiles of the laid tile's own owner. */
  public int filled(int index) {
    return filled[index];
  }

  /** Whether an enemy tile lies on one of its marks, so that it can never be complete. */
  public boolean isDead(int index) {
    return blockedMarks[index] > 0;
  }

  /** Whether all its marks hold tiles of its own owner. */
  public boolean isComplete(int index) {
    return filled[index] == Tiles.MARKS;
  }

  /** The laid tile at a cell, or -1. */
  public int at(int cell) {
    return laidOn[cell] - 1;
  }

  /** The laid tile at these coordinates, or -1. */
  public int at(int x, int y) {
    int cell = NiJuGrid.cell(x, y);
    return cell < 0 ? -1 : at(cell);
  }

  /** The tiles a seat has not laid yet: bit n is tile n. */
  public int hand(int seat) {
    return hands[seat];
  }

  /** How many complete tiles a seat has. */
  public int score(int seat) {
    return scores[seat];
  }

  /** How many cells a tile can be laid on; before the first tile only 0,0. */
  public int frontierSize() {
    return frontier.size();
  }

  /** A cell that a tile can be laid on, by its index below {@link #frontierSize}. */
  public int frontier(int index) {
    return frontier.cell(index);
  }

  /** Whether a tile can be laid on the cell. */
  public boolean isFrontier(int cell) {
    return frontier.contains(cell);
  }

  /** The smallest rectangle that holds all tiles; before the first tile only 0,0. */
  public NiJuBounds bounds() {
    var bounds = new NiJuBounds(0, 0, 0, 0);
    for (int i = 0; i < laid; i++) {
      bounds = bounds.including(x(i), y(i));
    }
    return bounds;
  }

  /** The neighbours of a cell that hold tiles of a seat, as a bit set like {@link Tiles#marks}. */
  public int around(int cell, int seat) {
    return around[seat][cell] & 0xff;
  }

  /** How many laid patterns of a seat lack only a tile of its own on this cell of the frontier. */
  public int completions(int cell, int seat) {
    int waiting = 0;
    for (int rest = around(cell, seat); rest != 0; rest &= rest - 1) {
      int heading = Integer.numberOfTrailingZeros(rest);
      int near = laidOn[cell + NiJuGrid.step(heading)] - 1;
      boolean marked = (marks[near] >> (heading ^ 4) & 1) != 0;
      if (marked && filled[near] == Tiles.MARKS - 1) {
        waiting++;
      }
    }
    return waiting;
  }

  /** How many patterns a seat would complete with this move, the new tile's own included. */
  public int gain(int move, int seat) {
    int cell = NiJuMove.cell(move);
    boolean isCompleteAtOnce = (NiJuMove.marks(move) & ~around(cell, seat)) == 0;
    return completions(cell, seat) + (isCompleteAtOnce ? 1 : 0);
  }

  /** Lays a tile of the seat's hand on a cell of the frontier. */
  void lay(int seat, int move) {
    int cell = NiJuMove.cell(move);
    int newMarks = NiJuMove.marks(move);
    int own = 0;
    int enemy = 0;
    var shown = around[seat];
    for (int heading = 0; heading < 8; heading++) {
      shown[cell + NiJuGrid.step(heading)] ^= (byte) (1 << (heading ^ 4));
      int near = laidOn[cell + NiJuGrid.step(heading)] - 1;
      if (near < 0) {
        continue;
      }
      int markedByNear = marks[near] >> (heading ^ 4) & 1;
      if (owners[near] == seat) {
        own += newMarks >> heading & 1;
        filled[near] += (byte) markedByNear;
        scores[seat] += filled[near] == Tiles.MARKS ? markedByNear : 0;
      } else {
        enemy += newMarks >> heading & 1;
        blockedMarks[near] += (byte) markedByNear;
      }
    }
    if (own == Tiles.MARKS) {
      scores[seat]++;
    }
    lays[laid] = move;
    owners[laid] = (byte) seat;
    marks[laid] = (byte) newMarks;
    filled[laid] = (byte) own;
    blockedMarks[laid] = (byte) enemy;
    hands[seat] ^= 1 << NiJuMove.tile(move);
    hash ^= key(seat, move);
    laidOn[cell] = (byte) (laid + 1);
    slots[laid] = (byte) frontier.close(cell);
    frontierSizes[laid] = (byte) frontier.size();
    for (int heading = 0; heading < 8; heading += 2) {
      int side = cell + NiJuGrid.step(heading);
      if (laidOn[side] == 0 && !frontier.contains(side)) {
        frontier.open(side);
      }
    }
    laid++;
  }

  /** Takes the last tile back. */
  void lift() {
    laid--;
    int move = lays[laid];
    int seat = owners[laid];
    int cell = NiJuMove.cell(move);
    frontier.shrink(frontierSizes[laid]);
    frontier.reopen(cell, slots[laid]);
    laidOn[cell] = 0;
    hash ^= key(seat, move);
    hands[seat] ^= 1 << NiJuMove.tile(move);
    if (filled[laid] == Tiles.MARKS) {
      scores[seat]--;
    }
    var shown = around[seat];
    for (int heading = 0; heading < 8; heading++) {
      shown[cell + NiJuGrid.step(heading)] ^= (byte) (1 << (heading ^ 4));
      int near = laidOn[cell + NiJuGrid.step(heading)] - 1;
      if (near < 0) {
        continue;
      }
      int markedByNear = marks[near] >> (heading ^ 4) & 1;
      if (owners[near] == seat) {
        scores[seat] -= filled[near] == Tiles.MARKS ? markedByNear : 0;
        filled[near] -= (byte) markedByNear;
      } else {
        blockedMarks[near] -= (byte) markedByNear;
      }
    }
  }

  /** Stands for the tiles that lie and their owners. */
  long hash() {
    return hash;
  }

  /** The same number as {@link #hash}, from the tiles alone. */
  long computeHash() {
    return IntStream.range(0, NiJuGrid.CELLS)
        .map(this::at)
        .filter(index -> index >= 0)
        .mapToLong(index -> key(owners[index], lays[index]))
        .reduce(0, (one, other) -> one ^ other);
  }

  // Mixed on the spot: a stored key for every tile on every cell would take megabytes.
  private static long key(int seat, int move) {
    return Zobrist.mix(SEED ^ (long) seat << Integer.SIZE ^ move);
  }
}
