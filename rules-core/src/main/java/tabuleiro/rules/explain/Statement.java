package tabuleiro.rules.explain;

import tabuleiro.rules.game.Fact;

/**
 * One true sentence about a position, or about a move beside a better one.
 *
 * @param fact what is counted
 * @param seat whose, from 0
 * @param count how much there is, or {@link Fact#UNKNOWN} if only the better move is spoken of
 * @param better how much there would be with the better move, or {@link Fact#UNKNOWN}
 * @param later how many moves after the two it was counted, along the line of each
 */
public record Statement(Fact fact, int seat, int count, int better, int later) {
  /**
   * Whether it says something without the better move beside it: what somebody can do now, or who
   * wins in the end, but not how many pieces there are or will be.
   */
  public boolean speaksForItself() {
    return count != Fact.UNKNOWN && (better == Fact.UNKNOWN || !fact.isLasting());
  }

  /** The English sentence, for the console. */
  public String text() {
    if (better == Fact.UNKNOWN) {
      return text(count);
    }
    var instead = "with the better move " + text(better);
    return count == Fact.UNKNOWN ? instead : text(count) + "; " + instead;
  }

  private String text(int told) {
    var sentence = fact.text(seat, told);
    return later == 0 ? sentence : later + " moves later " + sentence;
  }
}
