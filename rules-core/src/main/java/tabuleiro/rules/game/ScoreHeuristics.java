package tabuleiro.rules.game;

/** Default heuristics of games without their own: the higher score is better. */
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
