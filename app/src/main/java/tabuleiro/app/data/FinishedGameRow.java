package tabuleiro.app.data;

import androidx.annotation.NonNull;
import tabuleiro.rules.match.Rounds;

/** Query result of Room with the columns of a finished game that statistics need. */
final class FinishedGameRow {
  @NonNull String game = "";
  @NonNull String options = "";
  @NonNull String level = "";
  @NonNull String outcome = "";
  int ply;
  int seats;

  /** The first moves, cut off at some length. */
  @NonNull String opening = "";

  Outcome outcome() {
    return switch (outcome) {
      case "won" -> Outcome.WON;
      case "drawn" -> Outcome.DRAWN;
      default -> Outcome.LOST;
    };
  }

  /** Returns the length of the game. */
  int rounds() {
    return Rounds.of(ply, seats);
  }

  /** Returns the first two moves, separated by a blank; empty if fewer were made. */
  String firstMoves() {
    int end = opening.indexOf(' ', opening.indexOf(' ') + 1);
    if (ply < 2) {
      return "";
    }
    return end < 0 ? opening : opening.substring(0, end);
  }
}
