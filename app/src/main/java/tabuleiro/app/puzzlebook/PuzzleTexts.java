package tabuleiro.app.puzzlebook;

import android.content.Context;
import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.puzzle.Puzzle;

/** Formats the texts that state a puzzle's task. */
public final class PuzzleTexts {
  private final Context context;

  /** Uses the language of the context. */
  public PuzzleTexts(Context context) {
    this.context = context;
  }

  /** Returns the task with the seat that has to solve it. */
  public String task(Puzzle puzzle, Position position) {
    var gameUi = GameUiRegistry.of(puzzle.game());
    return context.getString(
        R.string.puzzles_task, gameUi.seatName(context, position.turn()), aim(puzzle, gameUi));
  }

  /** Returns the task in a few words. */
  public String aim(Puzzle puzzle) {
    return aim(puzzle, GameUiRegistry.of(puzzle.game()));
  }

  private String aim(Puzzle puzzle, GameUi gameUi) {
    return switch (puzzle.aim()) {
      case WIN -> win((puzzle.amount() + 1) / 2);
      case SAVE -> context.getString(R.string.puzzles_save);
      case GAIN -> timely(puzzle, R.string.puzzles_gain, gameUi);
      case HOLD -> timely(puzzle, gameUi.holding(), gameUi);
      case BETTER -> context.getString(R.string.puzzles_better);
    };
  }

  /** Returns a task that is counted in scores, with the time when it is counted. */
  private String timely(Puzzle puzzle, @StringRes int text, GameUi gameUi) {
    var task = context.getString(text, gameUi.points(context, puzzle.amount()));
    return switch (puzzle.within()) {
      case Puzzle.UNTOLD -> task;
      case Puzzle.AT_THE_END -> context.getString(R.string.puzzles_at_the_end, task);
      default ->
          context
              .getResources()
              .getQuantityString(R.plurals.puzzles_within, puzzle.within(), task, puzzle.within());
    };
  }

  private String win(int moves) {
    return context.getResources().getQuantityString(R.plurals.puzzles_win, moves, moves);
  }

  /** Returns the name of a difficulty. */
  public String difficulty(int difficulty) {
    return context.getString(
        switch (difficulty) {
          case 1 -> R.string.puzzles_easy;
          case 2 -> R.string.puzzles_medium;
          default -> R.string.puzzles_hard;
        });
  }
}
