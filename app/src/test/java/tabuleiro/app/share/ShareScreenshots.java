package tabuleiro.app.share;

import android.graphics.Bitmap;
import android.view.ContextThemeWrapper;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.qr.QrCode;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.correspondence.CompactGame;
import tabuleiro.rules.correspondence.Message;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Pictures of the images that people share. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public class ShareScreenshots {
  @Test
  public void everyGame() throws IOException, RefusalException {
    for (var look : List.of("en-notnight", "en-night", "pt-rPT-notnight", "pt-rBR-night")) {
      RuntimeEnvironment.setQualifiers(look);
      var context =
          new ContextThemeWrapper(RuntimeEnvironment.getApplication(), R.style.Theme_Tabuleiro);
      var random = new Random(4);
      for (var gameUi : GameUiRegistry.all()) {
        var players = List.of(Player.person("Ana"), Player.cpu(Level.CLUB));
        var match = new Match(Options.standard(gameUi.game()), players);
        RandomGames.play(match, 24, random);
        save(new MatchImageRenderer(context, match, 1080, code(match)), gameUi, look);
      }
    }
  }

  private static QrCode code(Match match) throws RefusalException {
    return QrCode.of(CompactGame.write(new Message(match, null)), MatchImageRenderer.MOST_MODULES);
  }

  private static void save(MatchImageRenderer picture, GameUi gameUi, String look)
      throws IOException {
    var name = "share-" + gameUi.game().id() + "-" + look + ".png";
    var file = new File(System.getProperty("screenshots"), name);
    file.getParentFile().mkdirs();
    try (var out = new FileOutputStream(file)) {
      picture.draw().compress(Bitmap.CompressFormat.PNG, 100, out);
    }
  }
}
