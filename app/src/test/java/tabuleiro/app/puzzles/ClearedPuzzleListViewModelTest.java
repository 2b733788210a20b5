package tabuleiro.app.puzzles;

import androidx.lifecycle.SavedStateHandle;
import java.util.Random;
import tabuleiro.app.ClearedViewModelContract;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.SamplePuzzles;

/** Tests that PuzzleListViewModel does nothing once it is cleared. */
public final class ClearedPuzzleListViewModelTest
    extends ClearedViewModelContract<PuzzleListViewModel> {
  @Override
  protected PuzzleListViewModel create(Random random) throws Exception {
    SamplePuzzles.keepAll(app.puzzles());
    var handle = new SavedStateHandle();
    handle.set(PuzzleListViewModel.CHAPTER, PuzzleBook.OWN);
    return new PuzzleListViewModel(handle, app.puzzles());
  }

  @Override
  protected void act(PuzzleListViewModel model, Random random) throws Exception {
    switch (random.nextInt(3)) {
      case 0 -> model.open("shi");
      case 1 -> model.delete(SamplePuzzles.GAIN);
      default -> model.restore(SamplePuzzles.GAIN, 0);
    }
  }
}
