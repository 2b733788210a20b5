package tabuleiro.rules.pacru;

import tabuleiro.rules.game.Reason;

/** Reasons why Shacru and Azacru refuse a move or a layout, and why a game ends. */
public enum PacruReason implements Reason {
  NO_CHEVRON("there is no chevron on {0}"),
  NOT_YOURS("the chevron on {0} belongs to seat {1}"),
  STUCK("the chevron on {0} cannot move"),
  ON_THE_SPOT("a chevron has to leave its field: turning on the spot is no move"),
  NOT_STRAIGHT("{0} and {1} are not on one straight line"),
  CANNOT_TURN("the chevron on {0} cannot turn that far"),
  ONE_FIELD("a chevron moves only one field: {1} is too far from {0}"),
  POWER("power of {0} is {1}: {2} is too far"),
  OCCUPIED("{0} is blocked by a chevron"),
  CLOSED("{0} is closed: it carries a marker"),
  FOREIGN_COLOUR("{0} is closed: it carries another player's marker"),
  BLOCKED("the way to {1} is blocked by the chevron on {0}"),
  NO_BORDER("no border is crossed from {0} to {1}, so there is no twist"),
  NO_BORDER_NEAR("the chevron on {0} can cross no border, so there is no twist"),
  TWIST_OFF("this game is played without the twist"),
  TWIST_LOST("the chevron on {0} leaves the board by this move and cannot twist"),
  TWIST_TOO_FAR("a twist is one eighth to the left or to the right"),
  BAD_LAYOUT("\"{0}\" is no part of a layout; it looks like to=1 1c7SE 2*c6"),
  NO_SUCH_SEAT("{0}: there are only the seats 1 to {1}"),
  TWO_CHEVRONS("two chevrons on {0}"),
  TWO_MARKERS("two markers on {0}"),
  TOO_MANY_CHEVRONS("seat {0} has more than {1} chevrons"),
  ON_FOREIGN_COLOUR("the chevron on {0} stands on another player's marker"),
  NO_TRIGGER("this game has no final round that a pass could trigger"),
  TRIGGER_RESIGNED("whoever has resigned cannot trigger the final round"),
  NO_CHEVRONS("a layout needs at least one chevron"),
  NOBODY_CAN_MOVE("no player has a move any more"),
  NOTHING_IN_REACH("no chevron can reach a neutral field any more"),
  FINAL_ROUND("the final round is played");

  private final String template;

  PacruReason(String template) {
    this.template = template;
  }

  @Override
  public String template() {
    return template;
  }
}
