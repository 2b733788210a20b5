package tabuleiro.app.library;

import android.app.Application;
import android.os.Handler;
import android.os.Looper;
import androidx.annotation.NonNull;
import androidx.lifecycle.AndroidViewModel;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import java.util.List;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.GameDetails;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.data.Transfer;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewNotes;

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
  private GameDetails details;
  private Match match;
  private Match line; // what the review tells of, while it is looked at
  private int lineStart = ReplayState.NO_LINE;
  private ReviewRun review;
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
      details = playable.details();
      var snapshot = match.snapshot();
      var kept = ReviewNotes.read(snapshot, playable.notes());
      var begun = kept == null ? new Review(snapshot) : kept;
      review = new ReviewRun(CpuWorker.shared(), begun, this::judged);
      publish();
    }
    game.setValue(loaded);
  }

  @Override
  protected void onCleared() {
    pause();
    if (review != null) {
      review.stop();
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
    var shown = shown();
    int within = Math.max(0, Math.min(place, shown.length()));
    if (within != shown.ply()) {
      shown.goTo(within);
      keepPlace();
      publish();
    }
  }

  /** Leaves a line, if one is shown, for a place in the game. */
  void goToInGame(int place) {
    pause();
    if (line != null) {
      leaveLine();
    }
    goTo(place);
  }

  /** After the process was ended the game is shown again, where a line left it. */
  private void keepPlace() {
    handle.set(PLACE, line == null ? match.ply() : lineStart);
  }

  /** The game, or the line that is looked at. */
  private Match shown() {
    return line == null ? match : line;
  }

  int place() {
    return shown().ply();
  }

  int length() {
    return shown().length();
  }

  /** Shows what could have been, or was to come, from the place at which a move was made. */
  void showLine(int ply, List<String> moves) {
    match.goTo(ply);
    line = match.branch();
    lineStart = ply;
    try {
      for (var move : moves) {
        line.play(move);
      }
    } catch (Refusal refusal) {
      throw new IllegalStateException("a review tells of legal moves only", refusal);
    }
    line.goTo(ply + 1);
    keepPlace();
    publish();
  }

  /** Shows the game again, after the move from which the line differs. */
  void leaveLine() {
    pause();
    line = null;
    match.goTo(lineStart + 1);
    lineStart = ReplayState.NO_LINE;
    keepPlace();
    publish();
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

  private void judged(int ply) {
    publish();
    if (review.review().next() == null) {
      keepReview();
    }
    if (ply == Review.UNKNOWN) {
      return;
    }
    new PuzzleBook(getApplication())
        .own()
        .consider(
            match.snapshot(),
            ply,
            review.review().moves().get(ply).verdict(),
            () -> {
              made++;
              puzzles.setValue(made);
            });
  }

  /** Once made, a review stays with the game; if it cannot be stored, it can be made again. */
  private void keepReview() {
    var notes = ReviewNotes.write(review.review());
    SavedGames.of(getApplication()).keepReview(details.version(), notes, kept -> {});
  }

  /** The game as text, with what the review has found out. */
  String text() {
    var notes = ReviewNotes.write(review.review());
    return Transfer.text(new LoadedGame.Playable(details, match, notes));
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

  boolean canReview() {
    return match.length() > 0;
  }

  /** Begins the review, stops it or goes on with it. */
  void toggleReview() {
    if (review.isUnderWay()) {
      review.stop();
    } else {
      review.start();
    }
    publish();
  }

  /** A new game with the moves up to the place that is shown. */
  GameRecord branch() {
    return GameRecord.of(shown().branch(), "");
  }

  private void publish() {
    state.setValue(
        new ReplayState(shown(), lineStart, review.review(), running, review.isUnderWay()));
  }
}
