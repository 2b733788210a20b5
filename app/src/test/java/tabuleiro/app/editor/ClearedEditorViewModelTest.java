package tabuleiro.app.editor;

import androidx.lifecycle.SavedStateHandle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tabuleiro.app.ClearedViewModelContract;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Tests that EditorViewModel does nothing once it is cleared. */
public final class ClearedEditorViewModelTest extends ClearedViewModelContract<EditorViewModel> {
  @Override
  protected EditorViewModel create(Random random) throws Exception {
    var options = Options.standard(Games.byId("shi"));
    var match = new Match(options, List.of(Player.person(""), Player.person("")));
    var record = GameRecord.of(match, "").toText();
    return new EditorViewModel(new SavedStateHandle(new HashMap<>(Map.of("record", record))));
  }

  @Override
  protected void act(EditorViewModel model, Random random) throws Exception {
    switch (random.nextInt(3)) {
      case 0 -> model.clear();
      case 1 -> model.undo();
      default -> model.start();
    }
  }
}
