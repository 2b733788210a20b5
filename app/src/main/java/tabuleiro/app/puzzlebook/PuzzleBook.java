package tabuleiro.app.puzzlebook;

import android.content.SharedPreferences;
import androidx.annotation.Nullable;
import androidx.annotation.VisibleForTesting;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tabuleiro.app.games.GameLooks;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.puzzle.Puzzles;

/**
 * All puzzles there are, in chapters, and which of them were solved. A chapter is named by the id
 * of its game; one more is of a person's own mistakes. Main thread only.
 */
public final class PuzzleBook {
  /** The chapter of the puzzles from a person's own games. */
  public static final String OWN = "own";

  /** The chapter of what is tried once, out of a game that is looked through; it has no list. */
  public static final String TRIED_ONCE = "tried once";

  /** What was read once: shipped puzzles never change. */
  private static final Map<String, List<Puzzle>> READ = new HashMap<>();

  private final SharedPreferences solved;
  private final LongSupplier clock;
  private final OwnPuzzles own;
  private long day;
  private Puzzle daily;

  /** The book that is stored there: what was solved, and a person's own puzzles. */
  public PuzzleBook(SharedPreferences solved, SharedPreferences own, LongSupplier clock) {
    this.solved = solved;
    this.own = new OwnPuzzles(own);
    this.clock = clock;
  }

  /** The puzzles of a chapter: a game's easiest first, one's own latest first. */
  public List<Puzzle> chapter(String id) {
    if (id.equals(TRIED_ONCE)) {
      return List.of();
    }
    return id.equals(OWN) ? own.all() : READ.computeIfAbsent(id, PuzzleBook::read);
  }

  private static List<Puzzle> read(String gameId) {
    return Puzzles.of(GameLooks.byId(gameId).game());
  }

  /** The puzzles from a person's own games. */
  public OwnPuzzles own() {
    return own;
  }

  /** The puzzle of this day, the same everywhere where it is the same day. */
  public Puzzle today() {
    long now = day(clock.getAsLong(), TimeZone.getDefault());
    if (daily == null || now != day) {
      daily = Puzzles.ofDay(now);
      day = now;
    }
    return daily;
  }

  /** The days from 1970 to the date that people have at a time. */
  @VisibleForTesting
  static long day(long millis, TimeZone zone) {
    return Math.floorDiv(millis + zone.getOffset(millis), TimeUnit.DAYS.toMillis(1));
  }

  /** The position of a puzzle; all that the book has can be played. */
  public static Position position(Puzzle puzzle) {
    try {
      return puzzle.match().position();
    } catch (Refusal impossible) {
      throw new IllegalArgumentException(puzzle.format(), impossible);
    }
  }

  /** Whether a puzzle was solved. */
  public boolean isSolved(Puzzle puzzle) {
    return solved.getBoolean(puzzle.id(), false);
  }

  /** A puzzle was solved. */
  public void setSolved(Puzzle puzzle) {
    solved.edit().putBoolean(puzzle.id(), true).apply();
  }

  /** How many of these were solved. */
  public int countSolved(List<Puzzle> puzzles) {
    return (int) puzzles.stream().filter(this::isSolved).count();
  }

  /** The next puzzle of a chapter that is not solved, from one on and round; null if none is. */
  @Nullable
  public Puzzle next(String chapter, Puzzle from) {
    var puzzles = chapter(chapter);
    int here = puzzles.indexOf(from);
    for (int i = 1; i <= puzzles.size(); i++) {
      var puzzle = puzzles.get((here + i) % puzzles.size());
      if (!isSolved(puzzle) && !puzzle.equals(from)) {
        return puzzle;
      }
    }
    return null;
  }
}
