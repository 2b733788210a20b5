package tabuleiro.rules.game;

import java.util.List;
import java.util.Map;

/** One of the games: what it is called, what can be chosen, and how it is set up. */
public interface Game {
  /** The name used in records and commands, for example {@code ni-ju}. */
  String id();

  /** The name as people write it, the same in every language. */
  String name();

  /** What can be chosen, in the order in which it is written. */
  List<Option> options();

  /**
   * The values of an option that make sense beside what else is chosen, to be offered for a new
   * game; records of older ones may hold others.
   */
  default List<String> offered(Option option, Options beside) {
    return option.values();
  }

  /** How many seats there are with these options. */
  int seats(Options options);

  /** The position from which the game starts. */
  Position start(Options options);

  /**
   * A position laid out by hand, for lessons, diagrams and the editor, also one in which the game
   * is over or cannot begin, such as an empty board. Each game documents its own layout text;
   * {@link Position#layout} writes it.
   */
  Position layout(Options options, String layout) throws Refusal;

  /**
   * A position from which a game can be played: a layout that the rules allow and in which the game
   * goes on; or the reason why it is none. Fewer pieces than at the start are allowed, so that
   * studies and lessons can be played too.
   */
  default Position setUp(Options options, String layout) throws Refusal {
    var position = layout(options, layout);
    if (position.isOver()) {
      throw new Refusal(CommonReason.OVER_AT_ONCE);
    }
    return position;
  }

  /** What changes layouts of a game with these options by hand. */
  LayoutEditor editor(Options options);

  /** Every reason of its own that the game can give, so that each can be translated. */
  List<Reason> reasons();

  /** What players count on its board, so that each can be translated. */
  default List<Fact> facts() {
    return List.of();
  }

  /** What the search should know of the game, bound to one of its positions. */
  default Heuristics heuristics(Position position) {
    return new ScoreHeuristics(position);
  }

  /** How strong the CPU's levels are with two seats and the standard options. */
  LevelRatings levelRatings();

  /** The game's historic bots, apart from the random one that every game has. */
  default Map<HistoricBotLevel, Bot> historicBots() {
    return Map.of();
  }
}
