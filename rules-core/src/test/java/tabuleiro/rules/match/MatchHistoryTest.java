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
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests what a match returns for all its places, in random games that go back and forth. */
public class MatchHistoryTest {
  private static final int STEPS = 120;

  private static List<Match> starts() throws RefusalException {
    var starts = new ArrayList<Match>();
    for (var game : Games.all()) {
      starts.add(match(Options.standard(game)));
    }
    starts.add(match(Options.parse(Games.byId("shacru"), "players=3")));
    starts.add(match(Options.parse(Games.byId("azacru"), "players=4")));
    starts.add(match(Options.parse(Games.byId("shi"), "size=3 first=ninja")));
    return starts;
  }

  private static Match match(Options options) {
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < options.game().seats(options); seat++) {
      players.add(Player.person("P" + seat));
    }
    return new Match(options, players);
  }

  private static void playAny(Match match, Random random) {
    var legal = match.position().legalMoves();
    if (legal.size() > 0) {
      match.play(legal.get(random.nextInt(legal.size())));
    }
  }

  /** Plays, undoes, redoes or jumps at random. */
  private static void wander(Match match, Random random) {
    switch (random.nextInt(8)) {
      case 0 -> match.goTo(Math.max(0, match.ply() - 1));
      case 1 -> match.goTo(Math.min(match.length(), match.ply() + 1));
      case 2 -> match.goTo(random.nextInt(match.length() + 1));
      default -> playAny(match, random);
    }
  }

  /** Compares every place with a game replayed from its start. */
  private static void checkEveryPlace(ReadableMatch match) throws RefusalException {
    var again = match.options().game().start(match.options());
    assertEquals(match.length(), match.notation().size());
    for (int ply = 0; ply <= match.length(); ply++) {
      assertEquals(again.turn(), match.seatAt(ply));
      var there = match.positionAt(ply);
      assertEquals(again.hash(), there.hash());
      assertEquals(again.ply(), there.ply());
      assertEquals(GameToolRegistry.diagram(again), GameToolRegistry.diagram(there));
      if (ply == match.ply()) {
        assertEquals(again.hash(), match.position().hash());
        assertEquals(match.players().get(again.turn()), match.toMove());
        assertEquals(onlyPasses(again), match.mustPass());
      }
      if (ply < match.length()) {
        assertEquals(match.notation().get(ply), again.format(match.moveAt(ply)));
        assertEquals(match.moveAt(ply), again.parse(match.notation().get(ply)));
        again.play(match.moveAt(ply));
      }
    }
  }

  private static boolean onlyPasses(Position position) {
    var legal = position.legalMoves();
    return legal.size() > 0 && legal.contains(Position.PASS);
  }

  @Test
  public void everyPlaceIsWhatReplayingLeadsTo() throws RefusalException {
    for (var match : starts()) {
      var random = new Random(7);
      for (int step = 0; step < STEPS; step++) {
        wander(match, random);
        if (step % 10 == 0) {
          checkEveryPlace(match);
        }
      }
      checkEveryPlace(match);
      match.goTo(match.length() / 2);
      checkEveryPlace(match);
      checkEveryPlace(match.snapshot());
      checkEveryPlace(match.branch());
      playAny(match, random);
      checkEveryPlace(match);
    }
  }

  @Test
  public void aPositionThatWasAskedForIsTheCallersOwn() throws RefusalException {
    for (var match : starts()) {
      var random = new Random(3);
      for (int i = 0; i < 6; i++) {
        playAny(match, random);
      }
      long before = match.position().hash();
      match.positionAt(match.ply()).undo();
      match.positionAt(3).undo();
      assertEquals(before, match.position().hash());
      assertThrows(IndexOutOfBoundsException.class, () -> match.seatAt(match.length() + 1));
      assertThrows(IndexOutOfBoundsException.class, () -> match.moveAt(match.length()));
    }
  }

  @Test
  public void endingAMatchDropsTheSeatsAhead() throws RefusalException {
    for (var match : starts()) {
      var random = new Random(5);
      for (int i = 0; i < 5; i++) {
        playAny(match, random);
      }
      match.goTo(2);
      match.close(ChosenEnding.AGREED);
      checkEveryPlace(match);
      assertEquals(3, match.turns().size());
    }
  }

  @Test
  public void aSnapshotStaysAsItIs() throws RefusalException {
    for (var match : starts()) {
      var random = new Random(11);
      for (int i = 0; i < 8; i++) {
        playAny(match, random);
      }
      match.goTo(5);
      var snapshot = match.snapshot();
      long hash = match.position().hash();
      var notation = List.copyOf(match.notation());
      for (int step = 0; step < 30; step++) {
        wander(match, random);
      }
      if (!match.isOver()) {
        match.close(ChosenEnding.AGREED);
      }
      assertEquals(5, snapshot.ply());
      assertEquals(notation, snapshot.notation());
      assertEquals(hash, snapshot.position().hash());
      assertNull(snapshot.closing());
      assertTrue(snapshot.canRedo());
      checkEveryPlace(snapshot);
    }
  }

  @Test
  public void snapshotsAreEqualWhenNothingChanged() throws RefusalException {
    for (var match : starts()) {
      var random = new Random(13);
      for (int i = 0; i < 4; i++) {
        playAny(match, random);
      }
      var before = match.snapshot();
      assertEquals(before, match.snapshot());
      assertEquals(before.hashCode(), match.snapshot().hashCode());
      match.goTo(match.ply() - 1);
      assertNotEquals("another place", before, match.snapshot());
      match.goTo(match.ply() + 1);
      assertEquals("there and back", before, match.snapshot());
      match.close(ChosenEnding.AGREED);
      var closed = match.snapshot();
      assertNotEquals("an end was chosen", before, closed);
      match.reopen();
      assertEquals("and taken back", before, match.snapshot());
      match.close(new ChosenEnding(0));
      assertNotEquals("another end", closed, match.snapshot());
      match.reopen();
      match.goTo(match.ply() - 1);
      assertEquals("a branch is another match", match.branch().snapshot().ply(), match.ply());
      assertNotEquals("without the moves ahead", match.snapshot(), match.branch().snapshot());
    }
  }

  @Test
  public void matchesOfOthersAreNotEqual() throws RefusalException {
    var options = Options.standard(Games.byId("shi"));
    var ana = List.of(Player.person("Ana"), Player.person("Rui"));
    var eva = List.of(Player.person("Eva"), Player.person("Rui"));
    assertEquals(new Match(options, ana).snapshot(), new Match(options, ana).snapshot());
    assertNotEquals(new Match(options, ana).snapshot(), new Match(options, eva).snapshot());
    assertTrue(new Match(options, ana).hasPerson());
    assertFalse(
        new Match(options, List.of(Player.cpu(Level.CLUB), Player.cpu(Level.CLUB))).hasPerson());
  }
}
