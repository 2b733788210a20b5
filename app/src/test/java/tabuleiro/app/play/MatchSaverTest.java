package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.rules.match.Match;

/** Tests that no move is made before the previous one is saved. */
public final class MatchSaverTest {
  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private final PlayArguments arguments = new PlayArguments(new SavedStateHandle());
  private final Match match = TestRecords.people("shi", "size=3").toMatch();
  private final List<String> heard = new ArrayList<>();
  private MatchSaver saver;

  @Before
  public void setUp() {
    saver = saver(arguments, match, "stored");
  }

  private MatchSaver saver(PlayArguments arguments, Match match, String said) {
    return new MatchSaver(app.games(), arguments, match, app.main, app::now, () -> heard.add(said));
  }

  private void waitUntilStored() {
    app.until("it is stored", saver::mayMove);
  }

  @Test
  public void aMoveIsMadeAtOnceWhenNothingIsOnItsWay() {
    saver.whenStored(() -> heard.add("move"));
    assertEquals(List.of("move"), heard);
    assertFalse(saver.isMoveWaiting());
  }

  @Test
  public void aMoveWaitsForTheOneBefore() throws Exception {
    match.play("a3-a2");
    saver.save();
    assertFalse(saver.mayMove());
    saver.whenStored(() -> heard.add("move"));
    assertTrue(saver.isMoveWaiting());
    assertTrue(heard.isEmpty());
    waitUntilStored();
    assertEquals(List.of("move", "stored"), heard);
    assertFalse(saver.isMoveWaiting());
    assertNotEquals(0, arguments.savedId());
  }

  @Test
  public void aMoveWaitsForEveryChangeBeforeIt() throws Exception {
    match.play("a3-a2");
    saver.save();
    match.goTo(match.ply() - 1);
    saver.save();
    saver.whenStored(() -> heard.add("move"));
    waitUntilStored();
    assertEquals(List.of("stored", "move", "stored"), heard);
  }

  @Test
  public void aMoveThatIsDroppedIsNeverMade() throws Exception {
    match.play("a3-a2");
    saver.save();
    saver.whenStored(() -> heard.add("move"));
    saver.dropWaitingMove();
    waitUntilStored();
    assertEquals(List.of("stored"), heard);
  }

  @Test
  public void aMatchWithoutARowIsNotStoredAgain() {
    saver.saveAgain();
    assertTrue(saver.mayMove());
    assertEquals(0, arguments.savedId());
  }

  /** An undo is saved only in a game that has a row, and the first save is about to make one. */
  @Test
  public void anUndoDuringTheFirstSaveIsStored() throws Exception {
    match.play("a3-a2");
    saver.save();
    match.goTo(0);
    saver.saveAgain();
    waitUntilStored();
    assertEquals(0, stored().ply());
  }

  private Match stored() {
    var stored = new ArrayList<Match>();
    app.games()
        .load(
            arguments.savedId(), game -> stored.add(((LoadedGame.Playable) game.value()).match()));
    app.until("it is read", () -> !stored.isEmpty());
    return stored.get(0);
  }

  @Test
  public void whatCouldNotBeStoredIsTriedAgainUntilItIs() throws Exception {
    app.storage.setReadOnly(true);
    match.play("a3-a2");
    saver.save();
    waitUntilStored();
    assertNotNull(saver.problem());
    app.pass(10_000);
    waitUntilStored();
    assertNotNull("it is shown until it is stored", saver.problem());
    app.storage.setReadOnly(false);
    app.pass(20_000);
    app.until("it is stored by itself", () -> saver.problem() == null);
    assertNotEquals(0, arguments.savedId());
  }

  @Test
  public void aSaverThatIsStoppedDuringAFailingSaveSavesNoMore() throws Exception {
    app.storage.setReadOnly(true);
    match.play("a3-a2");
    saver.save();
    saver.stop();
    waitUntilStored();
    app.storage.setReadOnly(false);
    app.pass(120_000);
    assertEquals("its screen is gone", List.of(), heard);
    assertEquals("the next screen stores what was kept", 0, arguments.savedId());
  }

  @Test
  public void aChangeDuringTheLastSaveIsStoredThoughTheSaverIsStopped() throws Exception {
    match.play("a3-a2");
    saver.save();
    match.play("a1-b2");
    saver.save();
    saver.whenStored(() -> heard.add("move"));
    saver.stop();
    waitUntilStored();
    assertEquals(List.of(), heard);
    assertEquals(match.notation(), stored().notation());
  }

  @Test
  public void aStateThatIsOutdatedIsNotStoredAndMayNotBePlayedOn() throws Exception {
    match.play("a3-a2");
    saver.save();
    waitUntilStored();
    var kept = arguments.version();
    match.play("a1-b2");
    saver.save();
    waitUntilStored();
    var late = new PlayArguments(new SavedStateHandle());
    late.setVersion(kept);
    var other = TestRecords.people("shi", "size=3").toMatch();
    var second = saver(late, other, "late");
    second.save();
    app.until("it is refused", second::isRefused);
    assertFalse(second.mayMove());
    assertEquals(arguments.version(), late.version());
  }

  @Test
  public void whatCannotBeStoredIsKeptAndHoldsNothingUp() throws Exception {
    app.storage.setReadOnly(true);
    match.play("a3-a2");
    match.play("a1-b2");
    match.goTo(match.ply() - 1);
    saver.save();
    saver.whenStored(() -> heard.add("move"));
    waitUntilStored();
    assertEquals(List.of("move", "stored"), heard);
    assertNotNull(saver.problem());
    assertEquals(match.snapshot(), arguments.unsaved().snapshot());
    app.storage.setReadOnly(false);
    saver.save();
    waitUntilStored();
    assertNull(saver.problem());
    assertNull("the row holds it now", arguments.unsaved());
  }
}
