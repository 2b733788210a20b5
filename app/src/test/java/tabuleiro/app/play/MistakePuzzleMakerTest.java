package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.app.puzzlebook.OwnPuzzleStore;
import tabuleiro.app.puzzlebook.SamplePuzzles;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;

/** Tests that a mistake in practice mode becomes a puzzle, once. */
public final class MistakePuzzleMakerTest {
  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private final OwnPuzzleStore own = app.puzzles().own();
  private final MistakePuzzleMaker watch = new MistakePuzzleMaker(own, app.cpu());

  @Test
  public void aMistakeInPracticeModeBecomesAPuzzleOnce() throws RefusalException {
    app.cpuBackend.puzzle = SamplePuzzles.GAIN;
    app.cpuBackend.release(9);
    var match = SamplePuzzles.missed();
    watch.look(match, null);
    watch.look(match, judged(match, Verdict.GOOD));
    var mistake = judged(match, Verdict.MISTAKE);
    watch.look(match, mistake);
    watch.look(match, mistake.withChance(30));
    app.until("the puzzle is kept", () -> !own.all().isEmpty());
    app.pass(50);
    assertEquals(List.of(SamplePuzzles.GAIN), own.all());
    assertEquals(1, app.cpuBackend.searches.get());
  }

  private static PracticeEvaluation judged(Match match, Verdict verdict) {
    return new PracticeEvaluation(
        0, 50, new PracticeEvaluation.Judged(match.length(), verdict, List.of(), List.of()));
  }
}
