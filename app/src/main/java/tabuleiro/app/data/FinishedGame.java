package tabuleiro.app.data;

import androidx.annotation.NonNull;

/** What statistics need to know of a finished game of one person against CPUs. */
final class FinishedGame {
  @NonNull String game = "";
  @NonNull String level = "";
  @NonNull String outcome = "";
  int ply;
}
