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
    var handle = new SavedStateHandle(new HashMap<>(Map.of("savedId", GAME)));
    var model = new AnalysisViewModel(handle, app.games(), app.cpu(), app::now);
    model.setVisible(true);
    return model;
  }

  @Override
  protected void act(AnalysisViewModel model, Random random) throws Exception {
    if (model.state().getValue() == null) {
      return;
    }
    switch (random.nextInt(5)) {
      case 0 -> model.setVisible(random.nextBoolean());
      case 1 -> model.setThinking(random.nextBoolean());
      case 2 -> model.store("study", stored -> {});
      case 3 -> model.goTo(0);
      default -> {
        var moves = new MoveList();
        model.line().position().moves(moves);
        if (moves.size() > 0) {
          model.play(moves.get(random.nextInt(moves.size())));
        }
      }
    }
  }

  /** A study that was changed elsewhere is saved anew, and then named. */
  @Override
  protected int mostSaves() {
    return 2;
  }
}
