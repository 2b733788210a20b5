package tabuleiro.app.library;

import androidx.lifecycle.SavedStateHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import tabuleiro.app.ClearedViewModelContract;

/** Tests that ReplayViewModel does nothing once it is cleared. */
public final class ClearedReplayViewModelTest extends ClearedViewModelContract<ReplayViewModel> {
  @Override
  protected ReplayViewModel create(Random random) throws Exception {
    var arguments = Map.of(ReplayViewModel.ID, GAME, ReplayViewModel.REVIEW, random.nextBoolean());
    var handle = new SavedStateHandle(new HashMap<>(arguments));
    return new ReplayViewModel(handle, app.games(), app.cpu(), app.puzzles().own(), app.main);
  }

  @Override
  protected void act(ReplayViewModel model, Random random) throws Exception {
    if (model.state().getValue() == null) {
      return;
    }
    switch (random.nextInt(4)) {
      case 0 -> model.toggleReview();
      case 1 -> model.toggleRunning();
      case 2 -> model.goToInGame(random.nextInt(3));
      default -> model.goTo(random.nextInt(3));
    }
  }

  @Override
  protected Set<String> named() {
    return Set.of("review");
  }
}
