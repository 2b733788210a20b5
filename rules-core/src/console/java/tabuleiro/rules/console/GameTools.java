package tabuleiro.rules.console;

import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.niju.NiJu;
import tabuleiro.rules.niju.NiJuSolver;
import tabuleiro.rules.shi.Shi;
import tabuleiro.rules.shi.ShiPatternTable;
import tabuleiro.rules.shi.ShiSolver;

/** Registry of the tools that only some games have: solvers and pattern tables. */
public final class GameTools {
  private GameTools() {}

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
  static @Nullable PatternTable patterns(Options options) {
    return options.game() instanceof Shi && options.number("size") <= ShiPatternTable.MAX_SIDE
        ? new ShiPatternTable()
        : null;
  }
}
