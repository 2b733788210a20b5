package tabuleiro.app.stats;

import androidx.lifecycle.SavedStateHandle;
import java.util.Random;
import tabuleiro.app.ClearedViewModelContract;

/** Tests that StatsViewModel does nothing once it is cleared. */
public final class ClearedStatsViewModelTest extends ClearedViewModelContract<StatsViewModel> {
  @Override
  protected StatsViewModel create(Random random) throws Exception {
    return new StatsViewModel(new SavedStateHandle(), app.games());
  }

  @Override
  protected void act(StatsViewModel model, Random random) throws Exception {
    switch (random.nextInt(3)) {
      case 0 -> model.reset(done -> {});
      case 1 -> model.undoReset(-1, done -> {});
      default -> model.choose("shi");
    }
  }

  @Override
  protected boolean mayCount() {
    return true;
  }
}
