package tabuleiro.app.setup;

import android.content.SharedPreferences;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/**
 * Stores the last setup of a new game in preferences: names for all games, everything else for each
 * game.
 */
final class LastSetupStore {
  private final SharedPreferences stored;

  LastSetupStore(SharedPreferences stored) {
    this.stored = stored;
  }

  /** Creates the app's store. */
  static LastSetupStore of(AppContainer app) {
    return new LastSetupStore(app.preferences("setup"));
  }

  /** Returns the last setup of a game, or the default one. */
  GameSetup load(Game game) {
    var options = options(game);
    boolean own = stored.getBoolean(game.id() + ".own", isOwn(options));
    return load(options, "", own);
  }

  /** Returns a setup for an edited position, with the last participants of the game. */
  GameSetup load(Options options, String layout) {
    return load(options, layout, isOwn(options));
  }

  private GameSetup load(Options options, String layout, boolean own) {
    var game = options.game();
    var standard = GameSetup.standard(game);
    var entrants = new ArrayList<Entrant>();
    for (int i = 0; i < GameSetup.MOST; i++) {
      var usual = standard.entrants().get(i);
      var level = Level.byId(stored.getString(key(game, "level", i), usual.level().id()));
      entrants.add(
          new Entrant(
              stored.getBoolean(key(game, "person", i), usual.person()),
              stored.getString("name." + i, ""),
              level == null || !level.suits(game) ? usual.level() : level));
    }
    int beginner = stored.getInt(game.id() + ".beginner", standard.beginner());
    boolean known = beginner < game.seats(options);
    return new GameSetup(
        options, layout, List.copyOf(entrants), known ? beginner : standard.beginner(), own);
  }

  /** Returns whether the rules match no preset, possibly because they are of another version. */
  private static boolean isOwn(Options options) {
    var presets = GameUiRegistry.of(options.game()).presets();
    return !presets.isEmpty() && presets.stream().noneMatch(preset -> preset.matches(options));
  }

  /** Returns whether a setup was ever stored for the game. */
  boolean knows(Game game) {
    return stored.contains(game.id() + ".options");
  }

  private Options options(Game game) {
    try {
      var first = GameUiRegistry.of(game).firstGame();
      return Options.parse(game, stored.getString(game.id() + ".options", first));
    } catch (RefusalException outdated) {
      return Options.standard(game); // options that this version does not know
    }
  }

  /** Stores a setup; without the rules if it has an edited position, to which they belong. */
  void save(GameSetup setup) {
    var game = setup.options().game();
    var edit = stored.edit();
    if (setup.isFromStart()) {
      edit.putString(game.id() + ".options", setup.options().toString());
      edit.putBoolean(game.id() + ".own", setup.ownRules());
    }
    edit.putInt(game.id() + ".beginner", setup.beginner());
    for (int i = 0; i < GameSetup.MOST; i++) {
      var entrant = setup.entrants().get(i);
      edit.putBoolean(key(game, "person", i), entrant.person());
      edit.putString(key(game, "level", i), entrant.level().id());
      edit.putString("name." + i, entrant.name());
    }
    edit.apply();
  }

  private static String key(Game game, String what, int entrant) {
    return game.id() + "." + what + "." + entrant;
  }
}
