package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.R;
import tabuleiro.app.TestScale;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.record.GameRecord;

/**
 * Tests that on a small phone, with any language and font scale, everything needed is visible
 * without scrolling.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class VisibleWithoutScrollingTest {
  private final String window;
  private final float letters;

  public VisibleWithoutScrollingTest(String window, float letters) {
    this.window = window;
    this.letters = letters;
  }

  /** Returns the windows, languages and font scales; in {@code check} only the smallest window. */
  @Parameters(name = "{0} x{1}")
  public static List<Object[]> phones() {
    var phones = new ArrayList<Object[]>();
    for (var language : List.of("en-rUS", "pt-rPT")) {
      for (var size : TestScale.some(List.of("w360dp-h640dp", "w360dp-h740dp"), 0)) {
        for (float letters : new float[] {1, 2}) {
          phones.add(new Object[] {language + "-" + size + "-xhdpi", letters});
        }
      }
    }
    return phones;
  }

  @Before
  public void setUp() {
    RuntimeEnvironment.setQualifiers(window);
    RuntimeEnvironment.setFontScale(letters);
    new PausedCpuBackend().install();
  }

  @Test
  public void aThinkingCpuCanBeToldToMove() {
    var record = TestRecords.againstCpu("shi", "size=3", Level.BEGINNER, "a3-a2");
    try (var screen = PlayScreen.of(record)) {
      TestWait.until("it thinks", () -> screen.find(R.id.stop).isShown());
      assertWhole(screen, R.id.stop);
    }
  }

  @Test
  public void whatToDoAfterAGame() {
    try (var screen = PlayScreen.of(lost())) {
      TestWait.until("it is over", () -> screen.find(R.id.try_level).isShown());
      for (int id : new int[] {R.id.review, R.id.rematch_now, R.id.try_level}) {
        assertWhole(screen, id);
      }
      if (screen.find(R.id.new_game).isShown()) {
        assertWhole(screen, R.id.new_game);
      } else {
        var bar = (MaterialToolbar) screen.find(R.id.bar);
        assertTrue("the menu offers it", bar.getMenu().findItem(R.id.new_game).isVisible());
      }
    }
  }

  private static GameRecord lost() {
    var random = new Random(2);
    while (true) {
      var match = TestRecords.againstCpu("shi", "size=3", Level.CASUAL).toMatch();
      RandomGames.play(match, 300, random);
      if (!match.result().isDraw() && match.result().favours(1)) {
        return GameRecord.of(match, "");
      }
    }
  }

  /** Checks that a button is visible up to its edge, which reacts to touches but is not drawn. */
  private static void assertWhole(PlayScreen screen, int id) {
    TestWait.pass(100);
    var button = screen.find(id);
    var seen = new Rect();
    button.getGlobalVisibleRect(seen);
    float edge = 4 * button.getResources().getDisplayMetrics().density;
    var name = ((TextView) button).getText();
    assertEquals(name + " is as high as can be seen", button.getHeight(), seen.height(), edge);
  }

  @Test
  public void whatTheScoresCount() {
    for (var gameUi : GameUiRegistry.all()) {
      try (var screen =
          PlayScreen.of(TestRecords.againstCpu(gameUi.game().id(), "", Level.BEGINNER))) {
        TestWait.pass(100);
        var row = (ViewGroup) ((ViewGroup) screen.find(R.id.seats)).getChildAt(0);
        for (int seat = 0; seat < 2; seat++) {
          TextView label = row.getChildAt(seat).findViewById(R.id.score_label);
          var standing =
              gameUi.standing(label.getContext(), screen.state().match().position(), seat);
          assertEquals(standing, label.getText().toString());
          assertTrue(label.getText() + " is shown", label.isShown());
          assertWholeText(label);
          TextView name = row.getChildAt(seat).findViewById(R.id.name);
          assertTrue("all lines of a name", name.getLayout().getHeight() <= name.getHeight());
        }
      }
    }
  }

  private static void assertWholeText(TextView text) {
    float wide = text.getPaint().measureText(text.getText().toString());
    assertTrue(text.getText() + " is cut", wide <= Math.ceil(text.getWidth()));
    var parent = (View) text.getParent();
    assertTrue(text.getText() + " leaves its card", text.getRight() <= parent.getWidth());
  }

  @Test
  public void theControlsWithTheirIcons() {
    try (var screen = PlayScreen.of(TestRecords.againstCpu("shi", "size=3", Level.BEGINNER))) {
      TestWait.pass(100);
      for (int id : new int[] {R.id.undo, R.id.redo, R.id.hint}) {
        var button = (TextView) screen.find(id);
        int icon = button.getCompoundDrawables()[1].getBounds().height();
        int text = button.getLayout().getHeight();
        int room = button.getHeight() - button.getPaddingTop() - button.getPaddingBottom();
        assertTrue(
            button.getText() + ": " + icon + " + " + text + " in " + room, icon + text <= room);
      }
    }
  }
}
