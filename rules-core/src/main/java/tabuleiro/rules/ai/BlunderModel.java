package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Blunder model of the weak levels: heuristics that leave out moves, own moves and replies alike,
 * which a person would overlook. The harder a move is to see, the more often it is left out. The
 * same seed leaves out the same moves of a position.
 */
final class BlunderModel implements Heuristics {
  private static final int PERCENT = 100;

  private final Heuristics heuristics;
  private final Position position;
  private final int blunderPercent;
  private final long seed;

  /**
   * Creates a blunder model that overlooks {@code blunderPercent} of the moves that are hardest to
   * see.
   */
  BlunderModel(Heuristics heuristics, Position position, int blunderPercent, long seed) {
    this.heuristics = heuristics;
    this.position = position;
    this.blunderPercent = blunderPercent;
    this.seed = seed;
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    int begin = moves.size();
    heuristics.candidates(moves, ply);
    int mostVisible = moves.get(begin);
    for (int i = begin + 1; i < moves.size(); i++) {
      if (heuristics.oversightPercent(moves.get(i)) < heuristics.oversightPercent(mostVisible)) {
        mostVisible = moves.get(i);
      }
    }
    removeOverlooked(moves, begin);
    if (moves.size() == begin) {
      moves.add(mostVisible);
    }
  }

  @Override
  public void quiescenceMoves(MoveList moves) {
    int begin = moves.size();
    heuristics.quiescenceMoves(moves);
    removeOverlooked(moves, begin);
  }

  private void removeOverlooked(MoveList moves, int begin) {
    long positionSeed = Zobrist.mix(seed ^ position.hash());
    int kept = begin;
    for (int i = begin; i < moves.size(); i++) {
      int move = moves.get(i);
      long random = Zobrist.mix(positionSeed ^ heuristics.attentionKey(move)) >>> 1;
      int overlookedPercent = blunderPercent * heuristics.oversightPercent(move);
      if (random % (PERCENT * PERCENT) >= overlookedPercent) {
        moves.set(kept++, move);
      }
    }
    moves.truncate(kept);
  }

  @Override
  public void evaluate(int[] scores) {
    heuristics.evaluate(scores);
  }

  @Override
  public int decidedMargin() {
    return heuristics.decidedMargin();
  }

  @Override
  public int futilityMargin() {
    return heuristics.futilityMargin();
  }

  @Override
  public boolean prunesAggressively() {
    return heuristics.prunesAggressively();
  }

  @Override
  public boolean extendsSearch() {
    return heuristics.extendsSearch();
  }

  @Override
  public int orderingScore(int move) {
    return heuristics.orderingScore(move);
  }

  /** Returns true, because any move may have been left out. */
  @Override
  public boolean isSelective() {
    return true;
  }

  @Override
  public int noisePercent() {
    return heuristics.noisePercent();
  }

  @Override
  public int extraDepth() {
    return heuristics.extraDepth();
  }

  @Override
  public int maxDepth() {
    return heuristics.maxDepth();
  }

  @Override
  public int contempt() {
    return heuristics.contempt();
  }

  @Override
  public int openingNoise() {
    return heuristics.openingNoise();
  }

  @Override
  public boolean scoresRepetitionAsDraw() {
    return heuristics.scoresRepetitionAsDraw();
  }

  @Override
  public int oversightPercent(int move) {
    return heuristics.oversightPercent(move);
  }

  @Override
  public int attentionKey(int move) {
    return heuristics.attentionKey(move);
  }
}
