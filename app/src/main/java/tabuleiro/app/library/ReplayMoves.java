package tabuleiro.app.library;

import android.content.Context;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.function.IntConsumer;
import tabuleiro.app.R;
import tabuleiro.app.ui.MovesAdapter;
import tabuleiro.app.ui.Names;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.review.ReviewedMove;

/** The moves of the game with the marks of the review. */
final class ReplayMoves {
  private final Context context;
  private final MovesAdapter adapter;

  ReplayMoves(Context context, IntConsumer onTouch) {
    this.context = context;
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
      var reviewed = state.reviewed(ply - 1);
      entries.add(
          new MovesAdapter.Entry(
              ply, plain + mark(reviewed), spoken(plain, reviewed), ply == state.place(), false));
    }
    adapter.submitList(entries, done);
  }

  /** A move with what it was worth, if that is known. */
  String spoken(String move, @Nullable ReviewedMove reviewed) {
    if (reviewed == null) {
      return move;
    }
    var verdict = word(reviewed.verdict());
    return reviewed.verdict() == Verdict.GOOD
        ? context.getString(R.string.replay_with_verdict, move, verdict)
        : context.getString(
            R.string.review_chances, move, verdict, reviewed.before(), reviewed.after());
  }

  /** What stands behind a move, as chess players write it; nothing behind a good one. */
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

  private String word(Verdict verdict) {
    return context.getString(
        switch (verdict) {
          case GOOD -> R.string.replay_verdict_good;
          case INACCURACY -> R.string.replay_verdict_inaccuracy;
          case MISTAKE -> R.string.replay_verdict_mistake;
          case BLUNDER -> R.string.replay_verdict_blunder;
        });
  }
}
