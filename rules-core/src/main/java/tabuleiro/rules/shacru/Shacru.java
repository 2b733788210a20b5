package tabuleiro.rules.shacru;

import java.util.List;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.LevelRatings;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGame;
import tabuleiro.rules.pacru.PacruPosition;

/**
 * Shacru: board game in which chevrons, arrow-shaped pieces, move one field a turn and leave a
 * trail of coloured fields; whoever has the most fields wins.
 */
public final class Shacru extends PacruGame {
  private static final List<Option> OPTIONS =
      List.of(
          Option.choice("players", "2", "3", "4"),
          Option.choice("trails", "closed", "open"),
          Option.choice("twist", "on", "off"),
          Option.choice("start", "neutral", "coloured"));

  @Override
  public String id() {
    return "shacru";
  }

  @Override
  public String name() {
    return "Shacru";
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  @Override
  protected boolean startsColoured(Options options) {
    return options.is("start", "coloured");
  }

  @Override
  protected PacruPosition position(Options options, ChevronBoard board, int turn) {
    return new ShacruPosition(options, board, turn);
  }

  @Override
  public List<CountableFact> facts() {
    return ShacruFacts.ALL;
  }

  @Override
  public Heuristics heuristics(Position position) {
    return new ShacruHeuristics((ShacruPosition) position);
  }

  @Override
  public LevelRatings levelRatings() {
    return new LevelRatings(800, 1110, 1510, 1840, 2180);
  }
}
