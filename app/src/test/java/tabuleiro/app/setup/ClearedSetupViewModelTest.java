package tabuleiro.app.setup;

import androidx.lifecycle.SavedStateHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import tabuleiro.app.ClearedViewModelContract;
import tabuleiro.rules.ai.Level;

/** Tests that SetupViewModel does nothing once it is cleared. */
public final class ClearedSetupViewModelTest extends ClearedViewModelContract<SetupViewModel> {
  @Override
  protected SetupViewModel create(Random random) throws Exception {
    var handle = new SavedStateHandle(new HashMap<>(Map.of(SetupViewModel.GAME, "shi")));
    var last = new LastSetupStore(app.preferences("setup"));
    return new SetupViewModel(handle, last, app.games());
  }

  @Override
  protected void act(SetupViewModel model, Random random) throws Exception {
    if (random.nextInt(4) == 0) {
      model.choose(model.now().withLevel(Level.values()[random.nextInt(5)]));
    }
  }
}
