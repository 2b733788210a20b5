package tabuleiro.app.play;

import android.app.Application;
import androidx.annotation.NonNull;
import androidx.annotation.VisibleForTesting;
import androidx.lifecycle.AndroidViewModel;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.settings.Settings;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.Closing;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.GameRecord;

/**
 * The owner of the match on the play screen. Every change runs the same way: the match changes, is
 * stored, is shown, and the CPU is asked. Main thread only.
 */
public final class PlayViewModel extends AndroidViewModel {
  private final SavedStateHandle handle;
  private final CpuWorker worker = CpuWorker.shared();
  private final MutableLiveData<PlayState> state = new MutableLiveData<>();
  private final MutableLiveData<LoadedGame> unplayable = new MutableLiveData<>();
  private final Coach coach = new Coach(worker, this::publish);
  private Match match;
  private Keeper keeper;
  private Opponent opponent;
  private Shown shown;
  private boolean looking;
  private Watch watch;
  private boolean visible;
  private Runnable afterSaving;

  /** Takes up the match that the screen's arguments or the system's saved state name. */
  public PlayViewModel(@NonNull Application app, SavedStateHandle handle) {
    super(app);
    this.handle = handle;
    String record = handle.get(Keeper.RECORD);
    Long id = handle.get(Keeper.SAVED_ID);
    if (record != null) {
      begin(read(record));
    } else {
      SavedGames.of(app).load(id, this::loaded);
    }
  }

  private Match read(String record) {
    if (!handle.contains(Keeper.PRACTICE)) {
      handle.set(Keeper.PRACTICE, new Settings(getApplication()).practice());
    }
    try {
      var read = GameRecord.parse(record).toMatch();
      Integer ply = handle.get(Keeper.PLY);
      read.goTo(ply == null ? read.length() : ply);
      return read;
    } catch (DamagedRecord impossible) {
      throw new IllegalStateException("the screen is handed whole records", impossible);
    }
  }

  private void loaded(LoadedGame game) {
    if (game instanceof LoadedGame.Playable playable) {
      handle.set(Keeper.PRACTICE, playable.about().practice());
      begin(playable.match());
    } else {
      unplayable.setValue(game);
    }
  }

  private void begin(Match started) {
    match = started;
    keeper = new Keeper(SavedGames.of(getApplication()), handle, match, this::stored);
    opponent = new Opponent(worker, match, this::publish, this::answered);
    watch = Places.hasPerson(match) ? null : Watch.restore(handle);
    arrive();
  }

  /** The match itself, to be read only; null until it is there. */
  @VisibleForTesting
  Match match() {
    return match;
  }

  /** The row in which the match is stored, or 0. */
  @VisibleForTesting
  long savedId() {
    return keeper == null ? 0 : keeper.id();
  }

  /** What the screen shows. */
  LiveData<PlayState> state() {
    return state;
  }

  /** A stored game that cannot be played. */
  LiveData<LoadedGame> unplayable() {
    return unplayable;
  }

  /** Whether somebody can see the match; unseen, no CPU begins to think. */
  void setVisible(boolean visible) {
    this.visible = visible;
    if (match != null) {
      proceed();
    }
  }

  /** A person's move. */
  void play(int move) {
    if (canPlay()) {
      make(move);
    }
  }

  private boolean canPlay() {
    return !looking && !keeper.isBusy() && !match.isOver() && match.toMove().isPerson();
  }

  /** A CPU's move; it waits until the move before is stored. */
  private void answered(int move) {
    if (keeper.isBusy()) {
      afterSaving = () -> make(move);
    } else {
      make(move);
    }
  }

  private void make(int move) {
    var from = match.position().copy();
    boolean isPerson = match.toMove().isPerson();
    match.play(move);
    keeper.save();
    coach.dropAdvice();
    if (keeper.practice()) {
      judge(from, move, isPerson);
    }
    if (!looking) {
      shown = Shown.now(match);
    }
    publish();
    proceed();
  }

  private void judge(Position from, int move, boolean isPerson) {
    if (isPerson) {
      coach.judgeMove(match, from, move);
    } else {
      coach.judge(match);
    }
  }

  private void stored() {
    var next = afterSaving;
    afterSaving = null;
    if (next != null) {
      next.run();
    } else {
      publish();
      proceed();
    }
  }

  private void proceed() {
    boolean mayThink = visible && afterSaving == null && (watch == null || !watch.paused());
    if (mayThink) {
      opponent.prompt(delay());
    }
  }

  /** Among CPUs every move is given the time to be seen. */
  private long delay() {
    return watch == null || match.ply() == 0
        ? 0
        : watch.pace().millis + new Settings(getApplication()).animationMillis();
  }

  /** Shows the match where it stands, after anything but a move. */
  private void arrive() {
    looking = false;
    shown = Shown.now(match);
    coach.forget();
    if (keeper.practice()) {
      coach.judge(match);
    }
    publish();
    proceed();
  }

  private void publish() {
    state.setValue(
        new PlayState(
            match,
            shown,
            looking,
            canPlay(),
            opponent.isThinking(),
            opponent.thought(),
            coach.advice(),
            coach.judgement(),
            watch,
            keeper.problem()));
  }

  /** Takes the last move back; before that, an end that the players chose. */
  void undo() {
    if (match.isClosed()) {
      hold();
      match.reopen();
      settle();
    } else {
      goTo(Places.back(match));
    }
  }

  void redo() {
    goTo(Places.ahead(match));
  }

  private void goTo(int ply) {
    if (ply == Places.NONE) {
      return;
    }
    hold();
    match.goTo(ply);
    settle();
  }

  /** Stores where the match stands now, if it is stored at all, and shows it. */
  private void settle() {
    if (keeper.id() != 0) {
      keeper.save();
    }
    arrive();
  }

  /** Stops whatever would change the match by itself. */
  private void hold() {
    opponent.drop();
    afterSaving = null;
    if (watch != null) {
      watchAs(watch.pace(), true);
    }
  }

  private void watchAs(Watch.Pace pace, boolean paused) {
    watch = new Watch(pace, paused);
    watch.keep(handle);
  }

  /** Shows another place without leaving the match's own. */
  void look(int ply) {
    int place = Math.max(0, Math.min(ply, match.length()));
    looking = place != match.ply();
    shown = looking ? Shown.at(match, place) : Shown.now(match);
    coach.dropAdvice();
    publish();
  }

  void stopLooking() {
    look(match.ply());
  }

  /** The CPU plays the best it has found so far. */
  void stopThinking() {
    opponent.stop();
  }

  void hint() {
    if (canPlay()) {
      coach.advise(match.position());
      publish();
    }
  }

  void setPractice(boolean practice) {
    keeper.setPractice(practice);
    coach.forget();
    if (practice) {
      coach.judge(match);
    }
    publish();
  }

  void resign(int seat) {
    close(new Closing(seat));
  }

  void agreeOnDraw() {
    close(Closing.AGREED);
  }

  private void close(Closing closing) {
    if (!match.isOver()) {
      hold();
      match.close(closing);
      keeper.save();
      arrive();
    }
  }

  void retrySaving() {
    keeper.save();
    publish();
  }

  void togglePause() {
    watchAs(watch.pace(), !watch.paused());
    if (watch.paused()) {
      opponent.drop();
    }
    publish();
    proceed();
  }

  void nextPace() {
    watchAs(watch.pace().next(), watch.paused());
    publish();
  }

  /** Lets one CPU make one move. */
  void step() {
    watchAs(watch.pace(), true);
    opponent.prompt(0);
    publish();
  }

  /** The same game again, every player one seat further. */
  GameRecord rematch() {
    var players = new ArrayList<>(match.players());
    Collections.rotate(players, 1);
    return new GameRecord(match.options(), players, "", List.of(), null);
  }

  @Override
  protected void onCleared() {
    visible = false;
    if (opponent != null) {
      opponent.drop();
    }
    coach.forget();
  }
}
