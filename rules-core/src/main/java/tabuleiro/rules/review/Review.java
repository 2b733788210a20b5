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
  private final Position[] places;
  private final SearchResult[] glances;
  private final SearchResult[] worths;
  private final SearchResult[] thorough;

  /** What a move that looks like a mistake is worth: the better one is weighed in the same way. */
  private final SearchResult[] doubted;

  private final ReviewedMove[] moves;
  private final List<Integer> doubtful = new ArrayList<>();
  private int glanced;
  private int settled;
  private int looked;
  private Question asked;

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
    places = new Position[length + 1];
    var position = match.positionAt(0);
    int reviewed = length;
    for (int ply = 0; ply < length; ply++) {
      places[ply] = position.copy();
      if (position.isOver()) {
        reviewed = Math.min(reviewed, ply); // an older version played on
      }
      position.play(match.moveAt(ply));
    }
    places[length] = position;
    glances = new SearchResult[reviewed];
    worths = new SearchResult[reviewed];
    thorough = new SearchResult[reviewed];
    doubted = new SearchResult[reviewed];
    moves = new ReviewedMove[length];
    skipResigning();
  }

  /** A review that was made before; null stands for moves about which nothing was said. */
  Review(ReadableMatch match, List<ReviewedMove> known) {
    this(match);
    for (int ply = 0; ply < moves.length; ply++) {
      moves[ply] = known.get(ply);
    }
    glanced = glances.length;
    settled = glances.length;
  }

  /** To give up is no move that could have been better. */
  private void skipResigning() {
    while (glanced < glances.length && match.moveAt(glanced) == Position.RESIGN) {
      glanced++;
    }
  }

  /** The next question, the same until it is answered; null if all is known. */
  public Question next() {
    if (asked == null) {
      asked = glanced < glances.length ? glance() : look();
    }
    return asked;
  }

  private Question glance() {
    boolean isWorth = glances[glanced] != null;
    return new Question(places[glanced], isWorth ? match.moveAt(glanced) : UNKNOWN, false);
  }

  private Question look() {
    if (looked == doubtful.size()) {
      return null;
    }
    int ply = doubtful.get(looked);
    int move =
        thorough[ply] == null
            ? UNKNOWN
            : doubted[ply] == null ? match.moveAt(ply) : thorough[ply].move();
    return new Question(places[ply], move, true);
  }

  /**
   * Answers the question that was asked last.
   *
   * @return the move, from 0, that is judged now after a thorough look, or {@link #UNKNOWN}
   */
  public int answer(SearchResult result) {
    boolean isThorough = asked.isThorough();
    asked = null;
    if (isThorough) {
      return answerLook(result);
    }
    answerGlance(result);
    return UNKNOWN;
  }

  private void answerGlance(SearchResult result) {
    int ply = glanced;
    if (glances[ply] != null) {
      worths[ply] = result;
    } else {
      glances[ply] = result;
      if (result.move() != match.moveAt(ply) && !isTold(ply)) {
        return; // its worth is asked for
      }
    }
    glanced++;
    skipResigning();
    // What a move left is known once the place after it was looked at, or there is none.
    for (int known = glanced == glances.length ? glanced : ply; settled < known; settled++) {
      if (glances[settled] != null) {
        settle(settled);
      }
    }
    if (glanced == glances.length) {
      doubtful.sort(Comparator.comparingInt(place -> after(place) - glances[place].chance()));
    }
  }

  /**
   * Whether the place after a move tells what it was worth: with more than two seats the next one's
   * chance says little about the mover's, and after the last move nobody looks.
   */
  private boolean isTold(int ply) {
    return places[ply + 1].isOver() || seats() == 2 && ply + 1 < glances.length;
  }

  /** Calls a move good if it looked so, and keeps it for a second look otherwise. */
  private void settle(int ply) {
    int before = glances[ply].chance();
    int after = glances[ply].move() == match.moveAt(ply) ? before : after(ply);
    if (Verdict.of(before, after) == Verdict.GOOD) {
      moves[ply] = new ReviewedMove(Verdict.GOOD, before, after, NONE, NONE);
    } else {
      doubtful.add(ply);
    }
  }

  private int answerLook(SearchResult result) {
    int ply = doubtful.get(looked);
    if (thorough[ply] == null && result.move() != match.moveAt(ply)) {
      thorough[ply] = result;
      return UNKNOWN; // the move itself is asked for
    }
    boolean isWeighed = doubted[ply] != null;
    var best = thorough[ply] == null || isWeighed ? result : thorough[ply];
    var played = isWeighed ? doubted[ply] : result;
    var verdict = Verdict.of(best.chance(), played.chance());
    boolean isGood = verdict == Verdict.GOOD;
    if (!isGood && !isWeighed) {
      doubted[ply] = result;
      return UNKNOWN; // what seems better is asked for
    }
    moves[ply] =
        new ReviewedMove(
            verdict,
            best.chance(),
            played.chance(),
            isGood ? NONE : notation(ply, best),
            isGood ? NONE : notation(ply, played));
    looked++;
    return ply;
  }

  private List<String> notation(int ply, SearchResult result) {
    var position = places[ply].copy();
    var texts = new ArrayList<String>();
    for (int move : result.line()) {
      texts.add(position.format(move));
      position.play(move);
    }
    return texts;
  }

  /** The chance that a move left to the one who made it, at a glance. */
  private int after(int ply) {
    if (worths[ply] != null) {
      return worths[ply].chance();
    }
    int seat = match.seatAt(ply);
    var next = places[ply + 1];
    if (next.isOver()) {
      return next.result().share(seat);
    }
    int chance = glances[ply + 1].chance();
    return next.turn() == seat ? chance : 100 - chance;
  }

  private int seats() {
    return places[0].seats();
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
    var place = places[ply];
    if (ply == match.length() && match.closing() != null) {
      return match.closing().result(place).share(seat);
    }
    if (place.isOver()) {
      return place.result().share(seat);
    }
    // What was found out thoroughly about the move before comes first: a mistake is seen to fall.
    boolean isTold =
        ply > 0 && moves[ply - 1] != null && (isMistake(ply - 1) || ply == moves.length);
    if (isTold && (seats() == 2 || match.seatAt(ply - 1) == seat)) {
      int after = moves[ply - 1].after();
      return match.seatAt(ply - 1) == seat ? after : 100 - after;
    }
    int mover = match.seatAt(ply);
    if (ply >= glances.length || seats() > 2 && mover != seat) {
      return UNKNOWN;
    }
    if (moves[ply] == null && glances[ply] == null) {
      return UNKNOWN;
    }
    int chance = moves[ply] == null ? glances[ply].chance() : moves[ply].before();
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
    return glanced < glances.length
        ? 40 * glanced / glances.length
        : 40 + 60 * looked / doubtful.size();
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
