package tabuleiro.app.stats;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.function.Consumer;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.Statistics;
import tabuleiro.app.ui.ViewModelCallbacks;

/** View model of the statistics screen; recomputes the statistics whenever saved games change. */
public final class StatsViewModel extends ViewModel {
  private static final String CHOSEN = "chosen";

  private final SavedStateHandle state;
  private final GameRepository games;
  private final MutableLiveData<DataResult<Statistics>> statistics = new MutableLiveData<>();
  private final ViewModelCallbacks scope = new ViewModelCallbacks(this);

  StatsViewModel(SavedStateHandle state, GameRepository games) {
    this.state = state;
    this.games = games;
    scope.observe(games.changes(), change -> games.statistics(scope.bind(statistics::setValue)));
  }

  LiveData<DataResult<Statistics>> statistics() {
    return statistics;
  }

  /** Returns the id of the selected game, by default the one played last. */
  String chosen(Statistics counted) {
    String chosen = state.get(CHOSEN);
    return counted.game(chosen) == null ? counted.games().get(0).game() : chosen;
  }

  void choose(String game) {
    state.set(CHOSEN, game);
  }

  /** Resets the statistics; delivers what {@link #undoReset} needs. */
  void reset(Consumer<DataResult<Long>> done) {
    games.resetStatistics(done);
  }

  void undoReset(long before, Consumer<DataResult<Boolean>> done) {
    games.undoReset(before, done);
  }
}
