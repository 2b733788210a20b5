package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;

import android.app.Application;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.cpu.HeldThinker;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.SamplePuzzles;
import tabuleiro.app.ui.Waiting;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;

/** Tests that a mistake in practice mode becomes a puzzle, once. */
@RunWith(AndroidJUnit4.class)
public final class MistakeWatchTest {
  private final Application app = ApplicationProvider.getApplicationContext();
  private final HeldThinker thinker = new HeldThinker();
  private final MistakeWatch watch = new MistakeWatch(app);

  @After
  public void tearDown() {
    CpuWorker.endShared();
  }

  @Test
  public void aMistakeInPracticeModeBecomesAPuzzleOnce() throws Refusal {
    thinker.puzzle = SamplePuzzles.GAIN;
    thinker.install();
    thinker.release(9);
    var match = SamplePuzzles.missed();
    watch.look(match, null);
    watch.look(match, judged(match, Verdict.GOOD));
    var mistake = judged(match, Verdict.MISTAKE);
    watch.look(match, mistake);
    watch.look(match, mistake.withChance(30));
    var own = new PuzzleBook(app).own();
    Waiting.until("the puzzle is kept", () -> !own.all().isEmpty());
    Waiting.pass(50);
    assertEquals(List.of(SamplePuzzles.GAIN), own.all());
    assertEquals(1, thinker.searches.get());
  }

  private static Judgement judged(Match match, Verdict verdict) {
    return new Judgement(0, 50, new Judgement.Judged(match.length(), verdict));
  }
}
