package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;
import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.LevelRatings;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/** Tests that a search recognises lines back to earlier positions. */
public class SearchRepetitionTest {
  @Test
  public void wayBackToTheFirstPositionIsADrawForTwoSeatsAndForThree() {
    assertEquals(2 * 2 + 1, solvedAtDepth(2));
    assertEquals(2 * 3 + 1, solvedAtDepth(3));
  }

  /** Returns the depth at which every line of {@link Stubborn} is searched to its end. */
  private static int solvedAtDepth(int seats) {
    var start = new Stubborn(seats).start();
    var result =
        new Engine(1).think(start, SearchLimits.nodes(100_000), new CancelFlag(), progress -> {});
    assertEquals("a draw", 100 / seats, result.chance());
    assertEquals(Lamps.SWITCH, result.move());
    return result.depth();
  }

  /**
   * Game in which everybody switches a lamp of their own on or off; the first to give up loses to
   * seat 1.
   */
  private static final class Stubborn implements Game {
    private final int seats;

    Stubborn(int seats) {
      this.seats = seats;
    }

    Position start() {
      return start(Options.standard(this));
    }

    @Override
    public String id() {
      return "stubborn";
    }

    @Override
    public String name() {
      return "Stubborn";
    }

    @Override
    public int seats(Options options) {
      return seats;
    }

    @Override
    public Position start(Options options) {
      return new Lamps(options, seats);
    }

    @Override
    public Position layout(Options options, String layout) throws RefusalException {
      throw new RefusalException(CommonReason.UNREADABLE, layout, "nothing");
    }

    @Override
    public LayoutEditor editor(Options options) {
      throw new UnsupportedOperationException();
    }

    @Override
    public LevelRatings levelRatings() {
      return new LevelRatings(800, 800, 800, 800, 800);
    }

    @Override
    public Heuristics heuristics(Position position) {
      return new Heuristics() {
        @Override
        public void evaluate(int[] values) {
          values[0] = 300; // far from a draw, so that a guess is no draw
        }

        @Override
        public void candidates(MoveList moves, int ply) {
          position.moves(moves);
        }

        @Override
        public boolean scoresRepetitionAsDraw() {
          return true;
        }
      };
    }
  }

  private static final class Lamps extends Position {
    static final int SWITCH = 1;
    static final int GIVE_UP = 2;

    private final Options options;
    private final int seats;
    private int ply;
    private int lit;
    private int winners;

    Lamps(Options options, int seats) {
      this.options = options;
      this.seats = seats;
    }

    @Override
    public Options options() {
      return options;
    }

    @Override
    public int seats() {
      return seats;
    }

    @Override
    public int turn() {
      return ply % seats;
    }

    @Override
    public int ply() {
      return ply;
    }

    @Override
    public void moves(MoveList moves) {
      if (winners == 0) {
        moves.add(SWITCH);
        moves.add(GIVE_UP);
      }
    }

    @Override
    public void play(int move) {
      if (move == SWITCH) {
        lit ^= 1 << turn();
      } else {
        winners = turn() == 0 ? 2 : 1;
      }
      ply++;
    }

    @Override
    public void undo() {
      ply--;
      if (winners == 0) {
        lit ^= 1 << turn();
      }
      winners = 0;
    }

    @Override
    public int winners() {
      return winners;
    }

    @Override
    public Reason ending() {
      return winners == 0 ? null : CommonReason.RESIGNED;
    }

    @Override
    public int score(int seat) {
      return 0;
    }

    @Override
    public long hash() {
      return Zobrist.mix(lit * seats + turn());
    }

    @Override
    public long computeHash() {
      return hash();
    }

    @Override
    public Position copy() {
      var copy = new Lamps(options, seats);
      copy.ply = ply;
      copy.lit = lit;
      copy.winners = winners;
      return copy;
    }

    @Override
    public String format(int move) {
      return Integer.toString(move);
    }

    @Override
    public int parse(String text) {
      return Integer.parseInt(text);
    }

    @Override
    public List<Touch> touches(int move) {
      return List.of(new Touch.Square(move));
    }

    @Override
    public RefusalException refusalOf(List<Touch> touches) {
      return new RefusalException(CommonReason.UNREADABLE, touches, "1");
    }

    @Override
    public String layout() {
      throw new UnsupportedOperationException();
    }
  }
}
