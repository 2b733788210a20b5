package tabuleiro.app.data;

import androidx.annotation.NonNull;

/** What statistics need to know of a finished game of one person against CPUs. */
final class FinishedGame {
  @NonNull String game = "";
  @NonNull String options = "";
  @NonNull String level = "";
  @NonNull String outcome = "";
  int seats;
  int ply;

  /** How the moves begin, cut off somewhere. */
  @NonNull String opening = "";

  Outcome outcome() {
    return switch (outcome) {
      case "won" -> Outcome.WON;
      case "drawn" -> Outcome.DRAWN;
      default -> Outcome.LOST;
    };
  }

  /** The first two moves, a blank between them; nothing if fewer were made. */
  String firstMoves() {
    int end = opening.indexOf(' ', opening.indexOf(' ') + 1);
    if (ply < 2) {
      return "";
    }
    return end < 0 ? opening : opening.substring(0, end);
  }
}
