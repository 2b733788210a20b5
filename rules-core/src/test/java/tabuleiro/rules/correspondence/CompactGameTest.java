package tabuleiro.rules.correspondence;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.TestScale;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests that a word is read as exactly the game that was written, or not at all. */
public class CompactGameTest {
  private static final String QR = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

  private static CorrespondenceReason reason(String word) {
    var refusal = assertThrows(word, RefusalException.class, () -> CompactGame.read(word));
    return (CorrespondenceReason) refusal.reason();
  }

  private static Match shi() throws RefusalException {
    var options = Options.parse(Games.byId("shi"), "size=3");
    var match = new Match(options, List.of(Player.person("Ana"), Player.person("Bea")));
    match.play("a3-b2");
    match.play("a1-a2");
    return match;
  }

  /** Catches a part of a game that does not travel, in any game and with any options. */
  @Test
  public void everyGameComesBackAsItWas() throws Exception {
    for (int seed = 0; seed < TestScale.times(200); seed++) {
      var random = new Random(seed);
      var match = RandomMatches.start(RandomMatches.options(random), random);
      RandomMatches.play(match, random.nextInt(80), random);
      if (!match.isOver() && random.nextInt(3) == 0) {
        match = Match.from(match.options(), match.position().layout(), match.players());
        RandomMatches.play(match, random.nextInt(20), random);
      }
      if (!match.isOver() && random.nextInt(4) == 0) {
        match.close(
            random.nextBoolean() ? ChosenEnding.AGREED : new ChosenEnding(random.nextInt(2)));
      }
      var terms =
          random.nextBoolean()
              ? null
              : RandomMatches.correspondence(match.players().size(), random);
      var word = CompactGame.write(new Message(match, terms));
      for (int at = 0; at < word.length(); at++) {
        char letter = word.charAt(at);
        assertTrue(word, QR.indexOf(letter) >= 0);
      }
      var read = CompactGame.read(word);
      assertEquals("seed " + seed, match.snapshot(), read.match().snapshot());
      assertEquals("seed " + seed, terms, read.correspondence());
    }
  }

  @Test
  public void playersOfTheCpuComeBackToo() throws Exception {
    var players = new ArrayList<Player>();
    for (var level : Level.values()) {
      players.add(new Player("x", level));
    }
    for (int i = 0; i + 1 < players.size(); i++) {
      var match = new Match(Options.parse(Games.byId("shi"), ""), players.subList(i, i + 2));
      var word = CompactGame.write(new Message(match, null));
      assertEquals(match.players(), CompactGame.read(word).match().players());
    }
  }

  /** Catches a damaged word that is read as another game. */
  @Test
  public void anyChangeIsNoticed() throws Exception {
    var random = new Random(5);
    var word = CompactGame.write(new Message(shi(), RandomMatches.correspondence(2, random)));
    for (int i = 0; i < word.length(); i++) {
      for (int at = 0; at < QR.length(); at++) {
        char letter = QR.charAt(at);
        var changed = word.substring(0, i) + letter + word.substring(i + 1);
        if (!changed.equals(word)) {
          reason(changed);
        }
      }
      reason(word.substring(0, i));
      reason(word.substring(0, i) + word.substring(i + 1));
      if (i > 0 && word.charAt(i) != word.charAt(i - 1)) {
        var swapped = new StringBuilder(word);
        swapped.setCharAt(i, word.charAt(i - 1));
        swapped.setCharAt(i - 1, word.charAt(i));
        reason(swapped.toString());
      }
    }
    reason(word + "0");
  }

  @Test
  public void theReasonSaysWhatIsWrong() throws Exception {
    var word = CompactGame.write(new Message(shi(), null));
    assertEquals(CorrespondenceReason.NO_MESSAGE, reason(""));
    assertEquals(CorrespondenceReason.NO_MESSAGE, reason("https://example.org"));
    assertEquals(CorrespondenceReason.CUT, reason(word.substring(0, word.length() - 1)));
    assertEquals(CorrespondenceReason.NEWER, reason("TBLR2" + word.substring(5)));
    assertEquals(CorrespondenceReason.DAMAGED, reason("TBLR0" + word.substring(5)));
    assertEquals(CorrespondenceReason.DAMAGED, reason("TBLR1ZZZ" + "A".repeat(50_000)));
    assertEquals(
        CorrespondenceReason.DAMAGED,
        reason(word.toLowerCase(Locale.ROOT).replace("tblr", "TBLR")));
  }

  /** Catches words whose digits no version writes: they must end the reading, not the app. */
  @Test
  public void arbitraryDigitsAreRefused() {
    for (int seed = 0; seed < TestScale.times(2000); seed++) {
      var random = new Random(seed);
      int length = 1 + random.nextInt(300);
      var word = new StringBuilder("TBLR1");
      word.append(QR.charAt(0)).append(QR.charAt(length / 36)).append(QR.charAt(length % 36));
      while (word.length() < CompactGame.HEAD + length) {
        word.append(QR.charAt(random.nextInt(36)));
      }
      assertEquals(CorrespondenceReason.DAMAGED, reason(word.toString()));
    }
  }

  /** Catches a loss of space: pictures have little. */
  @Test
  public void aWordIsShort() throws Exception {
    for (var game : Games.all()) {
      var random = new Random(1);
      var options = Options.standard(game);
      var match = RandomMatches.start(options, random);
      RandomMatches.play(match, 40, random);
      var word = CompactGame.write(new Message(match.branch(), null));
      int perMove = (word.length() - 60) / Math.max(1, match.length());
      assertTrue(game.id() + " " + word.length(), perMove <= 3);
    }
  }
}
