package tabuleiro.app.puzzlebook;

import android.content.Context;
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
      case GAIN ->
          context.getString(R.string.puzzles_gain, gameUi.points(context, puzzle.amount()));
      case BETTER -> context.getString(R.string.puzzles_better);
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
