package tabuleiro.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * Tests that a game with nothing but rules and a board works on every screen: that all else has a
 * default. Both registries are shadowed; no other test sees the game.
 */
@RunWith(AndroidJUnit4.class)
@Config(
    sdk = 35,
    qualifiers = "en-w400dp-h2000dp-mdpi",
    shadows = {SmallestGameTest.WithDuel.class, SmallestGameTest.WithDuelUi.class})
public final class SmallestGameTest {
  private static final Game GAME = new SmallestGame();

  /** The games with one more. */
  @Implements(value = Games.class, isInAndroidSdk = false)
  public static final class WithDuel {
    private WithDuel() {}

    @Implementation
    public static List<Game> all() {
      return plus(Shadow.<List<Game>, Games>directlyOn(Games.class, "all"), GAME);
    }
  }

  /** The games' interfaces with one more. */
  @Implements(value = GameUiRegistry.class, isInAndroidSdk = false)
  public static final class WithDuelUi {
    private WithDuelUi() {}

    @Implementation
    public static List<GameUi> all() {
      return plus(
          Shadow.<List<GameUi>, GameUiRegistry>directlyOn(GameUiRegistry.class, "all"), Ui.ONLY);
    }
  }

  /** Created when the registry of games is complete. */
  private static final class Ui {
    static final GameUi ONLY = new SmallestGameUi();
  }

  private static <T> List<T> plus(List<T> all, T one) {
    var more = new ArrayList<>(all);
    more.add(one);
    return more;
  }

  @Test
  public void isOnTheHomeScreenAndOpensItsBoardWithoutALesson() {
    onScreen(
        activity -> {
          waitFor(activity, R.id.screen, "Duel");
          var card = find(activity.findViewById(R.id.screen), "Duel");
          while (!card.hasOnClickListeners()) {
            card = (View) card.getParent();
          }
          card.performClick();
          waitForBoard(activity);
          assertEquals(View.GONE, activity.findViewById(R.id.learn).getVisibility());
        });
  }

  @Test
  public void isSetUp() {
    onScreen(
        activity -> {
          activity.setup("duel");
          waitFor(activity, R.id.start, "");
          waitFor(activity, R.id.bar, "Duel");
          MaterialToolbar bar = activity.findViewById(R.id.bar);
          assertFalse(bar.getMenu().findItem(R.id.lesson).isVisible());
        });
  }

  @Test
  public void isPlayedAgainstTheCpu() {
    onScreen(
        activity -> {
          activity.playFirst("duel");
          var board = waitForBoard(activity);
          play(board, "b1-a2");
          TestWait.until("the CPU takes the king", () -> board.position().isOver());
        });
  }

  private static void play(BoardView board, String move) {
    try {
      var position = board.position();
      TestWait.until("a person can move", () -> board.moveInput().moveBuilder() != null);
      for (var touch : position.touches(position.parse(move))) {
        board.moveInput().touch(touch);
      }
    } catch (RefusalException refusal) {
      throw new AssertionError(refusal);
    }
  }

  @Test
  public void isInTheLibraryAndReplayed() {
    var id = new LibraryFixture().one(finished());
    onScreen(
        activity -> {
          activity.library();
          waitFor(activity, R.id.library_games, "Duel");
          activity.replay(id);
          waitFor(activity, R.id.status, "king was taken");
        });
  }

  @Test
  public void isAnalysed() {
    onScreen(
        activity -> {
          activity.analyse(finished());
          waitForBoard(activity);
          waitFor(activity, R.id.tree, "b1-b2");
        });
  }

  @Test
  public void isEdited() {
    onScreen(
        activity -> {
          activity.editPosition("duel");
          waitForBoard(activity);
          ViewGroup palette = activity.findViewById(R.id.things);
          assertEquals("two kings and the eraser", 3, palette.getChildCount());
        });
  }

  @Test
  public void isExplainedInOneSentence() {
    onScreen(
        activity -> {
          activity.learn("duel");
          waitFor(activity, R.id.sections, activity.getString(R.string.learn_goal));
          assertEquals(View.GONE, activity.findViewById(R.id.lesson).getVisibility());
          assertEquals(1, ((ViewGroup) activity.findViewById(R.id.sections)).getChildCount());
        });
  }

  @Test
  public void hasAChapterOfPuzzles() {
    onScreen(
        activity -> {
          activity.puzzles("duel");
          waitFor(activity, R.id.chapters, "Duel");
          assertTrue(activity.findViewById(R.id.empty).isShown());
        });
  }

  @Test
  public void isCounted() {
    new LibraryFixture().one(finished());
    onScreen(
        activity -> {
          activity.stats();
          waitFor(activity, R.id.stats_games, "Duel");
        });
  }

  @Test
  public void isPreviewedInTheSettings() {
    onScreen(
        activity -> {
          activity.settings();
          var setting = activity.getString(R.string.settings_board_theme);
          waitFor(activity, R.id.screen, setting);
          var title = find(activity.findViewById(R.id.screen), setting);
          ((View) title.getParent().getParent()).performClick();
          TestWait.until("the dialog is shown", () -> ShadowDialog.getLatestDialog() != null);
          ViewGroup previews = ShadowDialog.getLatestDialog().findViewById(R.id.preview);
          assertEquals(GameUiRegistry.all().size(), previews.getChildCount());
        });
  }

  /** Returns a game that Black, the CPU, wins. */
  private static Match finished() {
    try {
      var players = List.of(Player.person("Ana"), Player.cpu(Level.CLUB));
      var match = new Match(Options.standard(GAME), players);
      match.play(match.position().parse("b1-b2"));
      match.play(match.position().parse("b3xb2"));
      return match;
    } catch (RefusalException refusal) {
      throw new AssertionError(refusal);
    }
  }

  private static void onScreen(Consumer<MainActivity> test) {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(test::accept);
    }
  }

  /** Waits until a view of the current screen, or one inside it, contains a text. */
  private static void waitFor(MainActivity activity, int id, String text) {
    TestWait.until(
        text + " is shown",
        () -> activity.findViewById(id) != null && find(activity.findViewById(id), text) != null);
  }

  private static BoardView waitForBoard(MainActivity activity) {
    TestWait.until("the board is shown", () -> board(activity) != null);
    return board(activity);
  }

  private static BoardView board(MainActivity activity) {
    for (var view : views(activity.findViewById(R.id.screen))) {
      boolean shows = view instanceof BoardView board && board.hasListener();
      if (shows && ((BoardView) view).position().options().game() == GAME && view.isShown()) {
        return (BoardView) view;
      }
    }
    return null;
  }

  /** Returns the first visible view below another that contains a text, or null. */
  private static View find(View root, String text) {
    for (var view : views(root)) {
      boolean says = view instanceof TextView words && words.getText().toString().contains(text);
      if (says && view.isShown()) {
        return view;
      }
    }
    return null;
  }

  private static List<View> views(View root) {
    var views = new ArrayList<View>();
    views.add(root);
    for (int i = 0; i < views.size(); i++) {
      if (views.get(i) instanceof ViewGroup group) {
        for (int child = 0; child < group.getChildCount(); child++) {
          views.add(group.getChildAt(child));
        }
      }
    }
    return views;
  }
}
