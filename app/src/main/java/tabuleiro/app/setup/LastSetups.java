package tabuleiro.app.setup;

import android.content.Context;
import android.content.SharedPreferences;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.games.GameLooks;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;

/** Remembers what was chosen last: names for all games, everything else for each. */
final class LastSetups {
  private final SharedPreferences stored;

  LastSetups(Context context) {
    stored = context.getSharedPreferences("setup", Context.MODE_PRIVATE);
  }

  /** What was chosen last for the game, or what suits a first game. */
  GameSetup load(Game game) {
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
    var options = options(game);
    int beginner = stored.getInt(game.id() + ".beginner", standard.beginner());
    boolean known = beginner < game.seats(options);
    return new GameSetup(
        options,
        List.copyOf(entrants),
        known ? beginner : standard.beginner(),
        ownRules(GameLooks.of(game), options));
  }

  /** Rules that no preset has, of whatever version, are a person's own. */
  private boolean ownRules(GameLook look, Options options) {
    boolean known = look.presets().stream().anyMatch(preset -> preset.holdsIn(options));
    return stored.getBoolean(look.game().id() + ".own", !known && !look.presets().isEmpty());
  }

  /** Whether anything was ever chosen for the game. */
  boolean knows(Game game) {
    return stored.contains(game.id() + ".options");
  }

  private Options options(Game game) {
    try {
      var first = GameLooks.of(game).firstGame();
      return Options.parse(game, stored.getString(game.id() + ".options", first));
    } catch (Refusal outdated) {
      return Options.standard(game); // options of a version that knew others
    }
  }

  /** Remembers a setup. */
  void save(GameSetup setup) {
    var game = setup.options().game();
    var edit = stored.edit();
    edit.putString(game.id() + ".options", setup.options().toString());
    edit.putInt(game.id() + ".beginner", setup.beginner());
    edit.putBoolean(game.id() + ".own", setup.ownRules());
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
