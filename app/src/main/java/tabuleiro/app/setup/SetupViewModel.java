package tabuleiro.app.setup;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.Objects;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.ui.ViewModelCallbacks;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/**
 * View model of the setup screen, on which a new game is configured; stores every change at once.
 * Until a first choice, proposes the level of the last game.
 */
public final class SetupViewModel extends ViewModel {
  static final String GAME = "game";
  static final String OPTIONS = "options";
  static final String LAYOUT = "layout";

  private final SavedStateHandle arguments;
  private final LastSetupStore last;
  private final MutableLiveData<GameSetup> setup;

  /** Reads the game from the screen's arguments. */
  SetupViewModel(SavedStateHandle arguments, LastSetupStore last, GameRepository games) {
    this.arguments = arguments;
    this.last = last;
    try {
      setup = new MutableLiveData<>(first(Games.byId(arguments.get(GAME))));
    } catch (RefusalException refusal) {
      throw new IllegalArgumentException(refusal);
    }
    var first = now();
    var game = first.options().game();
    if (!last.knows(game)) {
      games.lastLevel(
          game.id(),
          new ViewModelCallbacks(this)
              .bind(
                  level -> {
                    if (level.value() != null && first.equals(now())) {
                      setup.setValue(first.withLevel(level.value()));
                    }
                  }));
    }
  }

  private GameSetup first(Game game) throws RefusalException {
    String layout = arguments.get(LAYOUT);
    return layout == null
        ? last.load(game)
        : last.load(Options.parse(game, arguments.<String>get(OPTIONS)), layout);
  }

  LiveData<GameSetup> setup() {
    return setup;
  }

  GameSetup now() {
    return Objects.requireNonNull(setup.getValue());
  }

  void choose(GameSetup changed) {
    if (!changed.equals(now())) {
      last.save(changed);
      arguments.set(OPTIONS, changed.options().toString());
      setup.setValue(changed);
    }
  }
}
