package tabuleiro.app.ui;

import android.content.Context;
import tabuleiro.app.R;
import tabuleiro.rules.ai.Verdict;

/** Formats verdicts on moves: as the signs of chess notation, and in words. */
public final class VerdictTexts {
  private VerdictTexts() {}

  /** Returns a move with the sign of its verdict; a good move has none. */
  public static String marked(String move, Verdict verdict) {
    return switch (verdict) {
      case GOOD -> move;
      case INACCURACY -> move + " ?!";
      case MISTAKE -> move + " ?";
      case BLUNDER -> move + " ??";
    };
  }

  /** Returns a verdict in words. */
  public static String word(Context context, Verdict verdict) {
    return context.getString(
        switch (verdict) {
          case GOOD -> R.string.replay_verdict_good;
          case INACCURACY -> R.string.replay_verdict_inaccuracy;
          case MISTAKE -> R.string.replay_verdict_mistake;
          case BLUNDER -> R.string.replay_verdict_blunder;
        });
  }
}
