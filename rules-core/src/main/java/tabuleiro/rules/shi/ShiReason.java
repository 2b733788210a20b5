package tabuleiro.rules.shi;

import tabuleiro.rules.game.Reason;

/** Reasons why Shi refuses a move or a layout, and why a game ends. */
public enum ShiReason implements Reason {
  NO_PIECE("there is no piece on {0}"),
  ENEMY_PIECE("the piece on {0} is the enemy's"),
  CANNOT_MOVE("the piece on {0} has no legal move"),
  STAYS("a move must leave {0}"),
  NOT_A_LINE("{0} and {1} are not on one straight line"),
  OWN_PIECE("your own piece stands on {0}"),
  NEEDS_A_SCREEN("to take {0} one friend must stand between as a screen"),
  ENEMY_IN_THE_WAY("the enemy on {0} is in the way: an enemy is no screen"),
  TWO_FRIENDS_BLOCK("the friends on {0} and {1} block the line: a screen is one piece"),
  NOTHING_TO_CAPTURE("behind the screen on {0} there is nothing to take on {1}"),
  REDUCED("one side has lost too many pieces"),
  BAD_LAYOUT("\"{0}\" is no part of a layout; one looks like {1}"),
  WRONG_ROWS("a layout needs {0} rows of {0} cells"),
  BOTH_REDUCED("both sides would have lost; say how many are taken, as in taken=0,0"),
  TOO_MANY_PIECES("a side has {0} pieces at most"),
  NO_PIECES("each side needs at least one piece");

  private final String template;

  ShiReason(String template) {
    this.template = template;
  }

  @Override
  public String template() {
    return template;
  }
}
