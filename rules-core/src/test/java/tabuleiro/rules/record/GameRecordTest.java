package tabuleiro.rules.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

public class GameRecordTest {
  private static final String SHI =
      """
      [Game "shi"]
      [Options "size=3 first=samurai win=half"]
      [Seat1 "Ana \\"A\\" \\\\"]
      [Seat2 ""]
      [Level2 "club"]
      [Date "2026-11-16"]
      [Result "playing"]
      1. a3-b2 a1-a2
      2. b3xb1
      """;

  private static GameRecord shi() throws RefusalException {
    var options = Options.parse(Games.byId("shi"), "size=3");
    var match = new Match(options, List.of(Player.person("Ana \"A\" \\"), Player.cpu(Level.CLUB)));
    for (var move : List.of("a3-b2", "a1-a2", "b3xb1")) {
      match.play(move);
    }
    return GameRecord.of(match, "2026-11-16");
  }

  private static GameRecord read(String text) throws DamagedRecordException {
    return GameRecord.parse(text);
  }

  private static DamagedRecordException damage(String text) {
    return assertThrows(text, DamagedRecordException.class, () -> GameRecord.parse(text));
  }

  @Test
  public void tagsAndQuoteMarksOfAnyLengthAreReadWithoutRunningOutOfStack()
      throws DamagedRecordException {
    var seat = "Ana".repeat(100_000);
    var record = read("> ".repeat(100_000) + "[Game \"shi\"] [Seat1 \"" + seat + "\"]");
    assertTrue(seat.startsWith(record.players().get(0).name()));
  }

  /** Returns a match of random legal moves. */
  private static Match randomMatch(Game game, Random random, int moves) {
    var options = Options.standard(game);
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < game.seats(options); seat++) {
      players.add(seat == 0 ? Player.person("Zé") : Player.cpu(Level.MASTER));
    }
    var match = new Match(options, players);
    var legal = new MoveList();
    for (int i = 0; i < moves && !match.isOver(); i++) {
      legal.clear();
      match.position().moves(legal);
      match.play(legal.get(random.nextInt(legal.size())));
    }
    return match;
  }

  @Test
  public void isWrittenAsPeopleReadIt() throws RefusalException {
    assertEquals(SHI, shi().toText());
  }

  @Test
  public void readingBackGivesTheSameRecord() throws Exception {
    assertEquals(shi(), read(SHI));
    for (var game : Games.all()) {
      for (int seed = 1; seed <= 10; seed++) {
        var random = new Random(seed);
        var match = randomMatch(game, random, random.nextInt(200));
        if (!match.isOver() && random.nextBoolean()) {
          match.close(random.nextBoolean() ? ChosenEnding.AGREED : new ChosenEnding(1));
        }
        var record = GameRecord.of(match, "2026-01-31");
        assertEquals(game.id() + " seed " + seed, record, read(record.toText()));
        assertEquals(match.position().hash(), read(record.toText()).toMatch().position().hash());
      }
    }
  }

  @Test
  public void forgivesWhatMailAndPeopleDo() throws Exception {
    var text =
        """
        > {from my phone}
        > [seat1 "Ana \\"A\\" \\\\"]\t
        >> [ GAME  "Shi" ]
        > [Level2 "CLUB"]
        > [Site "a tag nobody knows"]

        > [Options "size=3"]
        > [Date "2026-11-16"]

        > 1... A3-B2 {good} a1a2 2.
        > b3-b1
        """;
    assertEquals(shi(), read(text));
    assertEquals(shi(), read(SHI.replace("\n", "\r\n")));
    assertEquals(shi(), read("\uFEFF" + SHI));
  }

  @Test
  public void aDamagedMoveIsNamedAndTheMovesBeforeAreKept() {
    var damage = damage(SHI.replace("b3xb1", "b3xb9"));
    assertEquals(9, damage.line());
    assertEquals(4, damage.column());
    assertTrue(damage.getMessage(), damage.getMessage().startsWith("line 9, column 4: "));
    assertEquals(List.of("a3-b2", "a1-a2"), damage.recovered().moves());
    assertEquals("Ana \"A\" \\", damage.recovered().players().get(0).name());
  }

  @Test
  public void damagedTagsAreNamedAndTheMovesAreKept() {
    var damage = damage(SHI.replace("[Seat2 \"\"]", "[Seat2 \"]"));
    assertEquals(RecordReason.BAD_TAG, damage.why().reason());
    assertEquals(4, damage.line());
    assertEquals(3, damage.recovered().moves().size());
    damage = damage(SHI.replace("club", "genius"));
    assertEquals("line 5, column 1: \"genius\" is no CPU level", damage.getMessage());
    assertEquals(3, damage.recovered().moves().size());
    assertEquals(RecordReason.NO_SEAT, damage(SHI.replace("Level2", "Level3")).why().reason());
    assertEquals(RecordReason.DOUBLE_TAG, damage("[Game \"shi\"]\n" + SHI).why().reason());
  }

  @Test
  public void withoutAGameOrItsOptionsNothingIsGuessed() {
    assertEquals(RecordReason.NO_GAME, damage("").why().reason());
    assertNull(damage("hello").recovered());
    assertNull(damage(SHI.replace("\"shi\"", "\"chess\"")).recovered());
    var damage = damage(SHI.replace("size=3", "size=33"));
    assertNull(damage.recovered());
    assertEquals(2, damage.line());
  }

  @Test
  public void aResultThatTheMovesDoNotGiveIsRefused() throws Exception {
    var damage = damage(SHI.replace("playing", "win 1"));
    assertEquals(RecordReason.BAD_RESULT, damage.why().reason());
    assertEquals(3, damage.recovered().moves().size());
    var nobody = damage(SHI.replace("playing", "resigned 3"));
    assertEquals(RecordReason.BAD_RESULT, nobody.why().reason());
    assertEquals(new ChosenEnding(1), read(SHI.replace("playing", "resigned 2")).closing());
    assertEquals(ChosenEnding.AGREED, read(SHI.replace("playing", "agreed")).closing());
  }

  @Test
  public void wrongNumbersAndOpenCommentsAreDamage() {
    assertEquals(RecordReason.WRONG_NUMBER, damage(SHI.replace("2. ", "3. ")).why().reason());
    var open = damage(SHI.replace("1. ", "1. {oh "));
    assertEquals(RecordReason.OPEN_COMMENT, open.why().reason());
    assertEquals(8, open.line());
  }

  @Test
  public void aThousandMutationsAreReadRightOrRefusedWithAReason() throws RefusalException {
    for (int seed = 1; seed <= 1000; seed++) {
      var random = new Random(seed);
      var games = Games.all();
      var match = randomMatch(games.get(seed % games.size()), random, 30);
      var text = new StringBuilder(GameRecord.of(match, "2026-11-16").toText());
      for (int i = 0; i <= seed % 3; i++) {
        mutate(text, random);
      }
      try {
        var record = read(text.toString());
        assertEquals("seed " + seed, record, read(record.toText()));
      } catch (DamagedRecordException damage) {
        assertTrue("seed " + seed, damage.line() > 0 && damage.column() > 0);
        assertTrue("seed " + seed, damage.getMessage().length() > 20);
        if (damage.recovered() != null) {
          damage.recovered().toMatch();
        }
      } catch (RuntimeException failure) {
        throw new AssertionError("seed " + seed + "\n" + text, failure);
      }
    }
  }

  private static void mutate(StringBuilder text, Random random) {
    int at = random.nextInt(text.length());
    switch (random.nextInt(4)) {
      case 0 -> text.setCharAt(at, (char) (32 + random.nextInt(95)));
      case 1 -> text.deleteCharAt(at);
      case 2 -> text.insert(at, (char) random.nextInt(0x3000));
      default -> text.delete(at, Math.min(text.length(), at + random.nextInt(20)));
    }
  }
}
