package tabuleiro.app.share;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.view.ContextThemeWrapper;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.app.R;
import tabuleiro.app.TestScale;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.qr.QrCode;
import tabuleiro.app.qr.QrPictureReader;
import tabuleiro.rules.correspondence.CompactGame;
import tabuleiro.rules.correspondence.Message;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;

/**
 * Tests that shared pictures give back their games, as they are and as messengers change them:
 * scaled and compressed. No other test reads codes out of drawn boards.
 */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class PictureCodeTest {
  private static final int SIDE = 1080;
  private static final int JPEG_QUALITY = 60;
  private static final int LEAST_WIDTH = 800;
  private static final int MOST_WIDTH = 1600;

  private final Random random = new Random(33);

  private static Context context(boolean night, BoardTheme theme) {
    RuntimeEnvironment.setQualifiers(night ? "+night" : "+notnight");
    var app = new ContextThemeWrapper(RuntimeEnvironment.getApplication(), R.style.Theme_Tabuleiro);
    return new ContextThemeWrapper(app, theme.overlay());
  }

  private static String text(Match match) {
    try {
      return CompactGame.write(new Message(match, null));
    } catch (RefusalException tooLong) {
      throw new AssertionError(match.notation().toString(), tooLong);
    }
  }

  private Match match(int number) {
    var all = GameUiRegistry.all();
    var options = Options.standard(all.get(number % all.size()).game());
    int moves = random.nextInt(10) == 0 ? 400 : 1 + random.nextInt(60);
    return RandomGames.play(RandomGames.fresh(options, random), moves, random);
  }

  private static byte[] file(Bitmap picture, Bitmap.CompressFormat format, int quality) {
    var file = new ByteArrayOutputStream();
    assertTrue(picture.compress(format, quality, file));
    return file.toByteArray();
  }

  private static byte[] asSent(Bitmap picture, int width) {
    int height = picture.getHeight() * width / picture.getWidth();
    var scaled = Bitmap.createScaledBitmap(picture, width, height, true);
    return file(scaled, Bitmap.CompressFormat.JPEG, JPEG_QUALITY);
  }

  @Test
  public void theGameComesBackFromItsPicture() throws IOException {
    int positions = TestScale.times(100);
    var unread = new ArrayList<String>();
    for (int i = 0; i < positions; i++) {
      var match = match(i);
      var text = text(match);
      var code = QrCode.of(text, MatchImageRenderer.MOST_MODULES);
      var name = match.options().game().id() + " " + match.length() + " " + text.length();
      assertNotNull(name + " has a code", code);
      var context = context(i / 5 % 2 == 1, BoardTheme.values()[i / 10 % 4]);
      var picture = new MatchImageRenderer(context, match, SIDE, code).draw();
      int width = LEAST_WIDTH + random.nextInt(MOST_WIDTH - LEAST_WIDTH + 1);
      check(name, text, file(picture, Bitmap.CompressFormat.PNG, 100), unread);
      check(name + " at " + width, text, asSent(picture, width), unread);
      check(name + " at 800", text, asSent(picture, LEAST_WIDTH), unread);
    }
    int pictures = 3 * positions;
    assertTrue(unread.size() + " of " + pictures + " " + unread, unread.size() * 200 <= pictures);
  }

  /** Random games are too short for the largest code. */
  @Test
  public void theLargestCodeComesBack() throws IOException {
    var letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (int i = 0; i < TestScale.times(20); i++) {
      var text = new StringBuilder();
      while (text.length() < 1046) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      var code = QrCode.of(text.toString(), MatchImageRenderer.MOST_MODULES);
      var context = context(i % 2 == 1, BoardTheme.OWN);
      var picture = new MatchImageRenderer(context, match(i), SIDE, code).draw();
      for (int width = LEAST_WIDTH; width <= MOST_WIDTH; width += 400) {
        var read = QrPictureReader.read(asSent(picture, width));
        assertEquals("code " + i + " at " + width, text.toString(), read);
      }
    }
  }

  private static void check(String name, String text, byte[] file, List<String> unread)
      throws IOException {
    assertTrue(QrPictureReader.isPicture(file));
    var read = QrPictureReader.read(file);
    if (read == null) {
      unread.add(name);
    } else {
      assertEquals(name, text, read);
    }
  }
}
