package tabuleiro.rules.puzzle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;

/** Loads the collections of puzzles that ship with the games. */
public final class ShippedPuzzles {
  private ShippedPuzzles() {}

  /** Returns the puzzles of a game, the easiest first, in a fixed order. */
  public static List<Puzzle> of(Game game) {
    // An absolute name, since shrinking the code moves classes to other packages.
    var stream = ShippedPuzzles.class.getResourceAsStream("/puzzles/" + game.id() + ".txt");
    if (stream == null) {
      return List.of();
    }
    var puzzles = new ArrayList<Puzzle>();
    try (var in = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (var line = in.readLine(); line != null; line = in.readLine()) {
        var puzzle = Puzzle.parse(line);
        if (puzzle == null) {
          throw new IllegalStateException("no puzzle: " + line);
        }
        puzzles.add(puzzle);
      }
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
    puzzles.sort(Comparator.comparingInt(Puzzle::difficulty));
    return Collections.unmodifiableList(puzzles);
  }

  /**
   * Returns the puzzle of a day, counted from any fixed date. The games take turns, and a puzzle
   * repeats only after all others of its game.
   */
  public static Puzzle ofDay(long day) {
    var games = new ArrayList<List<Puzzle>>();
    for (var game : Games.all()) {
      var puzzles = of(game);
      if (!puzzles.isEmpty()) {
        games.add(puzzles);
      }
    }
    var puzzles = new ArrayList<>(games.get((int) Math.floorMod(day, (long) games.size())));
    long turn = Math.floorDiv(day, (long) games.size());
    Collections.shuffle(puzzles, new Random(Math.floorDiv(turn, (long) puzzles.size())));
    return puzzles.get((int) Math.floorMod(turn, (long) puzzles.size()));
  }
}
