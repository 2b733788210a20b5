package tabuleiro.app.stats;

import android.app.Application;
import androidx.annotation.NonNull;
import androidx.lifecycle.AndroidViewModel;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.SavedStateHandle;
import java.util.function.Consumer;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.data.Statistics;

/** View model of the statistics; recomputes them whenever games change. */
public final class StatsViewModel extends AndroidViewModel {
  private static final String CHOSEN = "chosen";

  private final SavedStateHandle state;
  private final SavedGames games;
  private final MutableLiveData<Answer<Statistics>> statistics = new MutableLiveData<>();
  private final Observer<Integer> onChange = change -> count();

  /** Called by the system. */
  public StatsViewModel(@NonNull Application app, @NonNull SavedStateHandle state) {
    super(app);
    this.state = state;
    games = SavedGames.of(app);
    games.changes().observeForever(onChange);
  }

  private void count() {
    games.statistics(statistics::setValue);
  }

  @Override
  protected void onCleared() {
    games.changes().removeObserver(onChange);
  }

  LiveData<Answer<Statistics>> statistics() {
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
  void countFrom(long time, Consumer<Answer<Long>> done) {
    games.countFrom(time, done);
  }
}
