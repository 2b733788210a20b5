package tabuleiro.rules.azacru;

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
 * Azacru: board game in which a chevron, an arrow-shaped piece, moves farther in a sector the more
 * fields its player owns there. Connecting two own fields colours the line between them; a line
 * over enemy fields costs the chevron.
 */
public final class Azacru extends PacruGame {
  private static final List<Option> OPTIONS = List.of(Option.choice("players", "2", "3", "4"));

  @Override
  public String id() {
    return "azacru";
  }

  @Override
  public String name() {
    return "Azacru";
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  @Override
  protected boolean hasFinalRound() {
    return true;
  }

  @Override
  protected PacruPosition position(Options options, ChevronBoard board, int turn) {
    return new AzacruPosition(options, board, turn);
  }

  @Override
  public List<CountableFact> facts() {
    return AzacruFacts.ALL;
  }

  @Override
  public Heuristics heuristics(Position position) {
    return new AzacruHeuristics((AzacruPosition) position);
  }

  @Override
  public LevelRatings levelRatings() {
    return new LevelRatings(800, 1090, 1450, 1850, 2130);
  }
}
