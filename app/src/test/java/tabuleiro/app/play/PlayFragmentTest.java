package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.os.Bundle;
import android.view.HapticFeedbackConstants;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import android.widget.TextView;
import androidx.preference.PreferenceManager;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.List;
import java.util.Random;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Finger;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class PlayFragmentTest {
  private static final String SMALL = "size=3";

  private final PausedCpuBackend cpuBackend = new PausedCpuBackend();
  private PlayScreen screen;

  @After
  public void tearDown() {
    if (screen != null) {
      screen.close();
    }
  }

  private void begin(GameRecord record) {
    cpuBackend.install();
    screen = PlayScreen.of(record);
  }

  private void touch(String move) throws RefusalException {
    screen.waitForTurn();
    screen.touchMove(screen.state().match().position().parse(move));
  }

  @Test
  public void namesTurnScoreAndLastMoveAreInSight() throws RefusalException {
    begin(TestRecords.people("shi", SMALL));
    assertEquals("Ana to move", screen.text(R.id.status));
    touch("a3-a2");
    TestWait.until("it is Rui's turn", () -> "Rui to move".equals(screen.text(R.id.status)));
    assertEquals("Ana: a3 to a2", screen.text(R.id.last_move));
    assertEquals(View.ACCESSIBILITY_LIVE_REGION_POLITE, live(R.id.status));
    assertEquals("Ana: a3 to a2. Rui to move", spoken());
  }

  private String spoken() {
    return screen.find(R.id.status).getContentDescription().toString();
  }

  @Test
  public void checksAreSaidAndShown() throws RefusalException {
    begin(TestRecords.people("shakti", "", "b2-d4", "b6-b5", "d4-e5"));
    screen.waitForTurn();
    assertEquals("Check!", screen.text(R.id.detail));
    assertEquals("Ana: d4 to e5", screen.text(R.id.last_move));
    assertEquals("Ana: d4 to e5. Check! Rui to move", spoken());
    ((RecyclerView) screen.find(R.id.moves)).getChildAt(1).performClick();
    assertEquals("Rui: b6 to b5", screen.text(R.id.last_move));
  }

  /** Catches a checkmate that is said in small letters, twice, or only when it is carried out. */
  @Test
  public void aCheckmateIsTheHeadline() throws RefusalException {
    var people = TestRecords.people("shakti", "");
    var layout = "to=2 Kd2 Wb5 Wc5 ka7 wg1";
    begin(new GameRecord(people.options(), layout, people.players(), "", List.of(), null));
    assertEquals("Checkmate!", screen.text(R.id.status));
    assertFalse(screen.text(R.id.detail), screen.text(R.id.detail).contains("Checkmate"));
    assertTrue(spoken(), spoken().endsWith("Checkmate! Rui to move"));
  }

  @Test
  public void playersOfOneNameAreToldApartByTheirSeats() {
    begin(TestRecords.cpus("shi", SMALL, Level.CLUB));
    assertEquals("CPU club (Samurai) to move", screen.text(R.id.status));
  }

  @Test
  public void aPersonWithoutANameIsCalledAsTheSeat() {
    var shi = TestRecords.people("shi", SMALL);
    var nobody = List.of(Player.person(""), Player.person(""));
    begin(new GameRecord(shi.options(), "", nobody, "", List.of(), null));
    assertEquals("Samurai to move", screen.text(R.id.status));
  }

  @Test
  @Config(qualifiers = "w360dp-h640dp-xhdpi")
  public void whyAMoveOnASmallSquareWaitsIsSaidOnce() throws RefusalException {
    begin(TestRecords.people("shi", "size=12"));
    screen.waitForTurn();
    tapOnly("f12-f9");
    var why = ApplicationProvider.getApplicationContext().getString(R.string.play_small);
    assertEquals(why, screen.text(R.id.message));
    screen.press(R.id.confirm);
    screen.waitForTurn();
    tapOnly("f1-f2");
    assertTrue(screen.board().hasPending());
    assertEquals("", screen.text(R.id.message));
  }

  private void tapOnly(String move) throws RefusalException {
    var position = screen.state().match().position();
    for (var touch : position.touches(position.parse(move))) {
      assertTrue(Finger.tap(screen.board(), touch));
    }
  }

  private int live(int id) {
    return screen.find(id).getAccessibilityLiveRegion();
  }

  @Test
  public void rotatingDuringAThoughtThinksOnceAndAnswersOnce() throws RefusalException {
    begin(TestRecords.againstCpu("shi", SMALL, Level.MASTER));
    touch("a3-a2");
    TestWait.until("it thinks", () -> cpuBackend.requests.size() == 1);
    screen.rotate();
    assertTrue(screen.state().thinking());
    TestWait.until("it takes long", () -> screen.find(R.id.stop).isShown());
    screen.rotate();
    cpuBackend.release(5);
    screen.waitForTurn();
    assertEquals(2, screen.state().match().length());
    assertEquals(1, cpuBackend.requests.size());
    assertEquals("Your turn", screen.text(R.id.status));
  }

  @Test
  public void undoDuringAThoughtGivesTheTurnBack() throws RefusalException {
    begin(TestRecords.againstCpu("shi", SMALL, Level.MASTER));
    touch("a3-a2");
    TestWait.until("it thinks", () -> cpuBackend.requests.size() == 1);
    screen.press(R.id.undo);
    screen.waitForTurn();
    assertEquals(0, screen.state().match().ply());
    touch("b3-b2");
    TestWait.until("it thinks again", () -> cpuBackend.requests.size() == 2);
  }

  @Test
  public void moveNowMakesTheCpuMove() throws RefusalException {
    begin(TestRecords.againstCpu("shi", SMALL, Level.MASTER));
    touch("a3-a2");
    TestWait.until("it thinks", () -> screen.find(R.id.stop).isShown());
    screen.press(R.id.stop);
    screen.waitForTurn();
    assertEquals(2, screen.state().match().ply());
  }

  @Test
  public void theProcessDiesAndTheGameIsThereAgain() throws RefusalException {
    cpuBackend.install();
    var first = ActivityController.of(new MainActivity()).setup();
    first.get().playNew(TestRecords.people("shi", SMALL));
    var model = modelOf(first.get());
    model.play(model.state().getValue().match().position().parse("a3-a2"));
    TestWait.until("it is stored", () -> model.state().getValue().canPlay());
    model.play(model.state().getValue().match().position().parse("a1-b2"));
    TestWait.until("it is stored", () -> model.state().getValue().canPlay());
    model.undo();
    TestWait.until("it is stored", () -> model.state().getValue().canPlay());
    var kept = new Bundle();
    first.saveInstanceState(kept).pause().stop().destroy();
    var second = ActivityController.of(new MainActivity());
    second.create(kept).start().restoreInstanceState(kept).resume().visible();
    var again = modelOf(second.get());
    assertTrue(again != model);
    assertEquals(2, again.state().getValue().match().length());
    assertEquals(1, again.state().getValue().match().ply());
    second.pause().stop().destroy();
  }

  private static PlayViewModel modelOf(MainActivity activity) {
    var found = new PlayViewModel[1];
    TestWait.until(
        "the game is there",
        () -> {
          var fragment = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
          found[0] = fragment instanceof PlayFragment play ? play.model() : null;
          return found[0] != null && found[0].state().getValue() != null;
        });
    return found[0];
  }

  @Test
  public void anImpossibleTouchSaysWhyInOneLine() {
    begin(TestRecords.people("shi", SMALL));
    screen.waitForTurn();
    Finger.tap(screen.board(), new Touch.Square(0)); // a Ninja's
    TestWait.until("it is refused", () -> screen.find(R.id.message).isShown());
    assertFalse(screen.text(R.id.message).isEmpty());
    assertEquals(0, screen.state().match().ply());
  }

  @Test
  public void aTouchWhileNobodyMayMoveSaysWhy() throws RefusalException {
    begin(TestRecords.againstCpu("shi", SMALL, Level.MASTER));
    touch("a3-a2");
    TestWait.until(
        "it thinks", () -> cpuBackend.requests.size() == 1 && screen.fragment().isAtRest());
    Finger.tap(screen.board(), new Touch.Square(0));
    assertEquals("It’s not your turn", screen.text(R.id.message));
    screen.scenario().onActivity(activity -> screen.fragment().model().look(0));
    Finger.tap(screen.board(), new Touch.Square(0));
    assertEquals("Go back to the game to make a move", screen.text(R.id.message));
    screen.press(R.id.back_to_game);
    menu(R.id.resign);
    confirmDialog();
    Finger.tap(screen.board(), new Touch.Square(0));
    assertEquals("The game is over", screen.text(R.id.message));
  }

  @Test
  public void theBoardTurnsToThePersonToMove() throws RefusalException {
    set("turn_board");
    begin(TestRecords.people("shi", SMALL));
    screen.waitForTurn();
    float samurai = Finger.place(screen.board(), new Touch.Square(0)).y;
    touch("a3-a2");
    screen.waitForTurn();
    float ninja = Finger.place(screen.board(), new Touch.Square(0)).y;
    assertTrue(samurai < ninja);
  }

  @Test
  public void backLetsGoOfAPieceBeforeItLeaves() throws RefusalException {
    begin(TestRecords.people("shacru", ""));
    screen.waitForTurn();
    var position = screen.state().match().position();
    var touches = position.touches(position.parse("c9-d8<"));
    screen.board().moveInput().touch(touches.get(0));
    screen.board().moveInput().touch(touches.get(1));
    assertEquals("Which way should it face?", screen.text(R.id.status));
    goBack();
    assertEquals("Ana to move", screen.text(R.id.status));
    goBack();
    TestWait.until("the game is left", () -> screen.fragment() == null);
  }

  private void goBack() {
    screen.scenario().onActivity(activity -> activity.getOnBackPressedDispatcher().onBackPressed());
  }

  private static void set(String setting) {
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putBoolean(setting, true)
        .commit();
  }

  @Test
  public void aMoveCanWaitForItsConfirmation() throws RefusalException {
    set("confirm_moves");
    begin(TestRecords.people("shi", SMALL));
    screen.waitForTurn();
    var position = screen.state().match().position();
    for (var touch : position.touches(position.parse("a3-a2"))) {
      assertTrue(Finger.tap(screen.board(), touch));
      TestWait.pass(50);
    }
    assertEquals(0, screen.state().match().ply());
    screen.press(R.id.confirm);
    TestWait.until("it is played", () -> screen.state().match().ply() == 1);
  }

  @Test
  public void theCompulsoryPassIsAButton() {
    begin(beforePass());
    screen.waitForTurn();
    assertTrue(screen.find(R.id.pass).isShown());
    int ply = screen.state().match().ply();
    screen.press(R.id.pass);
    assertEquals(ply + 1, screen.state().match().ply());
  }

  /** Returns a game that leads to a pass. */
  private static GameRecord beforePass() {
    var random = new Random(1);
    var moves = new MoveList();
    while (true) {
      var match = TestRecords.people("shi", SMALL).toMatch();
      while (!match.isOver()) {
        if (match.mustPass()) {
          return GameRecord.of(match, "");
        }
        moves.clear();
        match.position().moves(moves);
        match.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  public void theMovesCanBeSteppedThrough() throws RefusalException {
    begin(TestRecords.people("shi", SMALL, "a3-a2", "a1-b2", "b3-a3"));
    var list = (RecyclerView) screen.find(R.id.moves);
    TestWait.until("the moves are listed", () -> list.getChildCount() == 3);
    list.getChildAt(0).performClick();
    assertEquals("Looking back: move 1 of 2, Ana", screen.text(R.id.status));
    screen.press(R.id.previous);
    assertEquals("Looking back: start of the game", screen.text(R.id.status));
    screen.press(R.id.next);
    screen.press(R.id.next);
    assertEquals("Looking back: move 1 of 2, Rui", screen.text(R.id.status));
    assertFalse(screen.find(R.id.undo).isEnabled());
    screen.press(R.id.back_to_game);
    assertEquals("Rui to move", screen.text(R.id.status));
    assertEquals(3, screen.state().match().ply());
  }

  /** The notation of Ni-Ju, 5r0@-1,0, would be read sign by sign. */
  @Test
  public void listedMovesAreSpokenInWords() throws RefusalException {
    begin(TestRecords.people("ni-ju", "", "7r1@0,0", "5r0@-1,0"));
    var list = (RecyclerView) screen.find(R.id.moves);
    TestWait.until("the moves are listed", () -> list.getChildCount() == 2);
    assertEquals("1… 5r0@-1,0", ((TextView) list.getChildAt(1)).getText().toString());
    assertEquals(
        "Move 1, Ana: tile 7, turned once, to 0, 0",
        list.getChildAt(0).getContentDescription().toString());
    assertEquals(
        "Move 1, Rui: tile 5, to \u22121, 0",
        list.getChildAt(1).getContentDescription().toString());
  }

  @Test
  public void resigningAsksAndEndsWithTheReason() throws RefusalException {
    begin(TestRecords.people("shi", SMALL, "a3-a2"));
    menu(R.id.resign);
    confirmDialog();
    assertEquals("Ana wins", screen.text(R.id.status));
    assertTrue(screen.text(R.id.reason).startsWith("Rui resigned"));
    assertEquals("the seats show the scores", "", screen.text(R.id.detail));
    assertTrue(spoken(), spoken().contains("Ana 0 – Rui 0"));
    var seats = (ViewGroup) ((ViewGroup) screen.find(R.id.seats)).getChildAt(0);
    for (int seat = 0; seat < 2; seat++) {
      var spoken = seats.getChildAt(seat).getContentDescription().toString();
      assertFalse(spoken, spoken.endsWith("to move"));
    }
    screen.press(R.id.rematch_now);
    screen.waitForGame();
    TestWait.until("the seats are swapped", () -> screen.state().match().length() == 0);
    assertEquals("Rui to move", screen.text(R.id.status));
  }

  @Test
  public void aQuestionIsStillThereAfterRotating() throws RefusalException {
    begin(TestRecords.people("shi", SMALL, "a3-a2"));
    menu(R.id.resign);
    screen.rotate();
    confirmDialog();
    assertEquals("Ana wins", screen.text(R.id.status));
    screen.rotate();
    assertFalse("it is not asked twice", ShadowDialog.getLatestDialog().isShowing());
  }

  @Test
  public void movesAndTheEndAreFeltOnce() throws RefusalException {
    begin(TestRecords.people("shi", SMALL));
    assertEquals(-1, felt());
    touch("a3-a2");
    TestWait.until("the move is felt", () -> felt() == HapticFeedbackConstants.VIRTUAL_KEY);
    screen.waitForTurn();
    menu(R.id.resign);
    confirmDialog();
    assertEquals(HapticFeedbackConstants.CONFIRM, felt());
    screen.rotate();
    assertEquals("nothing new has happened", -1, felt());
    screen.press(R.id.undo);
    screen.waitForTurn();
    assertEquals("taking back is silent", -1, felt());
  }

  private int felt() {
    return shadowOf(screen.fragment().requireView()).lastHapticFeedbackPerformed();
  }

  @Test
  public void whatIsChosenInTheMenuOfAScreenThatHasGoneIsIgnored() throws RefusalException {
    begin(TestRecords.people("shi", SMALL, "a3-a2"));
    MaterialToolbar bar = (MaterialToolbar) screen.find(R.id.bar);
    screen.scenario().onActivity(MainActivity::home);
    TestWait.until("the game has gone", () -> screen.fragment() == null);
    assertFalse(bar.getMenu().performIdentifierAction(R.id.draw, 0));
    assertFalse(bar.getMenu().performIdentifierAction(R.id.settings, 0));
  }

  @Test
  public void aGameThatIsGoneLeadsToTheSavedGames() {
    expectUnplayable(4711, "This game no longer exists.");
  }

  @Test
  public void aDamagedGameLeadsToTheSavedGames() {
    var damaged = new LibraryFixture().damaged("", 5).store();
    expectUnplayable(damaged.ids().get(0), "This saved game can’t be resumed.");
  }

  private void expectUnplayable(long id, String said) {
    cpuBackend.install();
    screen = new PlayScreen();
    screen.scenario().onActivity(activity -> activity.play(id));
    TestWait.until("it says so", () -> shown(R.id.saved_games));
    assertEquals(said, screen.text(R.id.status));
    assertFalse(screen.find(R.id.hint).isEnabled());
    assertFalse(screen.find(R.id.pass).isShown());
    screen.press(R.id.saved_games);
    TestWait.until("they are there", () -> screen.find(R.id.library_games) != null);
  }

  private boolean shown(int id) {
    var view = screen.find(id);
    return view != null && view.isShown();
  }

  @Test
  public void twoPeopleCanAgreeOnADraw() throws RefusalException {
    begin(TestRecords.people("shi", SMALL, "a3-a2"));
    menu(R.id.draw);
    confirmDialog();
    assertEquals("Draw", screen.text(R.id.status));
  }

  private void menu(int item) {
    screen
        .scenario()
        .onActivity(
            activity ->
                ((com.google.android.material.appbar.MaterialToolbar)
                        activity.findViewById(R.id.bar))
                    .getMenu()
                    .performIdentifierAction(item, 0));
    TestWait.pass(50);
  }

  private static void confirmDialog() {
    var dialog = (androidx.appcompat.app.AlertDialog) ShadowDialog.getLatestDialog();
    assertNotNull(dialog);
    dialog.getButton(android.content.DialogInterface.BUTTON_POSITIVE).performClick();
    TestWait.pass(50);
  }

  @Test
  public void aHintIsExplained() throws RefusalException {
    begin(TestRecords.people("shi", SMALL));
    cpuBackend.release(1);
    screen.waitForTurn();
    screen.press(R.id.hint);
    TestWait.until("it is there", () -> screen.text(R.id.detail).contains("Tap Hint again"));
    assertEquals(BoardView.NO_MOVE, screen.board().hint());
    screen.press(R.id.hint);
    assertEquals("Move this one: a3. Tap Hint again to see where.", screen.text(R.id.detail));
    assertEquals(BoardView.NO_MOVE, screen.board().hint());
    screen.press(R.id.hint);
    assertTrue(screen.text(R.id.detail).startsWith("Best: a3 to a2. "));
    assertTrue(spoken(), spoken().startsWith("Best: a3 to a2. "));
    int move = screen.board().hint();
    assertEquals("a3-a2", screen.state().match().position().format(move));
    Finger.tap(screen.board(), new Touch.Square(7));
    TestWait.pass(50);
    assertEquals("another piece is taken up", BoardView.NO_MOVE, screen.board().hint());
    assertTrue("and stays in the hand", screen.board().moveInput().held().size() == 1);
    screen.press(R.id.hint);
    assertEquals("it has not changed its mind", move, screen.board().hint());
    assertEquals(1, cpuBackend.requests.size());
  }

  /** Catches threats that are said but not marked, marked but not spoken, or stay too long. */
  @Test
  public void whatThreatensIsSaidMarkedAndSpoken() throws RefusalException {
    begin(TestRecords.people("shi", "", "b8-g3", "g1-f2"));
    screen.waitForTurn();
    menu(R.id.threats);
    var threatened = screen.board().threatened();
    assertFalse(threatened.isEmpty());
    var name = screen.board().nameOf(threatened.get(0)).toString();
    assertTrue(screen.text(R.id.detail), screen.text(R.id.detail).endsWith(name + "."));
    assertTrue(spoken(), spoken().contains(name));
    menu(R.id.threats);
    assertEquals("", screen.text(R.id.detail));
    assertTrue(screen.board().threatened().isEmpty());
  }

  @Test
  public void theScreenStaysOnDuringAGame() {
    begin(TestRecords.people("shi", SMALL));
    int flags = screen.ask(activity -> activity.getWindow().getAttributes().flags);
    assertTrue(
        screen.find(R.id.bar).getRootView().getKeepScreenOn()
            || (flags & WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON) != 0
            || screen.fragment().requireView().getKeepScreenOn());
  }
}
