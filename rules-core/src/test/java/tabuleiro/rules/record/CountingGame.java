package tabuleiro.rules.record;

import java.util.List;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.LevelRatings;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/** Game decorator that counts starts and played moves. */
final class CountingGame implements Game {
  private final Game game;
  int starts;
  int moves;

  CountingGame(Game game) {
    this.game = game;
  }

  @Override
  public String id() {
    return game.id();
  }

  @Override
  public String name() {
    return game.name();
  }

  @Override
  public List<Option> options() {
    return game.options();
  }

  @Override
  public int seats(Options options) {
    return game.seats(options);
  }

  @Override
  public Position start(Options options) {
    starts++;
    return new Counting(game.start(options));
  }

  @Override
  public Position layout(Options options, String layout) throws RefusalException {
    return new Counting(game.layout(options, layout));
  }

  @Override
  public LayoutEditor editor(Options options) {
    return game.editor(options);
  }

  @Override
  public List<Reason> reasons() {
    return game.reasons();
  }

  @Override
  public LevelRatings levelRatings() {
    return game.levelRatings();
  }

  private final class Counting extends Position {
    private final Position position;

    Counting(Position position) {
      this.position = position;
    }

    @Override
    public void play(int move) {
      moves++;
      position.play(move);
    }

    @Override
    public Options options() {
      return position.options();
    }

    @Override
    public int seats() {
      return position.seats();
    }

    @Override
    public int turn() {
      return position.turn();
    }

    @Override
    public int ply() {
      return position.ply();
    }

    @Override
    public void moves(MoveList list) {
      position.moves(list);
    }

    @Override
    public void legacyMoves(MoveList list) {
      position.legacyMoves(list);
    }

    @Override
    public void undo() {
      position.undo();
    }

    @Override
    public int winners() {
      return position.winners();
    }

    @Override
    public Reason ending() {
      return position.ending();
    }

    @Override
    public int score(int seat) {
      return position.score(seat);
    }

    @Override
    public long hash() {
      return position.hash();
    }

    @Override
    public long computeHash() {
      return position.computeHash();
    }

    @Override
    public Position copy() {
      return new Counting(position.copy());
    }

    @Override
    public String format(int move) {
      return position.format(move);
    }

    @Override
    public int parse(String text) throws RefusalException {
      return position.parse(text);
    }

    @Override
    public List<Touch> touches(int move) {
      return position.touches(move);
    }

    @Override
    public RefusalException refusalOf(List<Touch> touches) {
      return position.refusalOf(touches);
    }

    @Override
    public String layout() {
      return position.layout();
    }
  }
}
