package tabuleiro.app.puzzles;

import androidx.lifecycle.SavedStateHandle;
import java.util.HashMap;
import java.util.Random;
import tabuleiro.app.ClearedViewModelContract;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.SamplePuzzles;

/** Tests that PuzzleViewModel does nothing once it is cleared. */
public final class ClearedPuzzleViewModelTest extends ClearedViewModelContract<PuzzleViewModel> {
  @Override
  protected PuzzleViewModel create(Random random) throws Exception {
    var arguments = new HashMap<String, Object>();
    arguments.put(PuzzleViewModel.CHAPTER, PuzzleBook.OWN);
    arguments.put(PuzzleViewModel.PUZZLE, SamplePuzzles.TWO_MOVES.format());
    return new PuzzleViewModel(new SavedStateHandle(arguments), app.puzzles(), app.cpu());
  }

  @Override
  protected void act(PuzzleViewModel model, Random random) throws Exception {
    boolean isTried = model.state().getValue().phase() != PuzzleState.Phase.OPEN;
    switch (random.nextInt(4)) {
      case 0 -> model.again();
      case 1 -> model.hint();
      case 2 -> model.showNext();
      default -> {
        if (!isTried && model.state().getValue().moves().isEmpty()) {
          model.play(SamplePuzzles.wrongMove(SamplePuzzles.TWO_MOVES));
        }
      }
    }
  }
}
