package tabuleiro.app.library;

import static org.robolectric.Shadows.shadowOf;

import android.app.Application;
import android.net.Uri;
import android.view.View;
import android.view.inspector.WindowInspector;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ApplicationProvider;
import com.google.android.material.appbar.MaterialToolbar;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.data.GameMetadata;
import tabuleiro.app.data.ImportSource;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;
import tabuleiro.app.ui.TextInputDialog;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Screenshots of library and replay. */
public final class LibraryScreenshots extends Screenshots {
  private LibraryFixture games;

  @Before
  public void openLibrary() {
    games = new LibraryFixture();
  }

  @Test
  public void library() {
    games.usual();
    take("library", LibraryScreenshots::open);
  }

  @Test
  public void selection() {
    games.usual();
    take(
        "library-selection",
        activity -> {
          open(activity);
          card(activity, 0).performLongClick();
          card(activity, 1).performClick();
          TestWait.pass(300);
        });
  }

  @Test
  public void empty() {
    take(
        "library-empty",
        activity -> {
          activity.library();
          TestWait.until("it is empty", () -> isShown(activity, R.id.empty));
        });
  }

  @Test
  public void damaged() {
    games.damaged("Found on the old phone", 70).store();
    take(
        "library-damaged",
        activity -> {
          open(activity);
          card(activity, 0).performClick();
          TestWait.pass(300);
        });
  }

  @Test
  public void damagedImport() {
    var good = GameRecord.of(match(12), "2026-11-16").toText();
    var text = good + "=== 2 ===\n" + good + "7. z9-z8\n=== 3 ===\n[Game \"chess\"]\n1. e4 e5\n";
    take(
        "library-import-damaged",
        activity -> {
          activity.library();
          TestWait.until("it is empty", () -> isShown(activity, R.id.empty));
          var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
          var model = new ViewModelProvider(screen).get(LibraryViewModel.class);
          model.importing().readText(text, ImportSource.PASTED);
          TestWait.until("it says so", () -> WindowInspector.getGlobalWindowViews().size() > 1);
          TestWait.pass(300);
        });
  }

  @Test
  public void handedOver() {
    var text = new StringBuilder();
    for (int moves = 4; moves < 12; moves++) {
      text.append(GameRecord.of(match(moves), "2026-11-16").toText());
    }
    take(
        "library-import",
        activity -> {
          activity.library();
          TestWait.until("it is empty", () -> isShown(activity, R.id.empty));
          var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
          var model = new ViewModelProvider(screen).get(LibraryViewModel.class);
          model.importing().readText(text.toString(), ImportSource.HANDED_OVER);
          TestWait.until("it asks", () -> WindowInspector.getGlobalWindowViews().size() > 1);
          TestWait.pass(300);
        });
  }

  @Test
  public void importOfAnAssumedEncoding() {
    var uri = Uri.parse("content://other.app/games.txt");
    var text = GameRecord.of(match(8), "2026-11-16").toText().replace("Ana", "Ólafur");
    shadowOf(ApplicationProvider.<Application>getApplicationContext().getContentResolver())
        .registerInputStreamSupplier(
            uri, () -> new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)));
    take(
        "library-import-assumed",
        activity -> {
          activity.library();
          TestWait.until("it is empty", () -> isShown(activity, R.id.empty));
          var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
          var model = new ViewModelProvider(screen).get(LibraryViewModel.class);
          model.importing().readFile(uri, ImportSource.PICKED);
          TestWait.until("it asks", () -> WindowInspector.getGlobalWindowViews().size() > 1);
          TestWait.pass(300);
        });
  }

  @Test
  public void rename() {
    games.one(match(12));
    take(
        "library-rename",
        activity -> {
          open(activity);
          var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
          new TextInputDialog.Question(
                  "rename",
                  R.string.library_rename,
                  R.string.library_name,
                  R.string.library_ok,
                  GameMetadata.LONGEST_NAME)
              .ask(screen, 1, "The final of the club’s championship, the last round, third game");
          TestWait.pass(300);
        });
  }

  @Test
  public void film() {
    long id = games.one(match(30));
    take(
        "replay-film",
        activity -> {
          activity.replay(id);
          TestWait.until("the board is there", () -> isShown(activity, R.id.controls));
          MaterialToolbar bar = activity.findViewById(R.id.bar);
          bar.getMenu().performIdentifierAction(R.id.share_film, 0);
          TestWait.pass(30);
        });
  }

  @Test
  public void replay() {
    long id = games.one(match(30));
    take(
        "replay",
        activity -> {
          activity.replay(id);
          TestWait.until("the board is there", () -> isShown(activity, R.id.controls));
          TestWait.pass(500);
          activity.findViewById(R.id.previous).performClick();
          TestWait.pass(500);
        });
  }

  @Test
  public void reviewed() {
    takeReviewed("replay-reviewed", match(9), activity -> {});
  }

  @Test
  public void mistake() throws RefusalException {
    takeReviewed("replay-mistake", mistaken(), activity -> {});
  }

  @Test
  public void revealed() throws RefusalException {
    takeReviewed(
        "replay-revealed",
        mistaken(),
        activity -> activity.findViewById(R.id.better).performClick());
  }

  @Test
  public void betterLine() throws RefusalException {
    takeReviewed(
        "replay-better-line",
        mistaken(),
        activity -> {
          activity.findViewById(R.id.better).performClick();
          activity.findViewById(R.id.better).performClick();
          TestWait.pass(500);
          activity.findViewById(R.id.next).performClick();
        });
  }

  private static Match mistaken() throws RefusalException {
    var options = Options.standard(GameUiRegistry.byId("shakti").game());
    var match = new Match(options, List.of(Player.person("Ana"), Player.person("Rui")));
    for (var move : "b2-a1 f6-f5 f2-f3 d6-d7 d2-e2".split(" ")) {
      match.play(move);
    }
    return match;
  }

  private void takeReviewed(String name, Match match, Consumer<MainActivity> further) {
    long id = games.one(match);
    take(
        name,
        activity -> {
          activity.replay(id);
          TestWait.until("the board is there", () -> isShown(activity, R.id.controls));
          TestWait.pass(100);
          MaterialToolbar bar = activity.findViewById(R.id.bar);
          bar.getMenu().performIdentifierAction(R.id.review, 0);
          TestWait.until(
              "all moves are judged",
              () -> activity.findViewById(R.id.reviewing).getVisibility() == View.GONE);
          TestWait.pass(500);
          further.accept(activity);
          TestWait.pass(500);
        });
  }

  private static Match match(int moves) {
    var options = Options.standard(GameUiRegistry.all().get(0).game());
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    return RandomGames.play(new Match(options, players), moves, new Random(4));
  }

  private static void open(MainActivity activity) {
    activity.library();
    TestWait.until(
        "a card is there",
        () -> {
          RecyclerView list = activity.findViewById(R.id.library_games);
          return list != null && list.getChildCount() > 0;
        });
    TestWait.pass(1000);
  }

  private static View card(MainActivity activity, int index) {
    RecyclerView list = activity.findViewById(R.id.library_games);
    return list.getChildAt(index);
  }

  private static boolean isShown(MainActivity activity, int id) {
    var view = activity.findViewById(id);
    return view != null && view.isShown();
  }
}
