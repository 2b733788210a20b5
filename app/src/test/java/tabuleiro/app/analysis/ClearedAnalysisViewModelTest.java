package tabuleiro.app.analysis;

import androidx.lifecycle.SavedStateHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import tabuleiro.app.ClearedViewModelContract;
import tabuleiro.rules.game.MoveList;

/** Tests that AnalysisViewModel does nothing once it is cleared. */
public final class ClearedAnalysisViewModelTest
    extends ClearedViewModelContract<AnalysisViewModel> {
  @Override
  protected AnalysisViewModel create(Random random) throws Exception {
    opened = random.nextBoolean() ? GAME : WON;
    var handle = new SavedStateHandle(new HashMap<>(Map.of("savedId", opened)));
    var model = new AnalysisViewModel(handle, app.games(), app.cpu(), app::now);
    model.setVisible(true);
    return model;
  }

  @Override
  protected void act(AnalysisViewModel model, Random random) throws Exception {
    if (model.state().getValue() == null) {
      return;
    }
    var state = model.state().getValue();
    switch (random.nextInt(10)) {
      case 0 -> model.setVisible(random.nextBoolean());
      case 1 -> model.setThinking(random.nextBoolean());
      case 2 -> model.store("study", stored -> {});
      case 3 -> model.goTo(random.nextInt(state.tree().size()));
      case 4 -> {
        if (state.variation() != 0) {
          model.name(state.variation(), "a name");
        }
      }
      case 5 -> {
        if (state.variation() != 0) {
          model.promote();
        }
      }
      case 6 -> {
        if (state.place() != 0) {
          var undo = model.delete();
          if (random.nextBoolean()) {
            undo.run();
          }
        }
      }
      case 7 -> model.text();
      case 8 -> model.discard();
      default -> {
        var moves = new MoveList();
        model.line().position().moves(moves);
        if (moves.size() > 0) {
          model.play(moves.get(random.nextInt(moves.size())));
        }
      }
    }
  }

  @Override
  protected boolean mayAdd() {
    return true;
  }

  /** What was asked for is saved and named, and then what has changed since. */
  @Override
  protected int mostSaves() {
    return 4;
  }
}
