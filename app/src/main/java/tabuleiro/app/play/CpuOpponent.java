package tabuleiro.app.play;

import androidx.annotation.Nullable;
import java.util.Objects;
import java.util.Random;
import java.util.function.IntConsumer;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.Match;

/**
 * Makes the moves that nobody makes on the play screen: requests the CPU's move, lets the strongest
 * level think in the opponent's time, and passes for players who resigned.
 */
final class CpuOpponent implements CpuWorker.Listener {
  private static final int NOBODY = -1;

  /** Time after which a person may want to hurry the CPU. */
  static final long SLOW_MILLIS = 2000;

  private final CpuWorker worker;
  private final Match match;
  private final Runnable listener;
  private final IntConsumer player;
  private final MainScheduler scheduler;
  private final Runnable asking = this::askAfterDelay;
  private final Runnable slowing = this::becomeSlow;
  private final Random seeds = new Random();
  private boolean waiting;
  private boolean slow;
  @Nullable private CpuWorker.Ticket ticket;
  @Nullable private CancelFlag pondering;
  private int ponderedAt;
  @Nullable private SearchResult thought;

  /** Plays the CPUs of a match; the listener is called after every change. */
  CpuOpponent(
      CpuWorker worker,
      Match match,
      MainScheduler scheduler,
      Runnable listener,
      IntConsumer player) {
    this.worker = worker;
    this.match = match;
    this.scheduler = scheduler;
    this.listener = listener;
    this.player = player;
  }

  /** Returns whether a CPU is searching for its move. */
  boolean isThinking() {
    return ticket != null;
  }

  /** Returns whether the search takes so long that it can be stopped. */
  boolean isSlow() {
    return slow;
  }

  /** Returns the best result so far, or null. */
  @Nullable
  SearchResult thought() {
    return thought;
  }

  /** Requests a move if a CPU is to move and no request is pending. */
  void prompt(long delay) {
    boolean passes = match.isTurnOfResigned();
    boolean isPersons = match.toMove().isPerson() && !passes;
    if (waiting || ticket != null || match.isOver() || isPersons) {
      return;
    }
    if (delay == 0 && !passes) {
      ask();
    } else {
      waiting = true;
      scheduler.postDelayed(asking, delay);
    }
  }

  /** Starts pondering for a master who waits for a person, or stops it. */
  void ponder(boolean wanted) {
    boolean isPersons = match.toMove().isPerson() && !match.isTurnOfResigned();
    int seat = wanted && isPersons && !match.isOver() ? waitingMaster() : NOBODY;
    if (seat == NOBODY || ponderedAt != match.ply()) {
      stopPondering();
    }
    if (seat != NOBODY && pondering == null) {
      pondering = worker.ponder(match.position(), seat);
      ponderedAt = match.ply();
    }
  }

  private void stopPondering() {
    if (pondering != null) {
      pondering.cancel();
      pondering = null;
    }
  }

  /** Returns the next seat with a master to move, or {@link #NOBODY}. */
  private int waitingMaster() {
    int seats = match.players().size();
    for (int i = 1; i < seats; i++) {
      int seat = (match.position().turn() + i) % seats;
      if (match.players().get(seat).level() == Level.MASTER
          && !match.position().hasResigned(seat)) {
        return seat;
      }
    }
    return NOBODY;
  }

  /** Stops the search; the best move so far is played. */
  void stop() {
    if (ticket != null) {
      ticket.stop();
    }
  }

  /** Cancels the search without playing a move. */
  void drop() {
    scheduler.cancel(asking);
    waiting = false;
    stopPondering();
    if (ticket != null) {
      ticket.cancel();
    }
    rest();
  }

  private void rest() {
    scheduler.cancel(slowing);
    ticket = null;
    thought = null;
    slow = false;
  }

  private void becomeSlow() {
    slow = true;
    listener.run();
  }

  private void ask() {
    waiting = false;
    var level = Objects.requireNonNull(match.toMove().level(), "a person is to move");
    var question = CpuRequest.move(match.position(), level, seeds.nextLong());
    ticket = worker.ask(question, this);
    scheduler.postDelayed(slowing, SLOW_MILLIS);
  }

  private void askAfterDelay() {
    if (match.isTurnOfResigned()) {
      waiting = false;
      player.accept(Position.PASS);
    } else {
      ask();
      listener.run();
    }
  }

  @Override
  public void onProgress(SearchResult progress) {
    thought = progress;
    listener.run();
  }

  @Override
  public void onAnswer(SearchResult answer) {
    rest();
    player.accept(answer.move());
  }
}
