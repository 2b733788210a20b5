package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.MoveTree;

/** Contract test of games that cannot be saved, for files and the in-memory fake. */
public abstract class UnsavedGameStoreContract {
  private final Random random = new Random(3);
  private final Match match = RandomGames.play(RandomGames.fresh(random), 4, random);
  private final GameVersion begun = GameVersion.unsaved(1234);
  private RepositoryHarness test;

  /** Returns an empty store. */
  abstract RepositoryHarness fresh();

  @Before
  public void open() {
    test = fresh();
  }

  @After
  public void close() {
    test.close();
  }

  private DataResult<SaveResult> save(GameVersion base) {
    var saved = new AtomicReference<DataResult<SaveResult>>();
    test.games().save(base, match, false, saved::set);
    return saved.get();
  }

  private int unsaved() {
    var unsaved = new AtomicReference<Integer>();
    test.games().storage().unsaved(answer -> unsaved.set(answer.value()));
    return unsaved.get();
  }

  private Match only() {
    var rows = test.tables().all();
    assertEquals(1, rows.size());
    return load(rows.get(0).id);
  }

  private Match load(long id) {
    return playable(id).match();
  }

  private LoadedGame.Playable playable(long id) {
    var loaded = new AtomicReference<DataResult<LoadedGame>>();
    test.games().load(id, loaded::set);
    return (LoadedGame.Playable) loaded.get().value();
  }

  @Test
  public void aNewGameIsStoredAtTheNextStart() {
    test.setReadOnly(true);
    var kept = save(begun);
    assertFalse(kept.isDone());
    RandomGames.play(match, 2, random);
    kept = save(kept.value().version());
    assertFalse(kept.isDone());
    assertTrue(kept.value().isKept());
    assertEquals(1, unsaved());
    test.reopen();
    GameRepositoryContract.assertSame(match, only());
    assertEquals(0, unsaved());
    assertFalse("a screen that comes back saves the same", save(begun).value().refused());
    only();
  }

  @Test
  public void aGameWithARowIsShownWithItsUnsavedMovesAndStoredAtTheNextStart() {
    var base = save(begun).value().version();
    test.setReadOnly(true);
    RandomGames.play(match, 3, random);
    assertFalse(save(base).isDone());
    GameRepositoryContract.assertSame(match, load(base.id()));
    test.reopen();
    GameRepositoryContract.assertSame(match, only());
    assertEquals(0, unsaved());
  }

  @Test
  public void whatIsStoredAfterAllIsNoLongerKept() {
    test.setReadOnly(true);
    var kept = save(begun).value().version();
    test.setReadOnly(false);
    assertTrue(save(kept).isDone());
    assertEquals(0, unsaved());
  }

  @Test
  public void movesThatWereOvertakenBecomeAGameOfTheirOwn() {
    var base = save(begun).value().version();
    test.setReadOnly(true);
    RandomGames.play(match, 1, random);
    save(base);
    test.setReadOnly(false);
    var other = GameMapper.of(match, false, 1);
    other.moves = "";
    other.ply = 0;
    assertFalse(test.tables().save(base, other).refused());
    test.reopen();
    var rows = test.tables().all();
    assertEquals(2, rows.size());
    assertEquals("", rows.get(0).moves);
    GameRepositoryContract.assertSame(match, load(rows.get(1).id));
    assertEquals(0, unsaved());
  }

  /**
   * Keeps a state of a saved game and changes its row elsewhere; returns the rows after a start.
   */
  private List<GameEntity> overtaken(Match kept, Consumer<GameEntity> change) {
    var base = save(begun).value().version();
    test.games().rename(base.id(), "Sunday", renamed -> {});
    test.setReadOnly(true);
    test.games().save(base, kept, false, saved -> assertFalse(saved.isDone()));
    test.setReadOnly(false);
    var row = GameMapper.of(kept, false, 1);
    row.closing = "";
    change.accept(row);
    assertFalse(test.tables().save(base, row).refused());
    test.reopen();
    assertEquals(0, unsaved());
    return test.tables().all();
  }

  /** Catches moves that are compared as text: "h6-g7" begins like "h6-g7&lt;". */
  @Test
  public void aLastMoveThatOnlyBeginsLikeTheStoredOneIsNotDropped() {
    var rows = overtaken(match, row -> row.moves += "<");
    assertEquals(2, rows.size());
    GameRepositoryContract.assertSame(match, load(rows.get(1).id));
    assertEquals("it is the same game", "Sunday", rows.get(1).name);
  }

  @Test
  public void aResignationThatTheRowDoesNotHoldIsNotDropped() {
    var resigned = match.branch();
    resigned.close(new ChosenEnding(0));
    var rows = overtaken(resigned, row -> {});
    assertEquals(2, rows.size());
    GameRepositoryContract.assertSame(resigned, load(rows.get(1).id));
  }

  @Test
  public void movesThatTheRowHoldsAreNoSecondGame() {
    assertEquals(1, overtaken(match, row -> row.moves += " e9=e9").size());
  }

  @Test
  public void aGameThatIsDeletedMeanwhileStaysDeletedWithItsLastMoves() {
    var base = save(begun).value().version();
    test.setReadOnly(true);
    RandomGames.play(match, 2, random);
    save(base);
    test.setReadOnly(false);
    test.games().delete(List.of(base.id()), deleted -> {});
    test.reopen();
    assertEquals(0, test.tables().count());
    assertEquals(0, unsaved());
    test.games().restore(List.of(base.id()), restored -> {});
    GameRepositoryContract.assertSame(match, only());
  }

  @Test
  public void aDeletedGameIsNotPurgedBeforeItsKeptMovesAreStored() {
    var base = save(begun).value().version();
    test.setReadOnly(true);
    save(base);
    test.setReadOnly(false);
    test.games().delete(List.of(base.id()), deleted -> {});
    test.now += 2L * 24 * 3600 * 1000;
    test.reopen();
    test.games().restore(List.of(base.id()), restored -> {});
    assertEquals("it is gone, and nothing brings it back", 0, test.tables().count());
    test.reopen();
    assertEquals(0, test.tables().count());
  }

  /**
   * Two screens show the same game, and both keep moves. The one that kept an older state must
   * neither overwrite the newer file nor delete it once the storage works again.
   */
  @Test
  public void anOlderScreenNeverTakesTheMovesThatANewerOneHasKept() {
    var base = save(begun).value().version();
    test.setReadOnly(true);
    RandomGames.play(match, 1, random);
    var older = save(base).value().version();
    var newer = playable(base.id());
    assertEquals(older, newer.details().version());
    RandomGames.play(newer.match(), 2, random);
    var kept = new AtomicReference<SaveResult>();
    test.games().save(older, newer.match(), false, answer -> kept.set(answer.value()));
    assertTrue(kept.get().isKept());
    assertTrue("the older screen notices", older.isOlderThan(playable(base.id())));
    for (int attempt = 0; attempt < 3; attempt++) {
      var refused = save(older);
      assertFalse("it lost its turn", refused.value().isKept());
      older = refused.value().version();
    }
    GameRepositoryContract.assertSame(newer.match(), load(base.id()));
    test.setReadOnly(false);
    assertTrue(save(older).value().refused());
    GameRepositoryContract.assertSame(newer.match(), only());
    assertEquals(0, unsaved());
  }

  /** A screen that is older than the row is refused, and takes no kept file with it. */
  @Test
  public void aRefusedSaveLeavesKeptMovesAlone() {
    var old = save(begun).value().version();
    RandomGames.play(match, 1, random);
    var base = save(old).value().version();
    test.setReadOnly(true);
    RandomGames.play(match, 1, random);
    assertTrue(save(base).value().isKept());
    var stale = new AtomicReference<DataResult<SaveResult>>();
    var other = RandomGames.fresh(match.options(), random);
    test.games().save(old.withKept(1), other, false, stale::set);
    assertFalse(stale.get().value().isKept());
    GameRepositoryContract.assertSame(match, load(base.id()));
    test.setReadOnly(false);
    test.games().save(old.withKept(1), other, false, stale::set);
    assertTrue(stale.get().value().refused());
    GameRepositoryContract.assertSame(match, only());
  }

  @Test
  public void aKeptStateThatTheRowOvertookStaysKeptWhenItsScreenIsRefused() {
    var old = save(begun).value().version();
    RandomGames.play(match, 1, random);
    save(old);
    var other = RandomGames.play(RandomGames.fresh(match.options(), random), 2, random);
    var row = GameMapper.of(other, false, old.created());
    row.id = old.id();
    row.revision = old.revision();
    row.kept = 1;
    test.store().unsaved().keep(row);
    var refused = new AtomicReference<SaveResult>();
    test.games().save(old.withKept(1), other, false, answer -> refused.set(answer.value()));
    assertTrue(refused.get().refused());
    test.reopen();
    var rows = test.tables().all();
    assertEquals(2, rows.size());
    GameRepositoryContract.assertSame(match, load(rows.get(0).id));
    GameRepositoryContract.assertSame(other, load(rows.get(1).id));
    assertTrue("it does not count again", rows.get(1).received);
  }

  /** A text prefix is no prefix of moves, and a resignation is not among the moves. */
  @Test
  public void onlyMovesThatTheRowHoldsCountAsStored() {
    var row = new GameEntity();
    row.moves = "h6-g7< a1-b2";
    var kept = new GameEntity();
    assertTrue(row.isContinuationOf(kept));
    kept.moves = "h6-g7<";
    assertTrue(row.isContinuationOf(kept));
    kept.moves = "h6-g7";
    assertFalse(row.isContinuationOf(kept));
    kept.moves = row.moves;
    assertTrue(row.isContinuationOf(kept));
    kept.closing = "resigned 1";
    assertFalse(row.isContinuationOf(kept));
    row.closing = kept.closing;
    assertTrue(row.isContinuationOf(kept));
    kept.variations = "h6-g7< (a2-a3) a1-b2";
    kept.hasOwnVariations = true;
    assertFalse(row.isContinuationOf(kept));
  }

  /** A branch whose first save fails does not begin to count by the detour through a file. */
  @Test
  public void aKeptCopyStaysACopy() {
    test.setReadOnly(true);
    save(GameVersion.copy(77));
    test.reopen();
    assertTrue(test.tables().all().get(0).received);
  }

  @Test
  public void theLayoutAndTheVariationsOfAStudyWaitAsWell() throws RefusalException {
    var options = Options.parse(Games.byId("shi"), "size=3 first=samurai win=half");
    var layout = "..S/NS./.SN to=2 taken=1,0";
    var study = Match.from(options, layout, List.of(Player.person("Ana"), Player.cpu(Level.CLUB)));
    study.play("a2-a3");
    var tree = MoveTree.of(study, List.of("away")).add(0, "c1-c2").withName(2, "The quiet way");
    var base = new AtomicReference<GameVersion>();
    test.games().save(begun, study, tree, false, saved -> base.set(saved.value().version()));
    study.play("b2-a2");
    test.setReadOnly(true);
    test.games().save(base.get(), study, false, saved -> base.set(saved.value().version()));
    assertEquals(1, base.get().kept());
    assertEquals(tree.withMainLine(study.notation()), playable(base.get().id()).tree());
    var own = MoveTree.of(study, List.of("", "bold"));
    test.games().save(base.get(), study, own, false, saved -> assertTrue(saved.value().isKept()));
    test.games().save(GameVersion.unsaved(7), study, own, false, saved -> {});
    test.reopen();
    assertEquals(2, test.tables().all().size());
    for (var row : test.tables().all()) {
      assertEquals(layout, row.layout);
      assertEquals(own, playable(row.id).tree());
    }
  }
}
