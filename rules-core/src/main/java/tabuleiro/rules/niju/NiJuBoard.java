package tabuleiro.rules.niju;

import java.util.stream.IntStream;
import tabuleiro.rules.board.Zobrist;

/**
 * Mutable board of Ni-Ju: the tiles laid and in hand, how complete each pattern is, the scores and
 * the open cells, updated with every tile.
 */
public final class NiJuBoard {
  private static final int MAX_TILES = 2 * TilePatterns.COUNT;

  /** The maximum number of cells of the frontier. */
  static final int MAX_FRONTIER = 2 * MAX_TILES + 2;

  private static final long SEED = Zobrist.mix(0x20);

  // The index of the tile on each cell plus one; zero for an empty cell.
  private final byte[] laidOn;

  private final int[] moves;
  private final byte[] owners;
  private final byte[] marks;
  private final byte[] filled;

  /** For each laid tile the number of its marks that hold enemy tiles. */
  private final byte[] blockedMarks;

  private int laid;

  /**
   * For each seat and cell the neighbours that hold the seat's tiles, as in {@link
   * TilePatterns#marks}.
   */
  private final byte[][] around;

  private final Frontier frontier;
  private final byte[] slots;
  private final byte[] frontierSizes;

  private final int[] hands;
  private final int[] scores;
  private long hash;

  /** Creates an empty table; both hands hold tiles 1 to {@code tiles}. */
  NiJuBoard(int tiles) {
    laidOn = new byte[NiJuGrid.CELLS];
    moves = new int[MAX_TILES];
    owners = new byte[MAX_TILES];
    marks = new byte[MAX_TILES];
    filled = new byte[MAX_TILES];
    blockedMarks = new byte[MAX_TILES];
    around = new byte[2][NiJuGrid.CELLS];
    frontier = new Frontier(MAX_FRONTIER);
    slots = new byte[MAX_TILES];
    frontierSizes = new byte[MAX_TILES];
    hands = new int[] {TilePatterns.hand(tiles), TilePatterns.hand(tiles)};
    scores = new int[2];
    frontier.open(NiJuGrid.ORIGIN);
  }

  /** Creates an independent copy. */
  NiJuBoard(NiJuBoard other) {
    laidOn = other.laidOn.clone();
    moves = other.moves.clone();
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

  /** Returns the number of laid tiles, which are indexed from 0 in their order. */
  public int laid() {
    return laid;
  }

  /** Returns the move with which a tile was laid. */
  int move(int index) {
    return moves[index];
  }

  /** Returns the cell of a laid tile. */
  public int cell(int index) {
    return NiJuMove.cell(moves[index]);
  }

  /** Returns the column of a laid tile. */
  public int x(int index) {
    return NiJuGrid.x(cell(index));
  }

  /** Returns the row of a laid tile. */
  public int y(int index) {
    return NiJuGrid.y(cell(index));
  }

  /** Returns the seat, from 0, that laid a tile. */
  public int owner(int index) {
    return owners[index];
  }

  /** Returns the number of a laid tile. */
  public int tile(int index) {
    return NiJuMove.tile(moves[index]);
  }

  /** Returns the quarter turns clockwise of a laid tile. */
  public int turns(int index) {
    return NiJuMove.turns(moves[index]);
  }

  /** Returns the neighbours that a laid tile marks, as in {@link TilePatterns#marks}. */
  public int marks(int index) {
    return marks[index] & 0xff;
  }

  /** Returns the number of a tile's marks that hold tiles of its owner. */
  public int filled(int index) {
    return filled[index];
  }

  /** Returns whether an enemy tile lies on one of its marks, so that it can never be complete. */
  public boolean isDead(int index) {
    return blockedMarks[index] > 0;
  }

  /** Returns whether all its marks hold tiles of its own owner. */
  public boolean isComplete(int index) {
    return filled[index] == TilePatterns.MARKS;
  }

  /** Returns the laid tile at a cell, or -1. */
  public int at(int cell) {
    return laidOn[cell] - 1;
  }

  /** Returns the laid tile at these coordinates, or -1. */
  public int at(int x, int y) {
    int cell = NiJuGrid.cell(x, y);
    return cell < 0 ? -1 : at(cell);
  }

  /** Returns the tiles a seat has not laid yet: bit n is tile n. */
  public int hand(int seat) {
    return hands[seat];
  }

  /** Returns the number of complete tiles of a seat. */
  public int score(int seat) {
    return scores[seat];
  }

  /** Returns the number of cells on which a tile can be laid; before the first tile only 0,0. */
  public int frontierSize() {
    return frontier.size();
  }

  /** Returns a cell on which a tile can be laid, by its index below {@link #frontierSize}. */
  public int frontier(int index) {
    return frontier.cell(index);
  }

  /** Returns whether a tile can be laid on the cell. */
  public boolean isFrontier(int cell) {
    return frontier.contains(cell);
  }

  /** Returns the bounding box of all tiles; before the first tile only 0,0. */
  public NiJuBounds bounds() {
    var bounds = new NiJuBounds(0, 0, 0, 0);
    for (int i = 0; i < laid; i++) {
      bounds = bounds.including(x(i), y(i));
    }
    return bounds;
  }

  /**
   * Returns the neighbours of a cell that hold a seat's tiles, as in {@link TilePatterns#marks}.
   */
  public int around(int cell, int seat) {
    return around[seat][cell] & 0xff;
  }

  /** Returns the number of a seat's laid patterns that lack only a tile on this cell. */
  public int completions(int cell, int seat) {
    int waiting = 0;
    for (int rest = around(cell, seat); rest != 0; rest &= rest - 1) {
      int heading = Integer.numberOfTrailingZeros(rest);
      int near = laidOn[cell + NiJuGrid.step(heading)] - 1;
      boolean marked = (marks[near] >> (heading ^ 4) & 1) != 0;
      if (marked && filled[near] == TilePatterns.MARKS - 1) {
        waiting++;
      }
    }
    return waiting;
  }

  /** Returns the number of patterns, the new tile's included, that a seat's move completes. */
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
        scores[seat] += filled[near] == TilePatterns.MARKS ? markedByNear : 0;
      } else {
        enemy += newMarks >> heading & 1;
        blockedMarks[near] += (byte) markedByNear;
      }
    }
    if (own == TilePatterns.MARKS) {
      scores[seat]++;
    }
    moves[laid] = move;
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

  /** Takes back the last tile. */
  void lift() {
    laid--;
    int move = moves[laid];
    int seat = owners[laid];
    int cell = NiJuMove.cell(move);
    frontier.shrink(frontierSizes[laid]);
    frontier.reopen(cell, slots[laid]);
    laidOn[cell] = 0;
    hash ^= key(seat, move);
    hands[seat] ^= 1 << NiJuMove.tile(move);
    if (filled[laid] == TilePatterns.MARKS) {
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
        scores[seat] -= filled[near] == TilePatterns.MARKS ? markedByNear : 0;
        filled[near] -= (byte) markedByNear;
      } else {
        blockedMarks[near] -= (byte) markedByNear;
      }
    }
  }

  /** Returns the hash of the laid tiles and their owners. */
  long hash() {
    return hash;
  }

  /** Returns the hash computed from the tiles alone. */
  long computeHash() {
    return IntStream.range(0, NiJuGrid.CELLS)
        .map(this::at)
        .filter(index -> index >= 0)
        .mapToLong(index -> key(owners[index], moves[index]))
        .reduce(0, (one, other) -> one ^ other);
  }

  // Computed on demand, since stored keys for every tile on every cell take megabytes.
  private static long key(int seat, int move) {
    return Zobrist.mix(SEED ^ (long) seat << Integer.SIZE ^ move);
  }
}
