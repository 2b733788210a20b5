package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.data.RandomGames;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.niju.NiJuReason;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.RecordWriter;
import tabuleiro.rules.shakti.ShaktiReason;
import tabuleiro.rules.shi.ShiReason;

@RunWith(AndroidJUnit4.class)
public class MatchTextsTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void theOnlyPersonIsYou() throws RefusalException {
    assertEquals("You – CPU club", players("Player 1", null));
    assertEquals("CPU club – You", players(null, "Jogador 2"));
    assertEquals("an imported game", "You – CPU club", players("", null));
    assertEquals("Ana – CPU club", players("Ana", null));
    assertEquals("Your turn", MatchTexts.turn(context, match("Player 1", null), 0));
  }

  @Test
  @Config(qualifiers = "pt-rPT")
  public void namesThatNobodyChoseFollowTheLanguage() throws RefusalException {
    assertEquals("Eu – CPU clube", players("Player 1", null));
    assertEquals("Jogador 1 – Jogador 2", players("Player 1", "Player 2"));
    assertEquals("Player 12 is a chosen one", "Player 12 – Rui", players("Player 12", "Rui"));
  }

  /** Catches a screen that numbers moves, or counts them, in another way than the record. */
  @Test
  public void movesHaveTheNumbersOfTheRecord() {
    for (int seed = 0; seed < 200; seed++) {
      var match = RandomGames.any(new Random(seed));
      var record = RecordWriter.write(match, "");
      var text = record.substring(record.lastIndexOf("]\n") + 2);
      int seats = match.players().size();
      var listed = new StringBuilder();
      for (int ply = 0; ply < match.length(); ply++) {
        var notation = match.notation().get(ply);
        var numbered = MatchTexts.numbered(context, match, ply);
        boolean isFirst = ply % seats == 0;
        assertTrue(numbered, numbered.contains(isFirst ? ". " : "\u2026 "));
        listed.append(isFirst ? ply == 0 ? "" : "\n" : " ");
        listed.append(isFirst ? numbered.substring(0, numbered.indexOf(' ') + 1) : "");
        listed.append(notation);
      }
      assertEquals("seed " + seed, text, listed + (match.length() == 0 ? "" : "\n"));
      assertEquals("rounds", text.lines().count(), match.rounds(match.length()));
    }
  }

  /** The same for moves in variations, which have dots instead of an ellipsis there. */
  @Test
  public void movesOfVariationsHaveTheNumbersOfTheRecord() {
    var legal = new MoveList();
    for (int seed = 0; seed < 50; seed++) {
      var match = RandomGames.any(new Random(seed));
      int seats = match.players().size();
      var tree = MoveTree.of(match, List.of());
      for (int ply = 0, at = 0; ply < match.length(); ply++) {
        var position = match.positionAt(ply);
        legal.clear();
        position.moves(legal);
        var other = position.format(legal.get(legal.size() - 1));
        if (!other.equals(match.notation().get(ply))) {
          var numbered = MatchTexts.numbered(context, ply + 1, seats, other);
          var text = RecordWriter.moves(tree.add(at, other), seats);
          var written = numbered.replace("\u2026", "...");
          assertTrue(text + written, other.equals("pass") || text.contains("(" + written + ")"));
        }
        at = tree.child(at, match.notation().get(ply));
      }
    }
  }

  @Test
  public void theyDoSoInEnglishToo() throws RefusalException {
    assertEquals("Player 2 – Player 1", players("Jogador 2", "Jogador 1"));
  }

  @Test
  @Config(qualifiers = "pt-rPT")
  public void whoseTurnItIsAgreesWithEveryName() throws RefusalException {
    assertEquals("É a vez do Jogador 1", MatchTexts.turn(context, match("Player 1", "Ana"), 0));
    assertEquals("É a vez de Ana", MatchTexts.turn(context, match("Player 1", "Ana"), 1));
    assertEquals("É a vez do CPU clube", MatchTexts.turn(context, match("Ana", null), 1));
    assertEquals("É a sua vez", MatchTexts.turn(context, match("Ana", null), 0));
  }

  /** Catches a reason without a subject, or with the wrong one. */
  @Test
  public void aWinIsToldWithWhoDidWhat() throws RefusalException {
    var shi = won("shi", "size=3", ShiReason.REDUCED);
    assertEquals("You captured 2 of the 3 Ninja", reason(shi, "Player 1", null));
    assertEquals("CPU club captured 2 of your 3 Ninja", reason(shi, null, "Player 2"));
    assertEquals("Ana captured 2 of the 3 Ninja", reason(shi, "Ana", "Rui"));
    var shakti = won("shakti", "", ShaktiReason.KING_TAKEN);
    assertEquals("You captured Black’s king", reason(shakti, "Player 1", null));
    assertEquals("CPU club captured your king", reason(shakti, null, "Player 2"));
    var mate = won("shakti", "rules=freeling", ShaktiReason.CHECKMATE);
    assertEquals("Ana checkmated Black’s king", reason(mate, "Ana", "Rui"));
    var race = won("ni-ju", "race=1", NiJuReason.RACE_WON);
    assertEquals("You completed 1 pattern first", reason(race, "Player 1", null));
  }

  @Test
  @Config(qualifiers = "pt-rPT")
  public void aWinIsToldInPortuguese() throws RefusalException {
    var shi = won("shi", "size=3", ShiReason.REDUCED);
    assertEquals("Capturou 2 dos 3 Ninjas", reason(shi, "Player 1", null));
    assertEquals("Jogador 1 capturou 2 dos 3 Ninjas", reason(shi, "Player 1", "Player 2"));
  }

  private String reason(ReadableMatch played, String first, String second) throws RefusalException {
    var match =
        new GameRecord(
                played.options(),
                "",
                List.of(player(first), player(second)),
                "",
                played.notation(),
                null)
            .toMatch();
    return MatchTexts.reason(context, match, match.result());
  }

  /** Returns a random game that the first seat won for a reason. */
  private static ReadableMatch won(String game, String text, Reason reason)
      throws RefusalException {
    var options = Options.parse(Games.byId(game), text);
    var people = List.of(player("Ana"), player("Rui"));
    for (int seed = 0; ; seed++) {
      var match = new GameRecord(options, "", people, "", List.of(), null).toMatch();
      RandomGames.play(match, Integer.MAX_VALUE, new Random(seed));
      if (match.position().ending() == reason && match.result().winner() == 0) {
        return match;
      }
    }
  }

  private String players(String first, String second) throws RefusalException {
    return MatchTexts.players(context, match(first, second));
  }

  /** Returns a match of two; a null name stands for a CPU. */
  private static ReadableMatch match(String first, String second) throws RefusalException {
    var options = Options.standard(Games.byId("shi"));
    return new GameRecord(options, "", List.of(player(first), player(second)), "", List.of(), null)
        .toMatch();
  }

  private static Player player(String name) {
    return name == null ? Player.cpu(Level.CLUB) : Player.person(name);
  }
}
