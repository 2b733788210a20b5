package tabuleiro.app.setup;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tabuleiro.app.board.RulesPreset;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/**
 * Immutable setup of a new game; changes return new instances.
 *
 * @param options the options of the game
 * @param layout the start position, possibly one that the options do not allow, or an empty text
 *     for the standard start
 * @param entrants {@link #MOST} participants, of whom as many play as there are seats
 * @param beginner the index of the participant who begins, or {@link #BY_LOT}
 * @param ownRules whether single options are chosen rather than a preset
 */
record GameSetup(
    Options options, String layout, List<Entrant> entrants, int beginner, boolean ownRules) {
  /** The largest number of seats. */
  static final int MOST = 4;

  /** The first player is drawn at random. */
  static final int BY_LOT = -1;

  /** Returns the default setup: a person against an easy CPU. */
  static GameSetup standard(Game game) {
    var entrants = new ArrayList<Entrant>();
    for (int i = 0; i < MOST; i++) {
      entrants.add(new Entrant(i == 0, "", Level.BEGINNER));
    }
    return new GameSetup(Options.standard(game), "", List.copyOf(entrants), 0, false);
  }

  /** Returns the number of players. */
  int seats() {
    return options.game().seats(options);
  }

  /** Returns whether an option sets the number of players. */
  boolean decidesSeats(Option option) {
    return option.values().stream().anyMatch(value -> with(option, value).seats() != seats());
  }

  /** Returns whether an option sets which seat goes first, and so the side of the first player. */
  boolean decidesFirst(Option option) {
    return options.decidesFirst(option);
  }

  /** Returns the start position; the standard start if the layout cannot be shown. */
  Position position() {
    try {
      return isFromStart() ? start() : options.game().layout(options, layout);
    } catch (RefusalException refusal) {
      return start();
    }
  }

  private Position start() {
    return options.game().start(options);
  }

  /** Returns whether the game begins from the standard start. */
  boolean isFromStart() {
    return layout.isEmpty();
  }

  /** Returns why these rules do not allow the layout, or null if they do. */
  @Nullable
  RefusalException missing() {
    try {
      if (!isFromStart()) {
        options.game().setUp(options, layout);
      }
      return null;
    } catch (RefusalException refusal) {
      return refusal;
    }
  }

  /** Returns whether a participant is the only person in the game. */
  boolean isAlone(int entrant) {
    return entrants.get(entrant).person()
        && entrants.subList(0, seats()).stream().filter(Entrant::person).count() == 1;
  }

  /** Returns whether a participant is a CPU and none before it has its level. */
  boolean isFirstOfLevel(int entrant) {
    var cpu = entrants.get(entrant);
    return !cpu.person()
        && entrants.subList(0, entrant).stream()
            .noneMatch(before -> !before.person() && before.level() == cpu.level());
  }

  /** Returns whether those who play are the same, persons or CPUs, in another setup. */
  boolean hasSamePersons(GameSetup other) {
    return IntStream.range(0, seats())
        .allMatch(i -> entrants.get(i).person() == other.entrants.get(i).person());
  }

  /** Returns the setup with a changed option; options that this disables are reset. */
  GameSetup with(Option changed, String value) {
    boolean settled = GameUiRegistry.of(options.game()).isSetByPresets(changed);
    return with(Map.of(changed.key(), value), ownRules || settled);
  }

  /** Returns the setup with a preset; options that it does not fix stay. */
  GameSetup with(RulesPreset preset) {
    return with(preset.settled(), false);
  }

  /** Returns the setup with the standard start. */
  GameSetup fromStart() {
    return new GameSetup(options, "", entrants, beginner, ownRules);
  }

  /** Returns the setup with single options to choose, initially unchanged. */
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
    } catch (RefusalException refusal) {
      throw new IllegalArgumentException(refusal);
    }
    int seats = chosen.game().seats(chosen);
    return new GameSetup(chosen, layout, entrants, beginner < seats ? beginner : 0, own);
  }

  /** Returns a value, or the last offered one if the other options do not allow it. */
  private static String offered(Options beside, Option option, String wanted) {
    var offered = beside.game().offered(option, beside);
    return offered.contains(wanted) ? wanted : offered.get(offered.size() - 1);
  }

  GameSetup with(int index, Entrant entrant) {
    var changed = new ArrayList<>(entrants);
    changed.set(index, entrant);
    return new GameSetup(options, layout, List.copyOf(changed), beginner, ownRules);
  }

  /** Returns the setup with all CPUs, including those that do not play, at one level. */
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

  /** Returns the setup with persons only. */
  GameSetup passAndPlay() {
    return seated(MOST);
  }

  /** Returns the setup with one person, and CPUs of the levels chosen before. */
  GameSetup againstCpus() {
    return seated(1);
  }

  /** Returns the setup with CPUs only. */
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

  /** Returns the seat of a participant, given who begins; the others follow in order. */
  int seatOf(int entrant, int begins) {
    return Math.floorMod(position().turn() + entrant - begins, seats());
  }

  /** Returns the seat from whose side the game will be seen, as {@code GameUi.nearSide} decides. */
  int nearSeat() {
    int alone = IntStream.range(0, seats()).filter(this::isAlone).findFirst().orElse(BY_LOT);
    return alone < 0 || beginner == BY_LOT ? position().turn() : seatOf(alone, beginner);
  }

  /** Returns the game to play; {@code nameless} returns default names. */
  GameRecord toRecord(IntFunction<String> nameless, Random lot) {
    int begins = beginner == BY_LOT ? lot.nextInt(seats()) : beginner;
    var players = new Player[seats()];
    for (int i = 0; i < players.length; i++) {
      players[seatOf(i, begins)] = entrants.get(i).toPlayer(nameless.apply(i));
    }
    return new GameRecord(options, layout, List.of(players), "", List.of(), null);
  }
}
