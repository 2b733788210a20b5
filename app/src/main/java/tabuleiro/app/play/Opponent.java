package tabuleiro.app.play;

import java.util.Random;
import java.util.function.IntConsumer;
import tabuleiro.app.cpu.CpuQuestion;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.Match;

/**
 * Lets those move who decide nothing on the screen: asks the worker once for every place at which a
 * CPU is to move, lets a master think ahead meanwhile, and passes for players who gave up.
 */
final class Opponent implements CpuWorker.Listener {
  private static final int NOBODY = -1;

  private final CpuWorker worker;
  private final Match match;
  private final Runnable listener;
  private final IntConsumer player;
  private final MainScheduler scheduler;
  private final Runnable asking = this::askAfterDelay;
  private final Random seeds = new Random();
  private boolean waiting;
  private CpuWorker.Ticket ticket;
  private Cancel pondering;
  private int ponderedAt;
  private Thought thought;

  /** Plays the match's CPUs; the listener hears of everything that comes by itself. */
  Opponent(
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

  /** Whether a CPU is thinking about its move. */
  boolean isThinking() {
    return ticket != null;
  }

  /** The best so far, or null. */
  Thought thought() {
    return thought;
  }

  /** Sees to it that the CPU moves if it is its turn; does nothing if it is already at it. */
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

  /** Lets a master who waits for a person think ahead, unless it is at it; or ends that. */
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

  /** The next seat at which a master is to move, or nobody. */
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

  /** Ends the thinking: the best move so far is played. */
  void stop() {
    if (ticket != null) {
      ticket.stop();
    }
  }

  /** Ends the thinking; no move comes of it. */
  void drop() {
    scheduler.cancel(asking);
    waiting = false;
    stopPondering();
    if (ticket != null) {
      ticket.cancel();
      ticket = null;
    }
    thought = null;
  }

  private void ask() {
    waiting = false;
    var question = CpuQuestion.move(match.position(), match.toMove().level(), seeds.nextLong());
    ticket = worker.ask(question, this);
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
  public void onProgress(Thought progress) {
    thought = progress;
    listener.run();
  }

  @Override
  public void onAnswer(Thought answer) {
    ticket = null;
    thought = null;
    player.accept(answer.move());
  }
}
