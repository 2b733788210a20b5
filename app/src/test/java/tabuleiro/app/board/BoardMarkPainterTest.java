package tabuleiro.app.board;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/** Tests the highlighting for beginners, which disappears after use. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(NATIVE)
public final class BoardMarkPainterTest {
  private static final int SIDE = 360;

  private final Options shakti = Options.standard(byId("shakti"));

  private static Game byId(String id) {
    try {
      return Games.byId(id);
    } catch (RefusalException unknown) {
      throw new AssertionError(unknown);
    }
  }

  private TestBoard board(String layout) throws RefusalException {
    return new TestBoard(shakti.game().layout(shakti, layout), BoardSettings.STANDARD, SIDE);
  }

  @Test
  public void whatCanMoveGlowsUntilItIsTouched() throws RefusalException {
    var board = board("Kd2 Wb2 Wf2 kd6 wb6 wf6");
    var plain = board.picture();
    board.view.setGlowing(true);
    assertFalse(plain.sameAs(board.picture()));
    board.tap("b2");
    assertFalse(board.view.isGlowing());
    var chosen = board.picture();
    board.view.setGlowing(false);
    assertTrue("nothing glows beside what is chosen", chosen.sameAs(board.picture()));
    board.view.setMoveBuilder(null);
    board.view.setGlowing(true);
    assertFalse("nobody may move", board.view.isGlowing());
  }

  @Test
  public void regrettedTargetsAreMarked() throws RefusalException {
    var board = board("Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3");
    board.tap("f2");
    var plain = board.picture();
    board.view.setWarning(GameUiRegistry.byId("shakti")::warning);
    board.tap("f2 f2");
    assertFalse(plain.sameAs(board.picture()));
  }
}
