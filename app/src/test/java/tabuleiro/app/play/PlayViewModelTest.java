package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModelStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.record.MoveTree;

public final class PlayViewModelTest {
  private static final String SMALL = "size=3";

  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private final PausedCpuBackend cpuBackend = app.cpuBackend;
  private final List<PlayState> published = new ArrayList<>();
  private SavedStateHandle handle;
  private PlayViewModel model;

  @After
  public void tearDown() {
    clear();
  }

  private void begin(GameRecord record) {
    handle = new SavedStateHandle();
    arguments().setUnsaved(record.toMatch());
    start();
  }

  private void start() {
    model =
        new PlayViewModel(
            handle,
            app.games(),
            app.cpu(),
            app.settings(),
            app.tips(),
            app.puzzles().own(),
            app.main,
            app::now);
    model.state().observeForever(published::add);
    model.setVisible(true);
    app.until("the match is there", () -> model.state().getValue() != null);
  }

  private PlayArguments arguments() {
    return new PlayArguments(handle);
  }

  /** Simulates a process death and the restored screen. */
  private void dieAndRestore() {
    var kept = new HashMap<String, Object>();
    for (var key : handle.keys()) {
      kept.put(key, handle.get(key));
    }
    clear();
    handle = new SavedStateHandle(kept);
    start();
  }

  /** Clears the view model, as the framework does when the screen is left for good. */
  private void clear() {
    if (model != null) {
      var store = new ViewModelStore();
      store.put("play", model);
      store.clear();
    }
  }

  private PlayState state() {
    return model.state().getValue();
  }

  private void play(String move) throws Exception {
    app.until("a move can be made", () -> state().canPlay());
    model.play(state().match().position().parse(move));
  }

  private void waitForPly(int ply) {
    app.until("ply " + ply, () -> state().match().ply() == ply && !isSaving());
  }

  private boolean isSaving() {
    return !state().match().isOver()
        && state().match().toMove().isPerson()
        && !state().looking()
        && !state().canPlay();
  }

  private List<String> moves() {
    return state().match().notation();
  }

  @Test
  public void everyMoveIsStoredBeforeTheNextOneIsTaken() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    assertTrue(state().canPlay());
    play("a3-a2");
    assertFalse(state().canPlay());
    model.play(firstLegal());
    assertEquals(1, moves().size());
    waitForPly(1);
    assertTrue(state().canPlay());
    assertNotEquals(0, arguments().savedId());
  }

  @Test
  public void aMasterThinksAheadOnAPersonsTimeIfWantedAndSeen() throws Exception {
    app.settingsStored().edit().putBoolean("think_ahead", true).apply();
    begin(TestRecords.againstCpu("shi", SMALL, Level.MASTER));
    app.until("it thinks ahead", () -> cpuBackend.isPondering);
    assertFalse("nobody need know", state().thinking());
    play("a3-a2");
    app.until("it thinks about its move", () -> cpuBackend.requests.size() == 1);
    assertFalse(cpuBackend.isPondering);
    cpuBackend.release(1);
    waitForPly(2);
    app.until("and ahead again", () -> cpuBackend.isPondering);
    model.setVisible(false);
    app.until("not for nobody", () -> !cpuBackend.isPondering);
    assertEquals(List.of(1, 1), cpuBackend.pondered);
  }

  @Test
  public void noOtherLevelThinksAheadAndNoneUnasked() {
    begin(TestRecords.againstCpu("shi", SMALL, Level.MASTER));
    app.pass(50);
    clear();
    app.settingsStored().edit().putBoolean("think_ahead", true).apply();
    begin(TestRecords.againstCpu("shi", SMALL, Level.EXPERT));
    app.pass(50);
    assertTrue(cpuBackend.pondered.isEmpty());
  }

  @Test
  public void afterARestoreUnsavedMovesAreShownWithTheWordAndStored() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    play("a3-a2");
    waitForPly(1);
    app.storage.setReadOnly(true);
    play("a1-b2");
    waitForPly(2);
    assertEquals(StorageProblem.READ_ONLY, state().problem());
    dieAndRestore();
    assertEquals(2, state().match().ply());
    assertEquals(StorageProblem.READ_ONLY, published.get(published.size() - 1).problem());
    app.storage.setReadOnly(false);
    app.pass(5_000);
    app.until("it is stored by itself", () -> state().problem() == null);
    dieAndRestore();
    assertEquals(2, state().match().ply());
    assertNull(state().problem());
  }

  @Test
  public void ofTwoScreensOfOneGameTheOneLeftBehindShowsWhatTheOtherPlayed() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    play("a3-a2");
    waitForPly(1);
    var behind = model;
    var kept = handle;
    handle = new SavedStateHandle(new HashMap<>(Map.of("savedId", arguments().savedId())));
    start();
    play("a1-b2");
    waitForPly(2);
    play("a2-a1");
    waitForPly(3);
    var stored = moves();
    model = behind;
    handle = kept;
    play("b1-b2");
    app.until("the newer one is shown", () -> moves().equals(stored));
    assertEquals(StorageProblem.OUTDATED, state().problem());
    play(state().match().position().format(firstLegal()));
    waitForPly(4);
    assertNull("said until it is played on", state().problem());
  }

  @Test
  public void aScreenThatComesBackShowsWhatAnotherHasPlayed() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    play("a3-a2");
    waitForPly(1);
    var behind = model;
    behind.setVisible(false);
    handle = new SavedStateHandle(new HashMap<>(Map.of("savedId", arguments().savedId())));
    start();
    play("a1-b2");
    waitForPly(2);
    model = behind;
    model.setVisible(true);
    waitForPly(2);
    assertNull("nothing was refused", state().problem());
  }

  @Test
  public void isReadWithTheVariationsOfItsRow() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    var read = new ArrayList<String>();
    model.read(read::add);
    app.until("it is read before it has a row", () -> read.size() == 1);
    play("a3-a2");
    waitForPly(1);
    var tree = MoveTree.of(model.match(), List.of()).add(0, "b3-b2");
    var saved = new ArrayList<Object>();
    app.games().save(arguments().version(), model.match(), tree, false, saved::add);
    app.until("it is stored", () -> !saved.isEmpty());
    model.read(read::add);
    app.until("it is read", () -> read.size() == 2);
    assertTrue(read.get(1), read.get(1).contains("1. a3-a2 (1. b3-b2)"));
  }

  @Test
  public void aTapIsPublishedOnceAndOnceMoreWhenItIsStored() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    published.clear();
    play("a3-a2");
    assertEquals(1, published.size());
    waitForPly(1);
    app.pass(100);
    assertEquals(2, published.size());
    assertFalse(published.get(0).canPlay());
    assertTrue("the next move may be made", published.get(1).canPlay());
  }

  @Test
  public void theMoveAndTheThoughtThatItCallsForAreOneChange() throws Exception {
    app.settingsStored().edit().putBoolean("show_thoughts", true).apply();
    begin(TestRecords.againstCpu("shi", SMALL, Level.CLUB));
    published.clear();
    play("a3-a2");
    assertEquals(1, published.size());
    assertTrue(state().thinking());
    app.until("it is stored", () -> arguments().savedId() != 0);
    app.until("it has a thought", () -> state().thought() != null);
    app.pass(100);
    assertEquals("that it is stored changes nothing in sight", 2, published.size());
    cpuBackend.release(1);
    waitForPly(2);
    app.pass(100);
    assertEquals(4, published.size());
  }

  @Test
  public void whatLooksTheSameIsNotPublishedAgain() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    play("a3-a2");
    waitForPly(1);
    published.clear();
    model.setVisible(true);
    model.stopLooking();
    model.redo();
    model.setPractice(false);
    app.until("it is stored", () -> state().canPlay());
    app.pass(50);
    assertEquals("only that it was being stored", 2, published.size());
  }

  @Test
  public void noTwoStatesInARowAreEqual() {
    begin(TestRecords.cpus("shi", SMALL, Level.CLUB));
    cpuBackend.release(1000);
    waitForPly(6);
    for (int i = 1; i < published.size(); i++) {
      assertNotEquals(published.get(i - 1), published.get(i));
    }
  }

  @Test
  public void aStateStaysAsItIsWhileTheMatchGoesOn() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    play("a3-a2");
    waitForPly(1);
    var before = state();
    long hash = before.position().hash();
    play("a1-b2");
    waitForPly(2);
    model.resign(0);
    assertEquals(List.of("a3-a2"), before.match().notation());
    assertEquals(1, before.match().ply());
    assertEquals(hash, before.match().position().hash());
    assertEquals(hash, before.position().hash());
    assertNull(before.result());
    assertNotEquals(before, state());
    model.undo();
    model.undo();
    app.until("it is stored", () -> state().canPlay());
    assertNotEquals("a move lies ahead", before, state());
    assertEquals("but the board shows the same", before.place(), state().place());
    assertEquals(hash, state().position().hash());
  }

  @Test
  public void whatIsLookedAtAheadGoesWhenAMoveCutsItOff() {
    begin(TestRecords.cpus("shi", SMALL, Level.CLUB));
    cpuBackend.release(100);
    waitForPly(3);
    model.togglePause();
    int length = state().match().length();
    model.undo();
    model.undo();
    model.look(length);
    assertTrue(state().looking());
    model.step();
    app.until("the step is made", () -> state().match().length() == length - 1);
    assertFalse(state().looking());
    assertEquals(length - 1, state().place());
  }

  private int firstLegal() {
    var moves = new MoveList();
    state().match().position().moves(moves);
    return moves.get(0);
  }

  @Test
  public void theReplyArrives() throws Exception {
    app.settingsStored().edit().putBoolean("show_thoughts", true).apply();
    begin(TestRecords.againstCpu("shi", SMALL, Level.CLUB));
    play("a3-a2");
    app.until("it thinks", () -> state().thinking() && state().thought() != null);
    assertFalse(state().canPlay());
    cpuBackend.release(1);
    waitForPly(2);
    assertTrue(state().canPlay());
    assertEquals(1, cpuBackend.requests.size());
    assertEquals(Level.CLUB, cpuBackend.requests.get(0).level());
  }

  @Test
  public void stoppingMakesTheCpuPlay() throws Exception {
    begin(TestRecords.againstCpu("shi", SMALL, Level.MASTER));
    play("a3-a2");
    app.until("it thinks", () -> state().thinking());
    model.stopThinking();
    waitForPly(2);
  }

  @Test
  public void undoDuringThoughtCancelsIt() throws Exception {
    begin(TestRecords.againstCpu("shi", SMALL, Level.MASTER));
    play("a3-a2");
    app.until("it thinks", () -> cpuBackend.requests.size() == 1);
    model.undo();
    assertFalse(state().thinking());
    assertEquals(0, state().match().ply());
    app.until("the thread is free", () -> cpuBackend.answers.size() == 1);
    app.until("it is stored", () -> state().canPlay());
    app.pass(100);
    assertEquals(0, state().match().ply());
    assertTrue(state().canRedo());
  }

  @Test
  public void undoAndRedoLeadToOnesOwnTurn() throws Exception {
    begin(TestRecords.againstCpu("shi", SMALL, Level.CLUB));
    cpuBackend.release(2);
    play("a3-a2");
    waitForPly(2);
    model.play(firstLegal());
    waitForPly(4);
    model.undo();
    assertEquals(2, state().match().ply());
    model.undo();
    assertEquals(0, state().match().ply());
    assertFalse(state().canUndo());
    model.redo();
    assertEquals(2, state().match().ply());
    model.redo();
    assertEquals(4, state().match().ply());
    assertFalse(state().canRedo());
  }

  @Test
  public void aFirstMoveOfTheCpuCannotBeTakenBack() {
    begin(TestRecords.againstCpu("shi", SMALL + " first=ninja", Level.CLUB));
    cpuBackend.release(1);
    waitForPly(1);
    assertFalse(state().canUndo());
  }

  @Test
  public void afterTheProcessDiedEverythingIsThere() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    play("a3-a2");
    play("a1-b2");
    waitForPly(2);
    model.setPractice(true);
    model.undo();
    app.until("the place is stored", () -> state().canPlay());
    cpuBackend.release(10);
    dieAndRestore();
    assertEquals(List.of("a3-a2", "a1-b2"), moves());
    assertEquals(1, state().match().ply());
    assertTrue(state().canRedo());
    assertNotNull(state().judgement());
  }

  @Test
  public void aFreshGameSurvivesBeforeItsFirstMove() {
    begin(TestRecords.people("shi", "size=4"));
    dieAndRestore();
    assertEquals("4", state().match().options().get("size"));
    assertEquals("Ana", state().match().players().get(0).name());
  }

  @Test
  public void theCpuThinksOnAfterTheProcessDied() throws Exception {
    begin(TestRecords.againstCpu("shi", SMALL, Level.CLUB));
    play("a3-a2");
    app.until("it thinks", () -> state().thinking());
    app.until("it is stored", () -> arguments().savedId() != 0);
    dieAndRestore();
    cpuBackend.release(1);
    waitForPly(2);
  }

  @Test
  public void unseenNoCpuBeginsToThinkButAThoughtIsNotLost() throws Exception {
    begin(TestRecords.cpus("shi", SMALL, Level.CLUB));
    app.until("it thinks", () -> state().thinking());
    model.setVisible(false);
    cpuBackend.release(5);
    app.until("the thought is played", () -> state().match().ply() == 1);
    app.pass(3000);
    assertEquals(1, state().match().ply());
    assertEquals(1, cpuBackend.requests.size());
    model.setVisible(true);
    waitForPly(3);
  }

  @Test
  public void whatCannotBeStoredGoesOnInMemoryAndIsTriedAgain() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    play("a3-a2");
    waitForPly(1);
    app.storage.setReadOnly(true);
    play("a1-b2");
    app.until("the problem is shown", () -> state().problem() != null);
    assertTrue(state().canPlay());
    dieAndRestore();
    assertEquals(List.of("a3-a2", "a1-b2"), moves());
    app.storage.setReadOnly(false);
    model.retrySaving();
    app.until("it is stored", () -> state().problem() == null && !isSaving());
    assertNull(arguments().unsaved());
  }

  @Test
  public void lookingBackLosesNothing() throws Exception {
    begin(TestRecords.againstCpu("shi", SMALL, Level.CLUB));
    play("a3-a2");
    app.until("it thinks", () -> state().thinking());
    model.look(0);
    assertTrue(state().looking());
    assertEquals(0, state().place());
    cpuBackend.release(1);
    waitForPly(2);
    assertEquals(0, state().place());
    assertFalse(state().canPlay());
    model.stopLooking();
    assertEquals(2, state().place());
    app.until("it goes on", () -> state().canPlay());
    assertFalse(state().canRedo());
  }

  @Test
  public void aHintNamesAMoveAndGoesWithTheNextOne() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    model.hint();
    assertNotNull(state().hint());
    cpuBackend.release(1);
    app.until("the hint is there", () -> state().hint().isDone());
    assertNull(cpuBackend.requests.get(0).level());
    model.play(state().hint().best().move());
    assertNull(state().hint());
  }

  /** Catches a hint that changes its mind, skips a step or searches again. */
  @Test
  public void aHintGoesStepByStepAndStaysTheSame() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    model.hint();
    model.hint(); // it is still searched
    assertEquals(Hint.Step.PURPOSE, state().hint().step());
    cpuBackend.release(1);
    app.until("the hint is there", () -> state().hint().isDone());
    int best = state().hint().move();
    assertFalse(state().hint().tellsPiece());
    model.hint();
    assertTrue(state().hint().tellsPiece());
    assertFalse(state().hint().tellsMove());
    assertEquals("the piece is selected", best, state().board().help());
    assertEquals("and nothing else", BoardView.NO_MOVE, state().board().hint());
    model.hint();
    assertEquals(best, state().board().hint());
    model.hideHint();
    assertEquals(BoardView.NO_MOVE, state().board().hint());
    assertEquals("what was taken up stays so", best, state().board().help());
    model.hint();
    assertEquals(best, state().board().hint());
    assertEquals(1, cpuBackend.requests.size());
  }

  /** Catches a button that flashes at a level which answers at once. */
  @Test
  public void onlyASlowCpuCanBeHurried() throws Exception {
    begin(TestRecords.againstCpu("shi", SMALL, Level.CLUB));
    play("a3-a2");
    app.until("it thinks", () -> cpuBackend.requests.size() == 1);
    app.pass(CpuOpponent.SLOW_MILLIS - 100);
    assertTrue(state().thinking());
    assertFalse(state().slow());
    assertNull("nobody asked what it thinks", state().thought());
    app.pass(200);
    assertTrue(state().slow());
    cpuBackend.release(1);
    waitForPly(2);
    assertFalse(state().slow());
    app.pass(2 * CpuOpponent.SLOW_MILLIS);
    assertFalse("the clock has stopped", state().slow());
  }

  /** Catches practice mode that calls a move bad and cannot say what was better. */
  @Test
  public void practiceKnowsWhatWasBetter() throws Exception {
    practise(TestRecords.people("shi", SMALL));
    cpuBackend.chance = 80;
    play("b3-b2");
    cpuBackend.release(1);
    app.until("the move is judged", () -> state().judgement().judged() != null);
    var judged = state().judgement().judged();
    var from = state().match().positionAt(0);
    assertEquals("b3-b2", from.format(judged.played().get(0)));
    assertEquals("a3-a2", from.format(judged.better().get(0)));
    assertTrue(judged.isExplained());
  }

  @Test
  public void threatsAreToldUntilTheNextMove() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    model.showThreats();
    assertEquals(List.of(), state().threats());
    play("a3-a2");
    assertNull(state().threats());
  }

  /** Starts practice mode with a chance of 60 for the first seat. */
  private void practise(GameRecord record) {
    begin(record);
    cpuBackend.chance = 60;
    model.setPractice(true);
    cpuBackend.release(1);
    app.until("the place is judged", () -> state().judgement().chance() == 60);
  }

  @Test
  public void practiceJudgesThePersonsMove() throws Exception {
    practise(TestRecords.people("shi", SMALL));
    cpuBackend.chance = 80;
    play("a3-a2");
    cpuBackend.release(1);
    app.until("the move is judged", () -> state().judgement().judged() != null);
    assertEquals(Verdict.BLUNDER, state().judgement().judged().verdict());
    assertEquals(20, state().judgement().chanceOf(0, 2));
  }

  @Test
  public void aMoveAfterWhichTheChanceIsNoWorseIsNeverCalledInaccurate() throws Exception {
    for (int chance : new int[] {100, 61, 60}) {
      practise(TestRecords.people("shi", SMALL));
      cpuBackend.chance = 100 - chance; // from the opponent's point of view
      play("a3-a2");
      cpuBackend.release(1);
      app.until("the move is judged", () -> state().judgement().judged() != null);
      assertEquals(chance, state().judgement().chanceOf(0, 2));
      assertEquals(Verdict.GOOD, state().judgement().judged().verdict());
    }
  }

  @Test
  public void theVerdictStaysWhileTheCpuAnswers() throws Exception {
    practise(TestRecords.againstCpu("shi", SMALL, Level.CLUB));
    cpuBackend.chance = 80;
    play("a3-a2");
    cpuBackend.release(3); // the verdict, the reply and the position after it
    waitForPly(2);
    app.until("the place is judged", () -> state().judgement().chance() == 80);
    assertEquals(1, state().judgement().judged().ply());
    assertEquals(Verdict.BLUNDER, state().judgement().judged().verdict());
    assertTrue("it can be taken back with the reply", state().isMistake());
    model.undo();
    assertEquals(0, state().match().ply());
    assertFalse(state().isMistake());
  }

  @Test
  public void practiceJudgesAmongThreeByTheMovesOwnWorth() throws Exception {
    practise(TestRecords.people("shacru", "players=3"));
    cpuBackend.worth = 20;
    var moves = new MoveList();
    state().match().position().moves(moves);
    model.play(moves.get(3));
    cpuBackend.release(2);
    app.until("the move is judged", () -> state().judgement().judged() != null);
    assertEquals(Verdict.BLUNDER, state().judgement().judged().verdict());
    app.until("the place is judged too", () -> cpuBackend.requests.size() > 2);
    assertEquals(moves.get(3), cpuBackend.requests.get(1).move());
    assertEquals(0, cpuBackend.requests.get(1).position().turn());
    assertEquals(CpuRequest.ANY, cpuBackend.requests.get(2).move());
  }

  @Test
  public void resigningAgreeingAndTakingItBack() throws Exception {
    begin(TestRecords.people("shi", SMALL));
    play("a3-a2");
    waitForPly(1);
    assertTrue(state().canAgree());
    model.resign(state().resigner());
    assertEquals(0, state().result().winner());
    assertFalse(state().canPlay());
    app.pass(50);
    model.undo();
    assertNull(state().result());
    assertEquals("only the resignation is taken back", List.of("a3-a2"), moves());
    assertEquals(1, state().match().ply());
    app.until("it goes on", () -> state().canPlay());
    model.agreeOnDraw();
    assertTrue(state().result().isDraw());
    model.undo();
    assertFalse(state().match().isOver());
    model.undo();
    assertEquals(0, state().match().ply());
  }

  @Test
  public void aGameGivenUpBeforeItsFirstMoveCanBeTakenUpAgain() {
    begin(TestRecords.people("shi", SMALL));
    model.resign(state().resigner());
    assertTrue(state().canUndo());
    model.undo();
    app.until("it goes on", () -> state().canPlay());
    assertFalse(state().canUndo());
  }

  @Test
  public void aPersonCanResignWhileTheCpuThinks() throws Exception {
    begin(TestRecords.againstCpu("shi", SMALL, Level.MASTER));
    play("a3-a2");
    app.until("it thinks", () -> state().thinking());
    model.resign(state().resigner());
    assertEquals(1, state().result().winner());
    assertFalse(state().thinking());
  }

  @Test
  public void aRematchSwapsTheSeats() {
    begin(TestRecords.againstCpu("shi", SMALL, Level.CLUB));
    var rematch = RematchFactory.of(model.match());
    assertFalse(rematch.players().get(0).isPerson());
    assertEquals("Ana", rematch.players().get(1).name());
    assertTrue(rematch.moves().isEmpty());
    assertEquals(state().match().options(), rematch.options());
  }

  @Test
  public void cpusPauseStepAndGoOn() throws Exception {
    begin(TestRecords.cpus("shi", SMALL, Level.CLUB));
    cpuBackend.release(100);
    waitForPly(2);
    model.togglePause();
    int ply = state().match().ply();
    app.pass(3000);
    assertEquals(ply, state().match().ply());
    model.step();
    waitForPly(ply + 1);
    app.pass(3000);
    assertEquals(ply + 1, state().match().ply());
    model.nextPace();
    model.togglePause();
    waitForPly(ply + 3);
  }

  @Test
  public void pausedCpusStayPausedWhenTheProcessWasEnded() throws Exception {
    begin(TestRecords.cpus("shi", SMALL, Level.CLUB));
    cpuBackend.release(100);
    waitForPly(2);
    model.nextPace();
    model.togglePause();
    app.pass(1000);
    int ply = state().match().ply();
    dieAndRestore();
    cpuBackend.release(100);
    app.pass(3000);
    assertEquals(ply, state().match().ply());
    assertEquals(new CpuPlaybackSettings(CpuPlaybackSettings.Pace.FAST, true), state().playback());
  }
}
