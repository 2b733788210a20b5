package tabuleiro.app.data;

import androidx.annotation.NonNull;

/** Columns that a save updates; others, such as the name, stay unchanged. */
final class GameProgressUpdate {
  long id;
  @NonNull String moves = "";
  int ply;
  @NonNull String closing = "";
  boolean practice;
  long changed;
  long deleted;
  boolean finished;
  @NonNull String outcome = "";
  long revision;
  @NonNull String review = "";
  @NonNull String variations = "";

  static GameProgressUpdate of(GameEntity row) {
    var progress = new GameProgressUpdate();
    progress.id = row.id;
    progress.moves = row.moves;
    progress.ply = row.ply;
    progress.closing = row.closing;
    progress.practice = row.practice;
    progress.changed = row.changed;
    progress.finished = row.finished;
    progress.outcome = row.outcome;
    progress.revision = row.revision;
    progress.review = row.review;
    progress.variations = row.variations;
    return progress;
  }
}
