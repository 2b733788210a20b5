package tabuleiro.app.games;

import java.util.Map;
import tabuleiro.app.board.Diagram;
import tabuleiro.rules.game.Game;

/** The picture of each game: a position that shows what the game is about. */
public final class Covers {
  private static final Map<String, Diagram> ALL =
      Map.of(
          "shacru",
          Diagram.of(
              "shacru",
              "",
              "2*b9 2*c9 1*d9 1*e9 1e9E 1*b8 1*c8 2*d8 2d8SE 2*f8 1*a7 1*c7 2*g7 1*a6 1*c6 2*g6"
                  + " 1*a5 1a5S 1*b5 2*g5 1*b4 2*e4 2e4N 2*g4 2*h4 1*a3 1a3W 1*c3 2*e3 2e3NW 2*f3"
                  + " 2*h3 2*i3 2i3E 1*d2 2*f2 1*i2 1i2N"),
          "azacru",
          Diagram.of(
              "azacru",
              "players=4",
              "2*d8 2d8SE 3*e8 4*h8 2*a7 2a7NW 3*c7 3c7E 3*d7 4*h7 4h7S 3*b6 1*d6 3*h6 3h6W 2*b5"
                  + " 1*c5 3*d5 1*e5 1*f5 1f5W 1*g5 1g5E 2*a4 1*b4 2*c4 4*d4 4d4N 3*e4 1*g4 4*h4"
                  + " 2*b3 2*d3 2d3E 4*e3 4*g3 1*h3 2*c2 3*e2 3e2SW 4*g2 1e1N 4*f1 4f1S"),
          "shakti",
          Diagram.of("shakti", "", "Kc2 Wd4 Wf2 ke6 wb5 wf5 -c3 -e3 -d6 -f4 -b4 -g6 -a2 -d1"),
          "ni-ju",
          Diagram.of(
              "ni-ju",
              "",
              "W6r3@0,0 B1r3@1,0 W3r3@0,1 B7r1@0,-1 W9r3@1,1 B19r0@1,-1 W12r1@-1,0 B17r1@-1,-1"
                  + " W4r2@-1,1 B5r3@0,-2 W11r1@-1,2 B8r0@2,0 W2r1@-2,-1 B2r3@2,-1 W18r2@2,1"
                  + " B3r0@1,-2 W10r0@0,2"),
          "shi",
          Diagram.of(
              "shi",
              "",
              "S...S.SS/......NS/..N...../S....N../...NS.../......../.N....../...N..N. to=1"));

  private Covers() {}

  /** The picture of a game; one that has none yet shows its start. */
  public static Diagram of(Game game) {
    var cover = ALL.get(game.id());
    return cover == null ? Diagram.of(game.id(), "", "") : cover;
  }
}
