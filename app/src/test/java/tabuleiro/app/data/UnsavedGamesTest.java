package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.rules.match.Match;

/** Tests that games that the database refuses are kept in files and stored once it accepts them. */
@RunWith(AndroidJUnit4.class)
public final class UnsavedGamesTest {
  private final Random random = new Random(3);
  private final Match match = RandomGames.play(RandomGames.fresh(random), 4, random);
  private final GameVersion begun = GameVersion.begun(1234);
  private TestDatabase test;

  @Before
  public void open() {
    test = new TestDatabase(ApplicationProvider.getApplicationContext());
  }

  @After
  public void close() {
    test.close();
  }

  private Answer<Saved> save(GameVersion base) {
    var saved = new AtomicReference<Answer<Saved>>();
    test.games().save(base, match, false, saved::set);
    return saved.get();
  }

  private void setReadOnly(int on) {
    test.database().getOpenHelper().getWritableDatabase().execSQL("PRAGMA query_only = " + on);
  }

  private int unsaved() {
    var unsaved = new AtomicReference<Integer>();
    test.games().storage().unsaved(answer -> unsaved.set(answer.value()));
    return unsaved.get();
  }

  private Match only() {
    var rows = test.database().games().all();
    assertEquals(1, rows.size());
    return load(rows.get(0).id);
  }

  private Match load(long id) {
    var loaded = new AtomicReference<Answer<LoadedGame>>();
    test.games().load(id, loaded::set);
    return ((LoadedGame.Playable) loaded.get().value()).match();
  }

  @Test
  public void aNewGameIsStoredAtTheNextStart() {
    setReadOnly(1);
    assertFalse(save(begun).isDone());
    RandomGames.play(match, 2, random);
    assertFalse(save(begun).isDone());
    assertTrue(test.games().storage().isKept(begun));
    assertEquals(1, unsaved());
    test.reopen();
    SavedGamesTest.assertSame(match, only());
    assertEquals(0, unsaved());
    assertFalse("a screen that comes back saves the same", save(begun).value().refused());
    only();
  }

  @Test
  public void aGameWithARowIsShownWithItsUnsavedMovesAndStoredAtTheNextStart() {
    var base = save(begun).value().version();
    setReadOnly(1);
    RandomGames.play(match, 3, random);
    assertFalse(save(base).isDone());
    SavedGamesTest.assertSame(match, load(base.id()));
    test.reopen();
    SavedGamesTest.assertSame(match, only());
    assertEquals(0, unsaved());
  }

  @Test
  public void whatIsStoredAfterAllIsNoLongerKept() {
    setReadOnly(1);
    save(begun);
    setReadOnly(0);
    assertTrue(save(begun).isDone());
    assertFalse(test.games().storage().isKept(begun));
    assertEquals(0, unsaved());
  }

  @Test
  public void movesThatWereOvertakenBecomeAGameOfTheirOwn() {
    var base = save(begun).value().version();
    setReadOnly(1);
    RandomGames.play(match, 1, random);
    save(base);
    setReadOnly(0);
    var other = GameMapper.of(match, false, 1);
    other.moves = "";
    other.ply = 0;
    assertFalse(test.database().games().save(base, other).refused());
    test.reopen();
    var rows = test.database().games().all();
    assertEquals(2, rows.size());
    assertEquals("", rows.get(0).moves);
    SavedGamesTest.assertSame(match, load(rows.get(1).id));
    assertEquals(0, unsaved());
  }
}
