package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import tabuleiro.app.TestApp;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Fixture that fills the app's library for tests of screens. */
public final class LibraryFixture {
  private static final long NOW = System.currentTimeMillis();

  private final GameRepository games = TestApp.container().games();
  private final Random random = new Random(3);
  private final List<GameEntity> rows = new ArrayList<>();

  /** Returns the app's repository. */
  public GameRepository games() {
    return games;
  }

  /** Creates a realistic library: running and finished games of every kind, and a damaged one. */
  public LibraryFixture usual() {
    var looks = GameUiRegistry.all();
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
  public LibraryFixture finished() {
    for (var gameUi : GameUiRegistry.all()) {
      var options = Options.standard(gameUi.game());
      for (int i = 0; i < 24; i++) {
        var level = Level.values()[i % 4];
        var match = new Match(options, List.of(Player.person("Ana"), Player.cpu(level)));
        RandomGames.play(match, 2, new Random(i % 5));
        RandomGames.play(match, 10 + random.nextInt(30), random);
        if (!match.isOver()) {
          int dice = random.nextInt(8);
          match.close(dice == 0 ? ChosenEnding.AGREED : new ChosenEnding(dice > i % 4 + 2 ? 1 : 0));
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
    TestWait.until("games are listed", () -> ids.get() != null);
    return ids.get();
  }

  private void add(Match match, String name, long minutesAgo, boolean pinned) {
    var row = GameMapper.of(match, false, NOW - TimeUnit.MINUTES.toMillis(minutesAgo));
    row.name = name;
    row.pinned = pinned;
    rows.add(row);
  }

  /** Creates a game whose moves end in nonsense. */
  public LibraryFixture damaged(String name, long minutesAgo) {
    var options = Options.standard(GameUiRegistry.all().get(0).game());
    var match = new Match(options, List.of(Player.person("Ana"), Player.person("Rui")));
    add(RandomGames.play(match, 9, random), name, minutesAgo, false);
    rows.get(rows.size() - 1).moves += " e9=e9";
    return this;
  }

  /** Stores everything that was prepared. */
  public LibraryFixture store() {
    var done = new AtomicReference<DataResult<List<Long>>>();
    var prepared = new ArrayList<>(rows);
    rows.clear();
    games.work().change(() -> games.store().games().insert(prepared), done::set);
    TestWait.until("games are stored", () -> done.get() != null);
    if (done.get().problem() != null) {
      throw new AssertionError(done.get().problem());
    }
    return this;
  }
}
