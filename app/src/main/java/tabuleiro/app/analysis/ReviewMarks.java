package tabuleiro.app.analysis;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.review.ReviewCodec;

/** Verdicts of a review, which stay on the moves of the game while its tree changes. */
final class ReviewMarks {
  static final ReviewMarks NONE = new ReviewMarks(Collections.emptyList());
  private static final char SEPARATOR = ' ';

  /** The game's moves, each with its verdict. */
  private final List<String> marked;

  private ReviewMarks(List<String> marked) {
    this.marked = marked;
  }

  /** Returns the verdicts in notes on a match, or null if the notes are not of a review. */
  @Nullable
  static ReviewMarks read(ReadableMatch match, List<String> notes) {
    var review = notes.isEmpty() ? null : ReviewCodec.read(match, notes);
    if (review == null) {
      return null;
    }
    var marked = new ArrayList<String>();
    for (int ply = 0; ply < match.length(); ply++) {
      var move = review.moves().get(ply);
      var verdict = move == null ? Verdict.GOOD : move.verdict();
      marked.add(match.notation().get(ply) + SEPARATOR + verdict.name());
    }
    return new ReviewMarks(marked);
  }

  /** Returns what {@link #save} has returned. */
  static ReviewMarks restore(@Nullable List<String> saved) {
    return saved == null ? NONE : new ReviewMarks(saved);
  }

  /** Returns what brings the verdicts back after the process has ended. */
  List<String> save() {
    return marked;
  }

  /** Returns the verdicts of moves that are not good, by their nodes in a tree. */
  Map<Integer, Verdict> in(MoveTree tree) {
    var verdicts = new HashMap<Integer, Verdict>();
    int at = 0;
    for (var each : marked) {
      int end = each.indexOf(SEPARATOR);
      at = tree.child(at, each.substring(0, end));
      if (at < 0) {
        break; // deleted
      }
      var verdict = Verdict.valueOf(each.substring(end + 1));
      if (verdict != Verdict.GOOD) {
        verdicts.put(at, verdict);
      }
    }
    return verdicts;
  }
}
