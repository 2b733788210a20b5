package tabuleiro.rules.niju;

import java.util.Arrays;
import tabuleiro.rules.game.EvaluationTerms;
import tabuleiro.rules.game.LinearHeuristics;
import tabuleiro.rules.game.MoveList;

/**
 * Evaluates positions of Ni-Ju for the search, by unfinished patterns and how complete they are,
 * threats and double threats.
 */
final class NiJuHeuristics extends LinearHeuristics {
  private static final EvaluationTerms TERMS = new EvaluationTerms();
  private static final int SCORE = TERMS.add("score", 1800, 10911, "complete patterns");

  /** The first of {@link TilePatterns#MARKS} terms, one for each number of filled marks. */
  private static final int LIVE =
      TERMS.add("live 0", 950, -42, "patterns that can be completed, 0 marks filled");

  static {
    TERMS.add("live 1", 1150, 153, "the same, 1 mark filled");
    TERMS.add("live 2", 1153, 719, "the same, 2 marks filled");
    TERMS.add("live 3", 3019, 1370, "the same, 3 marks filled");
  }

  private static final int THREATS =
      TERMS.add("threats", -400, 2094, "cells on which it can complete a pattern");
  private static final int SURE =
      TERMS.add("sure", -145, 1747, "threats that are left after the enemy's next move");
  private static final int FORKS =
      TERMS.add("forks", 354, 439, "cells that bring two patterns to one short of complete");
  private static final int CROWDS =
      TERMS.add("crowds", 900, -122, "cells with three own tiles or more around");
  private static final int TURN = TERMS.add("turn", 1166, 879, "1 if it is the seat's turn");
  private static final int NOW = TERMS.add("now", 600, 888, "1 on its turn with a threat");
  private static final int FORK_NOW = TERMS.add("fork now", 1355, 84, "1 on its turn with a fork");

  /** The number of candidate moves by ply. */
  private static final int[] WIDTHS = {60, 60, 48, 32, 24};

  /** The number of candidate moves by ply in a race, where a deeper, narrower search pays off. */
  private static final int[] RACE_WIDTHS = {60, 32, 24, 16, 12};

  /** The number of tiles left from which all moves are candidates. */
  private static final int LAST_TILES = 2;

  /** The number of tiles left at the root from which all moves are candidates at every ply. */
  private static final int EXHAUSTIVE_TILES = 6;

  /** The ordering score of moves that complete or block a pattern. */
  private static final int FORCING_SCORE = 5000;

  private static final int SCORE_SCALE = 8;

  // Oversight percentages for each step from the tile laid last, and for a tile that is complete
  // at once.
  private static final int DISTANCE_OVERSIGHT = 20;
  private static final int COMPLETE_OVERSIGHT = 30;

  /** The noise scale: the search itself errs so much that the usual noise makes no difference. */
  private static final int NOISE_PERCENT = 340;

  private static final int OPENING_NOISE = 70;

  private final NiJuPosition position;
  private final NiJuBoard table;
  private final int race;
  private final int[] widths;
  private final int lastTiles;
  private final CandidateMoves candidates;
  private final CellPatternCounts patternCounts;

  NiJuHeuristics(NiJuPosition position) {
    super(2, TERMS);
    this.position = position;
    table = position.table();
    race = position.options().number(NiJu.RACE);
    widths = race == 0 ? WIDTHS : RACE_WIDTHS;
    patternCounts = new CellPatternCounts(table);
    candidates = new CandidateMoves(position, patternCounts);
    lastTiles = tilesLeft() <= EXHAUSTIVE_TILES ? EXHAUSTIVE_TILES : LAST_TILES;
  }

  @Override
  public int phase() {
    int left = tilesLeft();
    return EvaluationTerms.LAST_PHASE * table.laid() / Math.max(1, table.laid() + left);
  }

  private int tilesLeft() {
    return Integer.bitCount(table.hand(0)) + Integer.bitCount(table.hand(1));
  }

  @Override
  public void count(int[][] counts) {
    for (int seat = 0; seat < 2; seat++) {
      Arrays.fill(counts[seat], 0);
      counts[seat][SCORE] = table.score(seat);
    }
    for (int i = 0; i < table.laid(); i++) {
      int owner = table.owner(i);
      int missing = TilePatterns.MARKS - table.filled(i);
      if (!table.isDead(i) && missing > 0 && missing <= Integer.bitCount(table.hand(owner))) {
        counts[owner][LIVE + table.filled(i)]++;
      }
    }
    patternCounts.update();
    for (int i = 0; i < table.frontierSize(); i++) {
      countCell(table.frontier(i), 0, counts[0]);
      countCell(table.frontier(i), 1, counts[1]);
    }
    int turn = position.turn();
    for (int seat = 0; seat < 2; seat++) {
      int moves = Integer.bitCount(table.hand(seat));
      counts[seat][THREATS] = Math.min(counts[seat][THREATS], moves);
      counts[seat][SURE] = Math.max(0, counts[seat][THREATS] - (seat == turn ? 0 : 1));
    }
    var mover = counts[turn];
    mover[TURN] = 1;
    mover[NOW] = Math.min(1, mover[THREATS]);
    mover[FORK_NOW] = Math.min(1, mover[FORKS]);
  }

  private void countCell(int cell, int seat, int[] own) {
    own[THREATS] += patternCounts.completes(cell, seat, table.hand(seat)) ? 1 : 0;
    own[FORKS] += patternCounts.nearCompletions(cell, seat) >= 2 ? 1 : 0;
    own[CROWDS] += Integer.bitCount(table.around(cell, seat)) >= 3 ? 1 : 0;
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    if (tilesLeft() <= lastTiles) {
      candidates.listAll(moves);
    } else if (mustBlock()) {
      addBlocks(moves);
    } else {
      candidates.list(moves, widths[Math.min(ply, widths.length - 1)]);
    }
  }

  @Override
  public int noisePercent() {
    return NOISE_PERCENT;
  }

  @Override
  public int openingNoise() {
    return OPENING_NOISE;
  }

  @Override
  public boolean isSelective() {
    return tilesLeft() > lastTiles && !mustBlock();
  }

  /**
   * Returns whether the enemy would win the race with the next tile and the mover cannot win first.
   */
  private boolean mustBlock() {
    int seat = position.turn();
    int enemy = seat ^ 1;
    if (race == 0 || table.score(enemy) + 1 < race) {
      return false;
    }
    boolean threatened = false;
    patternCounts.update();
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      if (table.score(seat) + 2 >= race && patternCounts.completes(cell, seat, table.hand(seat))) {
        return false;
      }
      threatened |= patternCounts.completes(cell, enemy, table.hand(enemy));
    }
    return threatened;
  }

  /** Appends every move on a cell that the enemy needs; all others lose at once. */
  private void addBlocks(MoveList moves) {
    int enemy = position.turn() ^ 1;
    patternCounts.update();
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      if (patternCounts.completes(cell, enemy, table.hand(enemy))) {
        for (int rest = table.hand(enemy ^ 1); rest != 0; rest &= rest - 1) {
          int tile = Integer.numberOfTrailingZeros(rest);
          for (int turns = 0; turns < TilePatterns.turns(tile); turns++) {
            moves.add(NiJuMove.of(tile, turns, cell));
          }
        }
      }
    }
  }

  /**
   * Returns the oversight percentage: people look less far from the tile laid last, and least at
   * tiles that are complete at once.
   */
  @Override
  public int oversightPercent(int move) {
    if (table.laid() == 0) {
      return 0;
    }
    int cell = NiJuMove.cell(move);
    int last = table.cell(table.laid() - 1);
    int across = Math.abs(NiJuGrid.x(cell) - NiJuGrid.x(last));
    int along = Math.abs(NiJuGrid.y(cell) - NiJuGrid.y(last));
    int far = DISTANCE_OVERSIGHT * (Math.max(across, along) - 1);
    int seat = position.turn();
    if (table.completions(cell, seat) > 0) {
      return Math.min(100, far / 2); // people know the cells they are waiting for
    }
    return Math.min(100, far + (table.gain(move, seat) > 0 ? COMPLETE_OVERSIGHT : 0));
  }

  /** Returns the cell: people look at a cell first and choose a tile then. */
  @Override
  public int attentionKey(int move) {
    return NiJuMove.cell(move);
  }

  @Override
  public int orderingScore(int move) {
    if (tilesLeft() <= lastTiles) {
      int seat = position.turn();
      int blocks = table.completions(NiJuMove.cell(move), seat ^ 1);
      return FORCING_SCORE * (2 * table.gain(move, seat) + blocks);
    }
    int value = candidates.value(move);
    return value >= CandidateMoves.FORCING_VALUE ? FORCING_SCORE + value : SCORE_SCALE * value;
  }

  @Override
  public int nodesPerMilli() {
    return 200;
  }
}
