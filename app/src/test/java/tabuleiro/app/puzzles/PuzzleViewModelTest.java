package tabuleiro.app.puzzles;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.SamplePuzzles;
import tabuleiro.app.puzzles.PuzzleState.Phase;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.Puzzle;

/** Tests what survives of a puzzle when the process ends, and the requests to the CPU. */
public class PuzzleViewModelTest {
  private static final int WRONG = SamplePuzzles.wrongMove(SamplePuzzles.TWO_MOVES);

  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private SavedStateHandle handle = handle(PuzzleBook.OWN, SamplePuzzles.TWO_MOVES);

  private static SavedStateHandle handle(String chapter, Puzzle puzzle) {
    var arguments = new HashMap<String, Object>();
    arguments.put(PuzzleViewModel.CHAPTER, chapter);
    arguments.put(PuzzleViewModel.PUZZLE, puzzle.format());
    return new SavedStateHandle(arguments);
  }

  private PuzzleViewModel model() {
    return new PuzzleViewModel(handle, app.puzzles(), app.cpu());
  }

  private static PuzzleState now(PuzzleViewModel model) {
    return Objects.requireNonNull(model.state().getValue());
  }

  private static void play(PuzzleViewModel model, String move) throws RefusalException {
    var state = now(model);
    model.play(state.positionAt(state.moves().size()).parse(move));
  }

  /** Recreates the view model from its saved state alone. */
  private void endTheProcess() {
    var kept = new HashMap<String, Object>();
    for (var key : handle.keys()) {
      kept.put(key, handle.get(key));
    }
    handle = new SavedStateHandle(kept);
  }

  @Test
  public void theMiddleOfAPuzzleSurvivesTheProcess() throws RefusalException {
    var model = model();
    play(model, "b7-c6<");
    model.hint();
    var before = now(model);
    endTheProcess();
    var after = now(model());
    assertEquals(before.moves(), after.moves());
    assertEquals(before.phase(), after.phase());
    assertEquals(1, after.hints());
  }

  @Test
  public void aWrongMoveIsRefutedAfterTheProcessToo() {
    model().play(WRONG);
    endTheProcess();
    var model = model();
    assertEquals(Phase.TRIED, now(model).phase());
    app.cpuBackend.release(2);
    app.until("it is refuted", () -> now(model).phase() == Phase.REFUTED);
    assertEquals(2, now(model).moves().size());
    assertFalse(app.puzzles().isSolved(SamplePuzzles.TWO_MOVES));
  }

  @Test
  public void whoTriesAgainHearsNothingOfTheMoveBefore() {
    var model = model();
    model.play(WRONG);
    model.tryAgain();
    app.cpuBackend.release(1);
    app.pass(100);
    assertEquals(Phase.OPEN, now(model).phase());
    assertTrue(now(model).moves().isEmpty());
  }

  @Test
  public void foundMeansSolvedAndShownDoesNot() throws RefusalException {
    var book = app.puzzles();
    var model = model();
    for (int i = 0; i < 3; i++) {
      model.showNext();
    }
    assertEquals(Phase.SHOWN, now(model).phase());
    assertFalse(book.isSolved(SamplePuzzles.TWO_MOVES));
    endTheProcess();
    var again = model();
    assertEquals(Phase.SHOWN, now(again).phase());
    again.again();
    play(again, "b7-c6<");
    play(again, "c6-d7<");
    assertEquals(Phase.SOLVED, now(again).phase());
    assertTrue(book.isSolved(SamplePuzzles.TWO_MOVES));
  }

  @Test
  public void theNextPuzzleSurvivesTheProcess() {
    SamplePuzzles.keepAll(app.puzzles());
    var model = model();
    var first = now(model).puzzle();
    assertTrue(model.hasNext());
    model.next();
    var second = now(model).puzzle();
    assertFalse(second.equals(first));
    endTheProcess();
    assertEquals(second, now(model()).puzzle());
  }

  /** Returns a ply of a game at which a better move is to be found. */
  private PuzzleViewModel tryOnce(int chanceOfOthers) throws RefusalException {
    app.useCpuBackend(
        () ->
            (question, cancel, progress) -> {
              int move = question.move();
              return new SearchResult(move, chanceOfOthers, 0, 1, 1, List.of(move));
            });
    var task =
        new Puzzle(
            Options.parse(Games.byId("shakti"), ""),
            "",
            List.of("b2-a1", "f6-f5", "f2-f3", "d6-d7"),
            Puzzle.Aim.BETTER,
            70,
            Puzzle.UNTOLD,
            1,
            List.of("f3xf5"),
            List.of());
    handle = handle(PuzzleBook.TRIED_ONCE, task);
    return model();
  }

  @Test
  public void whatKeepsTheChanceIsRightToo() throws RefusalException {
    var model = tryOnce(65);
    play(model, "d2-e2");
    app.until("it is accepted", () -> now(model).phase() == Phase.SOLVED);
    assertFalse("nobody counts it", app.puzzles().isSolved(now(model).puzzle()));
    assertFalse(model.hasNext());
    endTheProcess();
    assertEquals(Phase.SOLVED, now(model()).phase());
  }

  @Test
  public void whatGivesTheChanceAwayIsNot() throws RefusalException {
    var model = tryOnce(40);
    play(model, "d2-e2");
    app.until("it is refused", () -> now(model).phase() == Phase.REFUTED);
    assertEquals(40, now(model).refutation().chance());
    model.tryAgain();
    play(model, "f3xf5");
    assertEquals(Phase.SOLVED, now(model).phase());
  }
}
