package tabuleiro.rules.review;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * Tests that the same game gets the same figures in every review. Unlike {@link ReviewTest} it
 * catches a figure that depends on earlier searches, on an interruption or on what was kept of it.
 */
public class ReviewRepeatTest {
  private static final long NODES_PER_MILLI = 2;

  private static List<Match> games() throws RefusalException {
    var games = new ArrayList<Match>();
    for (var game : Games.all()) {
      for (long seed = 1; seed <= 2; seed++) {
        games.add(randomGame(Options.standard(game), 30, seed));
      }
    }
    for (var game : List.of("shacru", "azacru")) {
      games.add(randomGame(Options.parse(Games.byId(game), "players=3"), 30, 3));
    }
    return games;
  }

  /** Returns a game of random moves; with three seats the second one resigns in between. */
  private static Match randomGame(Options options, int length, long seed) {
    int seats = options.game().seats(options);
    var match = new Match(options, Collections.nCopies(seats, Player.person("")));
    var random = new Random(seed);
    while (match.length() < length && !match.isOver()) {
      boolean resigns = match.length() == 16 && match.position().mayResign();
      var moves = match.position().legalMoves();
      int move = moves.get(random.nextInt(moves.size()));
      match.play(resigns ? Position.RESIGN : move);
    }
    return match;
  }

  /** Answers some questions of a review, or all that are left. */
  private static void answer(Review review, Engine engine, int count) {
    for (int i = 0; i < count && review.next() != null; i++) {
      review.answer(review.next().answer(engine, new CancelFlag()));
    }
  }

  private static Review review(Match match) {
    var review = new Review(match, NODES_PER_MILLI);
    answer(review, new Engine(1), Integer.MAX_VALUE);
    return review;
  }

  private static int questions(Match match) {
    var review = new Review(match, NODES_PER_MILLI);
    var engine = new Engine(1);
    int count = 0;
    while (review.next() != null) {
      answer(review, engine, 1);
      count++;
    }
    return count;
  }

  @Test
  public void otherSearchesInBetweenChangeNothing() throws RefusalException {
    var busy = new Engine(1);
    for (var match : games()) {
      var review = new Review(match, NODES_PER_MILLI);
      var other = Options.standard(Games.byId("shi"));
      int asked = 0;
      for (var question = review.next(); question != null; question = review.next()) {
        answer(review, busy, 1);
        if (asked++ % 3 == 0) {
          var position = randomGame(other, 8, asked).position();
          var limits = SearchLimits.nodes(100 + 10L * asked);
          busy.choose(position, Level.CLUB, asked, limits, new CancelFlag(), progress -> {});
          // A search that is cancelled leaves half-filled tables.
          var cancelled = new CancelFlag();
          cancelled.cancel();
          question.answer(busy, cancelled);
        }
      }
      assertEquals(match.options().game().id(), review(match).snapshot(), review.snapshot());
    }
  }

  @Test
  public void aReviewGoesOnFromItsNotesToTheSameFigures() throws RefusalException {
    int known = 0;
    for (var match : games()) {
      var whole = review(match).snapshot();
      int questions = questions(match);
      for (int part = 1; part <= 4; part++) {
        var begun = new Review(match, NODES_PER_MILLI);
        answer(begun, new Engine(1), part * questions / 5);
        var notes = ReviewCodec.writeUnfinished(begun);
        assertTrue("no finished review is written", ReviewCodec.write(begun).isEmpty());
        if (!ReviewCodec.isUnfinished(notes)) {
          continue; // nothing was judged yet
        }
        var continued = ReviewCodec.read(match, notes, NODES_PER_MILLI);
        assertEquals(begun.moves(), continued.moves());
        assertEquals(begun.percent(), continued.percent());
        known += continued.percent();
        answer(continued, new Engine(1), Integer.MAX_VALUE);
        assertEquals(match.options().game().id(), whole, continued.snapshot());
      }
    }
    assertTrue("judgements are kept", known > 1000);
  }

  @Test
  public void whatIsKnownIsNotSearchedAgain() throws RefusalException {
    for (var match : games()) {
      int questions = questions(match);
      var begun = new Review(match, NODES_PER_MILLI);
      answer(begun, new Engine(1), questions - 3);
      var notes = ReviewCodec.writeUnfinished(begun);
      var continued = ReviewCodec.read(match, notes, NODES_PER_MILLI);
      int rest = 0;
      while (continued.next() != null) {
        answer(continued, new Engine(1), 1);
        rest++;
      }
      assertTrue(rest + " of " + questions, rest <= 10 && rest < questions / 2);
    }
  }

  @Test
  public void notesThatAreNotFinishedAreNoReviewForVersionOne() throws RefusalException {
    var match = games().get(0);
    var review = new Review(match, NODES_PER_MILLI);
    answer(review, new Engine(1), match.length());
    var notes = ReviewCodec.writeUnfinished(review);
    assertTrue(ReviewCodec.isUnfinished(notes));
    // Version 1.0.0 reads a note as a number after an optional mark of one kind, "?".
    assertEquals(Review.UNKNOWN, ReviewCodec.accuracy(notes, 0, 2));
    for (var note : notes) {
      assertFalse(note, note.startsWith("?") || note.matches("\\d.*"));
    }
    var damaged = new ArrayList<>(notes);
    damaged.set(0, "~ Ana was late");
    assertNull(ReviewCodec.read(match, damaged));
    damaged.set(0, "50 50");
    assertNull("half a review is none", ReviewCodec.read(match, damaged));
  }

  @Test
  public void aDeeperReviewSearchesTenTimesTheNodes() throws RefusalException {
    var match = games().get(0);
    var usual = new Review(match);
    assertEquals(10 * usual.next().limits().nodes(), usual.deeper().next().limits().nodes());
    assertEquals("time does not count", 0, usual.next().limits().millis());
  }
}
