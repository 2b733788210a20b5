package tabuleiro.rules.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.console.Perft;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests records of games that begin with a layout. */
public class LayoutRecordTest {
  private static final String RECORD =
      """
      [Game "shi"]
      [Options "size=3 first=samurai win=half"]
      [Layout "..S/NS./.SN to=2 taken=1,0"]
      [Seat1 "Ana"]
      [Seat2 "Rui"]
      [Date "2026-11-16"]
      [Result "playing from layout"]
      1. a2-a3 b2-a2
      """;

  private static final Set<Reason> HISTORY =
      new HashSet<>(
          List.of(CommonReason.REPETITION, CommonReason.NO_PROGRESS, CommonReason.BOTH_PASSED));

  private static List<Player> people(int seats) {
    return Collections.nCopies(seats, Player.person("Zé"));
  }

  private static void playOn(Match match, Random random, int moves) {
    var legal = new MoveList();
    for (int i = 0; i < moves && !match.isOver(); i++) {
      legal.clear();
      match.position().moves(legal);
      match.play(legal.get(random.nextInt(legal.size())));
    }
  }

  /** Returns a match in the middle of a random game. */
  private static Match played(Game game, Random random, int moves) {
    var options = Options.standard(game);
    var match = new Match(options, people(game.seats(options)));
    playOn(match, random, moves);
    while (match.isOver()) {
      match.goTo(match.ply() - 1);
    }
    return match.branch();
  }

  private static DamagedRecordException damage(String text) {
    return assertThrows(text, DamagedRecordException.class, () -> GameRecord.parse(text));
  }

  @Test
  public void isWrittenAsPeopleReadIt() throws Exception {
    var record = GameRecord.parse(RECORD);
    assertEquals("..S/NS./.SN to=2 taken=1,0", record.layout());
    assertEquals(List.of("a2-a3", "b2-a2"), record.moves());
    assertEquals(RECORD, record.toText());
    assertEquals(record, GameRecord.parse(RECORD.replace(" from layout", "")));
  }

  @Test
  public void playUndoReplayAndBranchAreTheSameAsFromTheStart() throws Exception {
    for (var game : Games.all()) {
      for (int seed = 1; seed <= 20; seed++) {
        var where = game.id() + " seed " + seed;
        var random = new Random(seed);
        var direct = played(game, random, random.nextInt(60));
        int before = direct.ply();
        var layout = direct.position().layout();
        var match = Match.from(direct.options(), layout, direct.players());
        assertEquals(where, 0, match.ply());
        assertEquals(where, Perft.count(direct.position(), 2), Perft.count(match.position(), 2));
        playOn(direct, random, 30);
        for (var move : direct.notation().subList(before, direct.length())) {
          match.play(move);
        }
        if (HISTORY.contains(direct.position().ending())) {
          continue; // what came before the layout is not kept
        }
        assertEquals(where, direct.result(), match.result());
        assertEquals(where, direct.position().hash(), match.position().hash());
        if (!match.isOver() && random.nextBoolean()) {
          match.close(new ChosenEnding(0));
        }
        var record = GameRecord.of(match, "2026-11-16");
        assertEquals(where, record, GameRecord.parse(record.toText()));
        assertEquals(where, match.snapshot(), record.toMatch().snapshot());
        match.reopen();
        assertEquals(where, match.snapshot(), match.branch().snapshot());
        match.goTo(0);
        assertEquals(
            where, match.layout().isEmpty() ? layout : match.layout(), match.position().layout());
        match.goTo(match.length());
        assertEquals(where, direct.position().hash(), match.position().hash());
      }
    }
  }

  @Test
  public void theLayoutOfTheStartIsTheStart() throws RefusalException {
    for (var game : Games.all()) {
      var options = Options.standard(game);
      var players = people(game.seats(options));
      var start = game.start(options).layout();
      assertEquals("", Match.from(options, start, players).layout());
      assertEquals("", Match.from(options, " ", players).layout());
      var elsewhere = new Match(options, players);
      playOn(elsewhere, new Random(1), 3);
      var layout = elsewhere.position().layout();
      assertNotEquals(
          new Match(options, players).snapshot(), Match.from(options, layout, players).snapshot());
    }
  }

  @Test
  public void withoutItsLayoutARecordIsNeverTakenForAnotherGame() throws Exception {
    for (var game : Games.all()) {
      for (int seed = 1; seed <= 20; seed++) {
        var random = new Random(seed);
        var from = played(game, random, 1 + random.nextInt(30));
        var match = Match.from(from.options(), from.position().layout(), from.players());
        playOn(match, random, random.nextInt(3));
        var text = GameRecord.of(match, "").toText();
        if (!match.layout().isEmpty()) {
          // So it looks to versions that do not know the tag.
          var damage = damage(text.replace("[Layout ", "[Unknown "));
          assertTrue(damage.getMessage().length() > 20);
        }
      }
    }
  }

  @Test
  public void aDamagedRecordIsRecoveredToTheLastGoodMove() {
    var damage = damage(RECORD.replace("b2-a2", "b2-b9"));
    assertEquals(CommonReason.OFF_THE_BOARD, damage.why().reason());
    assertEquals(List.of("a2-a3"), damage.recovered().moves());
    assertEquals("..S/NS./.SN to=2 taken=1,0", damage.recovered().layout());
    assertEquals(1, damage.recovered().toMatch().length());
  }

  @Test
  public void aLayoutThatCannotBeSetUpIsToldAtItsTag() {
    for (var bad : List.of("S../.../NNN", "..S/NS.", "hello", "x".repeat(300_000))) {
      var damage = damage(RECORD.replace("..S/NS./.SN to=2 taken=1,0", bad));
      assertEquals(3, damage.line());
      assertTrue(damage.getMessage().length() + " letters", damage.getMessage().length() < 400);
      assertNull("nobody can tell where the moves begin", damage.recovered());
      assertEquals("whose reason it is", "shi", damage.game().id());
    }
  }
}
