package tabuleiro.app.learn;

import androidx.lifecycle.SavedStateHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import tabuleiro.app.ClearedViewModelContract;

/** Tests that LessonViewModel does nothing once it is cleared. */
public final class ClearedLessonViewModelTest extends ClearedViewModelContract<LessonViewModel> {
  @Override
  protected LessonViewModel create(Random random) throws Exception {
    var arguments = Map.of(LessonViewModel.GAME, "shakti", LessonViewModel.NUMBER, 0);
    var progress = new LessonProgressStore(app.preferences("lessons"));
    return new LessonViewModel(new SavedStateHandle(new HashMap<>(arguments)), progress);
  }

  @Override
  protected void act(LessonViewModel model, Random random) throws Exception {
    switch (random.nextInt(3)) {
      case 0 -> model.refused();
      case 1 -> model.showMe();
      default -> model.goTo(random.nextInt(3));
    }
  }
}
