package tabuleiro.app.play;

import static org.junit.Assert.assertTrue;

import androidx.preference.PreferenceManager;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.R;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;

/** Tests a whole game for three by touch; games for two are covered by the shared tests. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class GameForThreeTest {
  private final Engine engine = new Engine(1);

  @Before
  public void setUp() {
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putString("animation", "0")
        .commit();
  }

  @Test
  public void isPlayedToItsEnd() {
    play(PlayScreen.of(TestRecords.people("shacru", "players=3")));
  }

  private void play(PlayScreen opened) {
    try (var screen = opened) {
      while (screen.state().result() == null) {
        screen.waitForTurn();
        var position = screen.state().match().position();
        var thought =
            engine.choose(
                position,
                Level.CLUB,
                position.ply(),
                SearchLimits.nodes(300),
                new CancelFlag(),
                progress -> {});
        screen.touchMove(thought.move());
      }
      var end = screen.state().match().position();
      assertTrue("the rules have ended it", end.isOver());
      var why =
          GameUiRegistry.of(end.options().game())
              .reason(ApplicationProvider.getApplicationContext(), end.ending(), List.of());
      assertTrue(screen.text(R.id.reason), screen.text(R.id.reason).contains(why));
      assertTrue(screen.find(R.id.rematch_now).isShown());
    }
  }
}
