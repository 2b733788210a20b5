package tabuleiro.app.library;

import androidx.lifecycle.SavedStateHandle;
import java.util.Random;
import tabuleiro.app.ClearedViewModelContract;
import tabuleiro.app.data.ImportSource;
import tabuleiro.app.data.LibraryQuery;

/** Tests that LibraryViewModel does nothing once it is cleared. */
public final class ClearedLibraryViewModelTest extends ClearedViewModelContract<LibraryViewModel> {
  @Override
  protected LibraryViewModel create(Random random) throws Exception {
    return new LibraryViewModel(new SavedStateHandle(), app.games(), null); // no file is read
  }

  @Override
  protected void act(LibraryViewModel model, Random random) throws Exception {
    var shown = model.list().getValue();
    switch (random.nextInt(5)) {
      case 0 ->
          model.ask(
              new LibraryQuery(
                  "",
                  LibraryQuery.State.ANY,
                  random.nextBoolean() ? "a" : "",
                  LibraryQuery.Sort.NAME));
      case 1 -> model.importing().readText("Game: shi\n\na3-a2\n", ImportSource.PASTED);
      case 2 -> model.selectAll();
      default -> {
        if (shown != null && !shown.isEmpty()) {
          model.pager().get(shown.get(0), 0);
        }
      }
    }
  }
}
