package tabuleiro.rules.niju;

import java.util.Arrays;
import java.util.List;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.TermHeuristics;

/** Ni-Ju is about live patterns, the more of their marks are filled, and about double threats. */
final class NiJuHeuristics extends TermHeuristics {
  private static final int SCORE = 0;
  private static final int LIVE = 1;
  private static final int THREATS = 5;
  private static final int SURE = 6;
  private static final int FORKS = 7;
  private static final int CROWDS = 8;
  private static final int TURN = 9;
  private static final int NOW = 10;
  private static final int FORK_NOW = 11;

  private static final Weights WEIGHTS =
      new Weights(
          List.of(
              "score",
              "live 0",
              "live 1",
              "live 2",
              "live 3",
              "threats",
              "sure",
              "forks",
              "crowds",
              "turn",
              "now",
              "fork now"),
          new int[] {1800, 950, 1150, 1153, 3019, -400, -145, 354, 900, 1166, 600, 1355},
          new int[] {10911, -42, 153, 719, 1370, 2094, 1747, 439, -122, 879, 888, 84});

  /** The widths of the search by ply. */
  private static final int[] WIDTHS = {60, 32, 24, 16, 12};

  /** With so few tiles left altogether every move is looked at. */
  private static final int LAST_TILES = 2;

  /** When the search begins with no more than these, so it is from the first move to the last. */
  private static final int SOLVED_TILES = 6;

  /** How moves that complete or block rank against all others. */
  private static final int FORCING = 5000;

  private static final int SCALE = 8;

  /** The search itself errs by so much that dice of the usual size made no difference in play. */
  private static final int COARSENESS = 340;

  private final NiJuPosition position;
  private final NiJuTable table;
  private final int race;
  private final int lastTiles;
  private final Candidates candidates;
  private final CellViews views;

  NiJuHeuristics(NiJuPosition position) {
    super(2, WEIGHTS);
    this.position = position;
    table = position.table();
    race = position.options().number(NiJu.RACE);
    views = new CellViews(table);
    candidates = new Candidates(position, views);
    lastTiles = tilesLeft() <= SOLVED_TILES ? SOLVED_TILES : LAST_TILES;
  }

  @Override
  public int phase() {
    int left = tilesLeft();
    return LAST_PHASE * table.laid() / Math.max(1, table.laid() + left);
  }

  private int tilesLeft() {
    return Integer.bitCount(table.hand(0)) + Integer.bitCount(table.hand(1));
  }

  @Override
  public void count(int[][] terms) {
    for (int seat = 0; seat < 2; seat++) {
      Arrays.fill(terms[seat], 0);
      terms[seat][SCORE] = table.score(seat);
    }
    for (int i = 0; i < table.laid(); i++) {
      int owner = table.owner(i);
      int missing = Tiles.MARKS - table.filled(i);
      if (!table.isDead(i) && missing > 0 && missing <= Integer.bitCount(table.hand(owner))) {
        terms[owner][LIVE + table.filled(i)]++;
      }
    }
    views.look();
    for (int i = 0; i < table.frontierSize(); i++) {
      countCell(table.frontier(i), 0, terms[0]);
      countCell(table.frontier(i), 1, terms[1]);
    }
    int turn = position.turn();
    for (int seat = 0; seat < 2; seat++) {
      int moves = Integer.bitCount(table.hand(seat));
      terms[seat][THREATS] = Math.min(terms[seat][THREATS], moves);
      terms[seat][SURE] = Math.max(0, terms[seat][THREATS] - (seat == turn ? 0 : 1));
    }
    var mover = terms[turn];
    mover[TURN] = 1;
    mover[NOW] = Math.min(1, mover[THREATS]);
    mover[FORK_NOW] = Math.min(1, mover[FORKS]);
  }

  private void countCell(int cell, int seat, int[] own) {
    own[THREATS] += views.completes(cell, seat, table.hand(seat)) ? 1 : 0;
    own[FORKS] += views.nearlyCompletes(cell, seat) >= 2 ? 1 : 0;
    own[CROWDS] += Integer.bitCount(table.around(cell, seat)) >= 3 ? 1 : 0;
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    if (tilesLeft() <= lastTiles) {
      candidates.listAll(moves);
    } else if (mustBlock()) {
      addBlocks(moves);
    } else {
      candidates.list(moves, WIDTHS[Math.min(ply, WIDTHS.length - 1)]);
    }
  }

  @Override
  public int coarseness() {
    return COARSENESS;
  }

  @Override
  public boolean isSelective() {
    return tilesLeft() > lastTiles && !mustBlock();
  }

  /** Whether the enemy would win the race with the next tile and the mover cannot win first. */
  private boolean mustBlock() {
    int seat = position.turn();
    int enemy = seat ^ 1;
    if (race == 0 || table.score(enemy) + 1 < race) {
      return false;
    }
    boolean threatened = false;
    views.look();
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      if (table.score(seat) + 2 >= race && views.completes(cell, seat, table.hand(seat))) {
        return false;
      }
      threatened |= views.completes(cell, enemy, table.hand(enemy));
    }
    return threatened;
  }

  /** Appends every move on a cell that the enemy needs; all others lose at once. */
  private void addBlocks(MoveList moves) {
    int enemy = position.turn() ^ 1;
    views.look();
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      if (views.completes(cell, enemy, table.hand(enemy))) {
        for (int rest = table.hand(enemy ^ 1); rest != 0; rest &= rest - 1) {
          int tile = Integer.numberOfTrailingZeros(rest);
          for (int turns = 0; turns < Tiles.turns(tile); turns++) {
            moves.add(NiJuMove.of(tile, turns, cell));
          }
        }
      }
    }
  }

  @Override
  public int promise(int move) {
    if (tilesLeft() <= lastTiles) {
      int seat = position.turn();
      int blocks = table.waitingFor(NiJuMove.cell(move), seat ^ 1);
      return FORCING * (2 * table.gain(move, seat) + blocks);
    }
    int value = candidates.value(move);
    return value >= Candidates.FORCING ? FORCING + value : SCALE * value;
  }
}
