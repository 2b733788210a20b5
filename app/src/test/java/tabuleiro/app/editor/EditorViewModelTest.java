package tabuleiro.app.editor;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.LiveDataRule;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Tests the view model of the editor, also with the state that outlives its process. */
public final class EditorViewModelTest {
  @Rule public final LiveDataRule liveData = new LiveDataRule();

  private final SavedStateHandle kept;

  public EditorViewModelTest() throws RefusalException {
    kept = new SavedStateHandle(new HashMap<>(Map.of("record", record())));
  }

  private static String record() throws RefusalException {
    var options = Options.standard(Games.byId("shi"));
    var players = Collections.nCopies(2, Player.person(""));
    return GameRecord.of(new Match(options, players), "").toText();
  }

  /**
   * Below, at and above the limit of the undo history: the first layouts go, the rest comes back.
   */
  @Test
  public void aHundredLayoutsCanBeUndone() {
    for (int layouts = 99; layouts <= 101; layouts++) {
      List.copyOf(kept.keys())
          .forEach(
              key -> {
                if (!key.equals("record")) {
                  kept.remove(key);
                }
              });
      var edited = new EditorViewModel(kept);
      for (int edit = 1; edit < layouts; edit++) {
        if (edit % 2 == 0) {
          edited.start();
        } else {
          edited.clear();
        }
      }
      var again = new EditorViewModel(kept);
      int undone = 0;
      while (again.state().getValue().canUndo()) {
        again.undo();
        undone++;
      }
      assertEquals(Math.min(layouts, 100) - 1, undone);
    }
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
