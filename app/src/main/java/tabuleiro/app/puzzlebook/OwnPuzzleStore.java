package tabuleiro.app.puzzlebook;

import android.content.SharedPreferences;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /** Limit; the oldest puzzles are dropped, but none that this version cannot play. */
  private static final int MOST = 200;

  private final SharedPreferences stored;

  /** Cache by line; a replay of all puzzles takes the main thread up to half a second. */
  private final Map<String, Optional<Puzzle>> playable = new HashMap<>();

  OwnPuzzleStore(SharedPreferences stored) {
    this.stored = stored;
  }

  /** Returns all puzzles that are valid by the rules of this version. */
  public List<Puzzle> all() {
    return lines().stream()
        .flatMap(line -> playable(line).stream())
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** Returns all stored lines, a puzzle each, with those that only other versions can play. */
  private List<String> lines() {
    var text = stored.getString(PUZZLES, "");
    return text.isEmpty() ? new ArrayList<>() : new ArrayList<>(List.of(text.split("\n")));
  }

  private Optional<Puzzle> playable(String line) {
    return playable.computeIfAbsent(line, unread -> Optional.ofNullable(parse(unread)));
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

  /** Stores the latest puzzles, and all lines that only other versions can play. */
  private void store(List<String> lines) {
    var kept = new ArrayList<String>();
    int count = 0;
    for (var line : lines) {
      if (playable(line).isEmpty() || count++ < MOST) {
        kept.add(line);
      }
    }
    stored.edit().putString(PUZZLES, String.join("\n", kept)).apply();
  }

  /** Returns the index of the line with the puzzle at an index; without one, the last index + 1. */
  private int lineOf(int place, List<String> lines) {
    int left = place;
    for (int i = 0; i < lines.size(); i++) {
      if (playable(lines.get(i)).isPresent() && left-- == 0) {
        return i;
      }
    }
    return lines.size();
  }

  /** Adds a puzzle; returns false if it exists already. */
  boolean keep(Puzzle puzzle) {
    if (all().stream().anyMatch(each -> each.id().equals(puzzle.id()))) {
      return false;
    }
    add(puzzle, 0);
    return true;
  }

  private void add(Puzzle puzzle, int place) {
    var lines = lines();
    lines.add(lineOf(place, lines), puzzle.format());
    store(lines);
  }

  /**
   * Removes a puzzle and returns its index, for {@link #restore}; -1 if there is no such puzzle.
   */
  public int remove(Puzzle puzzle) {
    int place = all().indexOf(puzzle);
    if (place >= 0) {
      var lines = lines();
      lines.remove(lineOf(place, lines));
      store(lines);
    }
    return place;
  }

  /** Restores a removed puzzle at its index, unless it is there again. */
  public void restore(Puzzle puzzle, int place) {
    if (!all().contains(puzzle)) {
      add(puzzle, Math.max(0, place));
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
