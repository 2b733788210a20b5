package tabuleiro.app.games;

import java.util.List;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.LayoutAttribute;
import tabuleiro.rules.game.LayoutDraft;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.LevelRatings;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/**
 * Smallest possible game: two kings on three squares by three; who takes the other wins. A layout
 * is the kings' squares and the number of the seat to move: {@code b1 b3 1}.
 */
final class SmallestGame implements Game {
  private static final Squares BOARD = new Squares(3);

  private enum End implements Reason {
    TAKEN;

    @Override
    public String template() {
      return "the king was taken";
    }
  }

  @Override
  public String id() {
    return "duel";
  }

  @Override
  public String name() {
    return "Duel";
  }

  @Override
  public Position start(Options options) {
    return new Duel(options, 1, 7, 0);
  }

  @Override
  public Position layout(Options options, String layout) throws RefusalException {
    var words = layout.split(" ");
    if (words.length != 3 || !words[2].matches("[12]")) {
      throw new RefusalException(CommonReason.UNREADABLE, layout, "b1 b3 1");
    }
    int first = Integer.parseInt(words[2]) - 1;
    return new Duel(options, BOARD.parse(words[0]), BOARD.parse(words[1]), first);
  }

  @Override
  public LayoutEditor editor(Options options) {
    return new Editor(options);
  }

  @Override
  public LevelRatings levelRatings() {
    return new LevelRatings(800, 800, 800, 800, 800);
  }

  /** Position: the squares of both kings, or -1. */
  private static final class Duel extends FromToPosition {
    private final int[] kings;

    Duel(Options options, int white, int black, int first) {
      super(options, BOARD, "b1-b2");
      kings = new int[] {white, black};
      begin(first);
    }

    private Duel(Duel that) {
      super(that);
      kings = that.kings.clone();
    }

    @Override
    protected void generate(MoveList moves) {
      int from = kings[turn()];
      for (var heading : Heading.values()) {
        int to = from < 0 ? -1 : BOARD.step(from, heading);
        if (to >= 0) {
          moves.add(from | to << 8 | (to == kings[1 - turn()] ? CAPTURE : 0));
        }
      }
    }

    @Override
    protected void make(int move, int seat) {
      key ^= boardKey();
      kings[seat] = to(move);
      key ^= boardKey();
    }

    @Override
    protected void unmake(int move, int seat) {
      kings[seat] = from(move);
    }

    @Override
    protected void decide() {
      if (kings[0] >= 0 && kings[0] == kings[1]) {
        end(1 << 1 - turn(), End.TAKEN);
      }
    }

    @Override
    public int owner(int square) {
      int last = 1 - turn();
      return square == kings[last] ? last : square == kings[turn()] ? turn() : -1;
    }

    @Override
    public int score(int seat) {
      return winners() == 1 << seat ? 1 : 0;
    }

    @Override
    protected boolean isProgress(int move) {
      return isCapture(move);
    }

    @Override
    protected int noProgressLimit() {
      return 50;
    }

    @Override
    protected long boardKey() {
      return Zobrist.mix(10L * kings[0] + kings[1]);
    }

    @Override
    protected RefusalException refusalFrom(int from) {
      return new RefusalException(CommonReason.UNREADABLE, BOARD.name(from), "b1-b2");
    }

    @Override
    protected RefusalException refusalOf(int from, int to) {
      return refusalFrom(to);
    }

    @Override
    public Position copy() {
      return new Duel(this);
    }

    @Override
    public String layout() {
      return name(kings[0]) + " " + name(kings[1]) + " " + (turn() + 1);
    }

    private static String name(int square) {
      return square < 0 ? "-" : BOARD.name(square);
    }
  }

  private static final class Editor extends LayoutEditor {
    Editor(Options options) {
      super(options);
    }

    @Override
    public List<String> palette() {
      return List.of("W", "B");
    }

    @Override
    protected boolean isUnique(String item) {
      return true;
    }

    @Override
    protected LayoutDraft read(Position position) {
      var draft = new LayoutDraft();
      for (int square = 0; square < BOARD.count(); square++) {
        int owner = ((Duel) position).owner(square);
        if (owner >= 0) {
          draft.put(new Touch.Square(square), palette().get(owner));
        }
      }
      draft.attributes().add(LayoutAttribute.toMove(position.turn(), 2));
      return draft;
    }

    @Override
    protected String write(LayoutDraft draft) {
      var words = new String[] {"-", "-", ""};
      draft
          .contents()
          .forEach(
              (spot, items) ->
                  words[palette().indexOf(items.get(0))] =
                      BOARD.name(((Touch.Square) spot).index()));
      words[2] = Integer.toString(draft.attributes().get(0).value() + 1);
      return String.join(" ", words);
    }
  }
}
