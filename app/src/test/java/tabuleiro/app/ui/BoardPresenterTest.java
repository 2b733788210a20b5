package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.TestBoard;
import tabuleiro.app.time.FakeScheduler;
import tabuleiro.app.ui.BoardSnapshot.Pauses;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests the order and the pauses of presentation, on a board whose animations take no time. */
@RunWith(AndroidJUnit4.class)
public final class BoardPresenterTest {
  private static final long PAUSE = 450;

  private final FakeScheduler scheduler = new FakeScheduler();
  private final List<String> shown = new ArrayList<>();
  private BoardView board;
  private BoardPresenter presenter;
  private Match match;

  @Before
  public void setUp() {
    var game = Games.all().get(0);
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    match = new Match(Options.standard(game), players);
    var style = new BoardSettings(true, true, 0, false, 0);
    board = new TestBoard(match.position(), style, 400).view;
    presenter = new BoardPresenter(board, scheduler, PAUSE);
    for (int i = 0; i < 8; i++) {
      var moves = match.position().legalMoves();
      match.play(moves.get(0));
    }
  }

  private void show(int ply, int line, Pauses pauses) {
    var snapshot = BoardSnapshot.of(match.snapshot(), ply, line, true, pauses);
    presenter.show(snapshot, moved -> shown.add(ply + (moved ? " moved" : "")));
  }

  private void pass(long millis) {
    long end = scheduler.uptimeMillis() + millis;
    while (scheduler.advanceToNextTask(end)) {
      scheduler.runDue();
    }
    scheduler.advanceTo(end);
  }

  private int ply() {
    return board.position().ply();
  }

  @Test
  public void theMovesOfATaskAreShownWithPausesBetweenThem() {
    show(0, 0, Pauses.BETWEEN);
    show(3, 0, Pauses.BETWEEN);
    assertEquals("the person's own move at once", 1, ply());
    assertNull("nobody moves meanwhile", board.moveInput().moveBuilder());
    assertFalse(presenter.isAtRest());
    pass(PAUSE - 1);
    assertEquals(1, ply());
    pass(1);
    assertEquals(2, ply());
    pass(PAUSE);
    assertEquals(3, ply());
    assertNotNull(board.moveInput().moveBuilder());
    assertTrue(presenter.isAtRest());
    assertEquals(List.of("0", "3 moved"), shown);
    show(4, 0, Pauses.BETWEEN);
    assertEquals("nothing that comes later waits", 4, ply());
  }

  @Test
  public void aReplyComesAfterAPauseAndTextsBetween() {
    show(0, 0, Pauses.NONE);
    show(1, 0, Pauses.NONE);
    show(2, 0, Pauses.BEFORE);
    assertEquals(List.of("0", "1 moved"), shown);
    assertFalse(presenter.isAtRest());
    pass(PAUSE - 1);
    assertEquals(1, ply());
    show(2, 0, Pauses.BEFORE); // search progress or the like
    pass(1);
    assertEquals(2, ply());
    assertEquals(List.of("0", "1 moved", "2 moved"), shown);
    pass(2 * PAUSE);
    show(3, 0, Pauses.BEFORE);
    assertEquals("the pause has passed long ago", 3, ply());
  }

  @Test
  public void aJumpDropsWhatWasToCome() {
    show(0, 0, Pauses.NONE);
    show(1, 0, Pauses.NONE);
    show(2, 0, Pauses.BEFORE);
    show(5, 1, Pauses.NONE);
    assertEquals(5, ply());
    pass(10 * PAUSE);
    assertEquals(5, ply());
    assertEquals(List.of("0", "1 moved", "5"), shown);
  }

  @Test
  public void whatComesTooFastIsSkipped() {
    show(0, 0, Pauses.NONE);
    show(1, 0, Pauses.NONE);
    for (int ply = 2; ply <= 8; ply++) {
      show(ply, 0, Pauses.BEFORE);
    }
    pass(20 * PAUSE);
    assertEquals(8, ply());
    assertEquals(List.of("0", "1 moved", "2 moved", "5", "6 moved", "7 moved", "8 moved"), shown);
  }

  /** A fragment is destroyed after its views have been detached. */
  @Test
  public void nothingComesAfterTheScreenHasGone() {
    show(0, 0, Pauses.BETWEEN);
    show(3, 0, Pauses.BETWEEN);
    presenter.stop();
    pass(10 * PAUSE);
    assertEquals(1, ply());
    assertEquals(List.of("0"), shown);
  }

  @Test
  public void heldTouchesStayWhileTheBoardStays() {
    show(0, 0, Pauses.NONE);
    var first = board.moveInput().firsts().iterator().next();
    board.moveInput().touch(first);
    show(0, 0, Pauses.NONE);
    assertEquals(List.of(first), board.moveInput().held());
    var hinted =
        BoardSnapshot.of(match.snapshot(), 0, 0, true, Pauses.NONE).withHint(match.moveAt(0));
    presenter.show(hinted, moved -> {});
    assertEquals(match.moveAt(0), board.hint());
    assertEquals(List.of(first), board.moveInput().held());
  }
}
