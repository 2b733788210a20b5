package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * A player who knows as much as another but overlooks moves, its own and the replies to them, the
 * more often the harder they are to see. In one position with one seed it is always the same ones.
 */
final class Inattentive implements Heuristics {
  private static final int PERCENT = 100;

  private final Heuristics knowledge;
  private final Position position;
  private final int overlooks;
  private final long seed;

  /** Overlooks so many in a hundred of the moves that are hardest to see. */
  Inattentive(Heuristics knowledge, Position position, int overlooks, long seed) {
    this.knowledge = knowledge;
    this.position = position;
    this.overlooks = overlooks;
    this.seed = seed;
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    int begin = moves.size();
    knowledge.candidates(moves, ply);
    int plainest = moves.get(begin);
    for (int i = begin + 1; i < moves.size(); i++) {
      if (knowledge.obscurity(moves.get(i)) < knowledge.obscurity(plainest)) {
        plainest = moves.get(i);
      }
    }
    overlookSome(moves, begin);
    if (moves.size() == begin) {
      moves.add(plainest);
    }
  }

  @Override
  public void noisy(MoveList moves) {
    int begin = moves.size();
    knowledge.noisy(moves);
    overlookSome(moves, begin);
  }

  private void overlookSome(MoveList moves, int begin) {
    long dice = Zobrist.mix(seed ^ position.hash());
    int seen = begin;
    for (int i = begin; i < moves.size(); i++) {
      int move = moves.get(i);
      long thrown = Zobrist.mix(dice ^ knowledge.glance(move)) >>> 1;
      if (thrown % (PERCENT * PERCENT) >= overlooks * knowledge.obscurity(move)) {
        moves.set(seen++, move);
      }
    }
    moves.shorten(seen);
  }

  @Override
  public void evaluate(int[] scores) {
    knowledge.evaluate(scores);
  }

  @Override
  public int settled() {
    return knowledge.settled();
  }

  @Override
  public int quietChange() {
    return knowledge.quietChange();
  }

  @Override
  public boolean hardlySurprises() {
    return knowledge.hardlySurprises();
  }

  @Override
  public boolean isUrgent() {
    return knowledge.isUrgent();
  }

  @Override
  public int promise(int move) {
    return knowledge.promise(move);
  }

  /** Always: any move may be one that was overlooked. */
  @Override
  public boolean isSelective() {
    return true;
  }

  @Override
  public int coarseness() {
    return knowledge.coarseness();
  }

  @Override
  public int farsight() {
    return knowledge.farsight();
  }

  @Override
  public int horizon() {
    return knowledge.horizon();
  }

  @Override
  public int contempt() {
    return knowledge.contempt();
  }

  @Override
  public int openingMargin() {
    return knowledge.openingMargin();
  }

  @Override
  public boolean isCycleDrawn() {
    return knowledge.isCycleDrawn();
  }

  @Override
  public int obscurity(int move) {
    return knowledge.obscurity(move);
  }

  @Override
  public int glance(int move) {
    return knowledge.glance(move);
  }
}
