package tabuleiro.app.puzzles;

import androidx.fragment.app.FragmentManager;
import androidx.lifecycle.ViewModelProvider;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.TestApp;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.SamplePuzzles;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.Puzzle;

/** Screenshots of the list of puzzles, and of a puzzle at every stage. */
public class PuzzleScreenshots extends Screenshots {
  private final PuzzleBook book = TestApp.container().puzzles();

  @Test
  public void list() {
    for (int i = 0; i < 2; i++) {
      book.setSolved(book.chapter("shakti").get(i));
    }
    take("puzzles-list", activity -> activity.puzzles("shakti"));
    take("puzzles-list-niju", activity -> activity.puzzles("ni-ju"));
  }

  @Test
  public void own() {
    take("puzzles-own-empty", activity -> activity.puzzles(PuzzleBook.OWN));
    SamplePuzzles.keepAll(book);
    take("puzzles-own", activity -> activity.puzzles(PuzzleBook.OWN));
  }

  @Test
  public void onePuzzleOfEachGame() {
    for (var look : GameUiRegistry.all()) {
      var game = look.game().id();
      var puzzles = book.chapter(game);
      if (!puzzles.isEmpty()) {
        takePuzzle("puzzle-" + game, puzzles.get(puzzles.size() / 2), model -> {});
      }
    }
  }

  @Test
  public void refuted() {
    takePuzzle(
        "puzzle-refuted",
        SamplePuzzles.GAIN,
        model -> {
          play(model, "d2-d3");
          TestWait.until("it is refuted", () -> now(model).phase() == PuzzleState.Phase.REFUTED);
          TestWait.pass(1500);
        });
  }

  @Test
  public void help() {
    takePuzzle("puzzle-hint-piece", SamplePuzzles.GAIN, PuzzleViewModel::hint);
    takePuzzle(
        "puzzle-hint-move",
        SamplePuzzles.GAIN,
        model -> {
          model.hint();
          model.hint();
        });
    takePuzzle("puzzle-solution", SamplePuzzles.TWO_MOVES, PuzzleViewModel::showNext);
  }

  @Test
  public void solved() {
    takePuzzle("puzzle-solved", SamplePuzzles.GAIN, model -> play(model, "f3xf5"));
  }

  @Test
  public void ofTheDay() {
    var memory = TestApp.container().tips();
    take("puzzle-of-the-day-newcomer", activity -> {});
    memory.setOffered("shakti");
    take("puzzle-of-the-day", activity -> {});
    book.setSolved(TestApp.container().puzzles().today());
    take("puzzle-of-the-day-solved", activity -> {});
  }

  private static PuzzleState now(PuzzleViewModel model) {
    return Objects.requireNonNull(model.state().getValue());
  }

  private static void play(PuzzleViewModel model, String move) {
    try {
      model.play(now(model).start().parse(move));
    } catch (RefusalException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private void takePuzzle(String name, Puzzle puzzle, Consumer<PuzzleViewModel> solver) {
    take(
        name,
        activity -> {
          activity.puzzle(puzzle.game().id(), puzzle);
          FragmentManager screens = activity.getSupportFragmentManager();
          screens.executePendingTransactions();
          var screen = Objects.requireNonNull(screens.findFragmentById(R.id.screen));
          solver.accept(new ViewModelProvider(screen).get(PuzzleViewModel.class));
          TestWait.pass(1000);
        });
  }
}
