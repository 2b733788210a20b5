package tabuleiro.app.editor;

import androidx.annotation.Nullable;
import java.util.List;
import tabuleiro.rules.game.LayoutAttribute;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/**
 * Immutable state of the position editor: the position, its attributes, the selected tool and why
 * an edit was refused.
 *
 * @param position the position on the board
 * @param circumstances what the layout contains besides the board
 * @param tool what a touch does: an item to place, {@link #ERASE} or {@link #TURN}
 * @param placed the item as it would be placed, possibly turned, or the tool
 * @param missing why the position is not playable yet, or null
 * @param refused why the last edit was impossible, or null
 * @param canUndo whether an edit can be undone
 * @param canRedo whether an edit can be redone
 */
record EditorState(
    Position position,
    List<LayoutAttribute> circumstances,
    String tool,
    String placed,
    @Nullable RefusalException missing,
    @Nullable RefusalException refused,
    boolean canUndo,
    boolean canRedo) {
  /** The tool that removes an item; no item has this name. */
  static final String ERASE = "erase";

  /** The tool that turns an item; no item has this name. */
  static final String TURN = "turn";

  /** Returns whether the position is playable. */
  boolean isDone() {
    return missing == null;
  }
}
