package tabuleiro.rules.record;

import tabuleiro.rules.game.Reason;

/** Reasons why a text is not a valid game record. */
public enum RecordReason implements Reason {
  BAD_TAG("this is no tag; a tag looks like [Game \"shacru\"]"),
  DOUBLE_TAG("the tag {0} stands here a second time"),
  NO_GAME("the tag Game is missing"),
  NO_SEAT("there is no seat {0}"),
  UNKNOWN_LEVEL("\"{0}\" is no CPU level"),
  BAD_RESULT("the result \"{0}\" does not fit the moves, which give \"{1}\""),
  WRONG_NUMBER("here should stand move number {0}, not {1}"),
  OPEN_COMMENT("the comment that begins here has no end"),
  OPEN_VARIATION("the variation that begins here has no end"),
  NOTHING_BESIDE("a variation stands behind the move it differs from; here is none"),
  SAME_MOVE("this variation begins with {0}, the very move it should differ from"),
  NO_VARIATION("no variation is open that could end here");

  private final String template;

  RecordReason(String template) {
    this.template = template;
  }

  @Override
  public String template() {
    return template;
  }
}
