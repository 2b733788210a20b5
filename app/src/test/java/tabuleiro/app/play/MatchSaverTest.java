package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.data.FreshGames;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.ui.Waiting;
import tabuleiro.rules.match.Match;

/** Tests that no move is made before the previous one is saved. */
@RunWith(AndroidJUnit4.class)
public final class MatchSaverTest {
  @Rule public final FreshGames games = new FreshGames();

  private final PlayArguments arguments = new PlayArguments(new SavedStateHandle());
  private final Match match = Records.people("shi", "size=3").toMatch();
  private final List<String> heard = new ArrayList<>();
  private MatchSaver saver;

  @Before
  public void setUp() {
    var stored = SavedGames.of(ApplicationProvider.getApplicationContext());
    saver = new MatchSaver(stored, arguments, match, () -> heard.add("stored"));
  }

  private void waitUntilStored() {
    Waiting.until("it is stored", saver::mayMove);
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
    match.undo();
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

  @Test
  public void whatCouldNotBeStoredIsTriedAgainUntilItIs() throws Exception {
    games.setReadOnly(true);
    match.play("a3-a2");
    saver.save();
    waitUntilStored();
    assertNotNull(saver.problem());
    Waiting.pass(10_000);
    waitUntilStored();
    assertNotNull("it is shown until it is stored", saver.problem());
    games.setReadOnly(false);
    Waiting.pass(20_000);
    Waiting.until("it is stored by itself", () -> saver.problem() == null);
    assertNotEquals(0, arguments.savedId());
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
    var other = Records.people("shi", "size=3").toMatch();
    var app = ApplicationProvider.getApplicationContext();
    var second = new MatchSaver(SavedGames.of(app), late, other, () -> heard.add("late"));
    second.save();
    Waiting.until("it is refused", second::isRefused);
    assertFalse(second.mayMove());
    assertEquals(arguments.version(), late.version());
  }

  @Test
  public void whatCannotBeStoredIsKeptAndHoldsNothingUp() throws Exception {
    games.setReadOnly(true);
    match.play("a3-a2");
    match.play("a1-b2");
    match.undo();
    saver.save();
    saver.whenStored(() -> heard.add("move"));
    waitUntilStored();
    assertEquals(List.of("move", "stored"), heard);
    assertNotNull(saver.problem());
    assertEquals(match.snapshot(), arguments.unsaved().snapshot());
    games.setReadOnly(false);
    saver.save();
    waitUntilStored();
    assertNull(saver.problem());
    assertNull("the row holds it now", arguments.unsaved());
  }
}
