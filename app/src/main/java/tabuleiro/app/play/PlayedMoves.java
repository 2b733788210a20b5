package tabuleiro.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import tabuleiro.app.R;
import tabuleiro.app.ui.MovesAdapter;

/** The list of moves beside the board, those that were taken back included. */
final class PlayedMoves {
  private final PlayTexts texts;
  private final MovesAdapter adapter;
  private List<?> listed;

  PlayedMoves(PlayTexts texts, IntConsumer onTouch) {
    this.texts = texts;
    adapter = new MovesAdapter(R.layout.item_move, onTouch);
  }

  MovesAdapter adapter() {
    return adapter;
  }

  /** Fills the list; afterwards runs {@code done}. */
  void show(PlayState state, Runnable done) {
    var match = state.match();
    var key = List.of(state.shown().ply(), match.ply(), match.notation());
    if (key.equals(listed)) {
      return; // a CPU's progress comes many times a second
    }
    listed = List.of(state.shown().ply(), match.ply(), new ArrayList<>(match.notation()));
    var entries = new ArrayList<MovesAdapter.Entry>();
    int seats = match.players().size();
    int first = match.options().game().start(match.options()).turn();
    for (int ply = 1; ply <= match.length(); ply++) {
      var move = texts.move(match.notation().get(ply - 1));
      entries.add(
          new MovesAdapter.Entry(
              ply,
              texts.numbered(ply, move),
              texts.spokenMove(match, ply, (first + ply - 1) % seats, move),
              ply == state.shown().ply(),
              ply > match.ply()));
    }
    adapter.submitList(entries, done);
  }
}
