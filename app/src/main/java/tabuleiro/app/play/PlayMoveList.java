package tabuleiro.app.play;

import androidx.annotation.Nullable;
import androidx.recyclerview.widget.GridLayoutManager;
import androidx.recyclerview.widget.RecyclerView;
import java.util.ArrayList;
import java.util.function.IntConsumer;
import tabuleiro.app.R;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.MoveListAdapter;

/** List of moves beside the board on the play screen, including undone ones. */
final class PlayMoveList {
  /** Width of a move with its number, in letters. */
  private static final float MOVE_LETTERS = 7.5f;

  private final RecyclerView view;
  private final PlayTexts texts;
  private final int seats;
  private final MoveListAdapter adapter;
  @Nullable private PlayState listed;

  PlayMoveList(RecyclerView view, PlayTexts texts, int seats, IntConsumer onTouch) {
    this.view = view;
    this.texts = texts;
    this.seats = seats;
    adapter = new MoveListAdapter(R.layout.item_move, onTouch);
    view.setAdapter(adapter);
    view.setItemAnimator(null);
    var grid = new GridLayoutManager(view.getContext(), seats);
    view.setLayoutManager(grid);
    view.addOnLayoutChangeListener(
        (changed, left, top, right, bottom, oldLeft, oldTop, oldRight, oldBottom) -> {
          if (right - left != oldRight - oldLeft) {
            view.post(() -> grid.setSpanCount(columns(right - left)));
          }
          if (bottom - top != oldBottom - oldTop) {
            view.post(this::reveal);
          }
        });
  }

  /** Returns as many columns as fit, so that the moves of a seat stand below each other. */
  private int columns(int width) {
    float letter = view.getResources().getDimension(R.dimen.play_letter);
    int room = (int) (width / (MOVE_LETTERS * letter));
    if (room >= seats) {
      return room / seats * seats;
    }
    int columns = Math.max(1, room);
    while (seats % columns != 0) {
      columns--;
    }
    return columns;
  }

  /** Lists the moves of the match and scrolls to the shown one. */
  void show(PlayState state) {
    if (isListed(state)) {
      return; // search progress arrives many times a second
    }
    listed = state;
    var match = state.match();
    var entries = new ArrayList<MoveListAdapter.Entry>();
    var position = match.positionAt(0);
    for (int ply = 0; ply < match.length(); ply++) {
      entries.add(
          new MoveListAdapter.Entry(
              ply + 1,
              MatchTexts.numbered(view.getContext(), match, ply),
              texts.spokenMove(match, ply, position),
              ply + 1 == state.place(),
              ply >= match.ply()));
      position.play(match.moveAt(ply));
    }
    adapter.submitList(entries, this::reveal);
  }

  private boolean isListed(PlayState state) {
    return listed != null
        && listed.place() == state.place()
        && listed.match().equals(state.match());
  }

  private void reveal() {
    if (listed != null && listed.place() > 0) {
      view.scrollToPosition(listed.place() - 1);
    }
  }
}
