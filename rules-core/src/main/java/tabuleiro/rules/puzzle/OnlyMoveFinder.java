package tabuleiro.rules.puzzle;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.puzzle.Puzzle.Aim;

/**
 * Searches a position for a move that is clearly better than all others. Moves that differ in
 * rotation or tile alone count as one: a person who finds the place has found the move.
 */
final class OnlyMoveFinder {
  /** The fewest other moves that make a puzzle. */
  private static final int MIN_OTHER_MOVES = 2;

  /** The greatest winning chance of the second best move beside a winning move. */
  private static final int MAX_CHANCE_BESIDE_WIN = 65;

  /** The smallest winning chance after a saving move. */
  private static final int MIN_SAVED_CHANCE = 35;

  /** The smallest winning chance after a gaining move. */
  private static final int MIN_GAINING_CHANCE = 25;

  /** The lead in winning chance that makes a gaining move clear, unless it gains a lot. */
  private static final int CLEAR_MARGIN = 12;

  /**
   * The lead in winning chance in the quick search from which a position is searched thoroughly.
   */
  private static final int NOTICEABLE_MARGIN = 4;

  /** The fraction of the nodes, one part in so many, that the quick search takes. */
  private static final int QUICK_FRACTION = 5;

  /** The plies within which a gain must be made, including the rival's reply. */
  private static final int[] GAIN_PLIES = {2, ScoreGainSearch.MAX_PLIES};

  /** The greatest gain; a larger one means that the game is won or lost. */
  private static final int MAX_GAIN = 100;

  /** The gain that is clear by itself if made soon, and no coincidence at the end of the game. */
  private static final int MIN_GAIN = 2;

  /** The depth, for the difficulty, of a gain at the end of the game. */
  private static final int PLAYOUT_PLIES = 6;

  /** The fraction of the nodes, one part in so many, for each move of a playout. */
  private static final int PLAYOUT_FRACTION = 25;

  /** The factor by which counting scores is faster than searching. */
  private static final int SCORE_NODE_FACTOR = 200;

  private final Engine engine;
  private final SearchLimits limits;
  private final SearchLimits quickLimits;

  OnlyMoveFinder(Engine engine, SearchLimits limits) {
    this.engine = engine;
    this.limits = limits;
    quickLimits = SearchLimits.nodes(limits.nodes() / QUICK_FRACTION);
  }

  /** Returns the move, or null if there is none or the flag was raised. */
  @Nullable OnlyMove find(Position position, CancelFlag cancel) {
    var glance = engine.think(position, quickLimits, cancel, progress -> {});
    var others = new MoveList();
    partition(position, glance.move(), new MoveList(), others);
    if (others.size() < MIN_OTHER_MOVES || isLost(glance)) {
      return null;
    }
    var rival = engine.thinkAmong(position, others, quickLimits, cancel);
    boolean hopeless = rival.winsIn() > 0 || glance.chance() - rival.chance() < NOTICEABLE_MARGIN;
    return hopeless || cancel.isCancelled() ? null : findThoroughly(position, cancel);
  }

  /** Searches a position thoroughly in which some move stands out in the quick search. */
  private @Nullable OnlyMove findThoroughly(Position position, CancelFlag cancel) {
    var best = engine.think(position, limits, cancel, progress -> {});
    var siblings = new MoveList();
    var others = new MoveList();
    partition(position, best.move(), siblings, others);
    if (others.size() < MIN_OTHER_MOVES || isLost(best)) {
      return null;
    }
    var second = engine.thinkAmong(position, others, limits, cancel);
    if (second.winsIn() > 0 || cancel.isCancelled()) {
      return null;
    }
    if (best.winsIn() > 0) {
      return second.chance() > MAX_CHANCE_BESIDE_WIN ? null : win(position, best, siblings);
    }
    if (second.winsIn() < 0) {
      return best.chance() < MIN_SAVED_CHANCE ? null : save(position, best, second, siblings);
    }
    int better = best.chance() - second.chance();
    var gain =
        better < NOTICEABLE_MARGIN ? null : immediateGain(position, best.move(), siblings, others);
    if (gain != null && (better >= CLEAR_MARGIN || gain.amount() >= MIN_GAIN)) {
      return gain;
    }
    return better < CLEAR_MARGIN || cancel.isCancelled()
        ? null
        : finalGain(position, best, second, siblings, cancel);
  }

  private static boolean isLost(SearchResult result) {
    return result.winsIn() < 0 || result.chance() < MIN_GAINING_CHANCE;
  }

  /** Partitions the other moves into those to the same place as a move and those elsewhere. */
  private static void partition(Position position, int chosen, MoveList siblings, MoveList others) {
    var place = place(position, chosen);
    var moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (move != chosen) {
        (place(position, move).equals(place) ? siblings : others).add(move);
      }
    }
  }

  /** Returns the squares or the cell that a person touches to make a move. */
  static List<Touch> place(Position position, int move) {
    return position.touches(move).stream()
        .filter(touch -> touch instanceof Touch.Square || touch instanceof Touch.Cell)
        .collect(Collectors.toList());
  }

  private OnlyMove win(Position position, SearchResult best, MoveList siblings) {
    var also =
        filter(
            position, siblings, move -> evaluate(position, move).chance() > MAX_CHANCE_BESIDE_WIN);
    return new OnlyMove(best.move(), also, Aim.WIN, best.winsIn(), Puzzle.UNTOLD, best.winsIn());
  }

  private OnlyMove save(
      Position position, SearchResult best, SearchResult second, MoveList siblings) {
    var also = filter(position, siblings, move -> evaluate(position, move).winsIn() >= 0);
    return new OnlyMove(best.move(), also, Aim.SAVE, 0, Puzzle.UNTOLD, -second.winsIn());
  }

  private SearchResult evaluate(Position position, int move) {
    return engine.evaluateMove(position, move, limits, new CancelFlag());
  }

  /**
   * Returns the move if it surely gains more, within a few plies, than any move elsewhere, or null.
   */
  private @Nullable OnlyMove immediateGain(
      Position position, int move, MoveList siblings, MoveList others) {
    var search = new ScoreGainSearch(position.copy(), SCORE_NODE_FACTOR * limits.nodes());
    for (int plies : GAIN_PLIES) {
      int gain = search.gain(move, plies);
      int most = search.mostGained(others, plies, gain);
      if (most < gain && gain - most < MAX_GAIN) {
        var also = filter(position, siblings, other -> search.gain(other, plies) >= gain);
        var aim = gain > 0 ? Aim.GAIN : Aim.HOLD; // then the rival would gain otherwise
        return search.isExhausted()
            ? null
            : new OnlyMove(move, also, aim, gain - most, plies / 2, plies);
      }
    }
    return null;
  }

  /** Returns the move if it leads to a better score at the end of the game, or null. */
  private @Nullable OnlyMove finalGain(
      Position position,
      SearchResult best,
      SearchResult second,
      MoveList siblings,
      CancelFlag cancel) {
    var playOut = new Playout(engine, limits.nodes() / PLAYOUT_FRACTION, cancel);
    int gain = playOut.margin(position, best.move()) - playOut.margin(position, second.move());
    if (gain < MIN_GAIN || playOut.hasUnfinished()) {
      return null;
    }
    var also =
        filter(
            position,
            siblings,
            move -> evaluate(position, move).chance() - second.chance() >= CLEAR_MARGIN);
    return new OnlyMove(best.move(), also, Aim.GAIN, gain, Puzzle.AT_THE_END, PLAYOUT_PLIES);
  }

  private static List<String> filter(Position position, MoveList moves, IntPredicate isAsGood) {
    return moves.stream().filter(isAsGood).mapToObj(position::format).collect(Collectors.toList());
  }
}
