package tabuleiro.rules.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.stream.Collectors;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.TestScale;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Refusal;

/** Tests the shipped puzzles. */
public class PuzzlesTest {
  private static final int NODES = 6000;

  /** The step through the puzzles: in check every fourth is solved again, in CI all are. */
  private static final int STRIDE = TestScale.stride(4);

  @Test
  public void everyPuzzleHasOneBestMove() {
    var refiner = new PuzzleRefiner(new Engine(16), NODES);
    for (var game : Games.all()) {
      var puzzles = Puzzles.of(game);
      for (int i = 0; i < puzzles.size(); i += STRIDE) {
        var puzzle = puzzles.get(i);
        assertTrue(puzzle.format(), refiner.confirms(puzzle, new CancelFlag()));
      }
    }
  }

  /** Tests that alternatives differ in rotation or tile alone. */
  @Test
  public void whatIsAsGoodGoesToTheSamePlace() throws Refusal {
    int count = 0;
    for (var game : Games.all()) {
      for (var puzzle : Puzzles.of(game)) {
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
      for (var puzzle : Puzzles.of(game)) {
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
      for (var puzzle : Puzzles.of(game)) {
        assertTrue(puzzle.format(), ids.add(puzzle.id()));
      }
    }
  }

  @Test
  public void everyDayHasItsPuzzle() {
    int day = 20_000;
    assertEquals(Puzzles.ofDay(day), Puzzles.ofDay(day));
    var games = new HashSet<Game>();
    for (int i = 0; i < Games.all().size(); i++) {
      games.add(Puzzles.ofDay(day + i).game());
    }
    var withPuzzles =
        Games.all().stream()
            .filter(game -> !Puzzles.of(game).isEmpty())
            .collect(Collectors.toSet());
    assertEquals(withPuzzles, games);
  }

  @Test
  public void aDaysPuzzleDoesNotComeAgainSoon() {
    var seen = new HashSet<String>();
    long games = Games.all().stream().filter(game -> !Puzzles.of(game).isEmpty()).count();
    var first = Puzzles.ofDay(0).game();
    int size = Puzzles.of(first).size();
    for (int round = 0; round < size; round++) {
      assertTrue(seen.add(Puzzles.ofDay(round * games).id()));
    }
    assertEquals(size, seen.size());
  }
}
