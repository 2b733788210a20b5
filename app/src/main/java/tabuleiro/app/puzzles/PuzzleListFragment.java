package tabuleiro.app.puzzles;

import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import com.google.android.material.chip.Chip;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.databinding.FragmentPuzzleListBinding;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.TopBar;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.puzzle.Puzzle;

/**
 * Fragment with the list of puzzles: by game, the easiest first, and those made of the user's own
 * mistakes.
 */
public final class PuzzleListFragment extends Fragment implements PuzzleListAdapter.Listener {
  private PuzzleListViewModel model;
  private FragmentPuzzleListBinding views;
  private PuzzleListAdapter adapter;
  @Nullable private String shownChapter;

  /** Called by the system; use {@link #of} instead. */
  public PuzzleListFragment() {
    super(R.layout.fragment_puzzle_list);
  }

  /** Creates the list, open at a chapter of the {@link PuzzleBook}. */
  public static PuzzleListFragment of(String chapter) {
    var arguments = new Bundle();
    arguments.putString(PuzzleListViewModel.CHAPTER, chapter);
    var screen = new PuzzleListFragment();
    screen.setArguments(arguments);
    return screen;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    model =
        ScreenViewModels.of(
            this,
            PuzzleListViewModel.class,
            (app, handle) -> new PuzzleListViewModel(handle, app.puzzles()));
    views = FragmentPuzzleListBinding.bind(view);
    TopBar.withBack(this, views.bar);
    for (var gameUi : GameUiRegistry.all()) {
      addChapter(gameUi.game().id(), gameUi.game().name());
    }
    addChapter(PuzzleBook.OWN, getString(R.string.puzzles_own));
    buildList();
    ViewCompat.setAccessibilityHeading(views.emptyTitle, true);
    views.library.setOnClickListener(tapped -> Navigator.of(this).library());
    model.rows().observe(getViewLifecycleOwner(), this::show);
    model.open(model.chapter());
  }

  private void addChapter(String id, String name) {
    var chip = (Chip) getLayoutInflater().inflate(R.layout.item_choice, views.chapters, false);
    chip.setId(View.generateViewId());
    chip.setText(name);
    views.chapters.addView(chip);
    if (id.equals(model.chapter())) {
      chip.setChecked(true);
      chip.post(() -> reveal(chip));
    }
    chip.setOnClickListener(
        tapped -> {
          model.open(id);
          views.puzzles.scrollToPosition(0);
        });
  }

  /** Scrolls to a chip. */
  private static void reveal(View chip) {
    chip.requestRectangleOnScreen(new Rect(0, 0, chip.getWidth(), chip.getHeight()), true);
  }

  private void buildList() {
    adapter = new PuzzleListAdapter(this);
    var grid = Views.layOutAsGrid(views.puzzles, R.dimen.puzzles_card_least, 2);
    grid.setSpanSizeLookup(adapter.spans(grid));
    views.puzzles.setAdapter(adapter);
  }

  private void show(List<PuzzleListRow> rows) {
    if (!model.chapter().equals(shownChapter)) {
      adapter.submitList(null); // cards of the previous chapter must not be touched meanwhile
      shownChapter = model.chapter();
    }
    adapter.submitList(rows);
    boolean empty = rows.isEmpty();
    Views.show(views.empty, empty);
    views.puzzles.setVisibility(empty ? View.INVISIBLE : View.VISIBLE);
    Views.show(views.progress, !empty);
    views.count.setText(getString(R.string.puzzles_count, model.solved(), model.all()));
    views.share.setMax(Math.max(1, model.all()));
    views.share.setProgressCompat(model.solved(), false);
  }

  @Override
  public void onOpen(Puzzle puzzle) {
    Navigator.of(this).puzzle(model.chapter(), puzzle);
  }

  /** Deletes one of the person's own puzzles and offers to undo it. */
  @Override
  public void onDelete(Puzzle puzzle) {
    int place = model.delete(puzzle);
    SnackbarNotice.show(
        this,
        getString(R.string.puzzles_deleted),
        R.string.library_undo,
        () -> model.restore(puzzle, place));
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    super.onDestroyView();
    adapter = null;
    views = null;
  }
}
