package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.GameRecord;

/**
 * Last moment of a lost game at which the user was not behind in points.
 *
 * @param ply the number of moves made then
 * @param ahead whether the person was ahead rather than level
 */
record TurningPoint(int ply, boolean ahead) {
  /** Earlier than this nobody has done anything yet. */
  private static final int EARLIEST = 4;

  /** Returns the turning point of a match of two; null if it was not lost by points. */
  @Nullable
  static TurningPoint of(ReadableMatch match) {
    int person = match.onlyPerson();
    var result = match.result();
    boolean isLost = result != null && person >= 0 && !result.isDraw() && !result.favours(person);
    boolean hasPoints = GameUiRegistry.of(match.options().game()).hasScore();
    if (!isLost || !hasPoints || match.players().size() != 2 || match.closing() != null) {
      return null;
    }
    var position = match.position().copy();
    int ply = match.ply();
    while (ply > 0 && position.score(person) < position.score(1 - person)) {
      position.undo();
      ply--;
    }
    boolean ahead = position.score(person) > position.score(1 - person);
    return ply < EARLIEST ? null : new TurningPoint(ply, ahead);
  }

  /** Returns a game that goes on from there, with the person to move. */
  GameRecord retry(ReadableMatch match) {
    int from = match.seatAt(ply) == match.onlyPerson() ? ply : ply - 1;
    return new GameRecord(
        match.options(),
        match.layout(),
        match.players(),
        "",
        match.notation().subList(0, from),
        null);
  }
}
