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
    opened = random.nextBoolean() ? GAME : WON;
    var arguments =
        Map.of(ReplayViewModel.ID, opened, ReplayViewModel.REVIEW, random.nextBoolean());
    var handle = new SavedStateHandle(new HashMap<>(arguments));
    return new ReplayViewModel(handle, app.games(), app.cpu(), app.puzzles().own(), app.main);
  }

  @Override
  protected void act(ReplayViewModel model, Random random) throws Exception {
    if (model.state().getValue() == null) {
      return;
    }
    switch (random.nextInt(9)) {
      case 0 -> model.toggleReview();
      case 1 -> model.toggleRunning();
      case 2 -> model.goToInGame(random.nextInt(3));
      case 3 -> {
        if (model.state().getValue().review().isDone()) {
          model.reviewDeeper();
        }
      }
      case 4 -> {
        if (model.state().getValue().mistake() != null) {
          model.showLine(random.nextBoolean());
        }
      }
      case 5 -> model.reveal();
      case 6 -> model.branch();
      case 7 -> model.text();
      default -> model.goTo(random.nextInt(3));
    }
  }

  @Override
  protected Set<String> named() {
    return Set.of("review");
  }

  /** The accuracy follows the review. */
  @Override
  protected boolean mayCount() {
    return true;
  }
}
