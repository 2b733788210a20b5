package tabuleiro.rules.shacru;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * Exhaustive search, with a step limit and a cache, for the longest path: the most moves that a
 * group of one seat's chevrons can make in a region of its own without entering a trail.
 *
 * <p>The chevrons move one after the other, since in a region of their own the order does not
 * matter. A field below a chevron that has not moved yet is not open to those before it.
 */
final class LongestPathSearch {
  /** The maximum number of steps of a search. */
  private static final int MAX_STEPS = 600;

  private static final int CACHE_SIZE = 1 << 12;
  private static final int COUNT_MASK = 0x7f;
  private static final int EXACT_BIT = 0x80;
  private static final int VALUE_MASK = COUNT_MASK | EXACT_BIT;

  /** The maximum number of choices for a step: three fields with three headings each. */
  private static final int MAX_CHOICES = 9;

  private final ShacruPosition position;
  private final ChevronBoard board;
  private final boolean[] isOpen = new boolean[PacruGrid.COUNT + 1];
  private final int[] stances = new int[ChevronBoard.SLOTS];
  private final int[] choices = new int[(PacruGrid.COUNT + 1) * MAX_CHOICES];

  /**
   * The cached results: keys without their lowest bits, which hold the count and whether it is
   * exact.
   */
  private final long[] cache = new long[CACHE_SIZE];

  private int chevrons;
  private int limit;
  private int best;
  private int steps;

  /** Creates a search for a position, which reads its state at each call. */
  LongestPathSearch(ShacruPosition position) {
    this.position = position;
    board = position.board();
  }

  /** Begins with an empty group of chevrons. */
  void begin() {
    chevrons = 0;
  }

  /** Adds a chevron to the group. */
  void add(int stance) {
    stances[chevrons++] = stance;
  }

  /** Searches the most moves of the group in a region that contains all it can reach. */
  void find(long low, long high) {
    long key = key(low, high);
    int place = (int) (key >>> 40) & CACHE_SIZE - 1;
    long cached = cache[place];
    if (((cached ^ key) & ~VALUE_MASK) == 0) {
      best = (int) cached & COUNT_MASK;
      steps = (cached & EXACT_BIT) != 0 ? 0 : MAX_STEPS;
      return;
    }
    open(low, high);
    limit = Long.bitCount(low) + Long.bitCount(high);
    best = 0;
    steps = 0;
    search(0, stances[0], 0, limit, false);
    if (best < limit && mayUseOccupiedFields(low, high)) {
      steps = MAX_STEPS;
    }
    cache[place] = key & ~VALUE_MASK | best | (isExact() ? EXACT_BIT : 0);
  }

  /** Returns the number of moves found. */
  int moves() {
    return best;
  }

  /** Returns whether the number of moves is exact. */
  boolean isExact() {
    return steps < MAX_STEPS;
  }

  private long key(long low, long high) {
    long key = Zobrist.mix(low) + 31 * Zobrist.mix(high + 7);
    for (int i = 0; i < chevrons; i++) {
      int marked = board.marker(PacruGrid.field(stances[i])) < 0 ? 0 : 1;
      key = Zobrist.mix(key ^ (2L * stances[i] + marked));
    }
    return key;
  }

  private void open(long low, long high) {
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      isOpen[field] =
          (FloodFill.low(field) & low | FloodFill.high(field) & high) != 0
              && !board.isOccupied(field);
    }
  }

  /** Returns whether a chevron might use a field that another leaves later: not searched. */
  private boolean mayUseOccupiedFields(long low, long high) {
    int first = PacruGrid.field(stances[0]);
    return (low & board.occupied(0) & ~FloodFill.low(first)
            | high & board.occupied(1) & ~FloodFill.high(first))
        != 0;
  }

  /** Continues with a chevron or the next one; at most {@code fieldsLeft} fields are left. */
  private void search(int chevron, int stance, int moves, int fieldsLeft, boolean hasMoved) {
    best = Math.max(best, moves);
    if (best >= limit || moves + fieldsLeft <= best || ++steps >= MAX_STEPS) {
      return;
    }
    int first = moves * MAX_CHOICES;
    int end = listSteps(stance, first);
    int from = PacruGrid.field(stance);
    // A neutral field that a chevron leaves may be entered again.
    boolean opens = !hasMoved && board.marker(from) < 0;
    isOpen[from] = opens;
    for (int i = first; i < end; i++) {
      int to = PacruGrid.field(choices[i]);
      isOpen[to] = false;
      search(chevron, choices[i], moves + 1, fieldsLeft - 1, true);
      isOpen[to] = true;
    }
    isOpen[from] = false;
    if (chevron + 1 < chevrons) {
      search(chevron + 1, stances[chevron + 1], moves, fieldsLeft, false);
    }
  }

  /** Lists the next stances of a chevron, those with the fewest exits first and dead ends last. */
  private int listSteps(int stance, int first) {
    int end = first;
    for (int turn = -1; turn <= 1; turn++) {
      int to = PacruGrid.ahead(stance, turn);
      if (isOpen[to]) {
        boolean twists = position.hasTwist() && PacruGrid.crosses(PacruGrid.field(stance), to);
        for (int more = twists ? -1 : 0; more <= (twists ? 1 : 0); more++) {
          int next = PacruGrid.stance(to, stance + turn + more);
          int place = end++;
          for (; place > first && exits(choices[place - 1]) > exits(next); place--) {
            choices[place] = choices[place - 1];
          }
          choices[place] = next;
        }
      }
    }
    return end;
  }

  private int exits(int stance) {
    int ways = 0;
    for (int turn = -1; turn <= 1; turn++) {
      ways += isOpen[PacruGrid.ahead(stance, turn)] ? 1 : 0;
    }
    return ways == 0 ? MAX_CHOICES : ways;
  }
}
