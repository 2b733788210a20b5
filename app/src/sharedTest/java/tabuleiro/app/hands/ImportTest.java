package tabuleiro.app.hands;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.containsString;
import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.content.Intent;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.data.FreshAppRule;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Tests the import of a game shared by another app: preview first, then the library. */
@RunWith(AndroidJUnit4.class)
public final class ImportTest {
  @Rule public final FreshAppRule fresh = new FreshAppRule();

  private final Context app = ApplicationProvider.getApplicationContext();

  private static GameRecord game() {
    var options = Options.standard(GameUiRegistry.all().get(0).game());
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    return new GameRecord(options, "", players, "", List.of(), null);
  }

  private Intent sent() {
    return new Intent(app, MainActivity.class)
        .setAction(Intent.ACTION_SEND)
        .setType("text/plain")
        .putExtra(Intent.EXTRA_TEXT, game().toText());
  }

  @Test
  public void aGameThatIsSentIsImported() {
    var players = MatchTexts.players(app, game().toMatch());
    try (var hands = new AppRobot(sent())) {
      hands.awaitDialog();
      onView(withId(R.id.games))
          .inRoot(isDialog())
          .check(matches(withText(containsString(players))));
      hands.answer(R.string.import_do);
      hands.tap(R.id.library_games, players);
      var table = new BoardRobot(hands, hands);
      table.play(1);
      assertEquals(1, table.moves().size());
    }
  }
}
