package tabuleiro.app.editor;

import static org.junit.Assume.assumeTrue;

import java.util.EnumSet;
import java.util.List;
import org.junit.Test;
import tabuleiro.app.Screenshots;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Screenshots of the editor. */
public class EditorScreenshots extends Screenshots {
  private void take(String game, String options, String layout) throws RefusalException {
    var played = Games.byId(game);
    var chosen = Options.parse(played, options);
    var players = new Player[played.seats(chosen)];
    java.util.Arrays.fill(players, Player.person("Ana"));
    var record = new GameRecord(chosen, layout, List.of(players), "", List.of(), null);
    take("editor-" + game, activity -> activity.editPosition(record));
  }

  @Test
  public void shakti() throws RefusalException {
    take("shakti", "", "to=2 Kd2 Wd4 kd7 wb6 wf4 -c3 -f5");
  }

  @Test
  public void shacru() throws RefusalException {
    take("shacru", "players=4", "");
  }

  @Test
  public void azacru() throws RefusalException {
    assumeTrue(EnumSet.of(Look.PHONE, Look.TABLET).contains(look));
    take("azacru", "", "");
  }

  @Test
  public void shi() throws RefusalException {
    assumeTrue(EnumSet.of(Look.PHONE, Look.PHONE_LAND, Look.PHONE_PT).contains(look));
    take("shi", "", "");
  }

  @Test
  public void niJu() throws RefusalException {
    take("ni-ju", "", "W6r3@0,0 B1r3@1,0 W3r3@0,1 B7r1@0,-1 W9r3@1,1 B19r0@1,-1");
  }

  @Test
  public void empty() throws RefusalException {
    assumeTrue(EnumSet.of(Look.PHONE, Look.PHONE_LARGE_TEXT).contains(look));
    take(
        "editor-empty",
        activity -> {
          activity.editPosition("shakti");
          activity.getSupportFragmentManager().executePendingTransactions();
          activity
              .<com.google.android.material.appbar.MaterialToolbar>findViewById(
                  tabuleiro.app.R.id.bar)
              .getMenu()
              .performIdentifierAction(tabuleiro.app.R.id.clear, 0);
        });
  }
}
