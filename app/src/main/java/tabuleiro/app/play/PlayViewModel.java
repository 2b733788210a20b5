package tabuleiro.app.play;

import androidx.annotation.VisibleForTesting;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.Problem;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.data.Transfer;
import tabuleiro.app.puzzlebook.OwnPuzzles;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.app.tips.TipMemory;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.Closing;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.RecordWriter;

/**
 * The owner of the match on the play screen. Every change runs the same way: the match changes, is
 * stored, the CPU is asked, and then all of it is published as one state. Main thread only.
 */
public final class PlayViewModel extends ViewModel {
  private static final int NOT_LOOKING = -1;

  private final PlayArguments arguments;
  private final SavedGames games;
  private final CpuWorker worker;
  private final Settings settings;
  private final TipMemory memory;
  private final MainScheduler scheduler;
  private final LongSupplier clock;
  private final MutableLiveData<PlayState> state = new MutableLiveData<>();
  private final MutableLiveData<Answer<LoadedGame>> unplayable = new MutableLiveData<>();
  private final Coach coach;
  private final MistakeWatch mistakes;
  private Match match;
  private MatchSaver saver;
  private Opponent opponent;
  private CpuPlayback playback;
  private TipTeller tips;
  private LevelAdvice advice;
  private int lookedAt = NOT_LOOKING;
  private boolean visible;
  private boolean overtaken;

  /** Takes up the match that the screen's arguments or the system's saved state name. */
  PlayViewModel(
      SavedStateHandle handle,
      SavedGames games,
      CpuWorker worker,
      Settings settings,
      TipMemory memory,
      OwnPuzzles puzzles,
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
    mistakes = new MistakeWatch(puzzles, worker);
    var unsaved = arguments.unsaved();
    if (unsaved == null) {
      games.load(arguments.savedId(), this::loaded);
    } else {
      if (!arguments.knowsPractice()) {
        arguments.setPractice(settings.practice());
      }
      begin(unsaved);
    }
  }

  private void loaded(Answer<LoadedGame> game) {
    if (game.value() instanceof LoadedGame.Playable playable) {
      arguments.setSaved(playable.details().version());
      arguments.setPractice(playable.details().practice());
      if (isKept()) {
        arguments.setUnsaved(playable.match());
        arguments.setProblem(Problem.OTHER);
      }
      begin(playable.match());
    } else {
      unplayable.setValue(game);
    }
  }

  /** Whether moves that could not be stored are safe all the same. */
  private boolean isKept() {
    return games.storage().isKept(arguments.version());
  }

  /** Whether moves are gone if the screen is left. */
  boolean wouldLoseMoves() {
    return saver != null && saver.problem() != null && !isKept();
  }

  /** The match was stored, or could not be; what was played on elsewhere is shown instead. */
  private void saved() {
    overtaken = saver.isRefused() || overtaken && saver.problem() != null;
    if (saver.isRefused()) {
      stop();
      games.load(arguments.savedId(), this::loaded);
      publish();
    } else {
      goOn();
    }
  }

  /** Another screen may have played the match on while this one was out of sight. */
  private void lookAgain() {
    games.load(
        arguments.savedId(),
        game -> {
          if (game.isDone() && arguments.version().isOlderThan(game.value())) {
            stop();
            loaded(game);
          }
        });
  }

  private void stop() {
    opponent.drop();
    saver.stop();
    coach.forget();
  }

  private void begin(Match started) {
    match = started;
    saver = new MatchSaver(games, arguments, match, scheduler, clock, this::saved);
    saver.retry();
    opponent = new Opponent(worker, match, scheduler, this::publish, this::answered);
    playback = match.hasPerson() ? null : arguments.playback();
    tips = new TipTeller(settings, memory, arguments, match);
    advice = new LevelAdvice(games, match, this::publish);
    showPlace();
  }

  /** The match itself, to be read only; null until it is there. */
  @VisibleForTesting
  Match match() {
    return match;
  }

  /** The row in which the match is stored, or 0. */
  long savedId() {
    return arguments.savedId();
  }

  /** Hands out the game as text, with the variations and notes that its row holds. */
  void read(Consumer<String> reader) {
    games.load(
        savedId(),
        game ->
            reader.accept(
                game.value() instanceof LoadedGame.Playable playable
                    ? Transfer.text(playable)
                    : RecordWriter.write(match, "")));
  }

  /** What the screen shows; told only when it differs from what was told before. */
  LiveData<PlayState> state() {
    return state;
  }

  /** A stored game that cannot be played, or why it could not be read. */
  LiveData<Answer<LoadedGame>> unplayable() {
    return unplayable;
  }

  private void publish() {
    mistakes.look(match, coach.judgement());
    var now = match.snapshot();
    var next =
        new PlayState(
            now,
            BoardSnapshot.of(now, isLooking() ? lookedAt : now.ply()),
            canPlay(),
            opponent.isThinking(),
            opponent.thought(),
            coach.hint(),
            coach.judgement(),
            playback,
            overtaken ? Problem.OUTDATED : saver.problem(),
            tips.state(),
            advice.advised());
    if (!next.equals(state.getValue())) {
      state.setValue(next);
    }
  }

  /** Whether somebody can see the match; unseen, no CPU begins to think. */
  void setVisible(boolean visible) {
    this.visible = visible;
    if (match != null) {
      if (visible && arguments.savedId() != 0) {
        lookAgain();
      }
      saver.retry();
      goOn();
    }
  }

  /** A person's move. */
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

  /** A CPU's move, or the pass of a player who gave up. */
  private void answered(int move) {
    saver.whenStored(() -> make(move));
  }

  private void make(int move) {
    var from = match.position().copy();
    boolean isPerson = isPersonsTurn();
    if (lookedAt > match.ply()) {
      lookedAt = NOT_LOOKING; // the new move cuts off what was looked at
    }
    match.play(move);
    saver.save();
    tips.moved(from, move, match.position(), isPerson);
    coach.dropHint();
    if (arguments.practice()) {
      judge(from, move, isPerson);
    }
    goOn();
  }

  private void judge(Position from, int move, boolean isPerson) {
    if (isPerson) {
      coach.judgeMove(match, from, move);
    } else {
      coach.judge(match);
    }
  }

  /** Lets a CPU think if it is its turn, and shows how things stand. */
  private void goOn() {
    boolean paused = playback != null && playback.paused();
    if (visible && !paused) {
      prompt(delay());
    }
    opponent.ponder(visible && settings.thinkAhead());
    boolean stored = saver.mayMove() && saver.problem() == null;
    advice.update(match.isOver() && stored && !arguments.practice());
    publish();
  }

  private void prompt(long delay) {
    if (!saver.isMoveWaiting()) {
      opponent.prompt(delay);
    }
  }

  /** Among CPUs every move is given the time to be seen. */
  private long delay() {
    return playback == null || match.ply() == 0
        ? 0
        : playback.pace().millis + settings.animationMillis();
  }

  /** Shows the match where it stands, after anything but a move. */
  private void showPlace() {
    lookedAt = NOT_LOOKING;
    coach.forget();
    if (arguments.practice()) {
      coach.judge(match);
    }
    goOn();
  }

  /** Takes the last move back; before that, an end that the players chose. */
  void undo() {
    if (match.isClosed()) {
      stopCpus();
      match.reopen();
      saver.saveAgain();
      showPlace();
    } else {
      goTo(UndoStops.back(match));
    }
  }

  void redo() {
    goTo(UndoStops.ahead(match));
  }

  private void goTo(int ply) {
    if (ply != UndoStops.NONE) {
      stopCpus();
      match.goTo(ply);
      saver.saveAgain();
      showPlace();
    }
  }

  /** Stops all that would change the match by itself. */
  private void stopCpus() {
    opponent.drop();
    saver.dropWaitingMove();
    if (playback != null) {
      setPlayback(playback.withPause(true));
    }
  }

  private void setPlayback(CpuPlayback changed) {
    playback = changed;
    arguments.setPlayback(changed);
  }

  /** Shows another place without leaving the match's own. */
  void look(int ply) {
    int place = Math.max(0, Math.min(ply, match.length()));
    lookedAt = place == match.ply() ? NOT_LOOKING : place;
    coach.dropHint();
    publish();
  }

  void stopLooking() {
    look(match.ply());
  }

  private boolean isLooking() {
    return lookedAt != NOT_LOOKING;
  }

  /** The CPU plays the best it has found so far. */
  void stopThinking() {
    opponent.stop();
  }

  void hint() {
    if (canPlay()) {
      coach.seekHint(match.position());
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

  /** A piece was touched: from now on it is known how to begin. */
  void touched() {
    tips.touched();
    publish();
  }

  void dismissTip() {
    tips.dismiss();
    publish();
  }

  void resign(int seat) {
    close(new Closing(seat));
  }

  /** The player to move gives up, and the others play on. */
  void resignAndPlayOn(int seat) {
    if (match.seatAt(match.ply()) == seat && match.position().mayResign()) {
      match.play(Position.RESIGN);
      saver.save();
      showPlace();
    }
  }

  void agreeOnDraw() {
    close(Closing.AGREED);
  }

  private void close(Closing closing) {
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

  void togglePause() {
    setPlayback(playback.withPause(!playback.paused()));
    if (playback.paused()) {
      opponent.drop();
    }
    goOn();
  }

  void nextPace() {
    setPlayback(playback.withNextPace());
    publish();
  }

  /** Lets one CPU make one move. */
  void step() {
    setPlayback(playback.withPause(true));
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
