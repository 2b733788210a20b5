package tabuleiro.app.library;

import android.content.Context;
import java.util.ArrayList;
import java.util.function.IntConsumer;
import tabuleiro.app.R;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.MoveListAdapter;
import tabuleiro.app.ui.VerdictTexts;

/** List of moves on the replay screen, with the review's symbols for mistakes. */
final class ReplayMoveList {
  private final Context context;
  private final ReplayTexts texts;
  private final MoveListAdapter adapter;

  ReplayMoveList(Context context, IntConsumer onTouch) {
    this.context = context;
    texts = new ReplayTexts(context);
    adapter = new MoveListAdapter(R.layout.item_replay_move, onTouch);
  }

  MoveListAdapter adapter() {
    return adapter;
  }

  void show(ReplayState state, Runnable done) {
    var entries = new ArrayList<MoveListAdapter.Entry>();
    var match = state.match();
    var gameUi = GameUiRegistry.of(match.options().game());
    var position = match.positionAt(0);
    for (int ply = 1; ply <= match.length(); ply++) {
      var plain = MatchTexts.numbered(context, match, ply - 1);
      var words =
          context.getString(
              R.string.play_move_description,
              match.rounds(ply),
              MatchTexts.player(context, match, match.seatAt(ply - 1)),
              gameUi.describeMove(context, position, match.moveAt(ply - 1)));
      position.play(match.moveAt(ply - 1));
      boolean isUnplayed = state.isUnplayed(ply - 1);
      var reviewed = state.reviewed(ply - 1);
      // Chess notation for a move that was not played.
      var judged = reviewed == null ? plain : VerdictTexts.marked(plain, reviewed.verdict());
      var written = isUnplayed ? "(" + plain + ")" : judged;
      var spoken =
          isUnplayed
              ? context.getString(R.string.review_says_unplayed, words)
              : texts.spoken(words, reviewed);
      entries.add(new MoveListAdapter.Entry(ply, written, spoken, ply == state.place(), false));
    }
    adapter.submitList(entries, done);
  }
}
