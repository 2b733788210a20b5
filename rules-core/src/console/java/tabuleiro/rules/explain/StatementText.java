package tabuleiro.rules.explain;

import tabuleiro.rules.game.CountableFact;

/** Formats the statements of an explanation as English sentences for the console. */
public final class StatementText {
  private StatementText() {}

  /** Returns the English sentence of a statement. */
  public static String of(Statement told) {
    if (told.better() == CountableFact.UNKNOWN) {
      return text(told, told.count());
    }
    var instead = "with the better move " + text(told, told.better());
    return told.count() == CountableFact.UNKNOWN
        ? instead
        : text(told, told.count()) + "; " + instead;
  }

  private static String text(Statement told, int count) {
    var template = told.fact().template();
    var seat = "seat " + (told.seat() + 1);
    var sentence = template.replace("{0}", seat).replace("{1}", String.valueOf(count));
    return told.later() == 0 ? sentence : told.later() + " moves later " + sentence;
  }
}
