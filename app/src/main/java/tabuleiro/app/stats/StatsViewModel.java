package tabuleiro.app.stats;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.function.Consumer;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.Statistics;

/** View model of the statistics; recomputes them whenever games change. */
public final class StatsViewModel extends ViewModel {
  private static final String CHOSEN = "chosen";

  private final SavedStateHandle state;
  private final GameRepository games;
  private final MutableLiveData<DataResult<Statistics>> statistics = new MutableLiveData<>();
  private final Observer<Integer> onChange = change -> count();

  StatsViewModel(SavedStateHandle state, GameRepository games) {
    this.state = state;
    this.games = games;
    games.changes().observeForever(onChange);
  }

  private void count() {
    games.statistics(statistics::setValue);
  }

  @Override
  protected void onCleared() {
    games.changes().removeObserver(onChange);
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

  /** Counts only games after a time; delivers the previous limit. */
  void countFrom(long time, Consumer<DataResult<Long>> done) {
    games.countFrom(time, done);
  }
}
