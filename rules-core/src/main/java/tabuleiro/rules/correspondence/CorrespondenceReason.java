package tabuleiro.rules.correspondence;

import tabuleiro.rules.game.Reason;

/** Reasons why a text cannot be read as a game by message. */
public enum CorrespondenceReason implements Reason {
  TOO_LONG("this is longer than any message with a game"),
  NO_MESSAGE("there is no game in this text"),
  CUT("the message is incomplete"),
  DAMAGED("the message has changed on its way, so that it cannot be read exactly"),
  NEWER("this message is from a newer version of the app"),
  SEVERAL_GAMES("there are several games in this text"),
  IMPOSSIBLE_MOVE("move {0} is not possible"),
  OTHER_GAME("this message names this game, but has other rules or another start"),
  YOUR_SEAT_TAKEN("somebody else sits on your seat {0}"),
  SEAT_TAKEN("somebody else sits on seat {0}"),
  YOUR_MOVE("it makes move {0}, which is yours"),
  NOBODY_MOVED("move {0} is made for a seat that is free"),
  YOUR_END("it resigns or agrees to a draw for you"),
  YOUR_OFFER("it offers or answers a draw for you"),
  BAD_END("its end does not fit the game");

  private final String template;

  CorrespondenceReason(String template) {
    this.template = template;
  }

  @Override
  public String template() {
    return template;
  }
}
