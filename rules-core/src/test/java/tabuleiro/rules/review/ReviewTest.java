package tabuleiro.rules.review;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;

public class ReviewTest {
  private final Engine engine = new Engine(4);

  private static Match match(String game, String options) throws RefusalException {
    var parsed = Options.parse(Games.byId(game), options);
    int seats = parsed.game().seats(parsed);
    return new Match(parsed, Collections.nCopies(seats, Player.person("")));
  }

  private static Match match(String game, String options, String moves) throws RefusalException {
    var match = match(game, options);
    for (var move : moves.split(" ")) {
      match.play(move);
    }
    return match;
  }

  private SearchResult think(Review.Question question) {
    var limits = SearchLimits.nodes(question.isThorough() ? 1200 : 300);
    return question.move() == Review.UNKNOWN
        ? engine.think(question.position(), limits, new CancelFlag(), progress -> {})
        : engine.evaluateMove(question.position(), question.move(), limits, new CancelFlag());
  }

  private static Review run(Match match, Function<Review.Question, SearchResult> thinker) {
    var review = new Review(match);
    int percent = 0;
    for (var question = review.next(); question != null; question = review.next()) {
      assertTrue(review.percent() >= percent);
      percent = review.percent();
      review.answer(thinker.apply(question));
    }
    assertEquals(100, review.percent());
    return review;
  }

  private static SearchResult result(int move, int chance) {
    return new SearchResult(move, chance, 0, 1, 1, List.of(move));
  }

  /** Returns a legal move that was not played. */
  private static int otherMove(ReadableMatch match, int ply) {
    var moves = match.positionAt(ply).legalMoves();
    return moves.get(0) == match.moveAt(ply) ? moves.get(1) : moves.get(0);
  }

  @Test
  public void findsThePieceThatWasNotTaken() throws RefusalException {
    var match = match("shakti", "", "b2-a1 f6-f5 f2-f3 d6-d7 a1-a2 f5-f6");
    var missed = run(match, this::think).moves().get(4);
    assertNotEquals(Verdict.GOOD, missed.verdict());
    assertEquals("f3xf5", missed.better().get(0));
    assertEquals("a1-a2", missed.refutation().get(0));
    assertTrue(missed.loss() >= 8);
  }

  @Test
  public void looksTwiceAtDoubtfulMovesOnly_theWorstFirst() throws RefusalException {
    var match = match("shakti", "", "b2-a1 f6-f5 f2-f3 d6-d7");
    // At a glance the first move loses 40, the third 20, and the others nothing.
    int[] chances = {60, 80, 40, 80};
    var asked = new ArrayList<String>();
    var review =
        run(
            match,
            question -> {
              var position = question.position();
              int ply = 0;
              while (match.positionAt(ply).hash() != position.hash()) {
                ply++;
              }
              asked.add(ply + (question.isThorough() ? " thorough " : " ") + question.move());
              int played = match.moveAt(ply);
              int best = ply % 2 == 0 ? otherMove(match, ply) : played;
              boolean isPlayed = question.move() == played;
              return result(isPlayed ? played : best, isPlayed ? 20 : chances[ply]);
            });
    assertEquals(
        List.of(
            "0 -1",
            "1 -1",
            "2 -1",
            "3 -1",
            "0 thorough -1",
            "0 thorough " + match.moveAt(0),
            "0 thorough " + otherMove(match, 0),
            "2 thorough -1",
            "2 thorough " + match.moveAt(2),
            "2 thorough " + otherMove(match, 2)),
        asked);
    assertEquals(Verdict.BLUNDER, review.moves().get(0).verdict());
    assertEquals(Verdict.GOOD, review.moves().get(1).verdict());
    assertEquals(Verdict.MISTAKE, review.moves().get(2).verdict());
    assertEquals(1, review.snapshot().count(0, Verdict.BLUNDER));
    assertEquals(2, review.snapshot().count(1, Verdict.GOOD));
    assertEquals(100, review.snapshot().accuracy(1));
    assertTrue(review.snapshot().accuracy(0) < 60);
    // The fall after a blunder is seen, from both sides.
    assertEquals(60, review.chance(0, 0));
    assertEquals(20, review.chance(1, 0));
    assertEquals(80, review.chance(1, 1));
    assertEquals("what the last move left", 80, review.chance(4, 1));
  }

  @Test
  public void theEndOfTheGameCounts() throws RefusalException {
    var match = match("shakti", "", "b2-a1 f6-f5");
    match.close(new ChosenEnding(0));
    var review = run(match, this::think);
    assertEquals(0, review.chance(2, 0));
    assertEquals(100, review.chance(2, 1));
  }

  @Test
  public void knowsNothingBeforeItAsks() throws RefusalException {
    var review = new Review(match("shakti", "", "b2-a1 f6-f5"));
    assertEquals(Collections.nCopies(2, null), review.moves());
    assertEquals(Review.UNKNOWN, review.chance(0, 0));
    assertEquals(Review.UNKNOWN, review.snapshot().accuracy(0));
    assertEquals(0, review.percent());
    assertEquals(review.next(), review.next());
  }

  @Test
  public void aGameWithoutMovesIsReviewedAtOnce() throws RefusalException {
    var review = new Review(match("shi", ""));
    assertNull(review.next());
    assertEquals(100, review.percent());
  }

  @Test
  public void everyMoveOfEveryGameIsJudged_withLinesThatCanBePlayed() throws RefusalException {
    var dice = new Random(17);
    for (var rules : Games.all()) {
      for (var options : new String[] {"", "players=3", "players=4"}) {
        if (options.isEmpty()
            || rules.options().stream().anyMatch(o -> o.key().equals("players"))) {
          judge(match(rules.id(), options), dice);
        }
      }
    }
  }

  private void judge(Match match, Random dice) throws RefusalException {
    while (!match.isOver() && match.ply() < 12 * match.players().size()) {
      var moves = match.position().legalMoves();
      boolean resigns = match.ply() == 9 && match.position().mayResign();
      match.play(resigns ? Position.RESIGN : moves.get(dice.nextInt(moves.size())));
    }
    var review = run(match, this::think);
    var mistaken = new TreeSet<Integer>();
    for (int ply = 0; ply < match.length(); ply++) {
      var move = review.moves().get(ply);
      assertEquals(match.moveAt(ply) == Position.RESIGN, move == null);
      if (move == null) {
        continue;
      }
      assertEquals(move.verdict(), Verdict.of(move.before(), move.after()));
      assertEquals(move.verdict() == Verdict.GOOD, move.better().isEmpty());
      assertEquals(move.verdict() == Verdict.GOOD, move.refutation().isEmpty());
      if (!move.better().isEmpty()) {
        mistaken.add(match.seatAt(ply));
        assertEquals(match.notation().get(ply), move.refutation().get(0));
        assertFalse(move.better().get(0).equals(match.notation().get(ply)));
        assertPlayable(match.positionAt(ply), move.better());
        assertPlayable(match.positionAt(ply), move.refutation());
        int mover = match.seatAt(ply);
        assertTrue(review.chance(ply + 1, mover) <= move.before() - 8);
      }
    }
    assertFalse("random moves are full of mistakes", mistaken.isEmpty());
    for (int seat = 0; seat < match.players().size(); seat++) {
      int accuracy = review.snapshot().accuracy(seat);
      assertTrue(accuracy >= 0 && accuracy <= (mistaken.contains(seat) ? 99 : 100));
      for (int ply = 0; ply <= match.length(); ply++) {
        int chance = review.chance(ply, seat);
        assertTrue(chance >= Review.UNKNOWN && chance <= 100);
      }
    }
  }

  private static void assertPlayable(Position place, List<String> line) throws RefusalException {
    for (var text : line) {
      place.play(place.parse(text));
    }
  }
}
