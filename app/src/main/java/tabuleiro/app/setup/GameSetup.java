package tabuleiro.app.setup;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import tabuleiro.app.board.Preset;
import tabuleiro.app.games.GameLooks;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/**
 * Everything that is chosen for a new game. Immutable; the changes give new ones.
 *
 * @param options the options of the game
 * @param layout the position that it begins with, perhaps one that these options do not allow, or
 *     an empty text for the start
 * @param entrants {@link #MOST} of them, of whom as many play as there are seats
 * @param beginner the entrant who begins, or {@link #BY_LOT}
 * @param ownRules whether every single rule is chosen, rather than a preset
 */
record GameSetup(
    Options options, String layout, List<Entrant> entrants, int beginner, boolean ownRules) {
  /** The seats of the largest game. */
  static final int MOST = 4;

  /** Chance says who begins. */
  static final int BY_LOT = -1;

  /** What a person finds who has never chosen: themselves against an easy CPU. */
  static GameSetup standard(Game game) {
    var entrants = new ArrayList<Entrant>();
    for (int i = 0; i < MOST; i++) {
      entrants.add(new Entrant(i == 0, "", Level.BEGINNER));
    }
    return new GameSetup(Options.standard(game), "", List.copyOf(entrants), 0, false);
  }

  /** How many play. */
  int seats() {
    return options.game().seats(options);
  }

  /** Whether an option says how many play. */
  boolean decidesSeats(Option option) {
    return option.values().stream().anyMatch(value -> with(option, value).seats() != seats());
  }

  /**
   * Whether an option says which seat goes first. Who goes first is asked anyway, so that it is
   * chosen there and not once more.
   */
  boolean decidesFirst(Option option) {
    return options.decidesFirst(option);
  }

  /** What the game begins with, or its start where the layout cannot even be shown. */
  Position position() {
    try {
      return isFromStart() ? start() : options.game().layout(options, layout);
    } catch (Refusal refusal) {
      return start();
    }
  }

  private Position start() {
    return options.game().start(options);
  }

  /** Whether the game begins as usual rather than with a position that was set up by hand. */
  boolean isFromStart() {
    return layout.isEmpty();
  }

  /** Why the layout cannot be played by these rules, or null if it can. */
  @Nullable
  Refusal missing() {
    try {
      if (!isFromStart()) {
        options.game().setUp(options, layout);
      }
      return null;
    } catch (Refusal refusal) {
      return refusal;
    }
  }

  /** Whether an entrant is the only person among those who play. */
  boolean isAlone(int entrant) {
    return entrants.get(entrant).person()
        && entrants.subList(0, seats()).stream().filter(Entrant::person).count() == 1;
  }

  /** With one option changed; options that this closes go back to their standard. */
  GameSetup with(Option changed, String value) {
    boolean settled = GameLooks.of(options.game()).isSettledByPresets(changed);
    return with(Map.of(changed.key(), value), ownRules || settled);
  }

  /** By a preset; what it does not settle stays as it is. */
  GameSetup with(Preset preset) {
    return with(preset.settled(), false);
  }

  /** The same, from the start. */
  GameSetup fromStart() {
    return new GameSetup(options, "", entrants, beginner, ownRules);
  }

  /** With every single rule to be chosen, from what was chosen before. */
  GameSetup withOwnRules() {
    return new GameSetup(options, layout, entrants, beginner, true);
  }

  private GameSetup with(Map<String, String> changed, boolean own) {
    var chosen = Options.standard(options.game());
    try {
      for (var option : options.game().options()) {
        var key = option.key();
        if (chosen.isOpen(option)) {
          var wanted = changed.getOrDefault(key, options.get(key));
          chosen = chosen.with(key, offered(chosen, option, wanted));
        }
      }
    } catch (Refusal refusal) {
      throw new IllegalArgumentException(refusal);
    }
    int seats = chosen.game().seats(chosen);
    return new GameSetup(chosen, layout, entrants, beginner < seats ? beginner : 0, own);
  }

  /** A value, or the last one offered if beside what else is chosen it is too much. */
  private static String offered(Options beside, Option option, String wanted) {
    var offered = beside.game().offered(option, beside);
    return offered.contains(wanted) ? wanted : offered.get(offered.size() - 1);
  }

  GameSetup with(int index, Entrant entrant) {
    var changed = new ArrayList<>(entrants);
    changed.set(index, entrant);
    return new GameSetup(options, layout, List.copyOf(changed), beginner, ownRules);
  }

  /** With all CPUs, also those that do not play, at one level. */
  GameSetup withLevel(Level level) {
    var changed = new ArrayList<Entrant>();
    for (var entrant : entrants) {
      changed.add(new Entrant(entrant.person(), entrant.name(), level));
    }
    return new GameSetup(options, layout, List.copyOf(changed), beginner, ownRules);
  }

  GameSetup begunBy(int entrant) {
    return new GameSetup(options, layout, entrants, entrant, ownRules);
  }

  /** Persons only. */
  GameSetup passAndPlay() {
    return seated(MOST);
  }

  /** One person, and CPUs of the levels chosen before. */
  GameSetup againstCpus() {
    return seated(1);
  }

  /** CPUs only. */
  GameSetup watchCpus() {
    return seated(0);
  }

  private GameSetup seated(int persons) {
    var changed = new ArrayList<Entrant>();
    for (int i = 0; i < MOST; i++) {
      changed.add(i < persons ? entrants.get(i).asPerson() : entrants.get(i).asCpu());
    }
    return new GameSetup(options, layout, List.copyOf(changed), beginner, ownRules);
  }

  /** The seat of an entrant when the beginner is known: the others follow in their order. */
  int seatOf(int entrant, int begins) {
    return Math.floorMod(position().turn() + entrant - begins, seats());
  }

  /** The game to be played; {@code nameless} gives names to persons without one. */
  GameRecord toRecord(IntFunction<String> nameless, Random lot) {
    int begins = beginner == BY_LOT ? lot.nextInt(seats()) : beginner;
    var players = new Player[seats()];
    for (int i = 0; i < players.length; i++) {
      players[seatOf(i, begins)] = entrants.get(i).toPlayer(nameless.apply(i));
    }
    return new GameRecord(options, layout, List.of(players), "", List.of(), null);
  }
}
