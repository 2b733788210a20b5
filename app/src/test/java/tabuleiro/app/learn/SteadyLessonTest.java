package tabuleiro.app.learn;

import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.SteadyBoardContract;

/** Tests that the board of a lesson never moves, whatever a step asks and praises. */
public final class SteadyLessonTest extends SteadyBoardContract {
  public SteadyLessonTest(int frame, String gameId) {
    super(frame, gameId);
  }

  @Test
  public void inEveryStep() {
    if (GameUiRegistry.byId(gameId()).lessons().isEmpty()) {
      return;
    }
    try (var screen = new LessonScreen(gameId(), 0)) {
      while (true) {
        var step = "step " + screen.state().step();
        assertSteady(step, screen.board());
        screen.press(R.id.show);
        assertSteady(step + ", shown", screen.board());
        while (!screen.state().stepDone()) {
          screen.press(R.id.show);
          assertSteady(step + ", shown", screen.board());
        }
        if (screen.state().isLast()) {
          return;
        }
        screen.press(R.id.next);
      }
    }
  }
}
