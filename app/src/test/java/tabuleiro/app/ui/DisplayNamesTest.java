package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.GameRecord;

@RunWith(AndroidJUnit4.class)
public class DisplayNamesTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void theOnlyPersonIsYou() throws Refusal {
    assertEquals("You – CPU club", players("Player 1", null));
    assertEquals("CPU club – You", players(null, "Jogador 2"));
    assertEquals("an imported game", "You – CPU club", players("", null));
    assertEquals("Ana – CPU club", players("Ana", null));
    assertEquals("Your turn", DisplayNames.turn(context, match("Player 1", null), 0));
  }

  @Test
  @Config(qualifiers = "pt-rPT")
  public void namesThatNobodyChoseFollowTheLanguage() throws Refusal {
    assertEquals("Eu – CPU clube", players("Player 1", null));
    assertEquals("Jogador 1 – Jogador 2", players("Player 1", "Player 2"));
    assertEquals("Player 12 is a chosen one", "Player 12 – Rui", players("Player 12", "Rui"));
  }

  @Test
  public void theyDoSoInEnglishToo() throws Refusal {
    assertEquals("Player 2 – Player 1", players("Jogador 2", "Jogador 1"));
  }

  @Test
  @Config(qualifiers = "pt-rPT")
  public void whoseTurnItIsAgreesWithEveryName() throws Refusal {
    assertEquals("É a vez do Jogador 1", DisplayNames.turn(context, match("Player 1", "Ana"), 0));
    assertEquals("É a vez de Ana", DisplayNames.turn(context, match("Player 1", "Ana"), 1));
    assertEquals("É a vez do CPU clube", DisplayNames.turn(context, match("Ana", null), 1));
    assertEquals("É a sua vez", DisplayNames.turn(context, match("Ana", null), 0));
  }

  private String players(String first, String second) throws Refusal {
    return DisplayNames.players(context, match(first, second));
  }

  /** Returns a match of two; a null name stands for a CPU. */
  private static ReadableMatch match(String first, String second) throws Refusal {
    var options = Options.standard(Games.byId("shi"));
    return new GameRecord(options, List.of(player(first), player(second)), "", List.of(), null)
        .toMatch();
  }

  private static Player player(String name) {
    return name == null ? Player.cpu(Level.CLUB) : Player.person(name);
  }
}
