package tabuleiro.app.puzzles;

import android.content.Context;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleTexts;
import tabuleiro.app.ui.ExplanationTexts;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.puzzle.Puzzle;

/** Formats the feedback to the user's moves while a puzzle is being solved. */
final class PuzzleFeedbackTexts {
  private final Context context;
  private final PuzzleTexts texts;

  PuzzleFeedbackTexts(Context context) {
    this.context = context;
    texts = new PuzzleTexts(context);
  }

  /** Returns the task; empty once it is done. */
  String task(PuzzleState state) {
    return switch (state.phase()) {
      case SOLVED, SHOWN -> "";
      default -> texts.task(state.puzzle(), state.start());
    };
  }

  /**
   * Returns the feedback on the last move, or a hint.
   *
   * @param held the piece that is selected as a hint; null if there is none on the board
   */
  String answer(PuzzleState state, @Nullable CharSequence held) {
    return switch (state.phase()) {
      case OPEN -> state.hints() > 0 ? hint(state, held) : prompt(state);
      case TRIED -> context.getString(R.string.puzzles_tried);
      case REFUTED -> state.explained() ? explained(state) : refuted(state);
      case SHOWING -> lastMove(state);
      case SHOWN -> context.getString(R.string.puzzles_shown, lastMove(state));
      case SOLVED -> context.getString(R.string.puzzles_solved, achieved(state));
    };
  }

  private String hint(PuzzleState state, @Nullable CharSequence held) {
    if (state.hints() == 1) {
      return held == null
          ? context.getString(R.string.puzzles_hint_taken_up)
          : context.getString(R.string.puzzles_hint_piece, held);
    }
    var move =
        look(state).describeMove(context, state.positionAt(state.moves().size()), state.next());
    return context.getString(R.string.puzzles_hint_move, move);
  }

  private String prompt(PuzzleState state) {
    return state.right() == 0 ? "" : context.getString(R.string.puzzles_right, lastMove(state));
  }

  /** Returns the last move with its player. */
  private String lastMove(PuzzleState state) {
    return move(state, state.moves().size() - 1);
  }

  private String move(PuzzleState state, int ply) {
    var from = state.positionAt(ply);
    var gameUi = look(state);
    return context.getString(
        R.string.puzzles_move,
        gameUi.seatName(context, from.turn()),
        gameUi.describeMove(context, from, state.moves().get(ply)));
  }

  private String refuted(PuzzleState state) {
    int tried = state.right();
    var after = state.positionAt(tried + 1);
    var result = after.result();
    if (result != null) {
      return context.getString(
          result.favours(state.solver())
              ? R.string.puzzles_refuted_draw
              : R.string.puzzles_refuted_lost);
    }
    var refutation = Objects.requireNonNull(state.refutation(), "nothing is refuted");
    if (state.puzzle().aim() == Puzzle.Aim.BETTER) {
      return context.getString(
          R.string.puzzles_refuted_worse, refutation.chance(), state.puzzle().amount());
    }
    var reply = move(state, tried + 1);
    int winsIn = refutation.winsIn();
    if (winsIn > 0) {
      return context
          .getResources()
          .getQuantityString(R.plurals.puzzles_refuted_wins, winsIn, reply, winsIn);
    }
    return context.getString(
        switch (state.puzzle().aim()) {
          case WIN -> R.string.puzzles_refuted_no_win;
          case SAVE -> R.string.puzzles_refuted_not_saved;
          case HOLD -> R.string.puzzles_refuted_behind;
          case GAIN, BETTER -> R.string.puzzles_refuted_less;
        },
        reply);
  }

  /** Returns why the move is wrong, then the move to which its line leads. */
  private String explained(PuzzleState state) {
    return context.getString(R.string.puzzles_goes_on, reason(state), lastMove(state));
  }

  /**
   * Returns why a wrong move is wrong, without the right one; at least that nothing can be said.
   */
  String reason(PuzzleState state) {
    int tried = state.right();
    var from = state.positionAt(tried);
    var line = new ArrayList<>(List.of(state.moves().get(tried)));
    line.addAll(Objects.requireNonNull(state.refutation(), "nothing is refuted").line());
    var played = from.formatLine(line);
    var solution = state.puzzle().solution();
    var told = ExplanationFinder.of(from, played, solution.subList(tried, solution.size()));
    var unnamed = context.getString(R.string.review_better_unnamed);
    var why = new ExplanationTexts(context, state.puzzle().game()).say(told, unnamed);
    return why.isEmpty() ? context.getString(R.string.puzzles_no_reason) : why;
  }

  private String achieved(PuzzleState state) {
    Puzzle puzzle = state.puzzle();
    if (state.positionAt(state.moves().size()).isOver()) {
      return context.getString(R.string.play_wins, look(state).seatName(context, state.solver()));
    }
    return switch (puzzle.aim()) {
      case WIN -> context.getString(R.string.puzzles_achieved_win);
      case SAVE -> context.getString(R.string.puzzles_achieved_save);
      case GAIN ->
          context.getString(
              R.string.puzzles_achieved_gain, look(state).points(context, puzzle.amount()));
      case HOLD ->
          context.getString(
              R.string.puzzles_achieved_hold, look(state).points(context, puzzle.amount()));
      case BETTER -> context.getString(R.string.puzzles_achieved_better, puzzle.amount());
    };
  }

  private static GameUi look(PuzzleState state) {
    return GameUiRegistry.of(state.puzzle().game());
  }
}
