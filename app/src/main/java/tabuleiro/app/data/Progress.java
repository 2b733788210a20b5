package tabuleiro.app.data;

import androidx.annotation.NonNull;

/** The columns that playing on changes; a name given meanwhile in the library stays untouched. */
final class Progress {
  long id;
  @NonNull String moves = "";
  int ply;
  @NonNull String closing = "";
  boolean practice;
  long changed;
  long deleted;
  boolean finished;
  @NonNull String outcome = "";

  static Progress of(StoredGame row) {
    var progress = new Progress();
    progress.id = row.id;
    progress.moves = row.moves;
    progress.ply = row.ply;
    progress.closing = row.closing;
    progress.practice = row.practice;
    progress.changed = row.changed;
    progress.finished = row.finished;
    progress.outcome = row.outcome;
    return progress;
  }
}
