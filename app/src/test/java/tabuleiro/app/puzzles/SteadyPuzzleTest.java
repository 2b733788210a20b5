package tabuleiro.app.puzzles;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.TestScale;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.puzzles.PuzzleState.Phase;
import tabuleiro.app.ui.SteadyBoardContract;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.MoveList;

/** Tests that the board of a puzzle never moves: asked, hinted, wrong, solved or shown. */
public final class SteadyPuzzleTest extends SteadyBoardContract {
  public SteadyPuzzleTest(int frame, String gameId) {
    super(frame, gameId);
  }

  @Test
  public void inEveryPhase() {
    var puzzles = TestApp.container().puzzles().chapter(gameId());
    var some = List.of(puzzles.get(0), puzzles.get(puzzles.size() / 2));
    try (var screen = new PuzzleScreen(gameId(), some.get(0))) {
      for (var puzzle : TestScale.some(some, 0)) {
        screen.scenario().onActivity(activity -> activity.puzzle(gameId(), puzzle));
        screen.waitForRest();
        solve(screen);
      }
    }
  }

  private void solve(PuzzleScreen screen) {
    assertSteady("asked", screen.board());
    screen.press(R.id.hint);
    assertSteady("with a hint", screen.board());
    screen.press(R.id.hint);
    assertSteady("with two hints", screen.board());
    screen.fragment().onMove(wrong(screen.state()));
    TestWait.until("it is refuted", () -> screen.state().phase() != Phase.TRIED);
    screen.waitForRest();
    assertSteady("refuted", screen.board());
    if (screen.sees(R.id.why)) {
      screen.press(R.id.why);
      assertSteady("explained", screen.board());
    }
    screen.press(R.id.retry);
    assertSteady("tried again", screen.board());
    while (screen.state().isOpen()) {
      screen.fragment().onMove(screen.state().next());
      screen.waitForRest();
      assertSteady("answered", screen.board());
    }
    assertEquals(Phase.SOLVED, screen.state().phase());
    screen.press(R.id.again);
    assertSteady("once again", screen.board());
    screen.press(R.id.solution);
    while (screen.state().phase() == Phase.SHOWING) {
      assertSteady("shown", screen.board());
      screen.press(R.id.step);
    }
    assertSteady("shown to the end", screen.board());
  }

  /** Returns a wrong move, if possible one after which the game goes on. */
  private static int wrong(PuzzleState state) {
    var position = state.start();
    var moves = new MoveList();
    position.moves(moves);
    int wrong = BoardView.NO_MOVE;
    for (int i = 0; i < moves.size(); i++) {
      var after = position.copy();
      after.play(moves.get(i));
      if (!state.puzzle().isRight(0, position, moves.get(i))
          && (wrong == BoardView.NO_MOVE || !after.isOver())) {
        wrong = moves.get(i);
      }
    }
    return wrong;
  }
}
