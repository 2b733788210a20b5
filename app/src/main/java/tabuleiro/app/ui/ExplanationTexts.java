package tabuleiro.app.ui;

import android.content.Context;
import androidx.annotation.PluralsRes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.explain.Statement;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Position;

/** Formats explanations of a position or a mistake as translated sentences. */
public final class ExplanationTexts {
  private final Context context;
  private final GameUi gameUi;

  /** Creates explanations for positions of a game. */
  public ExplanationTexts(Context context, Game game) {
    this.context = context;
    gameUi = GameUiRegistry.of(game);
  }

  /**
   * Returns the most important facts of a position, a sentence or two; empty if nothing stands out.
   */
  public static String of(Context context, Position position) {
    var game = position.options().game();
    return new ExplanationTexts(context, game).say(ExplanationFinder.of(position), "");
  }

  /** Returns sentences for statements, with the better move if it may be revealed. */
  public String say(List<Statement> statements, String better) {
    var sentences = new ArrayList<String>();
    for (var told : statements) {
      boolean isCompared = told.better() != CountableFact.UNKNOWN && !better.isEmpty();
      if (told.isSelfContained() || isCompared && told.count() != CountableFact.UNKNOWN) {
        sentences.add(played(told));
      }
      if (isCompared) {
        sentences.add(better(told, better));
      }
    }
    return String.join("\n", sentences);
  }

  private String played(Statement told) {
    var fact = gameUi.fact(context, told.fact(), told.seat(), told.count());
    return told.later() == 0
        ? fact
        : quantity(
            R.plurals.explain_later, told.later(), told.later(), inSentence(fact, told.seat()));
  }

  private String better(Statement told, String move) {
    var fact =
        inSentence(gameUi.fact(context, told.fact(), told.seat(), told.better()), told.seat());
    return told.later() == 0
        ? context.getString(R.string.explain_better, move, fact)
        : quantity(R.plurals.explain_better_later, told.later(), move, told.later(), fact);
  }

  /** Returns a fact as it continues a sentence: in lower case unless a seat's name begins it. */
  private String inSentence(String fact, int seat) {
    return fact.startsWith(gameUi.seatName(context, seat))
        ? fact
        : fact.substring(0, 1).toLowerCase(Locale.ROOT) + fact.substring(1);
  }

  private String quantity(@PluralsRes int text, int count, Object... details) {
    return context.getResources().getQuantityString(text, count, details);
  }
}
