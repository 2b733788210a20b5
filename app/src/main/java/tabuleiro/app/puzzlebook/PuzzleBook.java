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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.puzzle.ShippedPuzzles;

/**
 * Repository of all puzzles, with a chapter for each game, and of which the user has solved. A
 * chapter has the id of its game; one more holds a person's own mistakes. Main thread only.
 */
public final class PuzzleBook {
  /** The chapter of puzzles from a person's own games. */
  public static final String OWN = "own";

  /** The chapter of a puzzle tried from the replay; it has no list. */
  public static final String TRIED_ONCE = "tried once";

  /** Keys beside the ids of puzzles: the game played last, and what the first day's puzzle was. */
  private static final String PLAYED = "played";

  private static final String FIRST_DAY = "first day";
  private static final String FIRST_PUZZLE = "first puzzle";

  /** Cache; shipped puzzles never change. */
  private static final Map<String, List<Puzzle>> READ = new HashMap<>();

  private final SharedPreferences solved;
  private final LongSupplier clock;
  private final OwnPuzzleStore own;
  private long day;
  @Nullable private Puzzle daily;

  /** Creates a book that stores the solved puzzles and the person's own puzzles in preferences. */
  public PuzzleBook(SharedPreferences solved, SharedPreferences own, LongSupplier clock) {
    this.solved = solved;
    this.own = new OwnPuzzleStore(own);
    this.clock = clock;
  }

  /** Returns the puzzles of a chapter: a game's easiest first, own ones latest first. */
  public List<Puzzle> chapter(String id) {
    if (id.equals(TRIED_ONCE)) {
      return List.of();
    }
    return id.equals(OWN) ? own.all() : READ.computeIfAbsent(id, PuzzleBook::read);
  }

  private static List<Puzzle> read(String gameId) {
    return ShippedPuzzles.of(GameUiRegistry.byId(gameId).game());
  }

  /** Returns the puzzles from a person's own games. */
  public OwnPuzzleStore own() {
    return own;
  }

  /**
   * Returns the puzzle of the day, the same for everybody with the same date. Until the first
   * puzzle is solved it is an easy one, of the game that the person has played last.
   */
  public Puzzle today() {
    long now = day(clock.getAsLong(), TimeZone.getDefault());
    if (daily == null || now != day) {
      daily = ofDay(now);
      day = now;
    }
    return daily;
  }

  private Puzzle ofDay(long now) {
    var usual = ShippedPuzzles.ofDay(now);
    if (hasSolvedAny()) {
      var first = Puzzle.parse(solved.getString(FIRST_PUZZLE, ""));
      return first != null && solved.getLong(FIRST_DAY, now) == now ? first : usual;
    }
    var puzzles = chapter(solved.getString(PLAYED, usual.game().id()));
    var easy = puzzles.stream().filter(each -> each.difficulty() == 1).collect(Collectors.toList());
    return easy.isEmpty() ? usual : easy.get((int) Math.floorMod(now, (long) easy.size()));
  }

  private boolean hasSolvedAny() {
    return solved.getAll().containsValue(true);
  }

  /** Tells which game the person plays, so that the first puzzle of the day is not of another. */
  public void setPlayed(String gameId) {
    solved.edit().putString(PLAYED, gameId).apply();
    daily = null;
  }

  /** Returns the number of days from 1970 to the local date of a time. */
  @VisibleForTesting
  static long day(long millis, TimeZone zone) {
    return Math.floorDiv(millis + zone.getOffset(millis), TimeUnit.DAYS.toMillis(1));
  }

  /** Returns the position of a puzzle; all puzzles of the book are valid. */
  public static Position position(Puzzle puzzle) {
    try {
      return puzzle.match().position();
    } catch (RefusalException impossible) {
      throw new IllegalArgumentException(puzzle.format(), impossible);
    }
  }

  /** Returns whether a puzzle was solved. */
  public boolean isSolved(Puzzle puzzle) {
    return solved.getBoolean(puzzle.id(), false);
  }

  /** Marks a puzzle as solved. */
  public void setSolved(Puzzle puzzle) {
    var edit = solved.edit().putBoolean(puzzle.id(), true);
    if (!hasSolvedAny()) {
      edit.putString(FIRST_PUZZLE, today().format()).putLong(FIRST_DAY, day);
    }
    edit.apply();
  }

  /** Returns how many of these puzzles were solved. */
  public int countSolved(List<Puzzle> puzzles) {
    return (int) puzzles.stream().filter(this::isSolved).count();
  }

  /** Returns the next unsolved puzzle of a chapter, cyclically; null if all are solved. */
  @Nullable
  public Puzzle next(String chapter, Puzzle from) {
    var puzzles = chapter(chapter);
    int here = puzzles.indexOf(from);
    return IntStream.rangeClosed(1, puzzles.size())
        .mapToObj(i -> puzzles.get((here + i) % puzzles.size()))
        .filter(puzzle -> !isSolved(puzzle) && !puzzle.equals(from))
        .findFirst()
        .orElse(null);
  }
}
