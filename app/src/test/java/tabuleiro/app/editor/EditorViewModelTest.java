package tabuleiro.app.editor;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import java.util.Collections;
import java.util.Map;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.LiveDataRule;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Tests the view model of the editor, also with the state that outlives its process. */
public final class EditorViewModelTest {
  @Rule public final LiveDataRule liveData = new LiveDataRule();

  private final SavedStateHandle kept;

  public EditorViewModelTest() throws Refusal {
    kept = new SavedStateHandle(Map.of("record", record()));
  }

  private static String record() throws Refusal {
    var options = Options.standard(Games.byId("shi"));
    var players = Collections.nCopies(2, Player.person(""));
    return GameRecord.of(new Match(options, players), "").toText();
  }

  @Test
  public void anUntouchedLayoutIsLeftWithoutAQuestion() {
    new EditorViewModel(kept);
    assertFalse(new EditorViewModel(kept).wouldLose());
  }

  @Test
  public void anEditIsStillAskedAboutAfterTheProcessHasDied() {
    new EditorViewModel(kept).clear();
    assertTrue(new EditorViewModel(kept).wouldLose());
  }

  @Test
  public void aLayoutThatWasPlayedIsLeftWithoutAQuestionAfterTheProcessHasDied() {
    var model = new EditorViewModel(kept);
    model.clear();
    model.use();
    assertFalse(new EditorViewModel(kept).wouldLose());
  }
}
