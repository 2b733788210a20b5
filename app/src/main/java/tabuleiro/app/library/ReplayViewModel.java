package tabuleiro.app.library;

import android.app.Application;
import android.os.Handler;
import android.os.Looper;
import androidx.annotation.NonNull;
import androidx.lifecycle.AndroidViewModel;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;

/** A saved game that is looked through; looking changes nothing of what is saved. */
public final class ReplayViewModel extends AndroidViewModel {
  static final String ID = "id";
  private static final String PLACE = "place";
  private static final long STEP_MILLIS = 1000;

  private final SavedStateHandle handle;
  private final Handler clock = new Handler(Looper.getMainLooper());
  private final Runnable step = this::step;
  private final MutableLiveData<Answer<LoadedGame>> game = new MutableLiveData<>();
  private final MutableLiveData<ReplayState> state = new MutableLiveData<>();
  private final MutableLiveData<Integer> puzzles = new MutableLiveData<>();
  private int made;
  private int told;
  private Match match;
  private Analysis analysis;
  private boolean running;

  /** Made by the system. */
  public ReplayViewModel(@NonNull Application app, @NonNull SavedStateHandle handle) {
    super(app);
    this.handle = handle;
    Long id = handle.get(ID);
    SavedGames.of(app).load(id == null ? 0 : id, this::loaded);
  }

  private void loaded(Answer<LoadedGame> loaded) {
    if (loaded.value() instanceof LoadedGame.Playable playable) {
      match = playable.match();
      Integer place = handle.get(PLACE);
      if (place != null) {
        match.goTo(Math.min(place, match.length()));
      }
      analysis = new Analysis(CpuWorker.shared(), match.length(), this::judged);
      publish();
    }
    game.setValue(loaded);
  }

  @Override
  protected void onCleared() {
    pause();
    if (analysis != null) {
      analysis.stop();
    }
  }

  /** The game, once; also when it cannot be looked through. */
  LiveData<Answer<LoadedGame>> game() {
    return game;
  }

  LiveData<ReplayState> state() {
    return state;
  }

  void goTo(int place) {
    int within = Math.max(0, Math.min(place, match.length()));
    if (within != match.ply()) {
      match.goTo(within);
      handle.set(PLACE, within);
      publish();
    }
  }

  int place() {
    return match.ply();
  }

  int length() {
    return match.length();
  }

  /** Starts or stops playing the moves; at the end it starts over. */
  void toggleRunning() {
    if (running) {
      pause();
    } else {
      if (place() == length()) {
        goTo(0);
      }
      running = true;
      clock.postDelayed(step, STEP_MILLIS);
    }
    publish();
  }

  /** Stops playing the moves. */
  void pause() {
    running = false;
    clock.removeCallbacks(step);
    if (match != null) {
      publish();
    }
  }

  private void step() {
    goTo(place() + 1);
    if (place() < length()) {
      clock.postDelayed(step, STEP_MILLIS);
    } else {
      pause();
    }
  }

  private void judged(int ply, Verdict verdict) {
    publish();
    new PuzzleBook(getApplication())
        .own()
        .consider(
            match.snapshot(),
            ply,
            verdict,
            () -> {
              made++;
              puzzles.setValue(made);
            });
  }

  /** How many puzzles were made of mistakes in this game. */
  LiveData<Integer> puzzles() {
    return puzzles;
  }

  /** Whether so many puzzles were not told of yet; from now on they were. */
  boolean isNews(int count) {
    boolean news = count > told;
    told = count;
    return news;
  }

  boolean canAnalyse() {
    return match.length() > 0;
  }

  void toggleAnalysis() {
    if (analysis.underWay() > 0) {
      analysis.stop();
    } else {
      analysis.start(match);
    }
    publish();
  }

  /** A new game with the moves up to the place that is shown. */
  GameRecord branch() {
    return GameRecord.of(match.branch(), "");
  }

  private void publish() {
    state.setValue(new ReplayState(match, analysis.verdicts(), running, analysis.underWay()));
  }
}
