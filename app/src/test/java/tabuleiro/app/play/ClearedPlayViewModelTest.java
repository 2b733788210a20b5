package tabuleiro.app.play;

import androidx.lifecycle.SavedStateHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import tabuleiro.app.ClearedViewModelContract;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;

/** Tests that PlayViewModel does nothing once it is cleared. */
public final class ClearedPlayViewModelTest extends ClearedViewModelContract<PlayViewModel> {
  @Override
  protected PlayViewModel create(Random random) throws Exception {
    var handle = new SavedStateHandle(new HashMap<>(Map.of("savedId", GAME)));
    if (random.nextBoolean()) {
      handle = new SavedStateHandle();
      var record =
          random.nextBoolean()
              ? TestRecords.people("shi", "size=3")
              : TestRecords.againstCpu("shi", "size=3", Level.MASTER);
      new PlayArguments(handle).setUnsaved(record.toMatch());
    }
    app.settingsStored().edit().putBoolean("think_ahead", random.nextBoolean()).apply();
    var model =
        new PlayViewModel(
            handle,
            app.games(),
            app.cpu(),
            app.settings(),
            app.tips(),
            app.puzzles().own(),
            app.main,
            app::now);
    model.setVisible(true);
    return model;
  }

  @Override
  protected void act(PlayViewModel model, Random random) throws Exception {
    if (model.match() == null) {
      return;
    }
    switch (random.nextInt(11)) {
      case 0 -> model.undo();
      case 1 -> model.redo();
      case 2 -> model.hint();
      case 3 -> model.setPractice(random.nextBoolean());
      case 4 -> model.resign(0);
      case 5 -> model.setVisible(random.nextBoolean());
      case 6 -> model.retrySaving();
      case 7 -> model.showThreats();
      case 8 -> model.hideHint();
      default -> {
        var moves = new MoveList();
        model.match().position().moves(moves);
        if (moves.size() > 0) {
          model.play(moves.get(random.nextInt(moves.size())));
        }
      }
    }
  }

  @Override
  protected Set<String> named() {
    return Set.of(
        "moves",
        "ply",
        "closing",
        "practice",
        "changed",
        "finished",
        "outcome",
        "revision",
        "review",
        "variations");
  }

  @Override
  protected boolean mayAdd() {
    return true;
  }

  @Override
  protected boolean mayCount() {
    return true;
  }

  /** A change during the last save is still saved. */
  @Override
  protected int mostSaves() {
    return 1;
  }
}
