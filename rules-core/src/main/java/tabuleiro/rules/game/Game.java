package tabuleiro.rules.game;

import java.util.List;
import java.util.Map;

/**
 * Interface that every board game implements: its name, options, start position, layouts and
 * heuristics.
 */
public interface Game {
  /** Returns the id in records and commands, for example {@code ni-ju}. */
  String id();

  /** Returns the display name, the same in every language. */
  String name();

  /** Returns the options in the order in which they are written. */
  default List<Option> options() {
    return List.of();
  }

  /**
   * Returns the values of an option to be offered for a new game with the other options; records
   * may hold other values.
   */
  default List<String> offered(Option option, Options beside) {
    return option.values();
  }

  /** Returns the number of seats. */
  default int seats(Options options) {
    return 2;
  }

  /** Returns the start position. */
  Position start(Options options);

  /**
   * Returns the position that a layout text describes, for lessons, diagrams and the editor. The
   * game may be over or unable to begin, as on an empty board. Each game documents its layout text;
   * {@link Position#layout} writes it.
   */
  Position layout(Options options, String layout) throws RefusalException;

  /**
   * Returns the position of a layout from which a game can be played, or refuses the layout. Fewer
   * pieces than at the start are allowed, for studies and lessons.
   */
  default Position setUp(Options options, String layout) throws RefusalException {
    var position = layout(options, layout);
    if (position.isOver()) {
      throw new RefusalException(CommonReason.OVER_AT_ONCE);
    }
    return position;
  }

  /** Returns the editor of layouts. */
  LayoutEditor editor(Options options);

  /** Returns the game's own reasons, all of which have to be translated. */
  default List<Reason> reasons() {
    return List.of();
  }

  /** Returns the facts that players count, all of which have to be translated. */
  default List<CountableFact> facts() {
    return List.of();
  }

  /** Returns the heuristics of the search for one position object. */
  default Heuristics heuristics(Position position) {
    return new ScoreHeuristics(position);
  }

  /** Returns the Elo ratings of the levels with two seats and standard options. */
  LevelRatings levelRatings();

  /** Returns the historic bots, except the random one that every game has. */
  default Map<HistoricBotLevel, Bot> historicBots() {
    return Map.of();
  }
}
