package tabuleiro.app.games.niju;

import tabuleiro.rules.game.Reason;

/** Reasons to refuse a touch in the hands of Ni-Ju that the rules do not know. */
enum NiJuHandReason implements Reason {
  NO_TILE_CHOSEN("choose a tile first"),
  NOT_YOUR_TILE("this tile belongs to seat {0}");

  private final String template;

  NiJuHandReason(String template) {
    this.template = template;
  }

  @Override
  public String template() {
    return template;
  }
}
