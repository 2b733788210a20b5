package tabuleiro.rules.niju;

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
 * Ni-Ju by Néstor Romeral Andrés: board game in which each tile marks four of its neighbours, and a
 * player completes a tile by laying own tiles on all four.
 */
public final class NiJu implements Game {
  /** The option for the number of tiles in a hand. */
  public static final String TILES = "tiles";

  /** The option for the number of complete tiles that win at once, or 0. */
  public static final String RACE = "race";

  private static final List<Option> OPTIONS =
      List.of(
          Option.number(TILES, 5, TilePatterns.COUNT, TilePatterns.COUNT),
          Option.number(RACE, 0, TilePatterns.COUNT, 0));

  @Override
  public String id() {
    return "ni-ju";
  }

  @Override
  public String name() {
    return "Ni-Ju";
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  /**
   * Returns the values of an option to be offered. A race goes no farther than the tiles allow: of
   * 5, 6 and 7 tiles at most 1, 2 and 4 get complete, and four fewer than there are can always be
   * reached.
   */
  @Override
  public List<String> offered(Option option, Options beside) {
    int most = beside.number(TILES) - TilePatterns.MARKS;
    return option.key().equals(RACE) ? option.values().subList(0, most + 1) : option.values();
  }

  @Override
  public NiJuPosition start(Options options) {
    return new NiJuPosition(options);
  }

  /**
   * Returns the position of a layout text: tiles as moves with their owner before them, in any
   * order of owners, then the seat to move if it is not the first: {@code W1r0@0,0 B20r0@0,-1
   * to=2}. As in a game, the first tile lies on 0,0 and every other shares an edge with an earlier
   * one.
   */
  @Override
  public NiJuPosition layout(Options options, String layout) throws RefusalException {
    var position = new NiJuPosition(options);
    NiJuNotation.layOut(position, layout);
    return position;
  }

  @Override
  public Position setUp(Options options, String layout) throws RefusalException {
    var table = layout(options, layout).table();
    int tiles = options.number(TILES);
    int white = tiles - Integer.bitCount(table.hand(0));
    int black = tiles - Integer.bitCount(table.hand(1));
    if (Math.abs(white - black) > 1) {
      throw new RefusalException(NiJuReason.UNEVEN_HANDS, white, black);
    }
    return Game.super.setUp(options, layout);
  }

  @Override
  public LayoutEditor editor(Options options) {
    return new NiJuLayoutEditor(options);
  }

  @Override
  public List<Reason> reasons() {
    return List.of(NiJuReason.values());
  }

  @Override
  public List<CountableFact> facts() {
    return NiJuFacts.ALL;
  }

  @Override
  public Heuristics heuristics(Position position) {
    return new NiJuHeuristics((NiJuPosition) position);
  }

  @Override
  public LevelRatings levelRatings() {
    return new LevelRatings(800, 1190, 1540, 1750, 2060);
  }

  @Override
  public Map<HistoricBotLevel, Bot> historicBots() {
    return Map.of(
        HistoricBotLevel.MEDIUM,
        new NiJuHistoricBot(30),
        HistoricBotLevel.HARD,
        new NiJuHistoricBot(100));
  }
}
