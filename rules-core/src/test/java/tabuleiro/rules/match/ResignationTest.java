package tabuleiro.rules.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;

/** Tests games for three and four that go on after resignations. */
public class ResignationTest {
  private static final int GAMES = 12;

  /** The number of plies that no random game reaches. */
  private static final int ENDLESS = 1500;

  private static List<Options> tables() throws RefusalException {
    var tables = new ArrayList<Options>();
    for (int players = 3; players <= 4; players++) {
      tables.add(Options.parse(Games.byId("shacru"), "players=" + players));
      tables.add(Options.parse(Games.byId("shacru"), "trails=open players=" + players));
      tables.add(Options.parse(Games.byId("azacru"), "players=" + players));
    }
    return tables;
  }

  private static Match match(Options options) {
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < options.game().seats(options); seat++) {
      players.add(Player.person("P" + seat));
    }
    return new Match(options, players);
  }

  /** Plays at random with occasional resignations while two others are left. */
  private static void playToTheEnd(Match match, Random random) {
    while (!match.isOver()) {
      assertTrue("no end in " + match.options(), match.ply() < ENDLESS);
      var position = match.position();
      var legal = position.legalMoves();
      if (position.mayResign() && random.nextInt(15) == 0) {
        match.play(Position.RESIGN);
      } else {
        match.play(legal.get(random.nextInt(legal.size())));
      }
    }
  }

  private interface Check {
    void look(Match match) throws RefusalException, DamagedRecordException;
  }

  private static void inRandomGames(Check check) throws RefusalException, DamagedRecordException {
    int resignations = 0;
    for (var options : tables()) {
      for (int seed = 0; seed < GAMES; seed++) {
        var match = match(options);
        playToTheEnd(match, new Random(seed));
        resignations += Integer.bitCount(match.position().resigned());
        check.look(match);
      }
    }
    assertTrue(resignations + " resignations", resignations > 6 * GAMES);
  }

  @Test
  public void whoGaveUpPassesAndCannotWin() throws Exception {
    inRandomGames(
        match -> {
          var again = match.positionAt(0);
          int resigned = 0;
          for (int ply = 0; ply < match.length(); ply++) {
            int turn = again.turn();
            assertEquals(resigned, again.resigned());
            if ((resigned >> turn & 1) != 0) {
              assertEquals(1, again.legalMoves().size());
              assertEquals(Position.PASS, match.moveAt(ply));
              assertFalse(again.mayResign());
            }
            resigned |= match.moveAt(ply) == Position.RESIGN ? 1 << turn : 0;
            again.play(match.moveAt(ply));
          }
          assertEquals(0, match.result().winners() & resigned);
          int left = match.players().size() - Integer.bitCount(resigned);
          assertTrue("two play it out", left >= 2);
        });
  }

  @Test
  public void takingBackEqualsReplaying() throws Exception {
    inRandomGames(
        match -> {
          var again = match.options().game().start(match.options());
          var hashes = new ArrayList<Long>();
          for (int move : match.moves()) {
            hashes.add(again.hash());
            assertEquals(again.computeHash(), again.hash());
            again.play(move);
          }
          for (int ply = match.length() - 1; ply >= 0; ply--) {
            again.undo();
            match.goTo(ply);
            assertEquals((long) hashes.get(ply), again.hash());
            assertEquals((long) hashes.get(ply), match.position().hash());
            assertEquals((long) hashes.get(ply), again.computeHash());
            assertEquals(match.position().resigned(), again.resigned());
            assertNull(again.ending());
            assertTrue(ply + " is not legal", isAllowed(again, match.moveAt(ply)));
          }
          match.goTo(match.length());
          assertTrue(match.isOver());
          assertEquals(match.snapshot(), GameRecord.of(match, "").toMatch().snapshot());
        });
  }

  private static boolean isAllowed(Position position, int move) {
    return move == Position.RESIGN ? position.mayResign() : position.legalMoves().contains(move);
  }

  @Test
  public void aRecordTellsWhoGaveUpAndWhen() throws Exception {
    inRandomGames(
        match -> {
          var record = GameRecord.of(match, "2026-11-17");
          var text = record.toText();
          assertEquals(match.position().resigned() != 0, text.contains("resign"));
          assertEquals(record, GameRecord.parse(text));
          assertEquals(text, GameRecord.parse(text).toText());
        });
  }

  @Test
  public void givingUpIsAMoveThatCanBeTakenBack() throws RefusalException {
    var match = match(Options.parse(Games.byId("azacru"), "players=3"));
    long start = match.position().hash();
    match.play("resign");
    assertEquals(List.of("resign"), match.notation());
    assertTrue(match.position().hasResigned(0));
    assertNotEquals(start, match.position().hash());
    match.play("c9-c8");
    match.play("g9-g8");
    assertTrue(match.mustPass());
    assertTrue(match.isTurnOfResigned());
    match.play("pass");
    assertNull("a seat that gave up does not bring the end of Azacru", match.result());
    match.goTo(0);
    assertEquals(start, match.position().hash());
    assertFalse(match.position().hasResigned(0));
    assertFalse(match.isTurnOfResigned());
  }

  @Test
  public void theLastTwoCannotLeaveTheGameToOne() throws RefusalException {
    var match = match(Options.parse(Games.byId("shacru"), "players=4"));
    match.play("resign");
    match.play("c9-c8");
    match.play("resign");
    var refusal = assertThrows(RefusalException.class, () -> match.play("resign"));
    assertEquals(CommonReason.CANNOT_RESIGN, refusal.reason());
    assertThrows(IllegalArgumentException.class, () -> match.play(Position.RESIGN));
    // So it ends, and of those who gave up nobody wins, whatever they have scored.
    match.close(new ChosenEnding(3));
    assertEquals(1 << 1, match.result().winners());
  }

  @Test
  public void amongTwoGivingUpIsNoMove() throws RefusalException {
    for (var game : Games.all()) {
      var match = match(Options.standard(game));
      assertFalse(match.position().mayResign());
      assertThrows(RefusalException.class, () -> match.play("resign"));
    }
  }

  @Test
  public void theCpuPlaysOnBesideASeatThatGaveUp() throws RefusalException {
    for (var options : tables()) {
      var match = match(options);
      match.play(Position.RESIGN);
      var engine = new Engine(1);
      for (int i = 0; i < 9; i++) {
        var limits = SearchLimits.nodes(2000);
        match.play(engine.think(match.position(), limits, new CancelFlag(), so -> {}).move());
      }
      assertEquals(10, match.ply());
    }
  }
}
