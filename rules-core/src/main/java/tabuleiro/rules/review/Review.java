package tabuleiro.rules.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Computer analysis of all moves of a game, as a sequence of questions to the engine: first a quick
 * search of every move, then thorough searches of suspected mistakes, the worst first. The caller
 * answers until no question is left; partial results can be read at any time and stay valid.
 *
 * <p>Each question has a node limit and no time limit, and depends on the game alone. A review of
 * the same game therefore has the same result each time if engines with equal tables answer on one
 * thread, also if it was interrupted and continued from its {@link ReviewCodec}.
 */
public final class Review {
  /** Stands for an unknown value. */
  public static final int UNKNOWN = -1;

  /** The maximum number of moves of a line. */
  static final int MAX_LINE_LENGTH = 12;

  /** The time of a quick search on a usual phone, which the node limit stands for. */
  private static final long QUICK_MILLIS = 120;

  private static final long THOROUGH_MILLIS = 400;

  /** How many times the nodes of a usual review a deeper one searches. */
  private static final int DEEPER = 10;

  private static final List<String> NONE = Collections.emptyList();

  private final ReadableMatch match;
  private final long nodesPerMilli;
  private final Position[] positions;
  private final SearchResult[] quickResults;
  private final SearchResult[] moveResults;
  private final SearchResult[] deepResults;

  /**
   * The thorough results of suspected mistakes, whose better moves are searched in the same way.
   */
  private final SearchResult[] deepMoveResults;

  private final ReviewedMove[] moves;
  private final List<Integer> suspects = new ArrayList<>();
  private int quickDone;
  private int judged;
  private int deepDone;
  private @Nullable Question pending;

  /**
   * Question to the engine.
   *
   * @param position the position, which must not be changed
   * @param move the move to evaluate, or {@link #UNKNOWN} for the best move
   * @param isThorough whether the question deserves many more nodes
   * @param limits the node limit
   */
  public record Question(Position position, int move, boolean isThorough, SearchLimits limits) {
    /** Searches for the answer. The engine must use one thread. */
    public SearchResult answer(Engine engine, CancelFlag cancel) {
      return move == UNKNOWN
          ? engine.think(position, limits, cancel, progress -> {})
          : engine.evaluateMove(position, move, limits, cancel);
    }
  }

  /** Creates the review of a match, which must not change meanwhile. */
  public Review(ReadableMatch match) {
    this(match, nodesPerMilli(match));
  }

  /** Creates a review that searches a number of nodes per millisecond of a usual phone. */
  public Review(ReadableMatch match, long nodesPerMilli) {
    this.match = match;
    this.nodesPerMilli = nodesPerMilli;
    int length = match.length();
    positions = new Position[length + 1];
    var position = match.positionAt(0);
    int reviewed = length;
    for (int ply = 0; ply < length; ply++) {
      positions[ply] = position.copy();
      if (position.isOver()) {
        reviewed = Math.min(reviewed, ply); // legacy moves follow
      }
      position.play(match.moveAt(ply));
    }
    positions[length] = position;
    quickResults = new SearchResult[reviewed];
    moveResults = new SearchResult[reviewed];
    deepResults = new SearchResult[reviewed];
    deepMoveResults = new SearchResult[reviewed];
    moves = new ReviewedMove[length];
    skipKnown();
  }

  /**
   * Creates a review that goes on from known moves; null stands for a move that is not judged yet,
   * or never will be.
   */
  Review(ReadableMatch match, List<ReviewedMove> known, long nodesPerMilli) {
    this(match, nodesPerMilli);
    for (int ply = 0; ply < moves.length; ply++) {
      moves[ply] = known.get(ply);
    }
    skipKnown();
  }

  /** Returns a review of the same match that searches ten times the nodes. */
  public Review deeper() {
    return new Review(match, DEEPER * nodesPerMilli(match));
  }

  static long nodesPerMilli(ReadableMatch match) {
    return match.options().game().heuristics(match.positionAt(0)).nodesPerMilli();
  }

  /** Skips the moves whose quick search is not needed. */
  private void skipKnown() {
    while (quickDone < quickResults.length && !isNeeded(quickDone)) {
      quickDone++;
    }
  }

  /**
   * Returns whether a quick search is needed: to judge the move, or the one before, unless these
   * are known from notes. Resignations are not judged.
   */
  private boolean isNeeded(int ply) {
    return match.moveAt(ply) != Position.RESIGN
        && (isUnknown(ply) || seats() == 2 && ply > 0 && isUnknown(ply - 1));
  }

  private boolean isUnknown(int ply) {
    return moves[ply] == null && match.moveAt(ply) != Position.RESIGN;
  }

  /**
   * Returns the next question, the same until it is answered, or null if the review is finished.
   */
  public @Nullable Question next() {
    if (pending == null) {
      pending = quickDone < quickResults.length ? quickQuestion() : deepQuestion();
    }
    return pending;
  }

  private Question quickQuestion() {
    boolean isWorth = quickResults[quickDone] != null;
    int move = isWorth ? match.moveAt(quickDone) : UNKNOWN;
    return new Question(positions[quickDone], move, false, limits(QUICK_MILLIS));
  }

  private @Nullable Question deepQuestion() {
    if (deepDone == suspects.size()) {
      return null;
    }
    int ply = suspects.get(deepDone);
    int move =
        deepResults[ply] == null
            ? UNKNOWN
            : deepMoveResults[ply] == null ? match.moveAt(ply) : deepResults[ply].move();
    return new Question(positions[ply], move, true, limits(THOROUGH_MILLIS));
  }

  private SearchLimits limits(long millis) {
    return SearchLimits.nodes(millis * nodesPerMilli);
  }

  /**
   * Answers the current question.
   *
   * @return the index of the move that is now judged after a thorough search, or {@link #UNKNOWN}
   */
  public int answer(SearchResult result) {
    boolean isThorough = Objects.requireNonNull(pending, "nothing was asked").isThorough();
    pending = null;
    if (isThorough) {
      return answerDeep(result);
    }
    answerQuick(result);
    return UNKNOWN;
  }

  private void answerQuick(SearchResult result) {
    int ply = quickDone;
    if (quickResults[ply] != null) {
      moveResults[ply] = result;
    } else {
      quickResults[ply] = result;
      if (result.move() != match.moveAt(ply) && !isKnownFromNext(ply)) {
        return; // the next question evaluates the move played
      }
    }
    quickDone++;
    skipKnown();
    // A move can be judged once the next position was searched, or there is none.
    for (int known = quickDone == quickResults.length ? quickDone : ply; judged < known; judged++) {
      if (quickResults[judged] != null && moves[judged] == null) {
        judge(judged);
      }
    }
    if (quickDone == quickResults.length) {
      suspects.sort(Comparator.comparingInt(place -> after(place) - quickResults[place].chance()));
    }
  }

  /**
   * Returns whether the search of the next position also evaluates a move. It does not with more
   * than two seats, whose chances are independent, nor after the last move.
   */
  private boolean isKnownFromNext(int ply) {
    return positions[ply + 1].isOver() || seats() == 2 && ply + 1 < quickResults.length;
  }

  /** Judges a move as good, or keeps it for a thorough search. */
  private void judge(int ply) {
    int before = quickResults[ply].chance();
    int after = quickResults[ply].move() == match.moveAt(ply) ? before : after(ply);
    if (Verdict.of(before, after) == Verdict.GOOD) {
      moves[ply] = new ReviewedMove(Verdict.GOOD, before, after, NONE, NONE);
    } else {
      suspects.add(ply);
    }
  }

  private int answerDeep(SearchResult result) {
    int ply = suspects.get(deepDone);
    if (deepResults[ply] == null && result.move() != match.moveAt(ply)) {
      deepResults[ply] = result;
      return UNKNOWN; // the next question evaluates the move played
    }
    boolean isWeighed = deepMoveResults[ply] != null;
    var best = deepResults[ply] == null || isWeighed ? result : deepResults[ply];
    var played = isWeighed ? deepMoveResults[ply] : result;
    var verdict = Verdict.of(best.chance(), played.chance());
    boolean isGood = verdict == Verdict.GOOD;
    if (!isGood && !isWeighed) {
      deepMoveResults[ply] = result;
      return UNKNOWN; // the next question evaluates the better move
    }
    moves[ply] =
        new ReviewedMove(
            verdict,
            best.chance(),
            played.chance(),
            isGood ? NONE : notation(ply, best),
            isGood ? NONE : notation(ply, played));
    deepDone++;
    return ply;
  }

  private List<String> notation(int ply, SearchResult result) {
    var line = result.line();
    return positions[ply].formatLine(line.subList(0, Math.min(MAX_LINE_LENGTH, line.size())));
  }

  /** Returns the mover's winning chance after a move by the quick searches. */
  private int after(int ply) {
    if (moveResults[ply] != null) {
      return moveResults[ply].chance();
    }
    int seat = match.seatAt(ply);
    var next = positions[ply + 1];
    var result = next.result();
    if (result != null) {
      return result.share(seat);
    }
    int chance = quickResults[ply + 1].chance();
    return next.turn() == seat ? chance : 100 - chance;
  }

  private int seats() {
    return positions[0].seats();
  }

  /**
   * Returns the judgement of each move, null where it is not known yet. Resignations, and legacy
   * moves after the end, never have one.
   */
  public List<ReviewedMove> moves() {
    return Collections.unmodifiableList(Arrays.asList(moves));
  }

  /**
   * Returns a seat's winning chance at a ply, or {@link #UNKNOWN}. With more than two seats it is
   * known only where the seat is to move or has just moved.
   */
  int chance(int ply, int seat) {
    var place = positions[ply];
    if (ply == match.length() && match.closing() != null) {
      return match.closing().result(place).share(seat);
    }
    var result = place.result();
    if (result != null) {
      return result.share(seat);
    }
    // The thorough result of the last move has priority, so that a mistake shows as a drop.
    boolean isKnownFromNext =
        ply > 0 && moves[ply - 1] != null && (isMistake(ply - 1) || ply == moves.length);
    if (isKnownFromNext && (seats() == 2 || match.seatAt(ply - 1) == seat)) {
      int after = moves[ply - 1].after();
      return match.seatAt(ply - 1) == seat ? after : 100 - after;
    }
    int mover = match.seatAt(ply);
    if (ply >= quickResults.length || seats() > 2 && mover != seat) {
      return UNKNOWN;
    }
    if (moves[ply] == null && quickResults[ply] == null) {
      return UNKNOWN;
    }
    int chance = moves[ply] == null ? quickResults[ply].chance() : moves[ply].before();
    return mover == seat ? chance : 100 - chance;
  }

  private boolean isMistake(int ply) {
    return !moves[ply].better().isEmpty();
  }

  /** Returns the progress, 0 to 100: how many of the moves are judged. */
  public int percent() {
    if (next() == null) {
      return 100;
    }
    return 100 * (int) Arrays.stream(moves).filter(Objects::nonNull).count() / moves.length;
  }

  /** Returns an immutable snapshot of what is known. */
  public ReviewSnapshot snapshot() {
    var chances = new ArrayList<List<Integer>>();
    for (int ply = 0; ply <= moves.length; ply++) {
      var here = new ArrayList<Integer>();
      for (int seat = 0; seat < seats(); seat++) {
        here.add(chance(ply, seat));
      }
      chances.add(List.copyOf(here));
    }
    return new ReviewSnapshot(
        Collections.unmodifiableList(new ArrayList<>(moves())),
        List.copyOf(match.turns().subList(0, moves.length)),
        List.copyOf(chances),
        percent());
  }
}
