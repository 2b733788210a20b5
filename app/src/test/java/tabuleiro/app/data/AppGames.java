package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import tabuleiro.app.TestApp;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.ui.Waiting;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Closing;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Fixture that fills the app's library for tests of screens. */
public final class AppGames {
  private static final long NOW = System.currentTimeMillis();

  private final SavedGames games = TestApp.container().games();
  private final Random random = new Random(3);
  private final List<StoredGame> rows = new ArrayList<>();

  /** Returns the app's repository. */
  public SavedGames games() {
    return games;
  }

  /** Creates a realistic library: running and finished games of every kind, and a damaged one. */
  public AppGames usual() {
    var looks = GameLooks.all();
    for (int i = 0; i < 12; i++) {
      var options = Options.standard(looks.get(i % looks.size()).game());
      var level = Level.values()[i % 5];
      var match = new Match(options, List.of(Player.person("Ana"), Player.cpu(level)));
      RandomGames.play(match, i % 3 == 2 ? 300 : 8 + 3 * i, random);
      add(match, i == 3 ? "Sunday at Rui’s" : "", i * i * 31L, i == 5);
    }
    damaged("Found on the old phone", 70);
    return store();
  }

  /** Creates finished games against CPUs of every level, half of them reviewed. */
  public AppGames finished() {
    for (var look : GameLooks.all()) {
      var options = Options.standard(look.game());
      for (int i = 0; i < 24; i++) {
        var level = Level.values()[i % 4];
        var match = new Match(options, List.of(Player.person("Ana"), Player.cpu(level)));
        RandomGames.play(match, 2, new Random(i % 5));
        RandomGames.play(match, 10 + random.nextInt(30), random);
        if (!match.isOver()) {
          int dice = random.nextInt(8);
          match.close(dice == 0 ? Closing.AGREED : new Closing(dice > i % 4 + 2 ? 1 : 0));
        }
        add(match, "", 60 - i, false);
        if (i % 2 == 0) {
          rows.get(rows.size() - 1).review = notes(match.length(), 26 - i);
        }
      }
    }
    return store();
  }

  /** Returns a review in which some moves lose up to this much. */
  private String notes(int moves, int loss) {
    var notes = new ArrayList<String>();
    for (int ply = 0; ply < moves; ply++) {
      notes.add("60 " + (60 - random.nextInt(loss)));
    }
    return GameMapper.column(notes);
  }

  /** Creates a game with these moves. */
  public long one(Match match) {
    add(match, "", 5, false);
    store();
    return ids().get(0);
  }

  /** Returns all games, latest first. */
  public List<Long> ids() {
    var ids = new AtomicReference<List<Long>>();
    games.list(
        LibraryQuery.ALL,
        answer -> {
          var found = new ArrayList<Long>();
          answer.value().forEach(game -> found.add(game.id));
          ids.set(found);
        });
    Waiting.until("games are listed", () -> ids.get() != null);
    return ids.get();
  }

  private void add(Match match, String name, long minutesAgo, boolean pinned) {
    var row = GameMapper.of(match, false, NOW - TimeUnit.MINUTES.toMillis(minutesAgo));
    row.name = name;
    row.pinned = pinned;
    rows.add(row);
  }

  /** Creates a game whose moves end in nonsense. */
  public AppGames damaged(String name, long minutesAgo) {
    var options = Options.standard(GameLooks.all().get(0).game());
    var match = new Match(options, List.of(Player.person("Ana"), Player.person("Rui")));
    add(RandomGames.play(match, 9, random), name, minutesAgo, false);
    rows.get(rows.size() - 1).moves += " e9=e9";
    return this;
  }

  /** Stores everything that was prepared. */
  public AppGames store() {
    var done = new AtomicReference<Answer<List<Long>>>();
    var prepared = new ArrayList<>(rows);
    rows.clear();
    games.work().change(() -> games.store().games().insert(prepared), done::set);
    Waiting.until("games are stored", () -> done.get() != null);
    if (done.get().problem() != null) {
      throw new AssertionError(done.get().problem());
    }
    return this;
  }
}
