package tabuleiro.rules.shakti;

import java.util.List;
import java.util.Map;
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
 * Shakti by Christian Freeling: board game in which kings and warriors move on tiles, and warriors
 * remove the tiles behind them.
 */
public final class Shakti implements Game {
  private static final long[] WARRIORS = {1L << 8 | 1L << 12, 1L << 36 | 1L << 40};
  private static final int[] KINGS = {10, 38};
  private static final long CORNERS = 1L | 1L << 6 | 1L << 42 | 1L << 48;

  @Override
  public String id() {
    return "shakti";
  }

  @Override
  public String name() {
    return "Shakti";
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.choice("rules", "capture", "freeling"),
        Option.choice("strict", "off", "on").onlyWith("rules", "capture"));
  }

  @Override
  public ShaktiPosition start(Options options) {
    var board = emptyBoard(options);
    for (int seat = 0; seat < 2; seat++) {
      board.warriors[seat] = WARRIORS[seat];
      board.king[seat] = KINGS[seat];
    }
    return new ShaktiPosition(options, board, 0);
  }

  static ShaktiBoard emptyBoard(Options options) {
    boolean freeling = options.is("rules", "freeling");
    long tiles = freeling ? ShaktiBoard.ALL_TILES & ~CORNERS : ShaktiBoard.ALL_TILES;
    return new ShaktiBoard(freeling, tiles);
  }

  /**
   * Reads a layout such as {@code to=1 Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3}: the seat to move (White,
   * 1, if nothing is said), White's king and warriors as K and W, Black's as k and w, gaps as -.
   * Each side has at most its king and two warriors; those that are missing count as taken. Under
   * Freeling's rules the corners are gaps without being named. {@code passed} if the other seat has
   * just passed.
   */
  @Override
  public ShaktiPosition layout(Options options, String layout) throws RefusalException {
    return new ShaktiLayoutCodec(options).read(layout);
  }

  @Override
  public Position setUp(Options options, String layout) throws RefusalException {
    var position = layout(options, layout);
    if (position.king(0) < 0 || position.king(1) < 0) {
      throw new RefusalException(ShaktiReason.KING_MISSING);
    }
    Game.super.setUp(options, layout);
    position.checkReachable();
    return position;
  }

  @Override
  public LayoutEditor editor(Options options) {
    return new ShaktiLayoutEditor(options);
  }

  @Override
  public List<Reason> reasons() {
    return List.of(ShaktiReason.values());
  }

  @Override
  public List<CountableFact> facts() {
    return ShaktiFacts.ALL;
  }

  @Override
  public Heuristics heuristics(Position position) {
    return new ShaktiHeuristics((ShaktiPosition) position);
  }

  @Override
  public LevelRatings levelRatings() {
    return new LevelRatings(800, 1060, 1390, 1680, 1950);
  }

  @Override
  public Map<HistoricBotLevel, Bot> historicBots() {
    return Map.of(HistoricBotLevel.GREEDY, new ShaktiHistoricBot());
  }
}
