package tabuleiro.rules.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Formats a review of a game as text and parses it: one note per move, stored with the game and,
 * once the review is finished, written into its record as comments. A note holds the chances before
 * and after the move and, for a mistake, the better line and the line played, for example {@code ??
 * 62 20 better d1-d5 a3-a4 but d2-d3 c1xc4}. While the review is not finished, each note begins
 * with a tilde, which version 1.0.0 does not take for a review.
 */
public final class ReviewCodec {
  private static final String BETTER = "better";
  private static final String BUT = "but";

  /** The mark of a note in a review that is not finished. */
  private static final String UNFINISHED = "~ ";

  private static final int MAX_DIGITS = 3;
  private static final List<String> NONE = Collections.emptyList();

  private ReviewCodec() {}

  /**
   * Returns one note for each move, empty for a move without a judgement; no notes if the review is
   * not finished.
   */
  public static List<String> write(Review review) {
    return review.next() == null ? notes("", review) : NONE;
  }

  /** Returns the notes from which a review that is not finished goes on. */
  public static List<String> writeUnfinished(Review review) {
    return notes(UNFINISHED, review);
  }

  private static List<String> notes(String mark, Review review) {
    return review.moves().stream()
        .map(move -> move == null ? "" : mark + note(move))
        .collect(Collectors.toList());
  }

  /** Returns whether these are notes of a review that is not finished. */
  public static boolean isUnfinished(List<String> notes) {
    return notes.stream().anyMatch(note -> note.startsWith(UNFINISHED));
  }

  private static String note(ReviewedMove move) {
    var mark = mark(move.verdict());
    var note = (mark.isEmpty() ? "" : mark + " ") + move.before() + " " + move.after();
    if (move.better().isEmpty()) {
      return note;
    }
    return note + " " + BETTER + line(move.better()) + " " + BUT + line(move.refutation());
  }

  private static String mark(Verdict verdict) {
    return switch (verdict) {
      case GOOD -> "";
      case INACCURACY -> "?!";
      case MISTAKE -> "?";
      case BLUNDER -> "??";
    };
  }

  private static String line(List<String> moves) {
    var text = new StringBuilder();
    for (var move : moves.subList(0, Math.min(Review.MAX_LINE_LENGTH, moves.size()))) {
      text.append(' ').append(move);
    }
    return text.toString();
  }

  /**
   * Parses the notes on a match, or returns null if they are not a review but other comments. A
   * review that is not finished goes on from its notes.
   */
  public static @Nullable Review read(ReadableMatch match, List<String> notes) {
    return read(match, notes, Review.nodesPerMilli(match));
  }

  static @Nullable Review read(ReadableMatch match, List<String> notes, long nodesPerMilli) {
    if (notes.size() != match.length()) {
      return null;
    }
    boolean isUnfinished = isUnfinished(notes);
    var moves = new ArrayList<ReviewedMove>();
    var position = match.positionAt(0);
    for (int ply = 0; ply < notes.size(); ply++) {
      // As in a review, resignations and legacy moves after the end are not judged.
      boolean isJudged = match.moveAt(ply) != Position.RESIGN && !position.isOver();
      var note = notes.get(ply);
      if (isUnfinished) {
        isJudged &= !note.isEmpty();
        note = note.startsWith(UNFINISHED) ? note.substring(UNFINISHED.length()) : "";
      }
      var move = isJudged ? read(position, match.notation().get(ply), note) : null;
      if (isJudged && move == null) {
        return null;
      }
      moves.add(move);
      position.play(match.moveAt(ply));
    }
    return new Review(match, moves, nodesPerMilli);
  }

  /**
   * Returns a seat's {@link ReviewSnapshot#accuracy} from the notes alone, without replaying the
   * game.
   *
   * @param first the index of the seat's first move
   */
  public static int accuracy(List<String> notes, int first, int seats) {
    var losses = new ArrayList<Integer>();
    for (int ply = first; ply < notes.size(); ply += seats) {
      var words = Arrays.asList(notes.get(ply).split(" "));
      int mark = words.get(0).startsWith("?") ? 1 : 0;
      int before = chance(words, mark);
      int after = chance(words, mark + 1);
      if (before >= 0 && after >= 0) {
        losses.add(Math.max(0, before - after));
      }
    }
    return ReviewSnapshot.accuracy(losses);
  }

  /** Parses the note on a move, or returns null if it is none. */
  private static @Nullable ReviewedMove read(Position position, String made, String note) {
    var words = Arrays.asList(note.split(" "));
    int first = words.get(0).startsWith("?") ? 1 : 0;
    int before = chance(words, first);
    int after = chance(words, first + 1);
    if (before < 0 || after < 0) {
      return null;
    }
    var verdict = Verdict.of(before, after);
    int better = first + 2;
    int but = words.indexOf(BUT);
    if (verdict == Verdict.GOOD) {
      return words.size() == better ? new ReviewedMove(verdict, before, after, NONE, NONE) : null;
    }
    boolean isTold = words.indexOf(BETTER) == better && but > better + 1 && but + 1 < words.size();
    if (!isTold) {
      return null;
    }
    var line = words.subList(better + 1, but);
    var played = words.subList(but + 1, words.size());
    boolean isLegal =
        isLegal(position, line) && isLegal(position, played) && played.get(0).equals(made);
    return isLegal ? new ReviewedMove(verdict, before, after, cut(line), cut(played)) : null;
  }

  private static List<String> cut(List<String> line) {
    return line.subList(0, Math.min(Review.MAX_LINE_LENGTH, line.size()));
  }

  /** Returns the winning chance in a word, or -1. */
  private static int chance(List<String> words, int index) {
    var word = index < words.size() ? words.get(index) : "";
    if (word.isEmpty() || word.length() > MAX_DIGITS) {
      return -1;
    }
    int chance = 0;
    for (int i = 0; i < word.length(); i++) {
      char digit = word.charAt(i);
      if (digit < '0' || digit > '9') {
        return -1;
      }
      chance = 10 * chance + digit - '0';
    }
    return chance <= 100 ? chance : -1;
  }

  private static boolean isLegal(Position from, List<String> moves) {
    var position = from.copy();
    try {
      for (var move : moves) {
        int read = position.parse(move);
        if (!position.format(read).equals(move)) {
          return false;
        }
        position.play(read);
      }
      return true;
    } catch (RefusalException refusal) {
      return false; // a comment of a person
    }
  }
}
