package tabuleiro.app.games.niju;

import tabuleiro.rules.game.Reason;

/** Reasons why a touch on a hand of Ni-Ju is refused that do not come from the rules. */
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
