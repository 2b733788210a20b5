package tabuleiro.app.play;

import androidx.annotation.Nullable;
import androidx.annotation.VisibleForTesting;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.ImportExport;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.puzzlebook.OwnPuzzleStore;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.app.tips.BeginnerTipStore;
import tabuleiro.app.ui.ViewModelCallbacks;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.explain.Statement;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.RecordWriter;

/**
 * View model of the play screen: owns the match, and after every change of it saves, requests the
 * CPU's move and publishes one new state. Main thread only.
 */
public final class PlayViewModel extends ViewModel {
  private static final int NOT_LOOKING = -1;

  private final PlayArguments arguments;
  private final GameRepository games;
  private final CpuWorker worker;
  private final Settings settings;
  private final BeginnerTipStore memory;
  private final MainScheduler scheduler;
  private final LongSupplier clock;
  private final MutableLiveData<PlayState> state = new MutableLiveData<>();
  private final MutableLiveData<DataResult<LoadedGame>> unplayable = new MutableLiveData<>();
  private final ViewModelCallbacks scope = new ViewModelCallbacks(this);
  private final Coach coach;
  private final MistakePuzzleMaker mistakes;
  private Match match;
  private MatchSaver saver;
  private CpuOpponent opponent;
  @Nullable private CpuPlaybackSettings playback;
  private BeginnerTipController tips;
  private LevelAdvice advice;
  private int lookedAt = NOT_LOOKING;
  @Nullable private List<Statement> threats;
  private boolean visible;
  private boolean isOutdated;

  /** Restores the match that the arguments or the saved state name. */
  PlayViewModel(
      SavedStateHandle handle,
      GameRepository games,
      CpuWorker worker,
      Settings settings,
      BeginnerTipStore memory,
      OwnPuzzleStore puzzles,
      MainScheduler scheduler,
      LongSupplier clock) {
    this.games = games;
    this.worker = worker;
    this.settings = settings;
    this.memory = memory;
    this.scheduler = scheduler;
    this.clock = clock;
    arguments = new PlayArguments(handle);
    coach = new Coach(worker, this::publish);
    mistakes = new MistakePuzzleMaker(puzzles, worker);
    var unsaved = arguments.unsaved();
    if (unsaved == null) {
      games.load(arguments.savedId(), scope.bind(this::loaded));
    } else {
      if (!arguments.knowsPractice()) {
        arguments.setPractice(settings.practice());
      }
      begin(unsaved);
    }
  }

  private void loaded(DataResult<LoadedGame> game) {
    if (game.value() instanceof LoadedGame.Playable playable) {
      arguments.setSaved(playable.details().version());
      arguments.setPractice(playable.details().practice());
      if (arguments.version().kept() > 0) {
        arguments.setUnsaved(playable.match());
        arguments.setProblem(StorageProblem.OTHER);
      }
      begin(playable.match());
    } else {
      unplayable.setValue(game);
    }
  }

  /** Returns whether leaving the screen would lose moves. */
  boolean wouldLoseMoves() {
    return saver != null && saver.wouldLoseChanges();
  }

  /** Called after a save; loads the newer state if the match was continued elsewhere. */
  private void saved() {
    isOutdated = saver.isRefused() || isOutdated && saver.problem() != null;
    if (saver.isRefused()) {
      stop();
      games.load(arguments.savedId(), scope.bind(this::loaded));
      publish();
    } else {
      continueGame();
    }
  }

  /** Reloads the match if another screen has continued it while this one was hidden. */
  private void checkForNewerState() {
    games.load(
        arguments.savedId(),
        scope.bind(
            game -> {
              if (game.isDone() && arguments.version().isOlderThan(game.value())) {
                stop();
                loaded(game);
              }
            }));
  }

  private void stop() {
    opponent.drop();
    saver.stop();
    coach.forget();
    advice.update(false);
  }

  private void begin(Match started) {
    match = started;
    saver = new MatchSaver(games, arguments, match, scheduler, clock, this::saved);
    saver.retry();
    opponent = new CpuOpponent(worker, match, scheduler, this::publish, this::answered);
    playback = match.hasPerson() ? null : arguments.playback();
    tips = new BeginnerTipController(settings, memory, arguments, match);
    advice = new LevelAdvice(games, match, this::publish);
    showPlace();
  }

  /** Returns the match, to be read only; null until it is loaded. */
  @VisibleForTesting
  Match match() {
    return match;
  }

  /** Returns the row id of the match, or 0. */
  long savedId() {
    return arguments.savedId();
  }

  /** Delivers the game as text, with the variations and notes of its row. */
  void read(Consumer<String> reader) {
    games.load(
        savedId(),
        scope.bind(
            game ->
                reader.accept(
                    game.value() instanceof LoadedGame.Playable playable
                        ? ImportExport.text(playable)
                        : RecordWriter.write(match, ""))));
  }

  /** Returns the state of the screen; published only if it differs from the previous one. */
  LiveData<PlayState> state() {
    return state;
  }

  /** Returns a saved game that cannot be played, or why it could not be loaded. */
  LiveData<DataResult<LoadedGame>> unplayable() {
    return unplayable;
  }

  private void publish() {
    mistakes.look(match, coach.judgement());
    var next =
        new PlayState(
            match.snapshot(),
            isLooking() ? lookedAt : match.ply(),
            canPlay(),
            opponent.isThinking(),
            opponent.isSlow(),
            arguments.practice() || settings.showThoughts() ? opponent.thought() : null,
            coach.hint(),
            threats,
            coach.judgement(),
            playback,
            isOutdated ? StorageProblem.OUTDATED : saver.problem(),
            tips.state(match.ply()),
            advice.advised());
    if (!next.equals(state.getValue())) {
      state.setValue(next);
    }
  }

  /** Tells whether the screen is visible; in the background no CPU search starts. */
  void setVisible(boolean visible) {
    this.visible = visible;
    if (match != null) {
      if (visible && arguments.savedId() != 0) {
        checkForNewerState();
      }
      saver.retry();
      continueGame();
    }
  }

  /** Makes a person's move. */
  void play(int move) {
    if (canPlay()) {
      make(move);
    }
  }

  private boolean canPlay() {
    return !isLooking() && saver.mayMove() && !match.isOver() && isPersonsTurn();
  }

  private boolean isPersonsTurn() {
    return match.toMove().isPerson() && !match.isTurnOfResigned();
  }

  /** Makes a CPU's move, or passes for a player who resigned. */
  private void answered(int move) {
    saver.whenStored(() -> make(move));
  }

  private void make(int move) {
    var from = match.position().copy();
    boolean isPerson = isPersonsTurn();
    if (lookedAt > match.ply()) {
      lookedAt = NOT_LOOKING; // the new move ends the preview
    }
    match.play(move);
    threats = null;
    saver.save();
    boolean isForPerson = !match.isOver() && isPersonsTurn();
    tips.moved(from, move, match.position(), match.ply(), isPerson, isForPerson);
    coach.dropHint();
    if (arguments.practice()) {
      judge(from, move, isPerson);
    }
    continueGame();
  }

  private void judge(Position from, int move, boolean isPerson) {
    if (isPerson) {
      coach.judgeMove(match, from, move);
    } else {
      coach.judge(match);
    }
  }

  /** Requests a CPU's move if needed and publishes the state. */
  private void continueGame() {
    boolean paused = playback != null && playback.paused();
    if (visible && !paused) {
      prompt(delay());
    }
    opponent.ponder(visible && settings.thinkAhead());
    boolean stored = saver.mayMove() && saver.problem() == null;
    boolean counts = !arguments.practice() && !arguments.version().isCopy();
    advice.update(match.isOver() && stored && counts);
    publish();
  }

  private void prompt(long delay) {
    if (!saver.isMoveWaiting()) {
      opponent.prompt(delay);
    }
  }

  /** Returns the delay before a move, which lets moves between CPUs be seen. */
  private long delay() {
    return playback == null || match.ply() == 0
        ? 0
        : playback.pace().millis + settings.animationMillis();
  }

  /** Publishes the current position after any change other than a move. */
  private void showPlace() {
    lookedAt = NOT_LOOKING;
    threats = null;
    coach.forget();
    if (arguments.practice()) {
      coach.judge(match);
    }
    continueGame();
  }

  /** Undoes the last move, or before that an ending chosen by the players. */
  void undo() {
    if (match.isClosed()) {
      stopCpus();
      match.reopen();
      saver.saveAgain();
      showPlace();
    } else {
      goTo(UndoTargets.back(match));
    }
  }

  void redo() {
    goTo(UndoTargets.ahead(match));
  }

  private void goTo(int ply) {
    if (ply != UndoTargets.NONE) {
      stopCpus();
      match.goTo(ply);
      saver.saveAgain();
      showPlace();
    }
  }

  /** Stops everything that changes the match without the person. */
  private void stopCpus() {
    opponent.drop();
    saver.dropWaitingMove();
    if (playback != null) {
      setPlayback(playback.withPause(true));
    }
  }

  private void setPlayback(CpuPlaybackSettings changed) {
    playback = changed;
    arguments.setPlayback(changed);
  }

  /** Previews another ply without changing the match. */
  void look(int ply) {
    int place = Math.max(0, Math.min(ply, match.length()));
    lookedAt = place == match.ply() ? NOT_LOOKING : place;
    threats = null;
    coach.dropHint();
    publish();
  }

  void stopLooking() {
    look(match.ply());
  }

  private boolean isLooking() {
    return lookedAt != NOT_LOOKING;
  }

  /** Stops the search; the CPU plays the best move so far. */
  void stopThinking() {
    opponent.stop();
  }

  void hint() {
    if (canPlay()) {
      threats = null;
      coach.nextHint(match.position());
      publish();
    }
  }

  /** Hides the hint because another piece was taken up. */
  void hideHint() {
    coach.hideHint();
    publish();
  }

  /** Tells what threatens the person to move, or no longer. */
  void showThreats() {
    if (canPlay()) {
      threats = threats == null ? ExplanationFinder.threats(match.position()) : null;
      coach.dropHint();
      publish();
    }
  }

  void setPractice(boolean practice) {
    arguments.setPractice(practice);
    saver.saveAgain();
    coach.forget();
    if (practice) {
      coach.judge(match);
    }
    publish();
  }

  /** Called when a piece was taken up that can make these moves. */
  void touched(List<Integer> moves) {
    if (tips.touched(match.position(), moves, match.ply())) {
      publish();
    }
  }

  void dismissTip() {
    tips.dismiss();
    publish();
  }

  void resign(int seat) {
    close(new ChosenEnding(seat));
  }

  /** Resigns for the player to move; the others play on. */
  void resignAndPlayOn(int seat) {
    if (match.seatAt(match.ply()) == seat && match.position().mayResign()) {
      match.play(Position.RESIGN);
      saver.save();
      showPlace();
    }
  }

  void agreeOnDraw() {
    close(ChosenEnding.AGREED);
  }

  private void close(ChosenEnding closing) {
    if (!match.isOver()) {
      stopCpus();
      match.close(closing);
      saver.save();
      showPlace();
    }
  }

  void retrySaving() {
    saver.save();
    publish();
  }

  private CpuPlaybackSettings playing() {
    return Objects.requireNonNull(playback, "a person plays");
  }

  void togglePause() {
    var next = playing().withPause(!playing().paused());
    setPlayback(next);
    if (next.paused()) {
      opponent.drop();
    }
    continueGame();
  }

  void nextPace() {
    setPlayback(playing().withNextPace());
    publish();
  }

  /** Lets one CPU make one move. */
  void step() {
    setPlayback(playing().withPause(true));
    prompt(0);
    publish();
  }

  @Override
  protected void onCleared() {
    visible = false;
    if (match != null) {
      stop();
    }
  }
}
