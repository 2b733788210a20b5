package tabuleiro.app.puzzles;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.core.view.ViewCompat;
import androidx.recyclerview.widget.GridLayoutManager;
import androidx.recyclerview.widget.ListAdapter;
import androidx.recyclerview.widget.RecyclerView;
import tabuleiro.app.R;
import tabuleiro.app.databinding.ItemPuzzleBinding;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.PuzzleTexts;
import tabuleiro.app.ui.KeyedDiffCallback;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.puzzle.Puzzle;

/** Adapter for the list of puzzles of one chapter, with headings by difficulty. */
final class PuzzleListAdapter extends ListAdapter<PuzzleListRow, RecyclerView.ViewHolder> {
  private static final int HEADING = -1;

  /** Callback for actions on a card. */
  interface Listener {
    void onOpen(Puzzle puzzle);

    void onDelete(Puzzle puzzle);
  }

  private final Listener listener;

  PuzzleListAdapter(Listener listener) {
    super(new KeyedDiffCallback<>(PuzzleListRow::key));
    this.listener = listener;
    setStateRestorationPolicy(StateRestorationPolicy.PREVENT_WHEN_EMPTY);
  }

  /** Returns a view type per game, since a card keeps its board. */
  @Override
  public int getItemViewType(int index) {
    return getItem(index) instanceof PuzzleListRow.Entry entry
        ? GameUiRegistry.all().indexOf(GameUiRegistry.of(entry.puzzle().game()))
        : HEADING;
  }

  @NonNull
  @Override
  public RecyclerView.ViewHolder onCreateViewHolder(@NonNull ViewGroup parent, int type) {
    var inflater = LayoutInflater.from(parent.getContext());
    if (type == HEADING) {
      var heading = (TextView) inflater.inflate(R.layout.item_puzzle_list_heading, parent, false);
      ViewCompat.setAccessibilityHeading(heading, true);
      return new HeadingHolder(heading);
    }
    return new CardHolder(ItemPuzzleBinding.inflate(inflater, parent, false));
  }

  @Override
  public void onBindViewHolder(@NonNull RecyclerView.ViewHolder holder, int index) {
    var row = getItem(index);
    if (row instanceof PuzzleListRow.Entry entry) {
      ((CardHolder) holder).show(entry);
    } else if (row instanceof PuzzleListRow.Heading heading) {
      ((HeadingHolder) holder).show(heading);
    }
  }

  /** Returns a span lookup that gives headings the whole width. */
  GridLayoutManager.SpanSizeLookup spans(GridLayoutManager grid) {
    return new GridLayoutManager.SpanSizeLookup() {
      @Override
      public int getSpanSize(int index) {
        return getItemViewType(index) == HEADING ? grid.getSpanCount() : 1;
      }
    };
  }

  private static final class HeadingHolder extends RecyclerView.ViewHolder {
    private final TextView text;

    HeadingHolder(TextView text) {
      super(text);
      this.text = text;
    }

    void show(PuzzleListRow.Heading heading) {
      var context = text.getContext();
      text.setText(
          context.getString(
              R.string.puzzles_heading,
              new PuzzleTexts(context).difficulty(heading.difficulty()),
              heading.solved(),
              heading.all()));
    }
  }

  /** View holder of a puzzle: its position, its task and whether it was solved. */
  private final class CardHolder extends RecyclerView.ViewHolder {
    private final ItemPuzzleBinding views;

    CardHolder(ItemPuzzleBinding views) {
      super(views.getRoot());
      this.views = views;
    }

    void show(PuzzleListRow.Entry entry) {
      var context = views.getRoot().getContext();
      var puzzle = entry.puzzle();
      views.picture.showToMover(GameUiRegistry.of(puzzle.game()), PuzzleBook.position(puzzle));
      var number = context.getString(R.string.puzzles_number, entry.number());
      var aim = new PuzzleTexts(context).aim(puzzle);
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
      Views.show(views.delete, entry.own());
      views.delete.setContentDescription(context.getString(R.string.puzzles_delete, number));
      views.delete.setOnClickListener(tapped -> listener.onDelete(puzzle));
    }
  }
}
