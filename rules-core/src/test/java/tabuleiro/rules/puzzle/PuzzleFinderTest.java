package tabuleiro.rules.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.puzzle.Puzzle.Aim;

public class PuzzleFinderTest {
  private static final CancelFlag NEVER = new CancelFlag();

  private final Engine engine = new Engine(4);
  private final PuzzleFinder maker = new PuzzleFinder(engine, 2500);
  private final PuzzleRefiner refiner = new PuzzleRefiner(engine, 2500);

  private static Match match(String game, String options, String moves) throws RefusalException {
    var parsed = Options.parse(Games.byId(game), options);
    var seats = parsed.game().seats(parsed);
    var match = new Match(parsed, Collections.nCopies(seats, Player.person("")));
    for (var move : moves.split(" ")) {
      match.play(move);
    }
    return match;
  }

  @Test
  public void findsThePieceThatCanBeTaken() throws RefusalException {
    var match = match("shakti", "", "b2-a1 f6-f5 f2-f3 d6-d7 a1-a2");
    var puzzle = maker.find(match, 4, NEVER);
    assertEquals(Aim.GAIN, puzzle.aim());
    assertTrue(puzzle.amount() >= 1);
    assertEquals(List.of("f3xf5"), puzzle.solution());
    assertEquals(List.of("b2-a1", "f6-f5", "f2-f3", "d6-d7"), puzzle.moves());
    assertTrue(refiner.confirms(puzzle, NEVER));
  }

  @Test
  public void findsNothingAtTheStart() throws RefusalException {
    assertNull(maker.find(match("shakti", "", "b2-b3"), 0, NEVER));
  }

  @Test
  public void findsNothingAmongMoreThanTwo() throws RefusalException {
    assertNull(maker.find(match("azacru", "players=3", "a3-b3"), 1, NEVER));
  }

  @Test
  public void findsNothingOnceItIsCancelled() throws RefusalException {
    var cancel = new CancelFlag();
    cancel.cancel();
    assertNull(maker.find(match("shakti", "", "b2-a1 f6-f5 f2-f3 d6-d7"), 4, cancel));
  }

  @Test
  public void doesNotConfirmWhatIsNotThere() {
    var line = "shakti gain 1 1 1||b2-a1 f6-f5 f2-f3 d6-d7|f3xf5|";
    assertTrue(refiner.confirms(Puzzle.parse(line), NEVER));
    for (var other :
        List.of(
            line.replace("f3xf5", "f3-f4"),
            line.replace("f3xf5", "f3-f7"),
            line.replace("gain 1 1 1", "win 1 1"),
            line.replace("gain", "hold"),
            line.replace("gain 1 1 1", "gain 1 1 2"),
            line.replace("d6-d7", "d6-e6"))) {
      assertFalse(other, refiner.confirms(Puzzle.parse(other), NEVER));
    }
  }

  /** Tests that the engine finds a refutation of every wrong try. */
  @Test
  public void everyWrongTryHasItsRefutation() throws RefusalException {
    var save =
        ShippedPuzzles.of(Games.byId("shakti")).stream().filter(p -> p.aim() == Aim.SAVE).findAny();
    var puzzle = save.orElseThrow();
    var position = puzzle.match().position();
    var moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      if (!puzzle.isRight(0, position, moves.get(i))) {
        var after = position.copy();
        after.play(moves.get(i));
        var reply = engine.think(after, SearchLimits.nodes(20_000), NEVER, progress -> {});
        assertTrue(position.format(moves.get(i)), reply.winsIn() > 0);
      }
    }
  }
}
