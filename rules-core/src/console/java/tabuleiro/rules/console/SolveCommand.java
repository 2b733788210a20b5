package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/**
 * Console command {@code solve}, which tells the outcome of a game with perfect play and checks its
 * solver against the rules.
 */
final class SolveCommand {
  private static final int MAX_PLIES = 200;

  private final Options options;
  private final long positions;
  private final Random random;
  private final Solver solver;

  /** Parses {@code GAME [key=value…] [check=N] [seed=N]}. */
  SolveCommand(List<String> words) throws BadCommandException, RefusalException {
    var numbers = new NumericArguments(words, List.of("check", "seed"));
    var rest = numbers.rest();
    if (rest.isEmpty()) {
      throw new BadCommandException("solve needs a game");
    }
    options = Options.parse(Games.byId(rest.get(0)), rest.subList(1, rest.size()));
    positions = numbers.get("check", 0);
    random = new Random(numbers.get("seed", 1));
    var solver = GameToolRegistry.solver(options);
    if (solver == null) {
      throw new BadCommandException("that is too large to be solved");
    }
    this.solver = solver;
  }

  /** Solves the game, plays it with best moves, and checks random positions. */
  String run() throws BadCommandException, RefusalException {
    var start = options.game().start(options);
    var text = new StringBuilder(describe(start));
    if (solver.winsIn(start) != 0) {
      text.append("\nline").append(line(start));
    }
    for (int i = 0; i < positions; i++) {
      var position = randomPosition();
      if (solver.winsIn(position) != bestAfter(position)) {
        throw new BadCommandException("wrong: " + position.layout() + " " + describe(position));
      }
    }
    return text + (positions > 0 ? "\n" + positions + " positions fit to those after them" : "");
  }

  private String describe(Position position) {
    int plies = solver.winsIn(position);
    int winner = plies > 0 ? position.turn() : position.turn() ^ 1;
    return plies == 0
        ? "draw: neither side can force a win"
        : "seat " + (winner + 1) + " wins in " + Math.abs(plies) + " plies";
  }

  /** Returns the line of best moves to the end. */
  private String line(Position position) {
    var text = new StringBuilder();
    while (!position.isOver()) {
      int plies = solver.winsIn(position);
      var moves = position.legalMoves();
      int i = 0;
      while (after(position, moves.get(i)) != plies) {
        i++;
      }
      text.append(' ').append(position.format(moves.get(i)));
      position.play(moves.get(i));
    }
    return text + ", " + Objects.requireNonNull(position.result()).status();
  }

  /** Returns a position of a random game without its history, which solvers ignore. */
  private Position randomPosition() throws RefusalException {
    var game = new ArrayList<String>();
    var position = options.game().start(options);
    while (!position.isOver() && game.size() < MAX_PLIES) {
      game.add(position.layout());
      var moves = position.legalMoves();
      position.play(moves.get(random.nextInt(moves.size())));
    }
    return options.game().layout(options, game.get(random.nextInt(game.size())));
  }

  private int bestAfter(Position position) {
    var moves = position.legalMoves();
    int best = after(position, moves.get(0));
    for (int i = 1; i < moves.size(); i++) {
      int next = after(position, moves.get(i));
      best = worth(next) > worth(best) ? next : best;
    }
    return best;
  }

  /** Returns the solver's outcome of a move for the seat to move. */
  private int after(Position position, int move) {
    int mine = 1 << position.turn();
    position.play(move);
    int plies;
    if (position.isOver()) {
      plies = position.winners() == mine ? 1 : 0;
    } else {
      int theirs = solver.winsIn(position);
      plies = theirs == 0 ? 0 : theirs > 0 ? -theirs - 1 : 1 - theirs;
    }
    position.undo();
    return plies;
  }

  /** Returns the rank of an outcome: quick wins first, quick losses last. */
  private static double worth(int plies) {
    return plies == 0 ? 0 : 1.0 / plies;
  }
}
