package tabuleiro.rules.shakti;

import tabuleiro.rules.game.Reason;

/** Reasons why Shakti refuses a move or a layout, and why a game ends. */
public enum ShaktiReason implements Reason {
  NO_PIECE("there is no piece on {0}"),
  ENEMY_PIECE("the piece on {0} is the enemy's"),
  CANNOT_MOVE("the piece on {0} has no legal move"),
  STAYS("a move must leave {0}"),
  GAP("{0} is a gap: nothing can stop there"),
  NOT_A_LINE("{0} and {1} are not on one straight line"),
  OWN_PIECE("your own piece stands on {0}"),
  BLOCKED("the piece on {0} is in the way"),
  KING_RANGE("a king goes one tile; {0} is {1} tiles away"),
  WARRIOR_RANGE("a warrior goes one or two tiles; {0} is {1} tiles away"),
  WARRIORS_NEVER_CAPTURE("warriors never capture"),
  KINGS_ARE_NOT_TAKEN("kings are never taken"),
  CHECKED_KING_STEPS("in check a king goes only one step, not over gaps"),
  LEAVES_KING_CAPTURABLE("the king on {0} could be taken from {1}"),
  LEAVES_KING_IN_CHECK("the king on {0} would be in check from {1}"),
  KINGS_FACE("the kings on {0} and {1} would face each other"),
  KING_TAKEN("the king was taken"),
  CHECKMATE("checkmate"),
  NO_WARRIORS("no warrior is left"),
  BAD_LAYOUT("\"{0}\" is no part of a layout; one looks like {1}"),
  TILE_USED_TWICE("{0} is named twice"),
  KING_MISSING("each side needs exactly one king"),
  TOO_MANY_WARRIORS("a side has two warriors at most"),
  ATTACKED_OFF_TURN("the king on {0} is attacked from {1}, but it is the other side's turn");

  private final String template;

  ShaktiReason(String template) {
    this.template = template;
  }

  @Override
  public String template() {
    return template;
  }
}
