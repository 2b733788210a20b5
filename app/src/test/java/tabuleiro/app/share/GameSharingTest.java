package tabuleiro.app.share;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.ClipboardManager;
import android.content.DialogInterface;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Canvas;
import android.graphics.Color;
import android.view.View;
import androidx.appcompat.app.AlertDialog;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.qr.QrPictureReader;
import tabuleiro.app.qr.QrPictures;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.correspondence.CompactGame;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests sharing a game as an image and as an animated GIF, from replay and play. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class GameSharingTest {
  private static Match match(String game, int moves) {
    var options = Options.standard(GameUiRegistry.byId(game).game());
    var match = new Match(options, List.of(Player.person(""), Player.cpu(Level.CLUB)));
    for (int i = 0; i < moves; i++) {
      var legal = new MoveList();
      match.position().moves(legal);
      match.play(legal.get(legal.size() / 2));
    }
    return match;
  }

  private static void in(Match match, Consumer<MainActivity> steps) {
    long id = new LibraryFixture().one(match);
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            activity.replay(id);
            TestWait.until(
                "the game is there",
                () -> {
                  var controls = activity.findViewById(R.id.controls);
                  return controls != null && controls.getVisibility() == View.VISIBLE;
                });
            steps.accept(activity);
          });
    }
  }

  private static File file(String name) {
    return new File(ApplicationProvider.getApplicationContext().getCacheDir(), "shared/" + name);
  }

  private static void choose(MainActivity activity, int item) {
    MaterialToolbar bar = activity.findViewById(R.id.bar);
    assertTrue(bar.getMenu().performIdentifierAction(item, 0));
  }

  @Before
  public void forget() {
    SharedFiles.forget();
    ShadowDialog.reset();
  }

  @Test
  public void picturesAndFilmsOfEveryGameAreMade() {
    for (var gameUi : GameUiRegistry.all()) {
      var game = gameUi.game().id();
      in(
          match(game, 5),
          activity -> {
            choose(activity, R.id.share_picture);
            TestWait.until(game + " is drawn", () -> endsWith(file(game + ".png"), 0x82));
            var picture = decoded(game + ".png");
            assertEquals(1080, picture.getWidth());
            assertTrue(picture.getHeight() > picture.getWidth());
            assertNotEquals(game + " has a board", 1, colours(picture, 300, 1000));
            assertNotEquals(game + " has words above it", 1, colours(picture, 5, 75));
            assertEquals(match(game, 5).notation(), readBack(game + ".png"));
            choose(activity, R.id.share_film);
            TestWait.until(game + " is filmed", () -> endsWith(file(game + ".gif"), 0x3b));
            assertEquals(480, decoded(game + ".gif").getWidth());
          });
    }
  }

  /** Reads the moves out of a picture's code. */
  private static List<String> readBack(String name) {
    try {
      var text = QrPictureReader.read(Files.readAllBytes(file(name).toPath()));
      return moves(Objects.requireNonNull(text, "there is a code"));
    } catch (IOException failure) {
      throw new AssertionError(name, failure);
    }
  }

  private static String read(Bitmap picture) {
    try {
      return QrPictureReader.read(QrPictures.png(picture));
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  private static List<String> moves(String text) {
    try {
      return CompactGame.read(text).match().notation();
    } catch (RefusalException damaged) {
      throw new AssertionError(text, damaged);
    }
  }

  /** The code of an earlier position tells nothing of what came later. */
  @Test
  public void theCodeHoldsTheGameUpToWhatIsShown() {
    in(
        match("shi", 5),
        activity -> {
          activity.findViewById(R.id.first).performClick();
          choose(activity, R.id.share_picture);
          TestWait.until("it is drawn", () -> endsWith(file("shi.png"), 0x82));
          assertEquals(List.of(), readBack("shi.png"));
        });
  }

  @Test
  public void thePictureHasNoCodeIfThatIsSwitchedOff() {
    var preferences =
        PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext());
    preferences.edit().putBoolean("picture_code", false).apply();
    in(
        match("shi", 5),
        activity -> {
          choose(activity, R.id.share_picture);
          TestWait.until("it is drawn", () -> endsWith(file("shi.png"), 0x82));
          assertEquals(1080 + 3 * 81, decoded("shi.png").getHeight());
        });
  }

  @Test
  public void theGameIsShownAsACodeAndCopied() {
    var match = match("shi", 5);
    in(
        match,
        activity -> {
          choose(activity, R.id.share_code);
          TestWait.until("it is shown", () -> ShadowDialog.getLatestDialog() != null);
          var dialog = (AlertDialog) ShadowDialog.getLatestDialog();
          View code = dialog.findViewById(R.id.code);
          TestWait.until("it is laid out", () -> code.getWidth() > 0);
          var drawn = Bitmap.createBitmap(500, 500, Bitmap.Config.ARGB_8888);
          drawn.eraseColor(Color.GRAY);
          code.layout(0, 0, 500, 500);
          code.draw(new Canvas(drawn));
          dialog.getButton(DialogInterface.BUTTON_NEUTRAL).performClick();
          var clipboard = activity.getSystemService(ClipboardManager.class);
          TestWait.until("it is copied", clipboard::hasPrimaryClip);
          var copied = clipboard.getPrimaryClip().getItemAt(0).getText().toString();
          assertEquals(copied, read(drawn));
          assertEquals(match.notation(), moves(copied));
        });
  }

  private static Bitmap decoded(String name) {
    return BitmapFactory.decodeFile(file(name).getPath());
  }

  /** Counts the colours between two rows, at most 2. */
  private static int colours(Bitmap picture, int from, int to) {
    int first = picture.getPixel(0, from);
    for (int y = from; y < to; y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        if (picture.getPixel(x, y) != first) {
          return 2;
        }
      }
    }
    return 1;
  }

  /** Returns whether a file is complete, which its last byte shows. */
  private static boolean endsWith(File written, int last) {
    try (var file = new RandomAccessFile(written, "r")) {
      file.seek(Math.max(0, written.length() - 1));
      return written.length() > 1000 && file.read() == last;
    } catch (IOException notYet) {
      return false;
    }
  }
}
