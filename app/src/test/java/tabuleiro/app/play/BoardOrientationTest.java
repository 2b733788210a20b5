package tabuleiro.app.play;

import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.R;
import tabuleiro.app.board.Finger;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Tests that the only person sits at the near side, at any seat. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class BoardOrientationTest {
  /**
   * The start fields of each seat of Shacru for four, in the middle of its side: e1, a5, e9, i5.
   */
  private static final int[] MIDDLES = {4, 36, 76, 44};

  @Before
  public void setUp() {
    new PausedCpuBackend().install();
  }

  @Test
  public void everySeatOfFourIsNearWhenAPersonHasIt() throws RefusalException {
    for (int seat = 0; seat < MIDDLES.length; seat++) {
      try (var screen = alone("shacru", "players=4", seat)) {
        for (int other = 0; other < MIDDLES.length; other++) {
          boolean nearer = y(screen, MIDDLES[seat]) > y(screen, MIDDLES[other]);
          assertTrue(seat + " and " + other, other == seat || nearer);
        }
      }
    }
  }

  @Test
  public void samuraiAndNinjaAreBothNearInTheirTurn() throws RefusalException {
    try (var samurai = alone("shi", "", 0)) {
      assertTrue(y(samurai, 63) > y(samurai, 0));
    }
    try (var ninja = alone("shi", "", 1)) {
      assertTrue(y(ninja, 0) > y(ninja, 63));
    }
  }

  @Test
  public void youAreStillNearAfterARematch() throws RefusalException {
    try (var screen = alone("shi", "", 1)) {
      screen.ask(
          activity -> {
            screen.fragment().model().resign(1);
            return null;
          });
      TestWait.until("it is over", () -> screen.find(R.id.rematch_now).isShown());
      screen.press(R.id.rematch_now);
      TestWait.until(
          "the seats have changed",
          () -> screen.state() != null && screen.state().match().onlyPerson() == 0);
      screen.waitForTurn();
      assertTrue(y(screen, 63) > y(screen, 0));
    }
  }

  private static float y(PlayScreen screen, int square) {
    return Finger.place(screen.board(), new Touch.Square(square)).y;
  }

  private static PlayScreen alone(String game, String chosen, int seat) throws RefusalException {
    var options = Options.parse(Games.byId(game), chosen);
    var players = new ArrayList<Player>();
    for (int i = 0; i < options.game().seats(options); i++) {
      players.add(i == seat ? Player.person("") : Player.cpu(Level.CLUB));
    }
    var screen = PlayScreen.of(new GameRecord(options, "", players, "", List.of(), null));
    TestWait.pass(100);
    return screen;
  }
}
