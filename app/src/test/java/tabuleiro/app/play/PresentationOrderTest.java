package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.os.SystemClock;
import android.view.View;
import androidx.preference.PreferenceManager;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowChoreographer;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Finger;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.shakti.ShaktiReason;

/** Tests the order of presentation: the piece lands, texts follow, then other moves. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class PresentationOrderTest {
  private static final String SMALL = "size=3";

  private final PausedCpuBackend cpuBackend = new PausedCpuBackend();
  private PlayScreen screen;

  @After
  public void tearDown() {
    screen.close();
  }

  private void begin(GameRecord record) {
    cpuBackend.install();
    screen = PlayScreen.of(record);
    screen.waitForTurn();
    // Otherwise a whole animation would run at once.
    ShadowChoreographer.setPaused(true);
    ShadowChoreographer.setFrameDelay(Duration.ofMillis(16));
  }

  private int parse(String move) throws RefusalException {
    return screen.state().match().position().parse(move);
  }

  private int listed() {
    return ((RecyclerView) screen.find(R.id.moves)).getAdapter().getItemCount();
  }

  @Test
  public void noWordRunsAheadOfThePiece() throws RefusalException {
    begin(TestRecords.people("shi", SMALL));
    screen.touchMove(parse("a3-a2"));
    assertNotEquals("it is on its way", BoardView.NO_MOVE, screen.board().moving());
    assertEquals("Ana to move", screen.text(R.id.status));
    assertEquals(0, listed());
    screen.waitForTurn();
    assertEquals("Rui to move", screen.text(R.id.status));
    TestWait.until("the move is listed", () -> listed() == 1);
  }

  @Test
  public void noVerdictRunsAheadOfThePiece() throws RefusalException {
    cpuBackend.chance = 60;
    begin(TestRecords.people("shi", SMALL));
    screen.scenario().onActivity(activity -> screen.fragment().model().setPractice(true));
    cpuBackend.release(1);
    TestWait.until("the place is judged", () -> cpuBackend.answers.size() == 1);
    cpuBackend.chance = 80; // from the opponent's point of view
    cpuBackend.release(1);
    screen.touchMove(parse("a3-a2"));
    TestWait.untilAtOnce("the move is judged", () -> screen.state().judgement().judged() != null);
    assertNotEquals("it is on its way", BoardView.NO_MOVE, screen.board().moving());
    assertFalse(screen.text(R.id.reason), screen.text(R.id.reason).contains("lunder"));
    assertFalse("nor does what follows from it", screen.find(R.id.take_back).isShown());
    screen.waitForTurn();
    assertTrue(screen.text(R.id.reason), screen.text(R.id.reason).contains("lunder"));
    assertEquals("Take it back and try again", screen.text(R.id.take_back));
    screen.press(R.id.take_back);
    TestWait.until("it is taken back", () -> screen.state().match().ply() == 0);
    screen.waitForTurn();
    assertFalse(screen.find(R.id.take_back).isShown());
  }

  @Test
  public void theResultIsToldWhenTheEndingWasSeen() {
    seeTheEnd(playedOut("shacru"));
  }

  @Test
  public void patternsAreCountedBeforeTheResultIsTold() {
    seeTheEnd(playedOut("ni-ju"));
  }

  private void seeTheEnd(Match whole) {
    int last = whole.length() - 1;
    var moves = whole.notation().subList(0, last);
    begin(new GameRecord(whole.options(), "", whole.players(), "", moves, null));
    screen.scenario().onActivity(activity -> screen.fragment().onMove(whole.moveAt(last)));
    TestWait.until("it has landed", () -> screen.board().isEnding());
    assertEquals("the board is ahead", last, listed());
    assertEquals(View.GONE, screen.find(R.id.rematch_now).getVisibility());
    assertEquals("nobody is to move any more", "", screen.text(R.id.status));
    assertFalse(screen.find(R.id.hint).isEnabled());
    TestWait.until("it was seen", () -> !screen.board().isEnding());
    assertEquals(View.VISIBLE, screen.find(R.id.rematch_now).getVisibility());
    assertTrue(screen.text(R.id.status), screen.text(R.id.status).contains("win"));
  }

  @Test
  public void aCheckmateIsToldWhileTheKingFalls() {
    var whole = mated();
    int last = whole.length() - 1;
    var moves = whole.notation().subList(0, last);
    begin(new GameRecord(whole.options(), "", whole.players(), "", moves, null));
    screen.scenario().onActivity(activity -> screen.fragment().onMove(whole.moveAt(last)));
    TestWait.until("it has landed", () -> screen.board().isEnding());
    assertTrue(screen.text(R.id.status), screen.text(R.id.status).startsWith("Checkmate! "));
    assertEquals(View.GONE, screen.find(R.id.rematch_now).getVisibility());
  }

  private static Match mated() {
    for (int seed = 0; ; seed++) {
      var match = TestRecords.people("shakti", "rules=freeling").toMatch();
      RandomGames.play(match, Integer.MAX_VALUE, new Random(seed));
      if (match.position().ending() == ShaktiReason.CHECKMATE) {
        return match;
      }
    }
  }

  /** Returns a random game of people, with points and without a pass at its end. */
  private static Match playedOut(String game) {
    for (int seed = 0; ; seed++) {
      var random = new Random(seed);
      var match = TestRecords.people(game, "").toMatch();
      while (!match.isOver()) {
        var moves = new MoveList();
        match.position().moves(moves);
        match.play(moves.get(random.nextInt(moves.size())));
      }
      int most = Math.max(match.position().score(0), match.position().score(1));
      if (most > 0 && match.moveAt(match.length() - 1) != Position.PASS) {
        return match;
      }
    }
  }

  @Test
  public void aTouchEndsTheMoveThatIsShownAndCounts() throws RefusalException {
    begin(TestRecords.people("shi", SMALL));
    screen.touchMove(parse("a3-a2"));
    TestWait.untilAtOnce("it is stored", () -> screen.state().canPlay());
    assertNotEquals("it is on its way", BoardView.NO_MOVE, screen.board().moving());
    var moves = new MoveList();
    screen.state().match().position().moves(moves);
    var piece = screen.state().match().position().touches(moves.get(0)).get(0);
    assertTrue(Finger.tap(screen.board(), piece));
    assertEquals(BoardView.NO_MOVE, screen.board().moving());
    assertEquals(List.of(piece), screen.board().moveInput().held());
  }

  @Test
  public void theCpuAnswersAfterABreath() throws RefusalException {
    long breath = timeOfAnAnswer();
    assertTrue(breath + " ms", breath >= 600);
  }

  @Test
  public void inAHurryTheCpuAnswersAtOnce() throws RefusalException {
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putBoolean("cpu_breath", false)
        .commit();
    long breath = timeOfAnAnswer();
    assertTrue(breath + " ms", breath <= 100);
  }

  /** Measures the time from the landing of a person's move to the start of the CPU's. */
  private long timeOfAnAnswer() throws RefusalException {
    begin(TestRecords.againstCpu("shi", SMALL, Level.CLUB));
    screen.touchMove(parse("a3-a2"));
    TestWait.until("it thinks", () -> cpuBackend.requests.size() == 1);
    cpuBackend.release(5);
    TestWait.until("it has landed", () -> screen.board().position().ply() == 1);
    long landed = SystemClock.uptimeMillis();
    TestWait.until("it answers", () -> screen.board().moving() != BoardView.NO_MOVE);
    long begun = SystemClock.uptimeMillis();
    assertFalse("Your turn".equals(screen.text(R.id.status)));
    screen.waitForTurn();
    assertEquals("Your turn", screen.text(R.id.status));
    return begun - landed;
  }

  @Test
  public void whatIsTakenBackIsNotShownFirst() throws RefusalException {
    begin(TestRecords.againstCpu("shi", SMALL, Level.CLUB));
    screen.touchMove(parse("a3-a2"));
    TestWait.until("it thinks", () -> cpuBackend.requests.size() == 1);
    cpuBackend.release(5);
    TestWait.until("it has answered", () -> screen.state().match().ply() == 2);
    screen.scenario().onActivity(activity -> screen.fragment().model().undo());
    TestWait.until(
        "all is shown",
        () -> {
          assertTrue(
              screen.board().moving() == BoardView.NO_MOVE || screen.board().next().ply() < 2);
          return screen.fragment().isAtRest();
        });
    assertEquals(0, screen.board().position().ply());
  }

  /** Returns a random game of people that has reached a forced pass. */
  private static GameRecord compulsoryPass() {
    for (int seed = 0; ; seed++) {
      var random = new Random(seed);
      var match = TestRecords.people("shacru", "").toMatch();
      while (!match.isOver() && !match.mustPass()) {
        var moves = new MoveList();
        match.position().moves(moves);
        match.play(moves.get(random.nextInt(moves.size())));
      }
      if (!match.isOver()) {
        var players = List.of(Player.person("Ana"), Player.person("Rui"));
        return new GameRecord(match.options(), "", players, "", match.notation(), null);
      }
    }
  }

  @Test
  public void aCompulsoryPassIsMadeByItselfAndUndoGoesBehindIt() {
    var record = compulsoryPass();
    cpuBackend.install();
    screen = PlayScreen.of(record);
    int ply = record.moves().size();
    assertTrue(screen.text(R.id.status), screen.text(R.id.status).endsWith("must pass"));
    TestWait.until("it is passed", () -> screen.state().match().ply() > ply);
    assertEquals(Position.PASS, screen.state().match().moveAt(ply));
    assertEquals(ply - 1, UndoTargets.back(screen.state().match()));
  }

  @Test
  public void whoWantsToPassesByHand() {
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putBoolean("auto_pass", false)
        .commit();
    var record = compulsoryPass();
    cpuBackend.install();
    screen = PlayScreen.of(record);
    TestWait.pass(5000);
    assertEquals(record.moves().size(), screen.state().match().ply());
    screen.press(R.id.pass);
    TestWait.until("it is passed", () -> screen.state().match().ply() > record.moves().size());
  }
}
