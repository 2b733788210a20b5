package tabuleiro.app.library;

import androidx.lifecycle.SavedStateHandle;
import java.util.List;
import java.util.Random;
import tabuleiro.app.ClearedViewModelContract;
import tabuleiro.app.data.ImportSource;
import tabuleiro.app.data.LibraryQuery;

/** Tests that LibraryViewModel does nothing once it is cleared. */
public final class ClearedLibraryViewModelTest extends ClearedViewModelContract<LibraryViewModel> {
  /** A game, a damaged one, a game that is there already, and none. */
  private static final List<String> TEXTS =
      List.of(
          "[Game \"shi\"]\n[Level2 \"club\"]\n[Result \"resigned 2\"]\n1. f8-h6 h1-g2\n",
          "[Game \"shi\"]\n1. f8-h6 nonsense\n",
          """
          [Game "shi"]
          [Options "size=3"]
          [Seat1 "Ana"]
          [Level2 "club"]
          1. a3-a2 a1-b2
          """,
          "a letter");

  @Override
  protected LibraryViewModel create(Random random) throws Exception {
    return new LibraryViewModel(new SavedStateHandle(), app.games(), null); // no file is read
  }

  @Override
  protected void act(LibraryViewModel model, Random random) throws Exception {
    var shown = model.list().getValue();
    var importing = model.importing();
    switch (random.nextInt(10)) {
      case 0 ->
          model.ask(
              new LibraryQuery(
                  "",
                  LibraryQuery.State.ANY,
                  random.nextBoolean() ? "a" : "",
                  LibraryQuery.Sort.NAME));
      case 1 -> importing.readText(TEXTS.get(random.nextInt(TEXTS.size())), ImportSource.PASTED);
      case 2 -> model.selectAll();
      case 3 -> importing.setRecovering(random.nextBoolean());
      case 4 -> importing.end();
      case 5, 6 -> {
        if (importing.step().getValue() instanceof ImportSession.Question question) {
          importing.carryOut(question.plan());
        }
      }
      case 7 -> model.selectNone();
      case 8 -> {
        if (shown != null && !shown.isEmpty()) {
          model.toggle(shown.get(random.nextInt(shown.size())).id);
        }
      }
      default -> {
        if (shown != null && !shown.isEmpty()) {
          model.pager().get(shown.get(0), 0);
        }
      }
    }
  }

  @Override
  protected boolean mayAdd() {
    return true;
  }
}
