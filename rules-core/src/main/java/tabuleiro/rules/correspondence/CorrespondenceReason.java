package tabuleiro.rules.correspondence;

import tabuleiro.rules.game.Reason;

/** Reasons why a text is not read as a game by message. */
public enum CorrespondenceReason implements Reason {
  TOO_LONG("this is longer than any message with a game"),
  NO_MESSAGE("there is no game in this text"),
  CUT("the message is incomplete"),
  DAMAGED("the message has changed on its way, so that it cannot be read exactly"),
  NEWER("this message is from a newer version of the app");

  private final String template;

  CorrespondenceReason(String template) {
    this.template = template;
  }

  @Override
  public String template() {
    return template;
  }
}
