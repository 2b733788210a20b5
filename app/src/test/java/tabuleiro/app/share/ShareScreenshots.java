package tabuleiro.app.share;

import android.graphics.Bitmap;
import android.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.app.R;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Pictures of the images that people share. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public class ShareScreenshots {
  @Test
  public void everyGame() throws IOException {
    var context =
        new ContextThemeWrapper(
            ApplicationProvider.getApplicationContext(), R.style.Theme_Tabuleiro);
    var random = new Random(4);
    for (var look : GameUiRegistry.all()) {
      var players = List.of(Player.person("Ana"), Player.cpu(Level.CLUB));
      var match = new Match(Options.standard(look.game()), players);
      RandomGames.play(match, 24, random);
      var file = new File(System.getProperty("screenshots"), "share-" + look.game().id() + ".png");
      file.getParentFile().mkdirs();
      try (var out = new FileOutputStream(file)) {
        new MatchImageRenderer(context, match, 1080)
            .draw()
            .compress(Bitmap.CompressFormat.PNG, 100, out);
      }
    }
  }
}
