package tabuleiro.app.library;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.ClipboardManager;
import android.os.SystemClock;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.SeekBar;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.board.BetterMove;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.data.StorageFaults;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests the review of a game and its results. */
@RunWith(AndroidJUnit4.class)
public final class ReviewScreenTest {
  private static final String MOVES = "b2-a1 f6-f5 f2-f3 d6-d7 d2-e2";
  private final Engine engine = new Engine(1);

  @Before
  public void thinkByNodes() {
    TestApp.useCpuBackend(() -> (question, cancel, progress) -> think(question, cancel));
  }

  private SearchResult think(CpuRequest question, CancelFlag cancel) {
    var limits = SearchLimits.nodes(3000);
    return question.move() == CpuRequest.ANY
        ? engine.think(question.position(), limits, cancel, told -> {})
        : engine.evaluateMove(question.position(), question.move(), limits, cancel);
  }

  private static void in(Consumer<MainActivity> steps) throws RefusalException {
    in(MainActivity::replay, steps);
  }

  private static void in(BiConsumer<MainActivity, Long> open, Consumer<MainActivity> steps)
      throws RefusalException {
    in(game("", MOVES), open, steps);
  }

  private static Match game(String layout, String moves) throws RefusalException {
    var options = Options.parse(Games.byId("shakti"), "");
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = Match.from(options, layout, players);
    for (var move : moves.split(" ")) {
      match.play(move);
    }
    return match;
  }

  private static void in(
      Match match, BiConsumer<MainActivity, Long> open, Consumer<MainActivity> steps) {
    long id = new LibraryFixture().one(match);
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            open.accept(activity, id);
            TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
            steps.accept(activity);
          });
    }
  }

  private static void review(MainActivity activity) {
    MaterialToolbar bar = activity.findViewById(R.id.bar);
    bar.getMenu().performIdentifierAction(R.id.review, 0);
    assertTrue("it says that it works", isShown(activity, R.id.reviewing));
    TestWait.until("it is done", () -> !isShown(activity, R.id.reviewing));
    assertFalse("done is done", bar.getMenu().findItem(R.id.review).isVisible());
  }

  private static View view(MainActivity activity, int id) {
    return activity.findViewById(id);
  }

  private static boolean isShown(MainActivity activity, int id) {
    var view = view(activity, id);
    return view != null && view.isShown();
  }

  private static String text(MainActivity activity, int id) {
    return ((TextView) activity.findViewById(id)).getText().toString();
  }

  private static void assertStatus(MainActivity activity, String beginning) {
    var status = text(activity, R.id.status);
    assertTrue(status, status.startsWith(beginning));
  }

  @Test
  public void whoAsksForAReviewAtTheEndOfAGameGetsIt() throws RefusalException {
    in(
        MainActivity::review,
        activity -> {
          TestWait.until("it is done", () -> !isShown(activity, R.id.reviewing));
          assertTrue(isShown(activity, R.id.graph));
          assertStatus(activity, "Move 3 of 3: Ana, d2-e2 – ");
        });
  }

  @Test
  public void aReviewSaysHowFarItIsAndCanBeStopped() throws RefusalException {
    in(
        activity -> {
          MaterialToolbar bar = activity.findViewById(R.id.bar);
          bar.getMenu().performIdentifierAction(R.id.review, 0);
          assertEquals("Reviewing: 0% done", text(activity, R.id.progress_text));
          view(activity, R.id.stop).performClick();
          assertFalse(isShown(activity, R.id.reviewing));
          review(activity);
        });
  }

  @Test
  public void whereAGameWasGivenUpItCanBePlayedOn() throws RefusalException {
    var match = game("", "b2-a1 f6-f5");
    match.close(new ChosenEnding(0));
    in(
        match,
        MainActivity::replay,
        activity -> {
          assertStatus(activity, "Rui won");
          view(activity, R.id.branch).performClick();
          TestWait.until("it is played on", () -> isShown(activity, R.id.board));
        });
  }

  @Test
  public void theBetterMoveIsLookedForInAGameFromALayoutToo() throws RefusalException {
    var layout = game("", MOVES.substring(0, MOVES.lastIndexOf(' '))).position().layout();
    in(
        game(layout, "d2-e2"),
        MainActivity::replay,
        activity -> {
          review(activity);
          view(activity, R.id.attempt).performClick();
          TestWait.until("it is asked for", () -> isShown(activity, R.id.solution));
          assertEquals(layout, ((BoardView) view(activity, R.id.board)).position().layout());
        });
  }

  @Test
  public void theNextMistakeIsATouchAway() throws RefusalException {
    in(
        activity -> {
          assertFalse("nothing is known", isShown(activity, R.id.next_mistake));
          review(activity);
          assertFalse("this is one", isShown(activity, R.id.next_mistake));
          view(activity, R.id.first).performClick();
          view(activity, R.id.next_mistake).performClick();
          assertTrue(isShown(activity, R.id.better));
          assertFalse(isShown(activity, R.id.next_mistake));
        });
  }

  @Test
  public void aMistakeLeadsToTheBetterLineAndBack() throws RefusalException {
    in(
        activity -> {
          assertFalse(isShown(activity, R.id.graph));
          assertTrue(isShown(activity, R.id.slider));
          review(activity);
          assertTrue(isShown(activity, R.id.graph));
          assertFalse(isShown(activity, R.id.slider));
          assertStatus(activity, "Move 3 of 3: Ana, d2-e2 – ");
          assertTrue(isShown(activity, R.id.better));
          assertTrue("a mistake is played on from, too", isShown(activity, R.id.branch));
          assertEquals("Better move", text(activity, R.id.better));
          assertFalse("it would tell what was better", isShown(activity, R.id.reason));
          view(activity, R.id.better).performClick();
          assertEquals("Better: f3xf5", text(activity, R.id.better));
          assertEquals(
              "Black has 2 warriors.\nWith f3xf5: Black has 1 warrior.",
              text(activity, R.id.reason));
          view(activity, R.id.better).performClick();
          assertFalse(isShown(activity, R.id.reason));
          assertStatus(activity, "What could have happened – move 3: Ana, f3xf5");
          assertTrue(isShown(activity, R.id.branch));
          view(activity, R.id.previous).performClick();
          assertStatus(activity, "Move 2 of 6: Rui");
          view(activity, R.id.leave).performClick();
          assertStatus(activity, "Move 3 of 3");
          view(activity, R.id.why).performClick();
          assertStatus(activity, "What could have happened – move 3: Rui, ");
          assertEquals(
              "the sentence, then its line",
              "Black has 2 warriors.\nWith f3xf5: Black has 1 warrior.",
              text(activity, R.id.reason));
          activity.getOnBackPressedDispatcher().onBackPressed();
          assertStatus(activity, "Move 3 of 3");
          touchGraph(activity, 0);
          assertStatus(activity, "Ana: accuracy ");
          assertTrue(text(activity, R.id.status).contains("\nRui: accuracy "));
          assertFalse(isShown(activity, R.id.better));
        });
  }

  @Test
  public void whoAsksWhyIsNotToldTheBetterMove() throws RefusalException {
    in(
        activity -> {
          review(activity);
          view(activity, R.id.why).performClick();
          assertStatus(activity, "What could have happened – move 3: Rui, ");
          assertEquals(
              "Black has 2 warriors.\nWith the better move: Black has 1 warrior.",
              text(activity, R.id.reason));
        });
  }

  /** Catches a Why? that shows a line without a word. */
  @Test
  public void theLineOfAMistakeHasAlwaysAWord() throws RefusalException {
    var line = MOVES + " d7-d6";
    in(
        game("", line),
        MainActivity::replay,
        activity -> {
          review(activity);
          for (int ply = 1; ply <= 6; ply++) {
            touchGraph(activity, ply / 6f);
            if (isShown(activity, R.id.why)) {
              view(activity, R.id.why).performClick();
              assertFalse("a word at ply " + ply, text(activity, R.id.reason).isEmpty());
              view(activity, R.id.leave).performClick();
            }
          }
        });
  }

  @Test
  public void theMarksOfAReviewStayInTheAnalysis() throws RefusalException {
    in(
        activity -> {
          review(activity);
          view(activity, R.id.analyse).performClick();
          TestWait.until("it is analysed", () -> isShown(activity, R.id.tree));
          var found = new ArrayList<View>();
          view(activity, R.id.tree)
              .findViewsWithText(found, "3. d2-e2 ?", View.FIND_VIEWS_WITH_TEXT);
          assertEquals(1, found.size());
          var spoken = found.get(0).getContentDescription().toString();
          assertTrue(spoken, spoken.matches("3\\. d2-e2 – (inaccuracy|mistake|blunder)"));
        });
  }

  @Test
  public void aMistakeIsComparedOnTheBoardAndInWords() throws RefusalException {
    in(
        activity -> {
          review(activity);
          assertSays(activity, "%.");
          assertEquals("who tries alone is not told", BetterMove.NONE, board(activity).better());
          assertEquals("Show the better move", spoken(activity, R.id.better));
          assertEquals(5, board(activity).position().ply());
          view(activity, R.id.better).performClick();
          assertEquals("both moves are legal here", 4, board(activity).position().ply());
          assertSays(activity, "%.\nBetter: f3 captures f5, the tile f4 falls");
          assertEquals(
              "Better: f3 captures f5, the tile f4 falls", board(activity).better().words());
          assertEquals(board(activity).better().words(), spoken(activity, R.id.better));
          view(activity, R.id.first).performClick();
          assertEquals(BetterMove.NONE, board(activity).better());
          view(activity, R.id.last).performClick();
          view(activity, R.id.previous).performClick();
          assertEquals("of this none was asked", BetterMove.NONE, board(activity).better());
          view(activity, R.id.next).performClick();
          TestWait.until(
              "the piece has landed",
              () -> board(activity).better().words().startsWith("Better: f3 captures f5"));
          assertEquals(BoardView.NO_MOVE, board(activity).moving());
          view(activity, R.id.better).performClick();
          TestWait.pass(1000);
          assertEquals("nothing is compared in a line", BetterMove.NONE, board(activity).better());
        });
  }

  private static void assertSays(MainActivity activity, String end) {
    var said = spoken(activity, R.id.status);
    assertTrue(said, said.startsWith("Move 3 of 3: Ana, d2 to e2 – "));
    assertTrue(said, said.contains(". Winning chance from "));
    assertTrue(said, said.endsWith(end));
  }

  private static String spoken(MainActivity activity, int id) {
    return view(activity, id).getContentDescription().toString();
  }

  private static BoardView board(MainActivity activity) {
    return (BoardView) ((ViewGroup) view(activity, R.id.table)).getChildAt(0);
  }

  @Test
  public void theBoardIsSeenFromWhereOneSat() throws RefusalException {
    for (int seat = 0; seat < 2; seat++) {
      var players = new ArrayList<>(List.of(Player.cpu(Level.CLUB), Player.cpu(Level.CLUB)));
      players.set(seat, Player.person("Ana"));
      var match = new Match(Options.parse(Games.byId("shakti"), ""), players);
      match.play("b2-a1");
      int near = 2 * seat;
      in(
          match,
          MainActivity::replay,
          activity -> assertEquals(near, board(activity).style().quarters()));
    }
  }

  @Test
  public void aReviewThatCannotBeStoredIsSaidToBeLost() throws RefusalException {
    in(
        activity -> {
          StorageFaults.setReadOnly(true);
          review(activity);
          var notice = com.google.android.material.R.id.snackbar_text;
          TestWait.until("it is said", () -> isShown(activity, notice));
          assertEquals("The review couldn’t be saved with the game.", text(activity, notice));
        });
  }

  @Test
  public void aReviewIsThereWhenTheGameIsOpenedAgainAndGoesAlongWithItsText()
      throws RefusalException {
    in(
        activity -> {
          review(activity);
          assertTrue(copied(activity), copied(activity).contains("d2-e2 {?"));
          activity.getOnBackPressedDispatcher().onBackPressed();
          TestWait.until("it is left", () -> !isShown(activity, R.id.graph));
          activity.replay(1);
          TestWait.until("it is back with its graph", () -> isShown(activity, R.id.graph));
          assertTrue(isShown(activity, R.id.better));
          assertTrue(copied(activity), copied(activity).contains("better f3xf5"));
        });
  }

  @Test
  public void aBetterMoveCanBeLookedForWithoutBeingTold() throws RefusalException {
    in(
        activity -> {
          review(activity);
          view(activity, R.id.attempt).performClick();
          TestWait.until("it is asked for", () -> isShown(activity, R.id.solution));
          MaterialToolbar bar = activity.findViewById(R.id.bar);
          assertEquals("Try it yourself", bar.getTitle().toString());
          activity.getOnBackPressedDispatcher().onBackPressed();
          TestWait.until("the game is there again", () -> isShown(activity, R.id.better));
          assertStatus(activity, "Move 3 of 3");
        });
  }

  /** Returns the game as text, as it is copied and shared. */
  private static String copied(MainActivity activity) {
    MaterialToolbar bar = activity.findViewById(R.id.bar);
    bar.getMenu().performIdentifierAction(R.id.copy, 0);
    var clip = activity.getSystemService(ClipboardManager.class).getPrimaryClip();
    return clip.getItemAt(0).getText().toString();
  }

  @Test
  public void theGraphIsASliderForFingersKeysAndTalkBack() throws RefusalException {
    in(
        activity -> {
          review(activity);
          var graph = view(activity, R.id.graph);
          touchGraph(activity, 1);
          assertStatus(activity, "Move 3 of 3");
          touchGraph(activity, 0.42f);
          assertStatus(activity, "Move 1 of 3: Rui");
          graph.onKeyDown(
              KeyEvent.KEYCODE_DPAD_RIGHT,
              new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DPAD_RIGHT));
          assertStatus(activity, "Move 2 of 3: Ana");
          graph.performAccessibilityAction(AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD, null);
          assertStatus(activity, "Move 1 of 3: Rui");
          var told = graph.createAccessibilityNodeInfo();
          assertEquals(SeekBar.class.getName(), told.getClassName().toString());
          assertEquals(2, told.getRangeInfo().getCurrent(), 0);
          assertEquals(5, told.getRangeInfo().getMax(), 0);
          var spoken = graph.getContentDescription().toString();
          assertTrue(spoken, spoken.startsWith("Winning chances over the game\nAna: accuracy "));
        });
  }

  private static void touchGraph(MainActivity activity, float way) {
    var graph = view(activity, R.id.graph);
    long now = SystemClock.uptimeMillis();
    float x = way * graph.getWidth();
    for (int action : new int[] {MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP}) {
      var event = MotionEvent.obtain(now, now, action, x, graph.getHeight() / 2f, 0);
      graph.dispatchTouchEvent(event);
      event.recycle();
    }
  }
}
