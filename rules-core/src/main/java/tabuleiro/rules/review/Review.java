package tabuleiro.rules.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Judges the moves of a game. It asks one question after the other: first about every move at a
 * glance, then thoroughly about those that look like mistakes, the worst first. Whoever runs it
 * answers until nothing is asked any more; what is known so far can be read at any time and is not
 * taken back.
 */
public final class Review {
  /** What is not known yet. */
  public static final int UNKNOWN = -1;

  private static final List<String> NONE = Collections.emptyList();

  private final ReadableMatch match;
  private final Position[] positions;
  private final SearchResult[] quickResults;
  private final SearchResult[] moveResults;
  private final SearchResult[] deepResults;

  /** What a move that looks like a mistake is worth: the better one is weighed in the same way. */
  private final SearchResult[] deepMoveResults;

  private final ReviewedMove[] moves;
  private final List<Integer> suspects = new ArrayList<>();
  private int quickDone;
  private int judged;
  private int deepDone;
  private Question pending;

  /**
   * What is to be found out about a place.
   *
   * @param position the place; nobody changes it
   * @param move the move whose worth is asked for, or {@link #UNKNOWN} for the best move
   * @param isThorough whether it deserves much more time than a glance
   */
  public record Question(Position position, int move, boolean isThorough) {}

  /** The review of a match, which nobody may change meanwhile. */
  public Review(ReadableMatch match) {
    this.match = match;
    int length = match.length();
    positions = new Position[length + 1];
    var position = match.positionAt(0);
    int reviewed = length;
    for (int ply = 0; ply < length; ply++) {
      positions[ply] = position.copy();
      if (position.isOver()) {
        reviewed = Math.min(reviewed, ply); // an older version played on
      }
      position.play(match.moveAt(ply));
    }
    positions[length] = position;
    quickResults = new SearchResult[reviewed];
    moveResults = new SearchResult[reviewed];
    deepResults = new SearchResult[reviewed];
    deepMoveResults = new SearchResult[reviewed];
    moves = new ReviewedMove[length];
    skipResigning();
  }

  /** A review that was made before; null stands for moves about which nothing was said. */
  Review(ReadableMatch match, List<ReviewedMove> known) {
    this(match);
    for (int ply = 0; ply < moves.length; ply++) {
      moves[ply] = known.get(ply);
    }
    quickDone = quickResults.length;
    judged = quickResults.length;
  }

  /** To give up is no move that could have been better. */
  private void skipResigning() {
    while (quickDone < quickResults.length && match.moveAt(quickDone) == Position.RESIGN) {
      quickDone++;
    }
  }

  /** The next question, the same until it is answered; null if all is known. */
  public Question next() {
    if (pending == null) {
      pending = quickDone < quickResults.length ? quickQuestion() : deepQuestion();
    }
    return pending;
  }

  private Question quickQuestion() {
    boolean isWorth = quickResults[quickDone] != null;
    return new Question(positions[quickDone], isWorth ? match.moveAt(quickDone) : UNKNOWN, false);
  }

  private Question deepQuestion() {
    if (deepDone == suspects.size()) {
      return null;
    }
    int ply = suspects.get(deepDone);
    int move =
        deepResults[ply] == null
            ? UNKNOWN
            : deepMoveResults[ply] == null ? match.moveAt(ply) : deepResults[ply].move();
    return new Question(positions[ply], move, true);
  }

  /**
   * Answers the question that was asked last.
   *
   * @return the move, from 0, that is judged now after a thorough look, or {@link #UNKNOWN}
   */
  public int answer(SearchResult result) {
    boolean isThorough = pending.isThorough();
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
        return; // its worth is asked for
      }
    }
    quickDone++;
    skipResigning();
    // What a move left is known once the place after it was looked at, or there is none.
    for (int known = quickDone == quickResults.length ? quickDone : ply; judged < known; judged++) {
      if (quickResults[judged] != null) {
        judge(judged);
      }
    }
    if (quickDone == quickResults.length) {
      suspects.sort(Comparator.comparingInt(place -> after(place) - quickResults[place].chance()));
    }
  }

  /**
   * Whether the place after a move tells what it was worth: with more than two seats the next one's
   * chance says little about the mover's, and after the last move nobody looks.
   */
  private boolean isKnownFromNext(int ply) {
    return positions[ply + 1].isOver() || seats() == 2 && ply + 1 < quickResults.length;
  }

  /** Calls a move good if it looked so, and keeps it for a second look otherwise. */
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
      return UNKNOWN; // the move itself is asked for
    }
    boolean isWeighed = deepMoveResults[ply] != null;
    var best = deepResults[ply] == null || isWeighed ? result : deepResults[ply];
    var played = isWeighed ? deepMoveResults[ply] : result;
    var verdict = Verdict.of(best.chance(), played.chance());
    boolean isGood = verdict == Verdict.GOOD;
    if (!isGood && !isWeighed) {
      deepMoveResults[ply] = result;
      return UNKNOWN; // what seems better is asked for
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
    var position = positions[ply].copy();
    var texts = new ArrayList<String>();
    for (int move : result.line()) {
      texts.add(position.format(move));
      position.play(move);
    }
    return texts;
  }

  /** The chance that a move left to the one who made it, at a glance. */
  private int after(int ply) {
    if (moveResults[ply] != null) {
      return moveResults[ply].chance();
    }
    int seat = match.seatAt(ply);
    var next = positions[ply + 1];
    if (next.isOver()) {
      return next.result().share(seat);
    }
    int chance = quickResults[ply + 1].chance();
    return next.turn() == seat ? chance : 100 - chance;
  }

  private int seats() {
    return positions[0].seats();
  }

  /**
   * What is known about each move, null where it is not known yet; about giving up, and about moves
   * that an older version allowed after the end, it never is.
   */
  public List<ReviewedMove> moves() {
    return Collections.unmodifiableList(Arrays.asList(moves));
  }

  /** The seat that made a move, from 0. */
  public int seatAt(int ply) {
    return match.seatAt(ply);
  }

  /**
   * A seat's chance at a place, from 0 for the start to the number of moves for the end, or {@link
   * #UNKNOWN}. With more than two seats it is known where the seat is to move or has moved.
   */
  public int chance(int ply, int seat) {
    var place = positions[ply];
    if (ply == match.length() && match.closing() != null) {
      return match.closing().result(place).share(seat);
    }
    if (place.isOver()) {
      return place.result().share(seat);
    }
    // What was found out thoroughly about the move before comes first: a mistake is seen to fall.
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

  /** How much of the work is done, 0 to 100. */
  public int percent() {
    if (next() == null) {
      return 100;
    }
    // Glances are most of the questions, thorough looks most of the time.
    return quickDone < quickResults.length
        ? 40 * quickDone / quickResults.length
        : 40 + 60 * deepDone / suspects.size();
  }

  /** How many moves of a seat are known to deserve a verdict. */
  public int count(int seat, Verdict verdict) {
    int count = 0;
    for (int ply = 0; ply < moves.length; ply++) {
      boolean counts = moves[ply] != null && moves[ply].verdict() == verdict;
      count += counts && match.seatAt(ply) == seat ? 1 : 0;
    }
    return count;
  }

  /**
   * How near a seat's moves came to the best ones, 0 to 100, or {@link #UNKNOWN} if it made none.
   * Half of it is lost with moves that give away some fourteen in a hundred on average.
   */
  public int accuracy(int seat) {
    var losses = new ArrayList<Integer>();
    for (int ply = 0; ply < moves.length; ply++) {
      if (moves[ply] != null && match.seatAt(ply) == seat) {
        losses.add(moves[ply].loss());
      }
    }
    return accuracy(losses);
  }

  static int accuracy(List<Integer> losses) {
    double sum = 0;
    for (int loss : losses) {
      sum += Math.exp(-loss / 20.0);
    }
    return losses.isEmpty() ? UNKNOWN : (int) Math.round(100 * sum / losses.size());
  }
}
