package tabuleiro.rules.console;

import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.niju.NiJu;
import tabuleiro.rules.niju.NiJuDiagram;
import tabuleiro.rules.niju.NiJuPosition;
import tabuleiro.rules.niju.NiJuSolver;
import tabuleiro.rules.pacru.PacruDiagram;
import tabuleiro.rules.pacru.PacruPosition;
import tabuleiro.rules.shakti.ShaktiDiagram;
import tabuleiro.rules.shakti.ShaktiPosition;
import tabuleiro.rules.shi.Shi;
import tabuleiro.rules.shi.ShiDiagram;
import tabuleiro.rules.shi.ShiPosition;
import tabuleiro.rules.shi.ShiSolver;
import tabuleiro.rules.shi.ShiTrainableWeights;

/**
 * Registry of the tools that only the console has for a game: diagrams, solvers and learned
 * weights.
 */
public final class GameToolRegistry {
  private GameToolRegistry() {}

  /** Returns the board as an ASCII diagram; the layout text of an unknown game. */
  public static String diagram(Position position) {
    if (position instanceof PacruPosition pacru) {
      return PacruDiagram.of(pacru);
    }
    if (position instanceof ShaktiPosition shakti) {
      return ShaktiDiagram.of(shakti);
    }
    if (position instanceof NiJuPosition niju) {
      return NiJuDiagram.of(niju);
    }
    return position instanceof ShiPosition shi ? ShiDiagram.of(shi) : position.layout();
  }

  /** Creates the solver of a game, or returns null if the game is too large to be solved. */
  static @Nullable Solver solver(Options options) {
    if (options.game() instanceof Shi && options.number("size") <= ShiSolver.MAX_SIDE) {
      return new ShiSolver(options);
    }
    if (options.game() instanceof NiJu && options.number(NiJu.TILES) == NiJuSolver.TILES) {
      return new NiJuSolver();
    }
    return null;
  }

  /** Returns the pattern table of a game, or null if its evaluation has none. */
  static @Nullable TrainableWeights patterns(Options options) {
    return options.game() instanceof Shi && options.number("size") <= ShiTrainableWeights.MAX_SIDE
        ? new ShiTrainableWeights()
        : null;
  }
}
