package tabuleiro.app.analysis;

import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.TestScale;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.SteadyBoardContract;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests that the board of the analysis never moves, with and without the CPU's lines. */
public final class SteadyAnalysisTest extends SteadyBoardContract {
  private static final int MOST_MOVES = TestScale.times(90);

  public SteadyAnalysisTest(int frame, String gameId) {
    super(frame, gameId);
  }

  @Test
  public void inEveryStateOfAGame() {
    var options = Options.standard(GameUiRegistry.byId(gameId()).game());
    var players = List.of(Player.person("Maximiliana de Albuquerque"), Player.person("Zé"));
    var match = RandomGames.play(new Match(options, players), MOST_MOVES, new Random(1));
    match.goTo(0);
    try (var screen = new AnalysisScreen(match)) {
      assertSteady("at the start", screen.board());
      screen.waitForLines();
      assertSteady("with lines", screen.board());
      for (int ply = 1; ply <= match.length(); ply++) {
        screen.press(R.id.next);
        assertSteady("after move " + ply, screen.board());
      }
      screen.choose(R.id.engine);
      assertSteady("without lines", screen.board());
      for (int i = 0; i < 3; i++) {
        screen.press(R.id.previous);
        assertSteady("one move back", screen.board());
      }
    }
  }
}
