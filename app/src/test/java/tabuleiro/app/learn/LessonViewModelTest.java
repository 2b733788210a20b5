package tabuleiro.app.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.InMemoryPreferences;
import tabuleiro.app.LiveDataRule;
import tabuleiro.rules.game.RefusalException;

/** Tests what survives of a lesson when the process ends. */
public class LessonViewModelTest {
  @Rule public final LiveDataRule liveData = new LiveDataRule();

  private final LessonProgressStore progress = new LessonProgressStore(new InMemoryPreferences());
  private SavedStateHandle handle = handle(0);

  private static SavedStateHandle handle(int lesson) {
    return new SavedStateHandle(
        new HashMap<>(Map.of(LessonViewModel.GAME, "shakti", LessonViewModel.NUMBER, lesson)));
  }

  private LessonViewModel model() {
    return new LessonViewModel(handle, progress);
  }

  private static LessonState now(LessonViewModel model) {
    return Objects.requireNonNull(model.state().getValue());
  }

  private static void play(LessonViewModel model, String move) throws RefusalException {
    model.play(now(model).board().position().parse(move));
  }

  /** Recreates the view model from its saved state alone. */
  private void endTheProcess() {
    var kept = new HashMap<String, Object>();
    for (var key : handle.keys()) {
      kept.put(key, handle.get(key));
    }
    handle = new SavedStateHandle(kept);
  }

  @Test
  public void theMiddleOfAStepSurvivesTheProcess() throws RefusalException {
    var model = model();
    model.goTo(6);
    play(model, "a4-c6");
    var before = now(model);
    endTheProcess();
    var after = now(model());
    assertEquals(before.step(), after.step());
    assertEquals(before.task(), after.task());
    assertEquals(before.moves(), after.moves());
    assertEquals(before.board().position().hash(), after.board().position().hash());
  }

  @Test
  public void thePraiseSurvivesTheProcess() throws RefusalException {
    var model = model();
    play(model, "d2-d3");
    endTheProcess();
    assertTrue(now(model()).stepDone());
  }

  @Test
  public void aNewStartGoesOnAfterTheStepThatWasDone() throws RefusalException {
    play(model(), "d2-d3");
    handle = handle(0);
    var after = now(model());
    assertEquals(1, after.step());
    assertFalse(after.stepDone());
    assertTrue(after.isDone(0));
  }

  @Test
  public void aFinishedLessonBeginsAnewAndKeepsItsDots() throws RefusalException {
    var model = model();
    model.goTo(7);
    play(model, "a2xc2");
    handle = handle(0);
    var after = now(model());
    assertEquals(0, after.step());
    assertTrue(after.isDone(7));
  }

  @Test
  public void lessonsKeepTheirProgressApart() throws RefusalException {
    play(model(), "d2-d3");
    handle = handle(1);
    var other = now(model());
    assertEquals(0, other.step());
    assertEquals(0, other.done());
  }
}
