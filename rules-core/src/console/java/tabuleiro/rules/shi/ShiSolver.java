package tabuleiro.rules.shi;

import tabuleiro.rules.console.Solver;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;

/**
 * Solver of Shi on small boards by retrograde analysis: outcomes are computed backwards from
 * finished positions, first with few pieces, then with more. A quiet move is reversible, so the
 * predecessors of a position are its quiet moves by the waiting side.
 *
 * <p>Repetition cannot spoil a win, since a shortest win repeats no position. The no-progress rule
 * is ignored, so that a win is certain only if it is shorter than that.
 */
public final class ShiSolver implements Solver {
  /** The largest board whose positions fit into memory. */
  public static final int MAX_SIDE = 5;

  /**
   * The outcome of a lost position with the game over; each ply before adds one, so that odd
   * outcomes are losses.
   */
  private static final int OVER = 1;

  /**
   * The first outcome of undecided positions; the difference is the number of moves that are not
   * yet known to lose.
   */
  private static final int OPEN = 160;

  /** The outcome of a position that a capture saves. */
  private static final int SAFE = 255;

  private static final int MAX_MOVES = MAX_SIDE * 4 * (MAX_SIDE - 1);

  private final int side;

  /** The smallest number of pieces of a side that has not lost. */
  private final int fewest;

  private final ShiSetIndex sets;

  private final ShiVisibility visibility;

  /**
   * The outcomes by the sizes of both sides, that to move first: for each representative of the
   * waiting side all sets of the side to move, so that predecessors are close together.
   */
  private final byte[][][] outcomes;

  /** The highest outcome found so far with this number of pieces. */
  private int highest;

  /**
   * The pieces of the side to move after each listed move; {@link #left} holds the other side's
   * after captures.
   */
  private final int[] moved = new int[MAX_MOVES];

  private final int[] left = new int[MAX_MOVES];

  /** Solves all positions of a board; the 5x5 board takes minutes and most of a gigabyte. */
  public ShiSolver(Options options) {
    side = options.number("size");
    fewest = side - Shi.lossLimit(options) + 1;
    sets = new ShiSetIndex(side, side);
    visibility = new ShiVisibility(side);
    outcomes = new byte[side + 1][side + 1][];
    for (int pieces = 2 * fewest; pieces <= 2 * side; pieces++) {
      for (int more = (pieces + 1) / 2; more <= Math.min(side, pieces - fewest); more++) {
        solve(more, pieces - more);
      }
    }
  }

  @Override
  public int winsIn(Position position) {
    var shi = (ShiPosition) position;
    var pieces = new int[2];
    for (int square = 0; square < side * side; square++) {
      if (shi.owner(square) >= 0) {
        pieces[shi.owner(square)] |= 1 << square;
      }
    }
    int outcome = outcome(pieces[shi.turn()], pieces[shi.turn() ^ 1]);
    return outcome >= OPEN ? 0 : isLost(outcome) ? OVER - outcome : outcome - OVER;
  }

  private static boolean isLost(int outcome) {
    return outcome < OPEN && outcome % 2 != 0;
  }

  private int outcome(int mover, int waiting) {
    int moverSize = Integer.bitCount(mover);
    if (moverSize < fewest) {
      return OVER;
    }
    int waitingSize = Integer.bitCount(waiting);
    int number = sets.number(waiting);
    int symmetry = Integer.numberOfTrailingZeros(sets.toModel(waitingSize, number));
    int turned = sets.transformed(mover, symmetry);
    int row = sets.modelIndex(waitingSize, number) * sets.ofSize(moverSize).length;
    return outcomes[moverSize][waitingSize][row + sets.number(turned)] & 0xff;
  }

  /** Solves all positions with some numbers of pieces, whichever side is to move. */
  private void solve(int one, int other) {
    highest = OVER;
    allocate(one, other);
    allocate(other, one);
    visit(one, other, 0, this::outcomeOfCaptures);
    for (int i = OVER + 1; i <= highest; i++) {
      int outcome = i;
      visit(one, other, outcome, (mover, waiting) -> updatePredecessors(mover, waiting, outcome));
      if (!isLost(outcome)) {
        visit(one, other, OPEN, (mover, waiting) -> ifLost(mover, waiting, outcome));
      }
    }
  }

  private void allocate(int moverSize, int waitingSize) {
    int places = sets.models(waitingSize).length * sets.ofSize(moverSize).length;
    outcomes[moverSize][waitingSize] = new byte[places];
  }

  /** Computes the outcome of a position. */
  private interface Visitor {
    int outcome(int mover, int waiting);
  }

  private void visit(int one, int other, int known, Visitor visitor) {
    visitOne(one, other, known, visitor);
    if (one != other) {
      visitOne(other, one, known, visitor);
    }
  }

  /** Visits all positions with a known outcome and replaces their outcomes. */
  private void visitOne(int moverSize, int waitingSize, int known, Visitor visitor) {
    var table = outcomes[moverSize][waitingSize];
    var movers = sets.ofSize(moverSize);
    int row = 0;
    for (int waiting : sets.models(waitingSize)) {
      for (int i = 0; i < movers.length; i++) {
        if (table[row + i] == (byte) known && (movers[i] & waiting) == 0) {
          table[row + i] = (byte) recordHighest(visitor.outcome(movers[i], waiting));
        }
      }
      row += movers.length;
    }
  }

  private int recordHighest(int outcome) {
    if (outcome < OPEN) {
      highest = Math.max(highest, outcome);
    }
    if (highest + 1 >= OPEN) {
      throw new IllegalStateException("a byte does not hold so many plies");
    }
    return outcome;
  }

  /**
   * Returns the outcome as far as captures decide it; they lead to fewer pieces, which are solved.
   */
  private int outcomeOfCaptures(int mover, int waiting) {
    int captures = listCaptures(mover, waiting);
    int best = bestOfCaptures(captures);
    if (captures > 0 && !isLost(best)) {
      return best;
    }
    int steps = listSteps(mover, waiting);
    return steps > 0 ? OPEN + steps : captures > 0 ? best : OPEN + 1; // the pass
  }

  /** Returns the best outcome of the listed captures. */
  private int bestOfCaptures(int captures) {
    int won = OPEN;
    int lost = OVER;
    for (int i = 0; i < captures; i++) {
      int after = outcome(left[i], moved[i]);
      if (isLost(after)) {
        won = Math.min(won, after + 1);
      } else {
        lost = Math.max(lost, after >= OPEN ? SAFE : after + 1);
      }
    }
    return won < OPEN ? won : lost;
  }

  /**
   * Returns the outcome of a position all of whose quiet moves lose, the last one in {@code last}
   * plies.
   */
  private int ifLost(int mover, int waiting, int last) {
    return Math.max(last + 1, bestOfCaptures(listCaptures(mover, waiting)));
  }

  /** Updates the predecessors of a position with its outcome. */
  private int updatePredecessors(int mover, int waiting, int outcome) {
    int size = Integer.bitCount(mover);
    int waitingSize = Integer.bitCount(waiting);
    int row = sets.modelIndex(size, sets.number(mover)) * sets.ofSize(waitingSize).length;
    for (int rest = sets.distinctTransforms(mover, waiting); rest != 0; rest &= rest - 1) {
      int symmetry = Integer.numberOfTrailingZeros(rest);
      int before = sets.transformed(waiting, symmetry);
      int ways = listSteps(before, sets.transformed(mover, symmetry));
      if (ways == 0 && listCaptures(before, sets.transformed(mover, symmetry)) == 0) {
        moved[ways++] = before; // it had to pass
      }
      for (int i = 0; i < ways; i++) {
        updatePredecessor(outcomes[waitingSize][size], row + sets.number(moved[i]), outcome);
      }
    }
    return outcome;
  }

  private void updatePredecessor(byte[] table, int place, int outcome) {
    int known = table[place] & 0xff;
    if (isLost(outcome) && known > outcome + 1) {
      table[place] = (byte) recordHighest(outcome + 1);
    } else if (!isLost(outcome) && known > OPEN && known < SAFE) {
      table[place]--;
    }
  }

  private int listSteps(int mover, int waiting) {
    int count = 0;
    int occupied = mover | waiting;
    for (int rest = mover; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      int others = mover ^ 1 << from;
      for (int to = visibility.seen(from, occupied) & ~occupied; to != 0; to &= to - 1) {
        moved[count++] = others | to & -to;
      }
    }
    return count;
  }

  private int listCaptures(int mover, int waiting) {
    int count = 0;
    int occupied = mover | waiting;
    for (int rest = mover; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      int others = mover ^ 1 << from;
      int seen = visibility.seen(from, occupied);
      for (int screens = seen & mover; screens != 0; screens &= screens - 1) {
        int target = visibility.seen(from, occupied ^ screens & -screens) & ~seen & waiting;
        if (target != 0) {
          moved[count] = others | target;
          left[count++] = waiting ^ target;
        }
      }
    }
    return count;
  }
}
