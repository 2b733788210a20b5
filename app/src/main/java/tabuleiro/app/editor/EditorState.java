package tabuleiro.app.editor;

import androidx.annotation.Nullable;
import java.util.List;
import tabuleiro.rules.game.Circumstance;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;

/**
 * What the editor shows.
 *
 * @param position what lies on the board
 * @param circumstances what else the layout tells
 * @param tool what a touch does: a thing to be placed, {@link #ERASE} or {@link #TURN}
 * @param placed the thing as it would be placed, perhaps turned, or the tool once more
 * @param missing why nothing can be played from there yet, or null
 * @param refused why what was tried last could not be done, or null
 * @param canUndo whether there is something to be taken back
 * @param canRedo whether there is something to be done again
 */
record EditorState(
    Position position,
    List<Circumstance> circumstances,
    String tool,
    String placed,
    @Nullable Refusal missing,
    @Nullable Refusal refused,
    boolean canUndo,
    boolean canRedo) {
  /** The tool that removes what it touches; no thing is called so. */
  static final String ERASE = "erase";

  /** The tool that turns what it touches; no thing is called so. */
  static final String TURN = "turn";

  /** Whether a game can be played from here. */
  boolean isDone() {
    return missing == null;
  }
}
