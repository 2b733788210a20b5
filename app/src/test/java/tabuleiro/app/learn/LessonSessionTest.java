package tabuleiro.app.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.LessonGoal;
import tabuleiro.rules.game.RefusalException;

/** Tests the course of a lesson with a small one of its own. */
public class LessonSessionTest {
  private static final int TEXT = 1;
  private static final int OTHERWISE = 2;

  private final LessonSession run =
      new LessonSession(
          Lesson.builder("small", TEXT, "shakti")
              .step(TEXT, "Kd2 Wc5 Wa4 kd7 wf3", TEXT)
              .task(TEXT, LessonGoal.moves("a4-c6"), OTHERWISE, "d7xc6")
              .task(TEXT, LessonGoal.win("c5xc6"), OTHERWISE)
              .step(TEXT, "Kd2 Wa3 Wg2 kd7 wd4 wb6", TEXT)
              .task(TEXT, LessonGoal.parry("d2-c2"), OTHERWISE)
              .build());

  private LessonState state() {
    return run.state(0);
  }

  private void play(String move) throws RefusalException {
    run.play(state().board().position().parse(move));
  }

  @Test
  public void aWrongMoveIsNotPlayed() throws RefusalException {
    var before = state().board().position().hash();
    play("c5-c6");
    assertTrue(state().failed());
    assertEquals(1, state().tries());
    assertEquals(before, state().board().position().hash());
    assertEquals(List.of(), state().moves());
  }

  @Test
  public void aRightMoveIsAnsweredAndTheNextIsAsked() throws RefusalException {
    play("c5-c6");
    play("a4-c6");
    assertFalse(state().failed());
    assertEquals(0, state().tries());
    assertEquals(1, state().task());
    assertEquals(2, state().moves().size());
    assertFalse(state().stepDone());
    play("c5xc6");
    assertTrue(state().stepDone());
    assertTrue(state().board().position().isOver());
    assertEquals("the last task stays in sight", 1, state().task());
  }

  @Test
  public void aDoneStepTakesNoMoreMoves() throws RefusalException {
    run.goTo(1);
    play("d2-c2");
    assertTrue(state().stepDone() && state().isLast());
    int moves = state().moves().size();
    run.play(state().moves().get(0));
    run.showMe();
    assertEquals(moves, state().moves().size());
  }

  @Test
  public void helpComesAfterTwoTries() throws RefusalException {
    run.refused();
    assertFalse(state().helps());
    play("d2-d3");
    assertTrue(state().helps());
    run.showMe();
    assertFalse("the next task is tried without help first", state().helps());
    assertEquals(1, state().task());
  }

  @Test
  public void showsWhatIsAskedUntilTheStepIsDone() {
    run.showMe();
    run.showMe();
    assertTrue(state().stepDone());
    assertEquals(List.of("a4-c6", "c5xc6"), run.learnersMoves());
  }

  /** Catches praise for what the learner has not found, also after the process has died. */
  @Test
  public void tellsWhatWasShownFromWhatWasFound() throws RefusalException {
    run.showMe();
    assertTrue(state().shown());
    play("c5xc6");
    assertFalse(state().shown());
    run.resume(0, List.of("a4-c6", "c5xc6"), true);
    assertTrue(state().shown());
    run.goTo(0);
    assertFalse(state().shown());
  }

  @Test
  public void aStepCanBeRepeatedAndJumpedTo() throws RefusalException {
    play("a4-c6");
    run.goTo(0);
    assertEquals(List.of(), state().moves());
    assertEquals(0, state().task());
    run.goTo(1);
    assertEquals(1, state().step());
    run.goTo(7);
    assertEquals("there is none after the last", 1, state().step());
  }

  @Test
  public void goesOnInTheMiddleOfAStep() throws RefusalException {
    play("a4-c6");
    var expected = state();
    run.goTo(1);
    run.resume(0, List.of("a4-c6"), false);
    assertEquals(expected, state());
  }

  @Test
  public void movesOfAnotherVersionBeginTheStepAnew() {
    run.resume(0, List.of("a4-a7"), false);
    assertEquals(0, state().step());
    assertEquals(List.of(), state().moves());
  }
}
