package tabuleiro.rules.shi;

import java.util.List;
import java.util.Map;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.Bot;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.HistoricBotLevel;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.LevelRatings;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;

/**
 * Shi: board game in which pieces move like chess queens and capture over exactly one piece of
 * their own, the screen. Seat 1 is always Samurai, seat 2 Ninja; with {@code first=ninja} the
 * second seat moves first.
 */
public final class Shi implements Game {
  static final int MAX_SIDE = 12;

  /** The letters of the pieces by seat. */
  static final String SIGNS = "SN";

  @Override
  public String id() {
    return "shi";
  }

  @Override
  public String name() {
    return "Shi";
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.number("size", 3, MAX_SIDE, 8),
        Option.choice("first", "samurai", "ninja"),
        Option.choice("win", "half", "more"));
  }

  @Override
  public ShiPosition start(Options options) {
    int side = options.number("size");
    var board = ShiBoard.empty(side);
    for (int file = 0; file < side; file++) {
      board.toggle(0, (side - 1) * side + file);
      board.toggle(1, file);
    }
    return new ShiPosition(options, board, new int[2], firstSeat(options));
  }

  static int firstSeat(Options options) {
    return options.is("first", "ninja") ? 1 : 0;
  }

  /** Returns the number of lost pieces that loses the game. */
  static int lossLimit(Options options) {
    int side = options.number("size");
    return options.is("win", "half") ? (side + 1) / 2 : side / 2 + 1;
  }

  /**
   * Reads a layout such as {@code ..S/NS./.SN to=2 taken=1,0}: the rows from the top, S for Samurai
   * and N for Ninja; the seat to move (the one that begins if nothing is said); how many pieces
   * Samurai and Ninja have taken (all that are missing if nothing is said), so that a diagram need
   * not show the pieces it is not about; {@code passed} if the other seat has just passed.
   */
  @Override
  public ShiPosition layout(Options options, String layout) throws RefusalException {
    return new ShiLayoutCodec(options).read(layout);
  }

  @Override
  public Position setUp(Options options, String layout) throws RefusalException {
    var position = (ShiPosition) Game.super.setUp(options, layout);
    boolean[] there = new boolean[2];
    for (int square = 0; square < position.squares().count(); square++) {
      if (position.owner(square) >= 0) {
        there[position.owner(square)] = true;
      }
    }
    if (!there[0] || !there[1]) {
      throw new RefusalException(ShiReason.NO_PIECES);
    }
    return position;
  }

  @Override
  public LayoutEditor editor(Options options) {
    return new ShiLayoutEditor(options);
  }

  @Override
  public List<Reason> reasons() {
    return List.of(ShiReason.values());
  }

  @Override
  public List<CountableFact> facts() {
    return ShiFacts.ALL;
  }

  @Override
  public Heuristics heuristics(Position position) {
    return new ShiHeuristics((ShiPosition) position);
  }

  @Override
  public LevelRatings levelRatings() {
    return new LevelRatings(800, 1150, 1530, 1910, 2270);
  }

  @Override
  public Map<HistoricBotLevel, Bot> historicBots() {
    return Map.of(HistoricBotLevel.GREEDY, (position, random) -> greedyMove(position));
  }

  /** Returns the move of the first Shi program: the first capture it finds, or the last move. */
  private static int greedyMove(Position position) {
    var moves = position.legalMoves();
    var captures = moves.stream().filter(FromToPosition::isCapture);
    return captures.findFirst().orElse(moves.get(moves.size() - 1));
  }
}
