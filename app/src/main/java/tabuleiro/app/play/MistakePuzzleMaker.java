package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.puzzlebook.OwnPuzzleStore;
import tabuleiro.rules.match.Match;

/** Makes puzzles of mistakes that a person makes in practice mode. */
final class MistakePuzzleMaker {
  private final OwnPuzzleStore puzzles;
  private final CpuWorker cpu;
  @Nullable private PracticeEvaluation.Judged seen;

  MistakePuzzleMaker(OwnPuzzleStore puzzles, CpuWorker cpu) {
    this.puzzles = puzzles;
    this.cpu = cpu;
  }

  /** Considers the verdict on the last move. */
  @SuppressWarnings("ReferenceEquality") // the same mistake made again is another one
  void look(Match match, @Nullable PracticeEvaluation judgement) {
    var judged = judgement == null ? null : judgement.judged();
    if (judged != null && judged != seen) {
      seen = judged;
      puzzles.consider(cpu, match.snapshot(), judged.ply() - 1, judged.verdict(), kept -> {});
    }
  }
}
