package tabuleiro.app.puzzles;

import android.view.View;
import androidx.recyclerview.widget.RecyclerView;
import tabuleiro.app.R;
import tabuleiro.app.databinding.ItemPuzzleBinding;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.PuzzleTexts;
import tabuleiro.rules.puzzle.Puzzle;

/** View holder of a puzzle in the list: its position, its task and whether it was solved. */
final class PuzzleCardViewHolder extends RecyclerView.ViewHolder {
  /** Callback for actions on a card. */
  interface Listener {
    void onOpen(Puzzle puzzle);

    void onDelete(Puzzle puzzle);
  }

  private final ItemPuzzleBinding views;
  private final Listener listener;
  private final PuzzleTexts texts;

  PuzzleCardViewHolder(ItemPuzzleBinding views, Listener listener) {
    super(views.getRoot());
    this.views = views;
    this.listener = listener;
    texts = new PuzzleTexts(views.getRoot().getContext());
  }

  void show(PuzzleRow.Entry entry) {
    var context = views.getRoot().getContext();
    var puzzle = entry.puzzle();
    views.picture.showToMover(GameUiRegistry.of(puzzle.game()), PuzzleBook.position(puzzle));
    var number = context.getString(R.string.puzzles_number, entry.number());
    var aim = texts.aim(puzzle);
    views.number.setText(String.valueOf(entry.number()));
    views.aim.setText(aim);
    views.solved.setVisibility(entry.solved() ? View.VISIBLE : View.INVISIBLE);
    views
        .getRoot()
        .setContentDescription(
            context.getString(
                entry.solved() ? R.string.puzzles_card_solved : R.string.puzzles_card,
                number,
                aim));
    views.getRoot().setOnClickListener(tapped -> listener.onOpen(puzzle));
    views.delete.setVisibility(entry.own() ? View.VISIBLE : View.GONE);
    views.delete.setContentDescription(context.getString(R.string.puzzles_delete, number));
    views.delete.setOnClickListener(tapped -> listener.onDelete(puzzle));
  }
}
