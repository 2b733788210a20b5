package tabuleiro.app.store;

import android.view.View;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.platform.app.InstrumentationRegistry;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.ScreenPictures;
import tabuleiro.app.TestApp;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.ui.MoveListAdapter;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.record.GameRecord;

/** Draws screens of a phone and a tablet for stores, with games in progress. */
public class StoreScreens extends StorePictures {
  private static final String PHONE = "w400dp-h800dp-port-%s-432dpi";
  private static final String TABLET = "w1280dp-h800dp-land-%s-hdpi";
  private static final String LIGHT = "notnight";
  private static final String DARK = "night";

  @Before
  public void knowTheGames() {
    var memory = TestApp.container().tips();
    for (var game : Games.all()) {
      memory.setOffered(game.id());
      memory.setWanted(game.id(), false);
    }
  }

  @Test
  public void phone() {
    phone("1_home", LIGHT, this::home);
    phone("2_shakti", LIGHT, play(StoreGames.upTo(18, "shakti"), "d3-b5"));
    phone("3_ni-ju", DARK, play(StoreGames.of("ni-ju"), ""));
    phone("4_lesson", LIGHT, lesson("azacru", 4));
    phone("5_review", DARK, review("shi"));
    phone("6_puzzle", LIGHT, puzzle("shacru"));
  }

  @Test
  public void tablet() {
    tablet("1_azacru", LIGHT, play(StoreGames.upTo(36, "azacru"), ""));
    tablet("2_shacru", DARK, play(StoreGames.upTo(34, "shacru"), "c4-b5"));
    tablet("3_shi", LIGHT, play(StoreGames.upTo(24, "shi"), "h6xc1"));
    tablet("4_home", DARK, this::home);
  }

  private void phone(String name, String light, Consumer<MainActivity> way) {
    take(PHONE, light, "phoneScreenshots/" + name, way);
  }

  private void tablet(String name, String light, Consumer<MainActivity> way) {
    take(TABLET, light, "tenInchScreenshots/" + name, way);
  }

  private void take(String device, String light, String name, Consumer<MainActivity> way) {
    hold(String.format(device, light));
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(way::accept);
      InstrumentationRegistry.getInstrumentation().waitForIdleSync();
      scenario.onActivity(
          activity -> PalettePngWriter.save(ScreenPictures.of(activity), file(name)));
    }
  }

  /** Shows the home screen of a regular player. */
  private void home(MainActivity activity) {
    save(StoreGames.upTo(14, "shakti"));
    activity.home();
    TestWait.until("the last game is there", () -> activity.findViewById(R.id.latest) != null);
    TestWait.pass(500);
  }

  /** Shows a game in progress, with a selected piece if a move is given. */
  private static Consumer<MainActivity> play(GameRecord record, String next) {
    return activity -> {
      activity.playNew(record);
      TestWait.until("the game is shown", () -> activity.findViewById(R.id.board) != null);
      TestWait.pass(600);
      if (!next.isEmpty()) {
        BoardView board = activity.findViewById(R.id.board);
        board.moveInput().touch(board.position().touches(parse(board, next)).get(0));
        TestWait.pass(300);
      }
    };
  }

  private static int parse(BoardView board, String move) {
    try {
      return board.position().parse(move);
    } catch (RefusalException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Shows a lesson after some of its steps. */
  private static Consumer<MainActivity> lesson(String game, int steps) {
    return activity -> {
      activity.lesson(game);
      TestWait.pass(500);
      for (int step = 0; step < steps; step++) {
        activity.findViewById(R.id.skip).performClick();
        TestWait.pass(500);
      }
    };
  }

  /** Shows a reviewed game at its worst mistake, with the better move. */
  private Consumer<MainActivity> review(String game) {
    return activity -> {
      activity.replay(save(StoreGames.of(game)));
      TestWait.until("the board is there", () -> isShown(activity, R.id.controls));
      TestWait.pass(100);
      MaterialToolbar bar = activity.findViewById(R.id.bar);
      bar.getMenu().performIdentifierAction(R.id.review, 0);
      TestWait.pass(500);
      TestWait.until("it is judged", () -> !isShown(activity, R.id.reviewing));
      int place = worstMistake(activity);
      activity.findViewById(R.id.first).performClick();
      for (int move = 0; move < place; move++) {
        activity.findViewById(R.id.next).performClick();
        TestWait.pass(500);
      }
      activity.findViewById(R.id.better).performClick();
      SnackbarNotice.end(activity); // the snackbar about new puzzles
      TestWait.pass(500);
    };
  }

  /** Returns the ply after the first move with the most question marks. */
  private static int worstMistake(MainActivity activity) {
    RecyclerView list = activity.findViewById(R.id.moves);
    var moves = ((MoveListAdapter) list.getAdapter()).getCurrentList();
    for (var mark : List.of(" ??", " ?", " ?!")) {
      for (var move : moves) {
        if (move.text().endsWith(mark)) {
          return move.ply();
        }
      }
    }
    throw new AssertionError("there is no mistake in this game");
  }

  /** Shows a puzzle with its first hint. */
  private static Consumer<MainActivity> puzzle(String game) {
    return activity -> {
      var puzzles = TestApp.container().puzzles().chapter(game);
      activity.puzzle(game, puzzles.get(puzzles.size() / 2));
      TestWait.pass(1000);
      activity.findViewById(R.id.hint).performClick();
      TestWait.pass(500);
    };
  }

  private static boolean isShown(MainActivity activity, int id) {
    View view = activity.findViewById(id);
    return view != null && view.isShown();
  }

  private static long save(GameRecord record) {
    var stored = new AtomicLong();
    TestApp.container().games().create(record.toMatch(), false, saved -> stored.set(saved.value()));
    TestWait.until("it is stored", () -> stored.get() != 0);
    return stored.get();
  }
}
