package tabuleiro.app;

import android.content.Context;
import android.content.Intent;
import android.os.Build;
import androidx.annotation.DrawableRes;
import androidx.annotation.Nullable;
import androidx.core.content.ContextCompat;
import androidx.core.content.pm.ShortcutInfoCompat;
import androidx.core.content.pm.ShortcutManagerCompat;
import androidx.core.graphics.drawable.IconCompat;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameUiRegistry;

/**
 * Updates the launcher's shortcuts, shown on a long press on the app's icon: continue, a new game
 * of the kind played last, and the puzzle of the day.
 */
final class LauncherShortcuts {
  static final String CONTINUE = "tabuleiro.app.CONTINUE";
  static final String NEW_GAME = "tabuleiro.app.NEW_GAME";
  static final String DAILY_PUZZLE = "tabuleiro.app.DAILY_PUZZLE";

  private static final String GAME = "game";

  private LauncherShortcuts() {}

  /** Publishes the shortcuts that make sense now, then runs {@code done}. */
  static void update(Context context, Runnable done) {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.N_MR1) {
      done.run(); // launchers of this Android version know no shortcuts
      return;
    }
    var app = context.getApplicationContext();
    var games = AppContainer.of(app).games();
    games.findLatest(
        latest ->
            games.lastPlayed(
                played -> {
                  // If the storage cannot be read, nothing is known about its games.
                  if (latest.isDone() && played.isDone()) {
                    offer(app, latest.value() != null, played.value());
                  }
                  done.run();
                }));
  }

  private static void offer(Context app, boolean running, @Nullable String gameId) {
    var words = ContextCompat.getContextForLanguage(app);
    var offered = new ArrayList<ShortcutInfoCompat>();
    if (running) {
      var label = words.getString(R.string.home_continue);
      offered.add(shortcut(app, 0, new Intent(CONTINUE), label, R.drawable.ic_shortcut_continue));
    }
    if (gameId != null && isGame(gameId)) {
      var intent = new Intent(NEW_GAME).putExtra(GAME, gameId);
      var name = GameUiRegistry.byId(gameId).game().name();
      var label = words.getString(R.string.shortcut_new_game, name);
      offered.add(shortcut(app, 1, intent, label, R.drawable.ic_shortcut_new_game));
    }
    var label = words.getString(R.string.puzzles_of_the_day);
    offered.add(shortcut(app, 2, new Intent(DAILY_PUZZLE), label, R.drawable.ic_shortcut_puzzle));
    ShortcutManagerCompat.setDynamicShortcuts(app, offered);
    // A "continue" shortcut pinned to the home screen shows this message while there is no game.
    if (running) {
      ShortcutManagerCompat.enableShortcuts(app, offered);
    } else {
      ShortcutManagerCompat.disableShortcuts(
          app, List.of(CONTINUE), words.getString(R.string.shortcut_nothing_to_continue));
    }
  }

  private static ShortcutInfoCompat shortcut(
      Context app, int rank, Intent intent, String label, @DrawableRes int icon) {
    return new ShortcutInfoCompat.Builder(app, intent.getAction())
        .setIntent(intent.setClass(app, MainActivity.class))
        .setRank(rank)
        .setShortLabel(label)
        .setIcon(IconCompat.createWithResource(app, icon))
        .build();
  }

  /** Returns the id of the game that an intent names, or null if it names no known game. */
  @Nullable
  static String game(Intent intent) {
    try {
      var id = intent.getStringExtra(GAME);
      return isGame(id) ? id : null;
    } catch (RuntimeException unreadable) {
      return null; // contains classes that only the other app has
    }
  }

  private static boolean isGame(@Nullable String id) {
    return GameUiRegistry.all().stream().anyMatch(gameUi -> gameUi.game().id().equals(id));
  }
}
