package tabuleiro.rules.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.puzzle.Puzzle.Aim;

/**
 * Finds the move that is clearly better than all others, if there is one. Moves that differ in a
 * turn or a tile alone do not rival each other: a person who finds the place has found the move.
 */
final class OnlyMoveFinder {
  /** With fewer other moves there is nothing to find. */
  private static final int MIN_OTHER_MOVES = 2;

  /** The best of the other moves leaves no better chance than this beside a move that wins. */
  private static final int MAX_CHANCE_BESIDE_WIN = 65;

  /** A move that saves leaves at least this chance. */
  private static final int MIN_SAVED_CHANCE = 35;

  /** A move that gains leaves at least this chance. */
  private static final int MIN_GAINING_CHANCE = 25;

  /** A move that gains leaves a better chance than any other by so much, unless it gains a lot. */
  private static final int CLEAR_MARGIN = 12;

  /** What does not stand out by so much at first sight is not looked at any longer. */
  private static final int NOTICEABLE_MARGIN = 4;

  /** The first look takes this part of the nodes. */
  private static final int QUICK_FRACTION = 5;

  /** How soon a gain must be made, the rival's reply to it included. */
  private static final int[] GAIN_PLIES = {2, ScoreGainSearch.MAX_PLIES};

  /** A greater difference is that between a game and a lost one. */
  private static final int MAX_GAIN = 100;

  /** So much soon is clear by itself, and so much at the end of the game is no chance. */
  private static final int MIN_GAIN = 2;

  /** A gain at the end of the game is more felt than counted: as hard as looking so far. */
  private static final int PLAYOUT_PLIES = 6;

  /** Playing a game out takes this part of the nodes for a move. */
  private static final int PLAYOUT_FRACTION = 25;

  /** Counting points is so much faster than thinking. */
  private static final int SCORE_NODE_FACTOR = 200;

  private final Engine engine;
  private final SearchLimits limits;
  private final SearchLimits quickLimits;

  OnlyMoveFinder(Engine engine, SearchLimits limits) {
    this.engine = engine;
    this.limits = limits;
    quickLimits = SearchLimits.nodes(limits.nodes() / QUICK_FRACTION);
  }

  /** The move, or null if there is none or the flag was raised. */
  OnlyMove find(Position position, CancelFlag cancel) {
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

  /** Looks at a position in which some move stands out at first sight. */
  private OnlyMove findThoroughly(Position position, CancelFlag cancel) {
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

  /** Parts the other moves into those that go to the same place as a move and those elsewhere. */
  private static void partition(Position position, int chosen, MoveList siblings, MoveList others) {
    var place = place(position, chosen);
    var moves = new MoveList();
    position.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (move != chosen) {
        (place(position, move).equals(place) ? siblings : others).add(move);
      }
    }
  }

  /** The squares or the cell that a person touches to make a move. */
  static List<Touch> place(Position position, int move) {
    return position.touches(move).stream()
        .filter(touch -> touch instanceof Touch.Square || touch instanceof Touch.Cell)
        .collect(Collectors.toList());
  }

  private OnlyMove win(Position position, SearchResult best, MoveList siblings) {
    var also =
        filter(
            position, siblings, move -> evaluate(position, move).chance() > MAX_CHANCE_BESIDE_WIN);
    return new OnlyMove(best.move(), also, Aim.WIN, best.winsIn(), best.winsIn());
  }

  private OnlyMove save(
      Position position, SearchResult best, SearchResult second, MoveList siblings) {
    var also = filter(position, siblings, move -> evaluate(position, move).winsIn() >= 0);
    return new OnlyMove(best.move(), also, Aim.SAVE, 0, -second.winsIn());
  }

  private SearchResult evaluate(Position position, int move) {
    return engine.evaluateMove(position, move, limits, new CancelFlag());
  }

  /** The move as one that surely gains more, within a few plies, than any elsewhere, or null. */
  private OnlyMove immediateGain(Position position, int move, MoveList siblings, MoveList others) {
    var search = new ScoreGainSearch(position.copy(), SCORE_NODE_FACTOR * limits.nodes());
    for (int plies : GAIN_PLIES) {
      int gain = search.gain(move, plies);
      int most = search.mostGained(others, plies, gain);
      if (most < gain && gain - most < MAX_GAIN) {
        var also = filter(position, siblings, other -> search.gain(other, plies) >= gain);
        return search.isExhausted() ? null : new OnlyMove(move, also, Aim.GAIN, gain - most, plies);
      }
    }
    return null;
  }

  /** The move as one after which the count at the end of the game is better, or null. */
  private OnlyMove finalGain(
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
    return new OnlyMove(best.move(), also, Aim.GAIN, gain, PLAYOUT_PLIES);
  }

  private static List<String> filter(Position position, MoveList moves, IntPredicate isAsGood) {
    var texts = new ArrayList<String>();
    for (int i = 0; i < moves.size(); i++) {
      if (isAsGood.test(moves.get(i))) {
        texts.add(position.format(moves.get(i)));
      }
    }
    return texts;
  }
}
