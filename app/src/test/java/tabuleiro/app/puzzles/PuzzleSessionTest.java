package tabuleiro.app.puzzles;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.puzzlebook.SamplePuzzles;
import tabuleiro.app.puzzles.PuzzleState.Phase;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.ShippedPuzzles;

/** Tests that right moves continue, wrong ones are refuted, and hints and solution work. */
public class PuzzleSessionTest {
  private static void play(PuzzleSession run, String move) throws RefusalException {
    var state = run.state();
    run.play(state.positionAt(state.moves().size()).parse(move));
  }

  @Test
  public void everyShippedPuzzleIsSolvedByItsSolution() {
    for (var game : Games.all()) {
      for (var puzzle : ShippedPuzzles.of(game)) {
        var run = new PuzzleSession(puzzle);
        while (run.state().phase() == Phase.OPEN) {
          run.play(run.state().next());
        }
        assertEquals(puzzle.format(), Phase.SOLVED, run.state().phase());
        assertEquals(puzzle.solution(), run.played());
      }
    }
  }

  @Test
  public void aRightMoveIsAnsweredUntilTheEnd() throws RefusalException {
    var run = new PuzzleSession(SamplePuzzles.TWO_MOVES);
    play(run, "b7-c6<");
    assertEquals(List.of("b7-c6<", "a4-a5"), run.played());
    assertEquals(Phase.OPEN, run.state().phase());
    play(run, "c6-d7<");
    assertEquals(Phase.SOLVED, run.state().phase());
    assertEquals(BoardView.NO_MOVE, run.state().next());
  }

  @Test
  public void aWrongMoveIsShownWithItsRefutationAndTakenBack() {
    var run = new PuzzleSession(SamplePuzzles.GAIN);
    int wrong = SamplePuzzles.wrongMove(SamplePuzzles.GAIN);
    run.play(wrong);
    assertEquals(Phase.TRIED, run.state().phase());
    assertNotNull(run.tried());
    run.refute(new Refutation(List.of(7), 0, 0));
    assertEquals(Phase.REFUTED, run.state().phase());
    assertEquals(2, run.state().moves().size());
    run.play(wrong); // nothing can be played meanwhile
    assertEquals(2, run.state().moves().size());
    run.tryAgain();
    assertEquals(Phase.OPEN, run.state().phase());
    assertTrue(run.state().moves().isEmpty());
    assertNull(run.tried());
  }

  @Test
  public void hintsAreForOneMoveOnly() throws RefusalException {
    var run = new PuzzleSession(SamplePuzzles.TWO_MOVES);
    assertEquals(BoardView.NO_MOVE, run.state().board().help());
    run.hint();
    assertEquals(run.state().next(), run.state().board().help());
    run.hint();
    run.hint();
    assertEquals(2, run.state().hints());
    play(run, "b7-c6<");
    assertEquals(0, run.state().hints());
  }

  @Test
  public void theSolutionIsShownMoveByMove() {
    var run = new PuzzleSession(SamplePuzzles.TWO_MOVES);
    for (int ply = 1; ply < 3; ply++) {
      run.showNext();
      assertEquals(Phase.SHOWING, run.state().phase());
      assertFalse(run.state().board().open());
      assertEquals(ply, run.played().size());
    }
    run.showNext();
    assertEquals(Phase.SHOWN, run.state().phase());
    run.again();
    assertEquals(Phase.OPEN, run.state().phase());
  }

  /** Catches a sentence about one move while another is the last on the board. */
  @Test
  public void aRefutationIsShownAsFarAsItsSentenceTellsAndThenToItsEnd() throws RefusalException {
    var run = new PuzzleSession(SamplePuzzles.GAIN);
    play(run, "d2-d3");
    var after = run.tried();
    run.explain();
    assertEquals("nothing is known yet", 1, run.state().moves().size());
    var line = new ArrayList<Integer>();
    for (int i = 0; i < 3; i++) {
      var moves = new MoveList();
      after.moves(moves);
      line.add(moves.get(0));
      after.play(moves.get(0));
    }
    run.refute(new Refutation(line, 0, 10));
    assertEquals("the reply", 2, run.state().moves().size());
    assertFalse(run.state().explained());
    run.explain();
    assertEquals("the whole line", 4, run.state().moves().size());
    assertEquals(Phase.REFUTED, run.state().phase());
    run.tryAgain();
    assertFalse(run.state().explained());
  }

  @Test
  public void aLineIsShownToItsEndAndALossNoFurther() {
    var forced = Refutation.of(new SearchResult(1, 100, 3, 5, 9, List.of(1, 2, 3, 4)));
    assertEquals(new Refutation(List.of(1, 2, 3), 2, 0), forced);
    var better = Refutation.of(new SearchResult(1, 70, 0, 5, 9, List.of(1, 2, 3, 4)));
    assertEquals(new Refutation(List.of(1, 2, 3), 0, 30), better);
  }

  @Test
  public void aLineThatIsNotKnownToItsEndEndsWithTheRivalsMove() {
    var cut = Refutation.of(new SearchResult(1, 100, 5, 5, 9, List.of(1, 2)));
    assertEquals(new Refutation(List.of(1), 3, 0), cut);
  }

  @Test
  public void ofAMoveThatWasWeighedTheRepliesAreShown() {
    var lost = Refutation.ofWeighed(new SearchResult(9, 0, -4, 5, 9, List.of(9, 1, 2, 3)));
    assertEquals(new Refutation(List.of(1, 2, 3), 2, 0), lost);
    var worse = Refutation.ofWeighed(new SearchResult(9, 20, 0, 5, 9, List.of(9, 1, 2, 3)));
    assertEquals(new Refutation(List.of(1, 2, 3), 0, 20), worse);
    var unanswered = Refutation.ofWeighed(new SearchResult(9, 20, 0, 1, 9, List.of(9)));
    assertEquals(new Refutation(List.of(), 0, 20), unanswered);
  }
}
