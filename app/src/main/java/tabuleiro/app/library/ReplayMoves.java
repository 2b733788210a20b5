package tabuleiro.app.library;

import android.content.Context;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.function.IntConsumer;
import tabuleiro.app.R;
import tabuleiro.app.ui.MovesAdapter;
import tabuleiro.app.ui.Names;
import tabuleiro.rules.review.ReviewedMove;

/** List of the game's moves with annotation symbols of the review. */
final class ReplayMoves {
  private final Context context;
  private final ReviewTexts texts;
  private final MovesAdapter adapter;

  ReplayMoves(Context context, IntConsumer onTouch) {
    this.context = context;
    texts = new ReviewTexts(context);
    adapter = new MovesAdapter(R.layout.item_replay_move, onTouch);
  }

  MovesAdapter adapter() {
    return adapter;
  }

  void show(ReplayState state, Runnable done) {
    var entries = new ArrayList<MovesAdapter.Entry>();
    for (int ply = 1; ply <= state.match().length(); ply++) {
      var move = Names.move(context, state.match(), ply - 1);
      var plain = context.getString(R.string.replay_move, ply, move);
      boolean isUnplayed = state.isUnplayed(ply - 1);
      var reviewed = state.reviewed(ply - 1);
      // Chess notation for a move that was not played.
      var written = isUnplayed ? "(" + plain + ")" : plain + mark(reviewed);
      var spoken =
          isUnplayed
              ? context.getString(R.string.review_says_unplayed, plain)
              : texts.spoken(plain, reviewed);
      entries.add(new MovesAdapter.Entry(ply, written, spoken, ply == state.place(), false));
    }
    adapter.submitList(entries, done);
  }

  /** Returns the annotation symbol of a move, or an empty text for a good one. */
  private static String mark(@Nullable ReviewedMove reviewed) {
    if (reviewed == null) {
      return "";
    }
    return switch (reviewed.verdict()) {
      case GOOD -> "";
      case INACCURACY -> " ?!";
      case MISTAKE -> " ?";
      case BLUNDER -> " ??";
    };
  }
}
