package tabuleiro.rules.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;
import tabuleiro.rules.CpuTimeLimit;
import tabuleiro.rules.TestScale;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.console.Perft;
import tabuleiro.rules.match.TouchMoveBuilder;

/**
 * Contract test of every game. A game's test extends this class, names the options to try and
 * provides its {@link ReferenceRules}; random games with fixed seeds compare both in every
 * position. A failure names options, seed and moves.
 */
public abstract class PositionContract {
  /** The endings that follow from the history, which a layout does not hold. */
  private static final Set<Reason> HISTORY =
      new HashSet<>(
          List.of(CommonReason.REPETITION, CommonReason.NO_PROGRESS, CommonReason.BOTH_PASSED));

  /** Returns the game under test. */
  protected abstract Game game();

  /** Returns the options to try, each with random games of its own. */
  protected abstract List<String> variants();

  /** Returns the reference implementation at the start of a game. */
  protected abstract ReferenceRules reference(Options options);

  /**
   * Returns the number of random games for each variant in CI; {@code check} plays half as many.
   */
  protected int games() {
    return 20;
  }

  /** Returns the number of plies after which a random game is left unfinished. */
  protected int longest() {
    return 400;
  }

  /** Returns the number of move sequences of a length from the start. */
  protected long perft(String options, int depth) throws RefusalException {
    return Perft.count(start(options), depth);
  }

  /** Returns the start position with some options. */
  protected Position start(String options) throws RefusalException {
    return game().start(Options.parse(game(), options));
  }

  /** Returns the legal moves in canonical notation, sorted. */
  protected static List<String> legal(Position position) {
    var sorted = new TreeSet<String>();
    for (int move : movesOf(position)) {
      assertTrue("twice: " + position.format(move), sorted.add(position.format(move)));
    }
    return new ArrayList<>(sorted);
  }

  /** Plays moves in notation, separated by blanks. */
  protected static void play(Position position, String moves) throws RefusalException {
    for (var move : moves.strip().split("\\s+")) {
      position.play(position.parse(move));
    }
  }

  /** Returns the reason why a text is refused as a move. */
  protected static Reason refusal(Position position, String text) {
    try {
      fail(text + " was read as " + position.format(position.parse(text)));
      return null;
    } catch (RefusalException refusal) {
      assertFalse(refusal.getMessage(), refusal.getMessage().matches(".*\\{\\d\\}.*"));
      return refusal.reason();
    }
  }

  @Test
  public void agreesWithTheReferenceInRandomGames() throws RefusalException {
    eachRandomGame(
        (start, random) -> {
          var reference = reference(start.options());
          int ply = 0;
          while (true) {
            assertEquals("moves", new ArrayList<>(new TreeSet<>(reference.moves())), legal(start));
            assertEquals("status", reference.status(), status(start));
            for (int seat = 0; seat < start.seats(); seat++) {
              assertEquals("score of seat " + seat, reference.score(seat), start.score(seat));
            }
            if (start.isOver() || ply++ == longest()) {
              return;
            }
            assertEquals("turn", reference.turn(), start.turn());
            int move = any(start, random);
            reference.play(start.format(move));
            start.play(move);
          }
        });
  }

  @Test
  public void undoRestoresEverythingAndReplayGivesTheSame() throws RefusalException {
    eachRandomGame(
        (position, random) -> {
          var before = new ArrayList<String>();
          var played = new ArrayList<String>();
          var start = position.copy();
          while (!position.isOver() && played.size() < longest()) {
            before.add(everything(position));
            int move = any(position, random);
            played.add(position.format(move));
            position.play(move);
          }
          var replay = start.copy();
          for (var move : played) {
            replay.play(replay.parse(move));
          }
          assertEquals("replayed", everything(position), everything(replay));
          for (int i = played.size() - 1; i >= 0; i--) {
            position.undo();
            assertEquals("undone " + played.get(i), before.get(i), everything(position));
          }
        });
  }

  @Test
  public void hashIsTheOneComputedFromScratchAndCopiesAreIndependent() throws RefusalException {
    eachRandomGame(
        (position, random) -> {
          var before = everything(position);
          while (!position.isOver() && position.ply() < longest()) {
            assertEquals("hash", position.computeHash(), position.hash());
            var copy = position.copy();
            assertEquals("copy", before, everything(copy));
            int move = any(position, random);
            copy.play(move);
            assertEquals("untouched by its copy", before, everything(position));
            assertNotEquals("hash after " + position.format(move), copy.hash(), position.hash());
            position.play(move);
            before = everything(position);
            assertEquals("copy played", before, everything(copy));
          }
          assertEquals("hash at the end", position.computeHash(), position.hash());
        });
  }

  @Test
  public void everyMoveIsReadBackAndSpelledByTouchesOfItsOwn() throws RefusalException {
    eachRandomGame(
        (position, random) -> {
          for (int ply = 0; !position.isOver() && ply < 60; ply++) {
            var spellings = new HashSet<List<Touch>>();
            for (int move : movesOf(position)) {
              var text = position.format(move);
              assertEquals(text, move, position.parse(text));
              assertEquals(text, move, position.parse(" " + text.toUpperCase(Locale.ROOT) + " "));
              assertTrue("spelled twice: " + text, spellings.add(position.touches(move)));
            }
            int move = any(position, random);
            var moveBuilder = new TouchMoveBuilder(position);
            for (var touch : position.touches(move)) {
              assertFalse(moveBuilder.isComplete());
              assertTrue(touch + " is offered", moveBuilder.offers().contains(touch));
              moveBuilder.touch(touch);
            }
            assertTrue(moveBuilder.isComplete());
            assertEquals(move, moveBuilder.move());
            position.play(move);
          }
        });
  }

  @Test
  public void whatCannotBeReadIsRefusedWithAReason() throws RefusalException {
    for (var variant : variants()) {
      for (var text : List.of("", "  ", "?", "a", "a1", "zz-11", "a1-a1", "99r9@x,y", "0", "♞")) {
        assertNotNull(refusal(start(variant), text));
      }
      assertEquals(CommonReason.CANNOT_PASS, refusal(start(variant), "pass"));
    }
  }

  @Test
  public void afterTheEndThereIsNoMove() throws RefusalException {
    var ends = new AtomicInteger();
    eachRandomGame(
        (position, random) -> {
          while (!position.isOver() && position.ply() < longest()) {
            assertNull(position.ending());
            assertNull(position.result());
            position.play(any(position, random));
          }
          if (position.isOver()) {
            ends.incrementAndGet();
            assertEquals(List.of(), legal(position));
            assertNotNull(position.ending());
            assertEquals(CommonReason.GAME_OVER, refusal(position, "pass"));
          }
        });
    assertTrue(
        "only " + ends + " games ended",
        ends.get() >= variants().size() * TestScale.times(games()) / 2);
  }

  @Test
  public void boardIsShownAsTextThatEveryMoveChanges() throws RefusalException {
    for (var variant : variants()) {
      var position = start(variant);
      var before = GameToolRegistry.diagram(position);
      for (int move : movesOf(position)) {
        position.play(move);
        assertNotEquals(position.format(move), before, GameToolRegistry.diagram(position));
        position.undo();
      }
      assertEquals(before, GameToolRegistry.diagram(position));
    }
  }

  @Test
  public void everyPositionIsReadBackFromItsLayoutAndGoesOnTheSame() throws RefusalException {
    eachRandomGame(
        (position, random) -> {
          var laidOut = laidOut(position, future(position));
          while (!position.isOver() && position.ply() < longest()) {
            var future = future(position);
            assertEquals("after " + laidOut.ply(), future, future(laidOut));
            assertEquals(future, future(setUp(position)));
            if (random.nextInt(8) == 0 || position.ply() % 16 == 0) {
              laidOut = laidOut(position, future);
            } else {
              laidOut(position, future);
            }
            boolean resigns = position.mayResign() && random.nextInt(40) == 0;
            int move = resigns ? Position.RESIGN : any(position, random);
            var text = position.format(move);
            position.play(move);
            laidOut.play(resigns ? move : laidOut.parse(text));
          }
          if (!HISTORY.contains(position.ending())) {
            assertEquals("at the end", future(position), future(laidOut));
            if (position.isOver()) {
              assertThrows("over", RefusalException.class, () -> setUp(position));
            }
          }
        });
  }

  private Position setUp(Position position) throws RefusalException {
    return game().setUp(position.options(), position.layout());
  }

  /** Returns the reason why a layout is refused as a start. */
  protected final Reason setUpRefusal(String options, String layout) throws RefusalException {
    var parsed = Options.parse(game(), options);
    return assertThrows(layout, RefusalException.class, () -> game().setUp(parsed, layout))
        .reason();
  }

  /** Returns the position parsed from the layout of another one, which has to be equal. */
  private Position laidOut(Position position, String future) throws RefusalException {
    var text = position.layout();
    var read = game().layout(position.options(), text);
    assertEquals(text, future, future(read));
    assertEquals("a layout is a beginning", 0, read.ply());
    assertEquals("one text for one position", text, read.layout());
    assertEquals(text, read.computeHash(), read.hash());
    return read;
  }

  /** Returns all that the rest of a game depends on, except repetition. */
  private static String future(Position position) {
    var text = new StringBuilder(GameToolRegistry.diagram(position));
    text.append(position.turn()).append(' ').append(position.resigned());
    text.append(' ').append(position.hash()).append(' ').append(position.result());
    for (int seat = 0; seat < position.seats(); seat++) {
      text.append(' ').append(position.score(seat));
    }
    return text.append(legal(position)).toString();
  }

  @Test
  public void aLayoutThatIsNoneIsRefusedWithAReason() throws Exception {
    CpuTimeLimit.limit(60, this::readMutatedLayouts);
  }

  private void readMutatedLayouts() throws RefusalException {
    eachRandomGame(
        (position, random) -> {
          for (int ply = random.nextInt(40); ply > 0 && !position.isOver(); ply--) {
            position.play(any(position, random));
          }
          for (int i = 0; i < 100; i++) {
            var text = mutated(position.layout(), random);
            try {
              var read = game().layout(position.options(), text);
              assertEquals(text, read.computeHash(), read.hash());
              var future = future(read);
              if (!read.isOver()) {
                laidOut(read, future);
              }
              assertEquals(future, future(game().setUp(position.options(), text)));
            } catch (RefusalException refusal) {
              assertFalse(text, refusal.getMessage().matches(".*\\{\\d\\}.*"));
              assertTrue(text, refusal.getMessage().length() < 300);
            } catch (RuntimeException failure) {
              throw new AssertionError(text, failure);
            }
          }
        });
    var options = Options.parse(game(), variants().get(0));
    for (var part : List.of(" ", "x", "to=1 ", "1*a1 ", "-a1 ", "W1r0@0,0 ", "/", "S", "♞")) {
      var text = part.repeat(1_000_000);
      assertThrows(part, RefusalException.class, () -> game().layout(options, text));
    }
  }

  private static String mutated(String layout, Random random) {
    var text = new StringBuilder(layout);
    for (int i = random.nextInt(3); i >= 0 && text.length() > 0; i--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(6)) {
        case 0 -> text.setCharAt(at, (char) (32 + random.nextInt(95)));
        case 1 -> text.deleteCharAt(at);
        case 2 -> text.insert(at, (char) random.nextInt(0x3000));
        case 3 -> text.delete(at, Math.min(text.length(), at + random.nextInt(20)));
        case 4 -> text.append(' ').append(text.substring(at));
        default -> text.setCharAt(at, text.charAt(random.nextInt(text.length())));
      }
    }
    return text.toString();
  }

  private interface RandomGame {
    void play(Position start, Random random) throws RefusalException;
  }

  private void eachRandomGame(RandomGame game) throws RefusalException {
    for (var variant : variants()) {
      for (int seed = 1; seed <= TestScale.times(games()); seed++) {
        var start = start(variant);
        try {
          game.play(start, new Random(seed));
        } catch (AssertionError | RuntimeException failure) {
          throw new AssertionError(
              variant
                  + " seed "
                  + seed
                  + " ply "
                  + start.ply()
                  + "\n"
                  + GameToolRegistry.diagram(start),
              failure);
        }
      }
    }
  }

  private static String status(Position position) {
    return position.isOver() ? position.result().status() : "playing";
  }

  private static String everything(Position position) {
    var text = new StringBuilder(GameToolRegistry.diagram(position));
    text.append(position.turn()).append(' ').append(position.ply());
    text.append(' ').append(position.hash()).append(' ').append(status(position));
    text.append(' ').append(position.ending());
    for (int seat = 0; seat < position.seats(); seat++) {
      text.append(' ').append(position.score(seat));
    }
    return text.append(legal(position)).toString();
  }

  private static int[] movesOf(Position position) {
    var moves = position.legalMoves();
    return moves.toArray();
  }

  private static int any(Position position, Random random) {
    var moves = movesOf(position);
    assertTrue("a game that goes on has a move", moves.length > 0);
    return moves[random.nextInt(moves.length)];
  }
}
