package tabuleiro.rules.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.TestScale;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests the shipped puzzles. */
public class ShippedPuzzlesTest {
  private static final int NODES = 6000;

  /** The step through the puzzles: in check every fourth is solved again, in CI all are. */
  private static final int STRIDE = TestScale.stride(4);

  @Test
  public void everyPuzzleHasOneBestMove() {
    var refiner = new PuzzleRefiner(new Engine(16), NODES);
    for (var game : Games.all()) {
      var puzzles = ShippedPuzzles.of(game);
      for (int i = 0; i < puzzles.size(); i += STRIDE) {
        var puzzle = puzzles.get(i);
        assertTrue(puzzle.format(), refiner.confirms(puzzle, new CancelFlag()));
      }
    }
  }

  /** Tests by the rules alone what is asked: to get ahead, or to keep the rival from it. */
  @Test
  public void withinOneMoveTheScoreIsWhatIsAsked() throws RefusalException {
    int count = 0;
    for (var game : Games.all()) {
      for (var puzzle : ShippedPuzzles.of(game)) {
        assertEquals(puzzle.format(), puzzle.aim().isScored(), puzzle.within() != Puzzle.UNTOLD);
        if (puzzle.within() == 1) {
          var position = puzzle.match().position();
          int right = margin(position, position.parse(puzzle.solution().get(0)));
          assertEquals(puzzle.format(), puzzle.aim() == Puzzle.Aim.GAIN, right > 0);
          int best = bestElsewhere(position, puzzle);
          assertEquals(puzzle.format(), puzzle.amount(), right - best);
          count++;
        }
      }
    }
    assertTrue("most of the scored ones", count > 50);
  }

  private static int bestElsewhere(Position position, Puzzle puzzle) throws RefusalException {
    var found = OnlyMoveFinder.place(position, position.parse(puzzle.solution().get(0)));
    int best = Integer.MIN_VALUE;
    for (int move : moves(position)) {
      if (!OnlyMoveFinder.place(position, move).equals(found)) {
        best = Math.max(best, margin(position, move));
      }
    }
    return best;
  }

  /** Returns by how much a move and the worst reply change the lead; a win counts very much. */
  private static int margin(Position from, int move) {
    int seat = from.turn();
    var position = from.copy();
    int before = lead(position, seat);
    position.play(move);
    int worst = position.isOver() ? lead(position, seat) : Integer.MAX_VALUE;
    for (int reply : position.isOver() ? List.<Integer>of() : moves(position)) {
      position.play(reply);
      worst = Math.min(worst, lead(position, seat));
      position.undo();
    }
    return worst - before;
  }

  private static int lead(Position position, int seat) {
    int decided = position.winners() == 1 << seat ? 1000 : 0;
    decided -= position.winners() == 1 << (seat ^ 1) ? 1000 : 0;
    return decided == 0 ? position.score(seat) - position.score(seat ^ 1) : decided;
  }

  private static List<Integer> moves(Position position) {
    var list = new MoveList();
    position.moves(list);
    var moves = new ArrayList<Integer>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
    }
    return moves;
  }

  /** Tests that alternatives differ in rotation or tile alone. */
  @Test
  public void whatIsAsGoodGoesToTheSamePlace() throws RefusalException {
    int count = 0;
    for (var game : Games.all()) {
      for (var puzzle : ShippedPuzzles.of(game)) {
        var position = puzzle.match().position();
        var place = OnlyMoveFinder.place(position, position.parse(puzzle.solution().get(0)));
        for (var other : puzzle.also()) {
          assertEquals(place, OnlyMoveFinder.place(position, position.parse(other)));
          count++;
        }
      }
    }
    assertTrue(count > 0);
  }

  @Test
  public void theEasiestComeFirst() {
    for (var game : Games.all()) {
      int difficulty = 1;
      for (var puzzle : ShippedPuzzles.of(game)) {
        assertSame(game, puzzle.game());
        assertTrue(puzzle.format(), puzzle.difficulty() >= difficulty);
        difficulty = puzzle.difficulty();
      }
    }
  }

  @Test
  public void noneIsThereTwice() {
    var ids = new HashSet<String>();
    for (var game : Games.all()) {
      for (var puzzle : ShippedPuzzles.of(game)) {
        assertTrue(puzzle.format(), ids.add(puzzle.id()));
      }
    }
  }

  @Test
  public void everyDayHasItsPuzzle() {
    int day = 20_000;
    assertEquals(ShippedPuzzles.ofDay(day), ShippedPuzzles.ofDay(day));
    var games = new HashSet<Game>();
    for (int i = 0; i < Games.all().size(); i++) {
      games.add(ShippedPuzzles.ofDay(day + i).game());
    }
    var withPuzzles =
        Games.all().stream()
            .filter(game -> !ShippedPuzzles.of(game).isEmpty())
            .collect(Collectors.toSet());
    assertEquals(withPuzzles, games);
  }

  @Test
  public void aDaysPuzzleDoesNotComeAgainSoon() {
    var seen = new HashSet<String>();
    long games = Games.all().stream().filter(game -> !ShippedPuzzles.of(game).isEmpty()).count();
    var first = ShippedPuzzles.ofDay(0).game();
    int size = ShippedPuzzles.of(first).size();
    for (int round = 0; round < size; round++) {
      assertTrue(seen.add(ShippedPuzzles.ofDay(round * games).id()));
    }
    assertEquals(size, seen.size());
  }
}
