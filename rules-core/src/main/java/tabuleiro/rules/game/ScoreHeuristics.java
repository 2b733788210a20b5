package tabuleiro.rules.game;

/** The least one can know: who has scored more stands better. */
final class ScoreHeuristics implements Heuristics {
  private static final int POINT = 50;

  private final Position position;

  ScoreHeuristics(Position position) {
    this.position = position;
  }

  @Override
  public void evaluate(int[] values) {
    for (int seat = 0; seat < position.seats(); seat++) {
      values[seat] = POINT * position.score(seat);
    }
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    position.moves(moves);
  }
}
