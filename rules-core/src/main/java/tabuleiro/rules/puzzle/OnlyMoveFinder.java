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
  private static final int FEWEST_OTHERS = 2;

  /** The best of the other moves leaves no better chance than this beside a move that wins. */
  private static final int MOST_BESIDE_A_WIN = 65;

  /** A move that saves leaves at least this chance. */
  private static final int LEAST_SAVED = 35;

  /** A move that gains leaves at least this chance. */
  private static final int LEAST_GAINED = 25;

  /** A move that gains leaves a better chance than any other by so much, unless it gains a lot. */
  private static final int CLEARLY = 12;

  /** What does not stand out by so much at first sight is not looked at any longer. */
  private static final int NOTICEABLY = 4;

  /** The first look takes this part of the nodes. */
  private static final int FIRST_LOOK = 5;

  /** How soon a gain must be made, the rival's reply to it included. */
  private static final int[] GAIN_PLIES = {2, ScoreSearch.MOST_PLIES};

  /** A greater difference is that between a game and a lost one. */
  private static final int LARGEST_GAIN = 100;

  /** So much soon is clear by itself, and so much at the end of the game is no chance. */
  private static final int LEAST_GAIN = 2;

  /** A gain at the end of the game is more felt than counted: as hard as looking so far. */
  private static final int FAR = 6;

  /** Playing a game out takes this part of the nodes for a move. */
  private static final int PLAY_OUT = 25;

  /** Counting points is so much faster than thinking. */
  private static final int SCORE_NODES = 200;

  private final Engine engine;
  private final SearchLimits limits;
  private final SearchLimits firstLimits;

  OnlyMoveFinder(Engine engine, SearchLimits limits) {
    this.engine = engine;
    this.limits = limits;
    firstLimits = SearchLimits.nodes(limits.nodes() / FIRST_LOOK);
  }

  /** The move, or null if there is none or the flag was raised. */
  OnlyMove find(Position position, CancelFlag cancel) {
    var glance = engine.think(position, firstLimits, cancel, progress -> {});
    var others = new MoveList();
    split(position, glance.move(), new MoveList(), others);
    if (others.size() < FEWEST_OTHERS || isLost(glance)) {
      return null;
    }
    var rival = engine.thinkAmong(position, others, firstLimits, cancel);
    boolean hopeless = rival.winsIn() > 0 || glance.chance() - rival.chance() < NOTICEABLY;
    return hopeless || cancel.isCancelled() ? null : look(position, cancel);
  }

  /** Looks at a position in which some move stands out at first sight. */
  private OnlyMove look(Position position, CancelFlag cancel) {
    var best = engine.think(position, limits, cancel, progress -> {});
    var siblings = new MoveList();
    var others = new MoveList();
    split(position, best.move(), siblings, others);
    if (others.size() < FEWEST_OTHERS || isLost(best)) {
      return null;
    }
    var second = engine.thinkAmong(position, others, limits, cancel);
    if (second.winsIn() > 0 || cancel.isCancelled()) {
      return null;
    }
    if (best.winsIn() > 0) {
      return second.chance() > MOST_BESIDE_A_WIN ? null : win(position, best, siblings);
    }
    if (second.winsIn() < 0) {
      return best.chance() < LEAST_SAVED ? null : save(position, best, second, siblings);
    }
    int better = best.chance() - second.chance();
    var gain = better < NOTICEABLY ? null : gainSoon(position, best.move(), siblings, others);
    if (gain != null && (better >= CLEARLY || gain.amount() >= LEAST_GAIN)) {
      return gain;
    }
    return better < CLEARLY || cancel.isCancelled()
        ? null
        : gainAtTheEnd(position, best, second, siblings, cancel);
  }

  private static boolean isLost(SearchResult result) {
    return result.winsIn() < 0 || result.chance() < LEAST_GAINED;
  }

  /** Parts the other moves into those that go to the same place as a move and those elsewhere. */
  private static void split(Position position, int chosen, MoveList siblings, MoveList others) {
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
        filter(position, siblings, move -> weigh(position, move).chance() > MOST_BESIDE_A_WIN);
    return new OnlyMove(best.move(), also, Aim.WIN, best.winsIn(), best.winsIn());
  }

  private OnlyMove save(Position position, SearchResult best, SearchResult second, MoveList siblings) {
    var also = filter(position, siblings, move -> weigh(position, move).winsIn() >= 0);
    return new OnlyMove(best.move(), also, Aim.SAVE, 0, -second.winsIn());
  }

  private SearchResult weigh(Position position, int move) {
    return engine.evaluateMove(position, move, limits, new CancelFlag());
  }

  /** The move as one that surely gains more, within a few plies, than any elsewhere, or null. */
  private OnlyMove gainSoon(Position position, int move, MoveList siblings, MoveList others) {
    var search = new ScoreSearch(position.copy(), SCORE_NODES * limits.nodes());
    for (int plies : GAIN_PLIES) {
      int gain = search.gain(move, plies);
      int most = search.mostGained(others, plies, gain);
      if (most < gain && gain - most < LARGEST_GAIN) {
        var also = filter(position, siblings, other -> search.gain(other, plies) >= gain);
        return search.isSpent() ? null : new OnlyMove(move, also, Aim.GAIN, gain - most, plies);
      }
    }
    return null;
  }

  /** The move as one after which the count at the end of the game is better, or null. */
  private OnlyMove gainAtTheEnd(
      Position position, SearchResult best, SearchResult second, MoveList siblings, CancelFlag cancel) {
    var playOut = new PlayOut(engine, limits.nodes() / PLAY_OUT, cancel);
    int gain = playOut.margin(position, best.move()) - playOut.margin(position, second.move());
    if (gain < LEAST_GAIN || playOut.isEndless()) {
      return null;
    }
    var also =
        filter(
            position,
            siblings,
            move -> weigh(position, move).chance() - second.chance() >= CLEARLY);
    return new OnlyMove(best.move(), also, Aim.GAIN, gain, FAR);
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
