package tabuleiro.rules.game;

/** Default heuristics for games that have none of their own: evaluates each seat by its score. */
final class ScoreHeuristics implements Heuristics {
  private static final int POINT = 50;

  private final Position position;

  ScoreHeuristics(Position position) {
    this.position = position;
  }

  @Override
  public void evaluate(int[] scores) {
    for (int seat = 0; seat < position.seats(); seat++) {
      scores[seat] = POINT * position.score(seat);
    }
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    position.moves(moves);
  }
}
