package tabuleiro.rules.game;

/** Reasons shared by several games why a move is refused or a game has ended. */
public enum CommonReason implements Reason {
  UNREADABLE("\"{0}\" is no move; a move looks like {1}"),
  OFF_THE_BOARD("{0} is not on the board"),
  GAME_OVER("the game is over"),
  MUST_PASS("there is no legal move: only pass is possible"),
  CANNOT_PASS("passing is only allowed without a legal move"),
  CANNOT_RESIGN("a game goes on without one player only if at least two others are left"),
  UNKNOWN_GAME("there is no game \"{0}\"; there are {1}"),
  UNKNOWN_OPTION("{0} has no option \"{1}\"; it has {2}"),
  BAD_OPTION("{0}={1} is not possible; allowed is {0}={2}"),
  OPTION_NEEDS("{0}={1} is only possible with {2}={3}"),
  LAYOUT_TOO_LONG("no layout is as long as this text"),
  OVER_AT_ONCE("in this position the game is already over"),
  REPETITION("the same position came up for the third time"),
  NO_PROGRESS("nothing has changed for too long"),
  BOTH_PASSED("both sides passed"),
  AGREED("the players agreed on a draw"),
  RESIGNED("a player resigned");

  private final String template;

  CommonReason(String template) {
    this.template = template;
  }

  @Override
  public String template() {
    return template;
  }
}
