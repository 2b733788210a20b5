package tabuleiro.app.ui;

import android.content.Context;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.StorageProblem;

/** Formats error messages for problems with storing and loading games. */
public final class StorageProblemTexts {
  private StorageProblemTexts() {}

  /** Returns why a loaded game cannot be shown: it is damaged, or the storage has a problem. */
  public static String unreadable(Context context, DataResult<?> game) {
    return game.isDone() ? context.getString(R.string.library_damaged) : text(context, game);
  }

  /** Returns one or two sentences about the problem of a failed operation. */
  public static String text(Context context, DataResult<?> failed) {
    return text(context, Objects.requireNonNull(failed.problem(), "nothing failed"));
  }

  /** Returns one or two sentences about a problem. */
  public static String text(Context context, StorageProblem problem) {
    return context.getString(
        switch (problem) {
          case DISK_FULL -> R.string.problem_disk_full;
          case READ_ONLY -> R.string.problem_read_only;
          case DAMAGED -> R.string.problem_damaged;
          case MISSING -> R.string.problem_missing;
          case OUTDATED -> R.string.problem_outdated;
          case TOO_LARGE -> R.string.problem_too_large;
          case OTHER -> R.string.problem_other;
        });
  }
}
