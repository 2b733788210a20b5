package tabuleiro.app.puzzlebook;

import android.content.SharedPreferences;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.puzzle.Puzzle;

/** Stores the puzzles that were made of the user's own mistakes, latest first. Main thread only. */
public final class OwnPuzzleStore {
  private static final String PUZZLES = "puzzles";

  /** Limit; the oldest puzzles are dropped. */
  private static final int MOST = 200;

  private final SharedPreferences stored;

  /** Cache by line; a replay of all puzzles takes the main thread up to half a second. */
  private final Map<String, Puzzle> playable = new HashMap<>();

  OwnPuzzleStore(SharedPreferences stored) {
    this.stored = stored;
  }

  /** Returns all puzzles that are valid by the rules of this version. */
  public List<Puzzle> all() {
    var puzzles = new ArrayList<Puzzle>();
    for (var line : stored.getString(PUZZLES, "").split("\n")) {
      var puzzle = playable.computeIfAbsent(line, OwnPuzzleStore::parse);
      if (puzzle != null) {
        puzzles.add(puzzle);
      }
    }
    return puzzles;
  }

  @Nullable
  private static Puzzle parse(String line) {
    var puzzle = Puzzle.parse(line);
    if (puzzle == null) {
      return null;
    }
    try {
      var match = puzzle.match();
      for (var move : puzzle.solution()) {
        match.play(move);
      }
      return puzzle;
    } catch (RefusalException changed) {
      return null; // rules of an earlier version
    }
  }

  private void store(List<Puzzle> puzzles) {
    var lines = puzzles.stream().limit(MOST).map(Puzzle::format).collect(Collectors.joining("\n"));
    stored.edit().putString(PUZZLES, lines).apply();
  }

  /** Adds a puzzle; returns false if it exists already. */
  boolean keep(Puzzle puzzle) {
    var puzzles = all();
    if (puzzles.stream().anyMatch(each -> each.id().equals(puzzle.id()))) {
      return false;
    }
    puzzles.add(0, puzzle);
    store(puzzles);
    return true;
  }

  /**
   * Removes a puzzle and returns its index, for {@link #restore}; -1 if there is no such puzzle.
   */
  public int remove(Puzzle puzzle) {
    var puzzles = all();
    int place = puzzles.indexOf(puzzle);
    if (place >= 0) {
      puzzles.remove(place);
      store(puzzles);
    }
    return place;
  }

  /** Restores a removed puzzle at its index, unless it is there again. */
  public void restore(Puzzle puzzle, int place) {
    var puzzles = all();
    if (!puzzles.contains(puzzle)) {
      puzzles.add(Math.max(0, Math.min(place, puzzles.size())), puzzle);
      store(puzzles);
    }
  }

  /**
   * Makes a puzzle of a person's mistake in a match if there was only one good move, then runs
   * {@code onKept} with it.
   *
   * @param ply the ply at which the move was made
   */
  public void consider(
      CpuWorker cpu, MatchSnapshot match, int ply, Verdict verdict, Consumer<Puzzle> onKept) {
    boolean isMistake = verdict == Verdict.MISTAKE || verdict == Verdict.BLUNDER;
    if (isMistake && match.players().get(match.seatAt(ply)).isPerson()) {
      cpu.findPuzzle(
          match,
          ply,
          puzzle -> {
            boolean missed = !puzzle.solution().get(0).equals(match.notation().get(ply));
            if (missed && keep(puzzle)) {
              onKept.accept(puzzle);
            }
          });
    }
  }
}
