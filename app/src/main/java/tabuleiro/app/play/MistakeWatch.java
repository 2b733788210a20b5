package tabuleiro.app.play;

import android.content.Context;
import androidx.annotation.Nullable;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.rules.match.Match;

/** Makes puzzles of a person's mistakes in practice mode. */
final class MistakeWatch {
  private final PuzzleBook book;
  private Judgement.Judged seen;

  MistakeWatch(Context context) {
    book = new PuzzleBook(context);
  }

  /** Considers the verdict on the last move. */
  void look(Match match, @Nullable Judgement judgement) {
    var judged = judgement == null ? null : judgement.judged();
    if (judged != null && judged != seen) {
      seen = judged;
      book.own().consider(match.snapshot(), judged.ply() - 1, judged.verdict(), () -> {});
    }
  }
}
