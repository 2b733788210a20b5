package tabuleiro.rules.console;

import java.util.concurrent.atomic.AtomicInteger;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;

/** Runs a tournament between CPU levels, with games on all cores. */
final class Arena {
  private static final int MAX_PLIES = 2000;
  private static final int MEGABYTES = 16;

  private final ArenaSettings contest;
  private final AtomicInteger next = new AtomicInteger();

  Arena(ArenaSettings contest) {
    this.contest = contest;
  }

  /** Plays all games and returns the scores. */
  String run() {
    var sum = new Scoreboard(contest);
    ParallelRunner.run(contest.games(), this::playSome).forEach(sum::add);
    return sum.report();
  }

  private Scoreboard playSome() {
    var scoreboard = new Scoreboard(contest);
    var engine = new Engine(MEGABYTES);
    for (int game = next.getAndIncrement(); game < contest.games(); game = next.getAndIncrement()) {
      play(game, engine, scoreboard);
    }
    return scoreboard;
  }

  private void play(int game, Engine engine, Scoreboard scoreboard) {
    var options = contest.options();
    var position = options.game().start(options);
    int seats = position.seats();
    for (int ply = 0; !position.isOver() && ply < MAX_PLIES; ply++) {
      int player = contest.playerAt(position.turn(), game);
      var contestant = contest.contestants().get(player);
      // The players exchange seats with the same seed.
      long seed = contest.seed() + game / seats + 1_000_003L * ply;
      long begin = System.nanoTime();
      var result =
          engine.choose(
              position,
              contestant.level(),
              seed,
              contestant.limits(),
              new CancelFlag(),
              progress -> {});
      scoreboard.moved(player, System.nanoTime() - begin, result.nodes(), result.depth());
      position.play(result.move());
    }
    int winners = position.isOver() ? position.winners() : (1 << seats) - 1;
    for (int seat = 0; seat < seats; seat++) {
      boolean won = (winners >> seat & 1) != 0;
      scoreboard.scored(contest.playerAt(seat, game), won ? 1.0 / Integer.bitCount(winners) : 0);
    }
  }
}
