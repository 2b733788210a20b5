package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import tabuleiro.app.TestScale;
import tabuleiro.rules.match.Match;

/**
 * Tests faults below SQLite. Plays games like the app and stores an image of the disk after every
 * save. From every two consecutive images it builds the disks that a power loss in between could
 * leave: SQLite syncs its log before it confirms a save and before it copies pages from the log;
 * whatever is not synced may be written or not, sector by sector. Then the disk itself fails: it
 * loses pages, sectors and ends of files that it had confirmed, or refuses writes. Each disk is
 * opened like the app does it; every confirmed move must be there or be reported as lost.
 *
 * <p>Not covered: that the system's fsync works and that SQLite calls it where documented; and a
 * single letter that turns a move into another legal move, since SQLite has no checksums over
 * pages.
 */
@RunWith(AndroidJUnit4.class)
public final class FaultTest {
  private static final int SAVES = Integer.getInteger("fault.saves", TestScale.times(330));
  private static final long SEED = Long.getLong("fault.seed", 15);
  private static final int TABLES = 6;
  private static final int ROUNDS = 40;

  /** How many images a lost write can date back. */
  private static final int KEPT = 12;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Random random = new Random(SEED);
  private final Context context = ApplicationProvider.getApplicationContext();
  private final Map<String, Integer> points = new TreeMap<>();
  private final List<DiskImage> images = new ArrayList<>();

  /** The confirmed states of each row, and the one being saved. */
  private final Map<Long, String> confirmed = new HashMap<>();

  private final Match[] matches = new Match[TABLES];
  private final GameVersion[] versions = new GameVersion[TABLES];
  private File place;
  private GameRepository games;
  private RecoverableDatabase file;
  private long checked;
  private long told;
  private int checkpoints;

  @Test
  public void everyConfirmedMoveIsThereOrToldToBeLost() throws IOException {
    var home = new File(folder.newFolder("disk"), "games.db");
    place = folder.newFolder("fault");
    open(home);
    assertEquals("every save is forced to the disk", "2", pragma("synchronous"));
    assertEquals("wal", pragma("journal_mode"));
    images.add(DiskImage.of(home));
    for (int save = 0; save < SAVES; save++) {
      int table = random.nextInt(TABLES);
      move(table);
      var state = state(matches[table]);
      var before = new HashMap<>(confirmed);
      var saved = save(versions[table], matches[table]);
      assertTrue(saved.isDone() && !saved.value().refused());
      versions[table] = saved.value().version();
      confirmed.put(versions[table].id(), state);
      long revision = versions[table].revision();
      images.add(DiskImage.of(home));
      cutPower(before, revision);
      if (images.size() > 2) {
        failDisk(revision);
      }
      if (images.size() > KEPT) {
        images.remove(0);
      }
    }
    file.close();
    int all = points.values().stream().mapToInt(Integer::intValue).sum();
    System.out.printf(
        "fault test: seed %d, %d points %s over %d saves and %d checkpoints, %d confirmed games"
            + " checked, %d of them lost by the disk and told, 0 lost quietly%n",
        SEED, all, points, SAVES, checkpoints, checked, told);
    assertTrue(checkpoints + " checkpoints", checkpoints >= 3);
    assertTrue(all + " points", all >= 6 * SAVES);
  }

  /** Simulates a power loss between the last two images, at several moments. */
  private void cutPower(Map<Long, String> before, long revision) throws IOException {
    var from = images.get(images.size() - 2);
    var to = images.get(images.size() - 1);
    for (int i = 0; i < 3; i++) {
      point("power cut within a save", from.withinSave(to, random), before, revision - 1);
    }
    if (to.isCheckpointedSince(from)) {
      checkpoints++;
      for (int i = 0; i < 12; i++) {
        var image = from.withinCheckpoint(to, random);
        point("power cut within a checkpoint", image, before, revision - 1);
      }
    }
  }

  /** Lets the disk lose what it had confirmed. */
  private void failDisk(long revision) throws IOException {
    var now = images.get(images.size() - 1);
    var earlier = images.get(random.nextInt(images.size() - 1));
    point("page as it was once", now.withPageOf(earlier, random), confirmed, revision);
    point("bad sector", now.withBadSector(random), confirmed, revision);
    point("bad sector in the log", now.withBadLog(random), confirmed, revision);
    switch (random.nextInt(3)) {
      case 0 -> point("file cut off", now.cut(random), confirmed, revision);
      case 1 -> point("all as it was once", earlier, confirmed, revision);
      default -> {
        var mixed = new DiskImage(now.database(), earlier.log());
        point("log as it was once", mixed, confirmed, revision);
      }
    }
  }

  /** Opens a disk like the app; the states are those confirmed or being saved. */
  private void point(String kind, DiskImage image, Map<Long, String> states, long revision)
      throws IOException {
    points.merge(kind, 1, Integer::sum);
    var copy = new File(place, "games.db");
    image.writeTo(copy);
    new RevisionFile(copy).set(revision);
    try (var disk = new OpenDisk(copy)) {
      var damage = disk.damage();
      int lost = disk.lost(states, confirmed);
      assertTrue(
          kind + ": " + lost + " games lost, told: " + damage + ", seed " + SEED,
          lost == 0 || tells(damage));
      checked += states.size();
      told += lost;
      if (damage != null || random.nextInt(20) == 0) {
        disk.play();
      }
    }
    for (var left : place.listFiles()) {
      delete(left);
    }
  }

  private static boolean tells(StorageDamageReport damage) {
    return damage != null && (damage.lost() != 0 || damage.changes() > 0);
  }

  private static void delete(File file) {
    var inside = file.listFiles();
    if (inside != null) {
      for (var each : inside) {
        delete(each);
      }
    }
    assertTrue(file.getPath(), file.delete());
  }

  /** The app on one of the disks. */
  private final class OpenDisk implements AutoCloseable {
    private final File copy;
    private RecoverableDatabase opened;
    private GameRepository saved;

    OpenDisk(File copy) {
      this.copy = copy;
      start();
    }

    private void start() {
      opened = DatabaseRepositoryHarness.open(context, copy.getPath());
      saved = new GameRepository(opened, Runnable::run, Runnable::run, Runnable::run, () -> 1000);
    }

    StorageDamageReport damage() {
      var damage = new AtomicReference<DataResult<StorageDamageReport>>();
      saved.storage().damage(damage::set);
      assertTrue("the storage is to work: " + damage.get(), damage.get().isDone());
      return damage.get().value();
    }

    /** Returns how many games are neither as confirmed nor listed as damaged. */
    int lost(Map<Long, String> states, Map<Long, String> underWay) {
      var rows = new HashMap<Long, GameEntity>();
      for (var row : opened.games().all()) {
        rows.put(row.id, row);
      }
      int lost = 0;
      for (var entry : states.entrySet()) {
        var row = rows.get(entry.getKey());
        boolean there =
            row != null
                && (state(row).equals(entry.getValue())
                    || state(row).equals(underWay.get(entry.getKey())));
        boolean shown = row != null && GameMapper.load(row) instanceof LoadedGame.Damaged;
        lost += there || shown ? 0 : 1;
      }
      return lost;
    }

    /** Checks that later saves are there at the next start. */
    void play() {
      var match = RandomGames.play(RandomGames.fresh(random), 2, random);
      var answer = new AtomicReference<DataResult<SaveResult>>();
      saved.save(GameVersion.unsaved(7), match, false, answer::set);
      assertTrue("" + answer.get(), answer.get().isDone());
      opened.close();
      start();
      assertEquals(state(match), state(opened.games().row(answer.get().value().version().id())));
    }

    @Override
    public void close() {
      opened.close();
    }
  }

  /**
   * Simulates a disk that refuses writes: what it refuses is kept, and stored when it works again.
   */
  @Test
  public void whatAFullOrBrokenDiskRefusesIsKeptAndStoredLater() throws IOException {
    var home = new File(folder.newFolder("full"), "games.db");
    open(home);
    int refused = 0;
    for (int round = 0; round < ROUNDS; round++) {
      int table = random.nextInt(TABLES);
      move(table);
      breakDisk(round, home);
      var answer = save(versions[table], matches[table]);
      if (!answer.isDone()) {
        refused++;
        assertTrue(answer.value().isKept());
      }
      file.close();
      mendDisk(home);
      var row = row(table);
      assertEquals("round " + round, state(matches[table]), state(row));
      versions[table] = row.version();
    }
    System.out.printf("fault test: %d saves refused by a full or broken disk, 0 lost%n", refused);
    assertTrue(refused + " refused", refused > ROUNDS / 2);
    file.close();
  }

  private GameEntity row(int table) {
    var row = GameMapper.of(matches[table], false, 0);
    var games = file.games();
    return games.row(games.unconfirmed(versions[table].created(), row.game, row.players));
  }

  private void breakDisk(int round, File home) {
    if (round % 8 == 0) {
      file.close();
      assertTrue(log(home).mkdir()); // at the place of the log
      open(home);
    } else if (round % 2 == 0) {
      pragma("max_page_count = " + pragma("page_count"));
    } else {
      file.database().getOpenHelper().getWritableDatabase().execSQL("PRAGMA query_only = 1");
    }
  }

  private void mendDisk(File home) {
    if (log(home).isDirectory()) {
      assertTrue(log(home).delete());
    }
    open(home);
  }

  private static File log(File home) {
    return new File(home.getPath() + "-wal");
  }

  /** Tests the test: without the revision file a loss goes undetected. */
  @Test
  public void aLossThatIsNotToldIsNoticedByThisTest() throws IOException {
    var home = new File(folder.newFolder("quiet"), "games.db");
    place = folder.newFolder("forgotten");
    open(home);
    move(0);
    versions[0] = save(versions[0], matches[0]).value().version();
    var early = DiskImage.of(home);
    move(0);
    var late = save(versions[0], matches[0]).value().version();
    confirmed.put(late.id(), state(matches[0]));
    var copy = new File(place, "games.db");
    early.writeTo(copy);
    try (var disk = new OpenDisk(copy)) {
      assertEquals(1, disk.lost(confirmed, confirmed));
      assertFalse(tells(disk.damage()));
    }
    file.close();
  }

  private void open(File home) {
    file = DatabaseRepositoryHarness.open(context, home.getPath());
    games = new GameRepository(file, Runnable::run, Runnable::run, Runnable::run, () -> 1000);
  }

  private void move(int table) {
    if (matches[table] == null || matches[table].isOver()) {
      matches[table] = RandomGames.play(RandomGames.fresh(random), 1, random);
      versions[table] = GameVersion.unsaved(random.nextInt());
    } else if (random.nextInt(8) == 0) {
      matches[table].goTo(random.nextInt(matches[table].length() + 1));
    } else {
      RandomGames.play(matches[table], 1, random);
    }
  }

  private DataResult<SaveResult> save(GameVersion base, Match match) {
    var answer = new AtomicReference<DataResult<SaveResult>>();
    games.save(base, match, false, answer::set);
    return answer.get();
  }

  private static String state(Match match) {
    return match.ply() + ":" + String.join(" ", match.notation());
  }

  private static String state(GameEntity row) {
    return row.ply + ":" + row.moves;
  }

  private String pragma(String pragma) {
    var db = file.database().getOpenHelper().getWritableDatabase();
    db.beginTransaction(); // so that the connection that writes is asked
    try (var row = db.query("PRAGMA " + pragma)) {
      var value = row.moveToFirst() ? row.getString(0) : "";
      db.setTransactionSuccessful();
      return value;
    } finally {
      db.endTransaction();
    }
  }
}
