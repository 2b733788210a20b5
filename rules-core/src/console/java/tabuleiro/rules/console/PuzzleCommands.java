package tabuleiro.rules.console;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.puzzle.PuzzleRefiner;
import tabuleiro.rules.puzzle.ShippedPuzzles;

/** Console command {@code puzzles}, which generates puzzles or verifies the shipped ones. */
final class PuzzleCommands {
  static final int MEGABYTES = 16;
  private static final String VERIFY = "verify";
  private static final long NODES = 6000;

  private PuzzleCommands() {}

  /** Runs {@code verify GAME [nodes=N]}, or a {@link PuzzleGenerator} with a file. */
  static String run(List<String> words) throws BadCommandException, RefusalException, IOException {
    var numbers = new NumericArguments(words, List.of("n", "seed", "games", "nodes"));
    var rest = new ArrayList<>(numbers.rest());
    long nodes = numbers.get("nodes", NODES);
    if (!rest.isEmpty() && rest.get(0).equalsIgnoreCase(VERIFY)) {
      if (rest.size() != 2) {
        throw new BadCommandException("puzzles verify needs a game");
      }
      return verify(ShippedPuzzles.of(Games.byId(rest.get(1))), nodes);
    }
    if (rest.size() < 2 || rest.get(rest.size() - 1).contains("=")) {
      throw new BadCommandException("puzzles needs a game and a file");
    }
    var file = rest.remove(rest.size() - 1);
    var options = Options.parse(Games.byId(rest.get(0)), rest.subList(1, rest.size()));
    if (options.game().seats(options) != 2) {
      throw new BadCommandException("puzzles are for two seats");
    }
    var puzzles =
        new PuzzleGenerator(options, nodes, numbers.get("seed", 1), read(file))
            .run(numbers.get("games", 50), numbers.get("n", 60));
    Files.writeString(
        Path.of(file),
        puzzles.stream().map(puzzle -> puzzle.format() + "\n").collect(Collectors.joining()));
    return count(puzzles);
  }

  /** Reads the puzzles in a file; none if there is no such file. */
  private static List<Puzzle> read(String file) throws BadCommandException, IOException {
    var puzzles = new ArrayList<Puzzle>();
    if (new File(file).exists()) {
      for (var line : Files.readString(Path.of(file)).split("\n")) {
        var puzzle = Puzzle.parse(line);
        if (puzzle == null) {
          throw new BadCommandException("no puzzle: " + line);
        }
        puzzles.add(puzzle);
      }
    }
    return puzzles;
  }

  private static String verify(List<Puzzle> puzzles, long nodes) {
    long begin = System.nanoTime();
    var refiner = new PuzzleRefiner(new Engine(MEGABYTES), nodes);
    var failed = new ArrayList<String>();
    for (var puzzle : puzzles) {
      if (!refiner.confirms(puzzle, new CancelFlag())) {
        failed.add(puzzle.format());
      }
    }
    return String.format(
        Locale.ROOT,
        "%s\n%d failed with %d nodes, %d s\n%s",
        count(puzzles),
        failed.size(),
        nodes,
        (System.nanoTime() - begin) / 1_000_000_000,
        String.join("\n", failed));
  }

  /** Returns the number of puzzles of each aim and difficulty. */
  private static String count(List<Puzzle> puzzles) {
    var text = new StringBuilder(puzzles.size() + " puzzles");
    for (var aim : Puzzle.Aim.values()) {
      text.append("; ").append(aim.name().toLowerCase(Locale.ROOT));
      for (int i = 1; i <= Puzzle.HARDEST; i++) {
        int difficulty = i;
        text.append(i == 1 ? " " : "/")
            .append(
                puzzles.stream()
                    .filter(puzzle -> puzzle.aim() == aim && puzzle.difficulty() == difficulty)
                    .count());
      }
    }
    return text.toString();
  }
}
