package tabuleiro.app.puzzlebook;

import android.content.SharedPreferences;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.puzzle.Puzzle;

/** The puzzles made of a person's own mistakes, latest first. Main thread only. */
public final class OwnPuzzles {
  private static final String PUZZLES = "puzzles";

  /** The oldest make room: nobody goes back further. */
  private static final int MOST = 200;

  private final SharedPreferences stored;

  OwnPuzzles(SharedPreferences stored) {
    this.stored = stored;
  }

  /** All that can be played with the rules of this version. */
  public List<Puzzle> all() {
    var puzzles = new ArrayList<Puzzle>();
    for (var line : stored.getString(PUZZLES, "").split("\n")) {
      var puzzle = Puzzle.parse(line);
      if (puzzle != null && isPlayable(puzzle)) {
        puzzles.add(puzzle);
      }
    }
    return puzzles;
  }

  private static boolean isPlayable(Puzzle puzzle) {
    try {
      var match = puzzle.match();
      for (var move : puzzle.solution()) {
        match.play(move);
      }
      return true;
    } catch (Refusal changed) {
      return false; // the rules of an earlier version
    }
  }

  private void store(List<Puzzle> puzzles) {
    var lines = puzzles.stream().limit(MOST).map(Puzzle::format).collect(Collectors.joining("\n"));
    stored.edit().putString(PUZZLES, lines).apply();
  }

  /** Adds a puzzle; false if it is there already. */
  boolean keep(Puzzle puzzle) {
    var puzzles = all();
    if (puzzles.stream().anyMatch(each -> each.id().equals(puzzle.id()))) {
      return false;
    }
    puzzles.add(0, puzzle);
    store(puzzles);
    return true;
  }

  /** Takes a puzzle away, and says where it was, for {@link #restore}. */
  public int remove(Puzzle puzzle) {
    var puzzles = all();
    int place = puzzles.indexOf(puzzle);
    puzzles.remove(puzzle);
    store(puzzles);
    return place;
  }

  /** Puts a puzzle back where it was. */
  public void restore(Puzzle puzzle, int place) {
    var puzzles = all();
    puzzles.add(Math.min(place, puzzles.size()), puzzle);
    store(puzzles);
  }

  /**
   * A move of a match was judged: if it was a person's mistake, and another move was the only good
   * one there, a puzzle is made of it and {@code onKept} run.
   *
   * @param ply the place at which the move was made
   */
  public void consider(
      CpuWorker cpu, MatchSnapshot match, int ply, Verdict verdict, Runnable onKept) {
    boolean isMistake = verdict == Verdict.MISTAKE || verdict == Verdict.BLUNDER;
    if (isMistake && match.players().get(match.seatAt(ply)).isPerson()) {
      cpu.findPuzzle(
          match,
          ply,
          puzzle -> {
            boolean missed = !puzzle.solution().get(0).equals(match.notation().get(ply));
            if (missed && keep(puzzle)) {
              onKept.run();
            }
          });
    }
  }
}
