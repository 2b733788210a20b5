package tabuleiro.rules.review;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
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
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

public class ReviewCodecTest {
  private static final int MOVES = 14;

  private final Engine engine = new Engine(4);

  private static Match randomGame(String game, String options, long seed) throws RefusalException {
    var parsed = Options.parse(Games.byId(game), options);
    int seats = parsed.game().seats(parsed);
    var match = new Match(parsed, Collections.nCopies(seats, Player.person("")));
    var dice = new Random(seed);
    while (match.length() < MOVES && !match.isOver()) {
      var moves = match.position().legalMoves();
      match.play(moves.get(dice.nextInt(moves.size())));
    }
    return match;
  }

  private Review review(Match match) {
    var review = new Review(match);
    for (var question = review.next(); question != null; question = review.next()) {
      var limits = SearchLimits.nodes(500);
      review.answer(
          question.move() == Review.UNKNOWN
              ? engine.think(question.position(), limits, new CancelFlag(), progress -> {})
              : engine.evaluateMove(
                  question.position(), question.move(), limits, new CancelFlag()));
    }
    return review;
  }

  /** Returns all that a review contains, with lines truncated as in notes. */
  private static String told(Match match, Review review) {
    var text = new StringBuilder().append(ReviewCodec.write(review));
    for (int seat = 0; seat < match.players().size(); seat++) {
      text.append("\n").append(review.snapshot().accuracy(seat));
      for (int ply = 0; ply <= match.length(); ply++) {
        text.append(' ').append(review.chance(ply, seat));
      }
    }
    return text.append(review.percent()).toString();
  }

  @Test
  public void aReviewComesBackWithTheRecordOfEveryGame()
      throws RefusalException, DamagedRecordException {
    int mistakes = 0;
    for (var game : Games.all()) {
      for (long seed = 1; seed <= 3; seed++) {
        var match = randomGame(game.id(), "", seed);
        var review = review(match);
        var notes = ReviewCodec.write(review);
        var text = RecordWriter.write(match, "", MoveTree.of(match, notes));
        var read = RecordReader.read(text);
        assertEquals(text, notes, read.tree().notes());
        var back = ReviewCodec.read(read.match(), read.tree().notes());
        assertNull(back.next());
        assertEquals(told(match, review), told(match, back));
        for (int seat = 0; seat < 2; seat++) {
          int first = match.seatAt(0) == seat ? 0 : 1;
          assertEquals(review.snapshot().accuracy(seat), ReviewCodec.accuracy(notes, first, 2));
        }
        mistakes += (int) notes.stream().filter(note -> note.contains("better")).count();
      }
    }
    assertTrue("random moves are often mistakes: " + mistakes, mistakes > 20);
  }

  @Test
  public void givingUpAmongSeveralIsNotJudged() throws RefusalException {
    var match = randomGame("azacru", "players=3", 5);
    match.play("resign");
    var review = review(match);
    var notes = ReviewCodec.write(review);
    assertEquals("", notes.get(match.length() - 1));
    assertEquals(told(match, review), told(match, ReviewCodec.read(match, notes)));
    assertEquals(review.snapshot().accuracy(2), ReviewCodec.accuracy(notes, 2, 3));
    assertEquals(Review.UNKNOWN, ReviewCodec.accuracy(List.of("Ana was late", ""), 0, 2));
  }

  @Test
  public void aMailMayBreakTheLinesOfAComment() throws RefusalException, DamagedRecordException {
    var match = randomGame("shi", "", 2);
    var notes = ReviewCodec.write(review(match));
    var text = RecordWriter.write(match, "", MoveTree.of(match, notes));
    int moves = text.lastIndexOf("]\n") + 2;
    var broken = text.substring(0, moves) + text.substring(moves).replace(" ", "\n> ");
    assertEquals(notes, RecordReader.read(broken).tree().notes());
  }

  @Test
  public void whatPeopleWriteIsNoReview() throws RefusalException, DamagedRecordException {
    var match = randomGame("shi", "", 1);
    var notes = ReviewCodec.write(review(match));
    assertNotNull(ReviewCodec.read(match, notes));
    for (var other :
        List.of(
            "",
            "Ana was late",
            "50",
            "50 50 and so on",
            "101 50",
            "-1 50",
            "9999 1",
            "60 20",
            "?? 60 20 better",
            "?? 60 20 better z9-z8 but z9-z7",
            "?? 60 20 better but")) {
      var changed = new ArrayList<>(notes);
      changed.set(3, other);
      assertNull(other, ReviewCodec.read(match, changed));
    }
    assertNull(ReviewCodec.read(match, notes.subList(1, notes.size())));
  }

  @Test
  public void aReviewThatGoesOnIsNotWritten() throws RefusalException {
    var match = randomGame("shi", "", 1);
    assertTrue(ReviewCodec.write(new Review(match)).isEmpty());
  }

  @Test
  public void aLongCommentIsKept() throws DamagedRecordException {
    var words = String.join("", Collections.nCopies(300_000, "a "));
    var read = RecordReader.read("[Game \"shi\"]\n1. a8-a7 {" + words + "} a1-a2 {short}");
    assertEquals(List.of(words.strip(), "short"), read.tree().notes());
  }
}
