package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/**
 * Checks the wins and losses that the engine claims to be forced, in random positions with searches
 * stopped at random times: the move must be legal, and an exhaustive search must confirm a forced
 * end that is near enough.
 */
final class ForcedEndCheck {
  private static final List<String> KEYS = List.of("positions", "seed", "plies", "threads");
  private static final int MEGABYTES = 4;
  private static final int MAX_PLIES = 400;

  /**
   * The number of positions at a game's end, where most forced ends are, from which half of the
   * samples are taken.
   */
  private static final int LAST_POSITIONS = 8;

  /** The binary logarithm of the largest node limit. */
  private static final int MAX_NODES_BITS = 15;

  private static final int MAX_WAIT_NANOS = 3_000_000;

  private static final long REPORT_INTERVAL_NANOS = 20_000_000_000L;

  private final Options options;
  private final int positions;
  private final int plies;
  private final Engine engine;
  private final int threads;
  private final Random random;
  private int wins;
  private int losses;
  private @Nullable String wrong;

  /** Parses {@code GAME [key=value…] [positions=N] [seed=N] [plies=N] [threads=N]}. */
  ForcedEndCheck(List<String> words) throws BadCommandException, RefusalException {
    var numbers = new NumericArguments(words, KEYS);
    if (numbers.rest().isEmpty()) {
      throw new BadCommandException("proofs need a game");
    }
    var rest = numbers.rest();
    options = Options.parse(Games.byId(rest.get(0)), rest.subList(1, rest.size()));
    if (options.game().seats(options) != 2) {
      throw new BadCommandException("proofs are of games for two");
    }
    positions = (int) numbers.get("positions", 1000);
    plies = (int) numbers.get("plies", 4);
    threads = (int) Math.min(4, numbers.get("threads", 2));
    engine = new Engine(MEGABYTES, threads);
    random = new Random(numbers.get("seed", 1));
  }

  /** Checks all positions, or up to the first wrong result. */
  String run() {
    int checked = 0;
    long lastReport = System.nanoTime();
    while (checked < positions && wrong == null) {
      search(randomPosition());
      checked++;
      if (System.nanoTime() - lastReport > REPORT_INTERVAL_NANOS) {
        lastReport = System.nanoTime();
        System.err.println(summary(checked));
      }
    }
    return wrong != null ? "wrong: " + wrong : summary(checked) + ", none of them false";
  }

  private String summary(int checked) {
    return checked + " positions, " + wins + " wins and " + losses + " losses told";
  }

  private Position randomPosition() {
    var game = new ArrayList<Position>();
    var position = options.game().start(options);
    while (!position.isOver() && position.ply() < MAX_PLIES) {
      game.add(position.copy());
      var moves = position.legalMoves();
      position.play(moves.get(random.nextInt(moves.size())));
    }
    int from = random.nextBoolean() ? Math.max(0, game.size() - LAST_POSITIONS) : 0;
    return game.get(from + random.nextInt(game.size() - from));
  }

  /** Searches with a random node limit, or stopped by another thread at a random time. */
  private void search(Position position) {
    engine.useThreads(1 + random.nextInt(threads));
    var cancel = new CancelFlag();
    int most = random.nextInt(1 << MAX_NODES_BITS);
    long nodes = 1L + (most >> random.nextInt(MAX_NODES_BITS));
    if (random.nextInt(4) == 0) {
      long wait = random.nextInt(MAX_WAIT_NANOS);
      new Thread(
              () -> {
                LockSupport.parkNanos(wait);
                cancel.cancel();
              })
          .start();
    }
    var limits = SearchLimits.nodes(nodes);
    check(position, engine.think(position, limits, cancel, summary -> check(position, summary)));
  }

  private void check(Position shown, SearchResult summary) {
    boolean legal = shown.legalMoves().contains(summary.move());
    int end = summary.winsIn();
    if (legal && (end == 0 || Math.abs(end) > plies)) {
      return;
    }
    var position = shown.copy();
    int seat = end > 0 ? position.turn() : position.turn() ^ 1;
    wins += end > 0 ? 1 : 0;
    losses += end < 0 ? 1 : 0;
    if (!legal || !isForced(position, seat, Math.abs(end))) {
      wrong = summary + " in " + options + " " + shown.layout();
    }
  }

  /** Returns whether a seat wins within some plies against every defence. */
  static boolean isForced(Position position, int seat, int plies) {
    if (position.isOver()) {
      return position.winners() == 1 << seat;
    }
    if (plies <= 0) {
      return false;
    }
    boolean mine = position.turn() == seat;
    if (mine && plies > 2 && isForced(position, seat, plies - 2)) {
      return true; // most wins are shorter
    }
    var moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      position.play(moves.get(i));
      boolean forced = isForced(position, seat, plies - 1);
      position.undo();
      if (forced == mine) {
        return mine;
      }
    }
    return !mine;
  }
}
