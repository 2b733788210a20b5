package tabuleiro.app.puzzlebook;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.app.cpu.CpuBackend;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.puzzle.ShippedPuzzles;

/** Tests the puzzle book: all puzzles, solved ones, the daily puzzle and own mistakes. */
public class PuzzleBookTest {
  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private final PuzzleBook book = app.puzzles();

  @Test
  public void aChapterGoesFromEasyToHard() {
    for (var game : Games.all()) {
      var puzzles = book.chapter(game.id());
      for (int i = 1; i < puzzles.size(); i++) {
        assertTrue(puzzles.get(i).difficulty() >= puzzles.get(i - 1).difficulty());
      }
    }
  }

  @Test
  public void whatWasSolvedIsKept() {
    assertFalse(book.isSolved(SamplePuzzles.GAIN));
    book.setSolved(SamplePuzzles.GAIN);
    var again = app.puzzles();
    assertTrue(again.isSolved(SamplePuzzles.GAIN));
    assertEquals(1, again.countSolved(List.of(SamplePuzzles.GAIN, SamplePuzzles.NINJA)));
  }

  @Test
  public void theNextOneIsNotSolvedYetAndTheLastIsFollowedByTheFirst() {
    SamplePuzzles.keepAll(book);
    assertEquals(SamplePuzzles.NINJA, book.next(PuzzleBook.OWN, SamplePuzzles.TWO_MOVES));
    book.setSolved(SamplePuzzles.NINJA);
    assertEquals(SamplePuzzles.GAIN, book.next(PuzzleBook.OWN, SamplePuzzles.TWO_MOVES));
    assertEquals(SamplePuzzles.TWO_MOVES, book.next(PuzzleBook.OWN, SamplePuzzles.GAIN));
    book.setSolved(SamplePuzzles.GAIN);
    assertNull(book.next(PuzzleBook.OWN, SamplePuzzles.TWO_MOVES));
  }

  @Test
  public void aPuzzleThatIsDeletedTwiceIsRestoredOnce() {
    SamplePuzzles.keepAll(book);
    var all = book.own().all();
    int place = book.own().remove(SamplePuzzles.NINJA);
    int again = book.own().remove(SamplePuzzles.NINJA);
    assertEquals(-1, again);
    book.own().restore(SamplePuzzles.NINJA, again);
    book.own().restore(SamplePuzzles.NINJA, place);
    assertEquals(all.size(), book.own().all().size());
    assertTrue(book.own().all().containsAll(all));
  }

  @Test
  public void aDayBeginsAtMidnightWhereThePersonIs() {
    var lisbon = TimeZone.getTimeZone("Europe/Lisbon"); // an hour ahead in summer
    long summer = TimeUnit.DAYS.toMillis(20_000 + 15); // 19 October 2024, midnight in London
    assertEquals(20_015, PuzzleBook.day(summer, TimeZone.getTimeZone("UTC")));
    assertEquals(20_014, PuzzleBook.day(summer - 1, TimeZone.getTimeZone("UTC")));
    assertEquals(20_015, PuzzleBook.day(summer - TimeUnit.MINUTES.toMillis(59), lisbon));
    assertEquals(20_014, PuzzleBook.day(summer - TimeUnit.MINUTES.toMillis(61), lisbon));
  }

  /** Catches a first puzzle that is hard, of an unknown game, or another one once it is solved. */
  @Test
  public void theFirstPuzzleOfTheDayIsAnEasyOneOfAGameThatWasPlayed() {
    assertEquals("nothing was played", 1, book.today().difficulty());
    for (var game : Games.all()) {
      book.setPlayed(game.id());
      assertEquals(game, book.today().game());
      assertEquals(1, book.today().difficulty());
    }
    var first = book.today();
    book.setSolved(first);
    book.setPlayed(Games.all().get(0).id());
    assertEquals("it stays until midnight", first, book.today());
    assertEquals("in another process too", first, app.puzzles().today());
    app.pass(TimeUnit.DAYS.toMillis(1));
    var day = PuzzleBook.day(app.now(), TimeZone.getDefault());
    assertEquals("then everybody has the same", ShippedPuzzles.ofDay(day), book.today());
  }

  @Test
  public void aDeletedPuzzleComesBackToItsPlace() {
    SamplePuzzles.keepAll(book);
    var before = book.own().all();
    int place = book.own().remove(SamplePuzzles.NINJA);
    assertEquals(List.of(SamplePuzzles.TWO_MOVES, SamplePuzzles.GAIN), book.own().all());
    book.own().restore(SamplePuzzles.NINJA, place);
    assertEquals(before, book.own().all());
  }

  /** Below, at and above the limit: the latest stay, and undo brings back what fits. */
  @Test
  public void twoHundredOwnPuzzlesAreKept() {
    var shipped = new ArrayList<Puzzle>();
    Games.all().forEach(game -> shipped.addAll(ShippedPuzzles.of(game)));
    var own = app.puzzles().own();
    for (int i = 0; i < 201; i++) {
      assertTrue(own.keep(shipped.get(i)));
      assertEquals(Math.min(i + 1, 200), own.all().size());
      assertEquals("the latest is first", shipped.get(i), own.all().get(0));
    }
    assertFalse("the oldest went", own.all().contains(shipped.get(0)));
    assertEquals(shipped.get(1), own.all().get(199));
    assertEquals("another process reads the same", own.all(), app.puzzles().own().all());
    assertEquals(199, own.remove(shipped.get(1)));
    own.restore(shipped.get(1), 199);
    assertEquals(shipped.get(1), own.all().get(199));
  }

  /** Catches puzzles of another version that are lost when this one adds or deletes some. */
  @Test
  public void puzzlesThatOnlyOtherVersionsCanPlayStayAsTheyAre() {
    var later = "go win 3 1 7|size=19|d4 q16|c3|||of a later version";
    var impossible = SamplePuzzles.GAIN.format().replace("f3xf5", "f3xf9");
    var stored = app.preferences("own puzzles");
    stored.edit().putString("puzzles", later + "\n" + impossible).apply();
    assertEquals(List.of(), book.own().all());
    SamplePuzzles.keepAll(book);
    assertEquals(3, book.own().all().size());
    int place = book.own().remove(SamplePuzzles.NINJA);
    book.own().restore(SamplePuzzles.NINJA, place);
    for (var game : Games.all()) {
      ShippedPuzzles.of(game).forEach(book.own()::keep);
    }
    assertEquals(200, book.own().all().size());
    book.own().all().forEach(book.own()::remove);
    assertEquals(later + "\n" + impossible, stored.getString("puzzles", ""));
  }

  @Test
  public void theSamePuzzleIsKeptOnce() {
    assertTrue(book.own().keep(SamplePuzzles.GAIN));
    assertFalse(book.own().keep(SamplePuzzles.GAIN));
    assertEquals(1, book.own().all().size());
  }

  @Test
  public void aMistakeBecomesAPuzzleAndAGoodMoveDoesNot() throws RefusalException {
    var match = SamplePuzzles.missed();
    int ply = SamplePuzzles.GAIN.moves().size();
    app.useCpuBackend(() -> CpuBackend.engine(1));
    var kept = new int[1];
    book.own().consider(app.cpu(), match.snapshot(), ply, Verdict.GOOD, puzzle -> kept[0]++);
    book.own().consider(app.cpu(), match.snapshot(), ply, Verdict.BLUNDER, puzzle -> kept[0]++);
    app.until("the puzzle is made", () -> kept[0] > 0);
    assertEquals(1, kept[0]);
    var puzzle = book.own().all().get(0);
    assertEquals(SamplePuzzles.GAIN.moves(), puzzle.moves());
    assertEquals("f3xf5", puzzle.solution().get(0));
    assertNotEquals(match.notation().get(ply), puzzle.solution().get(0));
  }
}
