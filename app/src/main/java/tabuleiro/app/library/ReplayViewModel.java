package tabuleiro.app.library;

import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameMetadata;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.ImportExport;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.puzzlebook.OwnPuzzleStore;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.ViewModelCallbacks;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewCodec;

/**
 * View model of the replay screen, on which a saved game is stepped through and reviewed; replaying
 * changes nothing that is saved.
 */
public final class ReplayViewModel extends ViewModel {
  static final String ID = "id";
  static final String REVIEW = "review";
  private static final String PLACE = "place";
  private static final String REVEALED = "revealed";
  private static final String LINE_IS_BETTER = "line is better";
  private static final String LINE_PLACE = "line place";
  private static final long STEP_MILLIS = 1000;

  /** The progress after which the judgements so far are saved again. */
  private static final int KEPT_STEP_PERCENT = 5;

  private final SavedStateHandle handle;
  private final GameRepository games;
  private final CpuWorker cpu;
  private final OwnPuzzleStore own;
  private final MainScheduler scheduler;
  private final ViewModelCallbacks scope = new ViewModelCallbacks(this);
  private final Runnable step = this::step;
  private final MutableLiveData<DataResult<LoadedGame>> game = new MutableLiveData<>();
  private final MutableLiveData<ReplayState> state = new MutableLiveData<>();
  private final MutableLiveData<Integer> puzzles = new MutableLiveData<>();
  private final MutableLiveData<Boolean> reviewNotSaved = new MutableLiveData<>(false);
  private int made;
  private int told;
  private GameMetadata details;
  private Match match;
  private MoveTree tree;
  @Nullable private ReviewVariation line; // the review's line that is shown, if any
  private ReviewRunner review;
  @Nullable private ReviewRunner shallower; // the finished review, while a deeper one runs
  private int keptPercent;
  private boolean running;

  /** Opens the game that the screen's arguments name. */
  ReplayViewModel(
      SavedStateHandle handle,
      GameRepository games,
      CpuWorker cpu,
      OwnPuzzleStore own,
      MainScheduler scheduler) {
    this.handle = handle;
    this.games = games;
    this.cpu = cpu;
    this.own = own;
    this.scheduler = scheduler;
    Long id = handle.get(ID);
    games.load(id == null ? 0 : id, scope.bind(this::loaded));
  }

  private void loaded(DataResult<LoadedGame> loaded) {
    if (loaded.value() instanceof LoadedGame.Playable playable) {
      begin(playable);
    }
    game.setValue(loaded);
  }

  private void begin(LoadedGame.Playable playable) {
    match = playable.match();
    tree = playable.tree();
    Integer place = handle.get(PLACE);
    if (place != null) {
      match.goTo(Math.min(place, match.length()));
    }
    details = playable.details();
    var snapshot = match.snapshot();
    var kept = ReviewCodec.read(snapshot, playable.review());
    var begun = kept == null ? new Review(snapshot) : kept;
    review = new ReviewRunner(cpu, begun, this::judged);
    keptPercent = review.snapshot().percent();
    if (Boolean.TRUE.equals(handle.get(REVIEW)) && canReview()) {
      review.start();
    }
    bringBackLine();
    publish();
  }

  @Override
  protected void onCleared() {
    pause();
    if (review != null && review.isUnderWay()) {
      stopReview();
    }
  }

  /** Returns the loaded game, also if it cannot be replayed. */
  LiveData<DataResult<LoadedGame>> game() {
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

  /** Leaves the line, if one is shown, and goes to a ply of the game. */
  void goToInGame(int place) {
    pause();
    if (line != null) {
      leaveLine();
    }
    goTo(place);
  }

  /** Stores the current ply in the saved state. */
  private void keepPlace() {
    handle.set(PLACE, match.ply());
    handle.set(LINE_IS_BETTER, line == null ? null : line.isBetter());
    handle.set(LINE_PLACE, line == null ? null : line.match().ply());
  }

  /** Restores the line that was shown when the process ended, if the review is still known. */
  private void bringBackLine() {
    Boolean isBetter = handle.get(LINE_IS_BETTER);
    Integer place = handle.get(LINE_PLACE);
    var reviewed = match.ply() == 0 ? null : review.snapshot().moves().get(match.ply() - 1);
    if (isBetter == null || place == null || reviewed == null || reviewed.better().isEmpty()) {
      return;
    }
    line = lineFrom(isBetter);
    line.match().goTo(Math.min(place, line.match().length()));
  }

  /** Returns the game or the line that is shown. */
  private Match shown() {
    return line == null ? match : line.match();
  }

  int place() {
    return shown().ply();
  }

  int length() {
    return shown().length();
  }

  /** Reveals the better move for the mistake at this ply. */
  void reveal() {
    handle.set(REVEALED, match.ply());
    publish();
  }

  /** Shows the line that punishes the mistake at this ply, or the better line. */
  void showLine(boolean isBetter) {
    pause();
    line = lineFrom(isBetter);
    keepPlace();
    publish();
  }

  private ReviewVariation lineFrom(boolean isBetter) {
    int place = match.ply();
    var reviewed = review.snapshot().moves().get(place - 1);
    return isBetter
        ? ReviewVariation.better(match, place, reviewed)
        : ReviewVariation.refutation(match, place, reviewed);
  }

  /** Leaves the line and shows the game after the mistake. */
  void leaveLine() {
    pause();
    line = null;
    keepPlace();
    publish();
  }

  /** Starts or stops the automatic replay; at the end it starts over. */
  void toggleRunning() {
    if (running) {
      pause();
    } else {
      if (place() == length()) {
        goTo(0);
      }
      running = true;
      scheduler.postDelayed(step, STEP_MILLIS);
    }
    publish();
  }

  /** Stops the automatic replay. */
  void pause() {
    running = false;
    scheduler.cancel(step);
    if (match != null) {
      publish();
    }
  }

  private void step() {
    goTo(place() + 1);
    if (place() < length()) {
      scheduler.postDelayed(step, STEP_MILLIS);
    } else {
      pause();
    }
  }

  private void judged(int ply) {
    publish();
    int percent = review.snapshot().percent();
    if (review.snapshot().isDone()) {
      handle.set(REVIEW, false);
      shallower = null;
      keepReview();
    } else if (percent >= keptPercent + KEPT_STEP_PERCENT) {
      keepUnfinished();
    }
    if (ply == Review.UNKNOWN) {
      return;
    }
    own.consider(
        cpu,
        match.snapshot(),
        ply,
        review.snapshot().moves().get(ply).verdict(),
        scope.bind(
            puzzle -> {
              made++;
              puzzles.setValue(made);
            }));
  }

  /** Saves the judgements so far, from which the review goes on in another process. */
  private void keepUnfinished() {
    int percent = review.snapshot().percent();
    if (percent == keptPercent || shallower != null) {
      return; // a finished review is worth more than the beginning of a deeper one
    }
    keptPercent = percent;
    // If this fails, no more than time is lost; the complete review is saved again.
    games.keepReview(details.version(), review.unfinishedNotes(), kept -> {});
  }

  /** Saves the complete review with the game; if that fails it can be repeated. */
  private void keepReview() {
    var notes = review.notes();
    games.keepReview(
        details.version(), notes, scope.bind(kept -> reviewNotSaved.setValue(!kept.isDone())));
  }

  /** Returns whether the review could not be saved and the person must be told. */
  LiveData<Boolean> reviewNotSaved() {
    return reviewNotSaved;
  }

  /** Called when the failed save has been shown. */
  void confirmReviewNotSaved() {
    reviewNotSaved.setValue(false);
  }

  /** Returns the game as text, with the review. */
  String text() {
    var notes = (shallower == null ? review : shallower).notes();
    return ImportExport.text(new LoadedGame.Playable(details, match, tree, notes));
  }

  /** Returns how many puzzles were made of mistakes in this game. */
  LiveData<Integer> puzzles() {
    return puzzles;
  }

  /** Returns whether this number of puzzles has not been shown yet, and marks it as shown. */
  boolean isNews(int count) {
    boolean news = count > told;
    told = count;
    return news;
  }

  boolean canReview() {
    return match.length() > 0;
  }

  /** Starts, pauses or continues the review. */
  void toggleReview() {
    if (review.isUnderWay()) {
      stopReview();
    } else {
      review.start();
    }
    handle.set(REVIEW, review.isUnderWay()); // a review that was stopped does not start by itself
    publish();
  }

  private void stopReview() {
    review.stop();
    keepUnfinished();
    if (shallower != null) {
      review = shallower;
      shallower = null;
    }
  }

  /** Repeats the finished review with ten times the nodes; if it is stopped, the old one stays. */
  void reviewDeeper() {
    goToInGame(match.ply());
    shallower = review;
    review = review.deeper();
    review.start();
    publish();
  }

  /** Returns a new game with the moves up to the current ply. */
  GameRecord branch() {
    return GameRecord.of(shown().branch(), "");
  }

  /** Opens the analysis screen at the current ply, with a line as a variation, and the review. */
  void analyse(Navigator navigator) {
    var whole = tree;
    int at = 0;
    int place = 0;
    for (var move : shown().notation()) {
      whole = whole.add(at, move);
      at = whole.child(at, move);
      place = whole.ply(at) == place() ? at : place;
    }
    var judged = shallower == null ? review : shallower;
    var notes = judged.snapshot().isDone() ? judged.notes() : judged.unfinishedNotes();
    navigator.analyse(match, whole.withNotes(notes), place);
  }

  private void publish() {
    int start = line == null ? ReplayState.NO_LINE : line.start();
    Integer revealed = handle.get(REVEALED);
    state.setValue(
        new ReplayState(
            shown().snapshot(),
            start,
            line != null && !line.isBetter(),
            review.snapshot(),
            revealed == null ? ReplayState.NO_PLACE : revealed,
            running,
            review.isUnderWay()));
  }
}
