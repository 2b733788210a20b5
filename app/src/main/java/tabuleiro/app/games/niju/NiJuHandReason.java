package tabuleiro.app.games.niju;

import tabuleiro.rules.game.Reason;

/** Why a touch in the hands of Ni-Ju is impossible, where the rules have no reason of their own. */
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
