package tabuleiro.app.analysis;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.DialogInterface;
import androidx.lifecycle.Lifecycle;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.GameListKey;
import tabuleiro.app.data.LibraryQuery;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests the analysis screen by touch, with a CPU that is paused. */
@RunWith(AndroidJUnit4.class)
public final class AnalysisFragmentTest {
  private final PausedCpuBackend cpuBackend = new PausedCpuBackend();

  @Before
  public void holdCpu() {
    cpuBackend.chance = 63;
    cpuBackend.install();
  }

  private static Match match(String moves) throws RefusalException {
    var shakti = Games.byId("shakti");
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = new Match(Options.standard(shakti), players);
    for (var move : moves.split(" ")) {
      match.play(move);
    }
    return match;
  }

  @Test
  public void bothSidesAreMovedAndWhatElseIsTriedBecomesAVariation() throws RefusalException {
    var match = match("b2-b3 f6-f5 f2-f3");
    match.goTo(1);
    try (var screen = new AnalysisScreen(match)) {
      assertEquals("b2-b3", screen.path());
      assertEquals("Rui to move. You play both sides here.", screen.text(R.id.status));
      screen.touch("d6-d7");
      assertEquals("Ana to move", screen.text(R.id.status));
      screen.touch("d2-e2");
      assertEquals("b2-b3 d6-d7 d2-e2", screen.path());
      assertTrue(screen.state().tree().isVariation(screen.state().variation()));
      screen.pressMove("2. f2-f3");
      assertEquals("b2-b3 f6-f5 f2-f3", screen.path());
      assertEquals(0, screen.state().variation());
      screen.press(R.id.previous);
      screen.press(R.id.previous);
      screen.touch("f6-f5"); // the same move again is no other one
      assertEquals(6, screen.state().tree().size());
      screen.press(R.id.last);
      assertEquals("b2-b3 f6-f5 f2-f3", screen.path());
      assertFalse(screen.find(R.id.next).isEnabled());
      screen.press(R.id.first);
      assertEquals("", screen.path());
      assertFalse(screen.find(R.id.previous).isEnabled());
      screen.press(R.id.next);
      assertEquals("b2-b3", screen.path());
      assertEquals("Rui to move", screen.text(R.id.status));
    }
  }

  @Test
  public void whatStandsOutOnTheBoardIsTold() throws RefusalException {
    var shi = Games.byId("shi");
    var layout =
        "S......./......../......../......../S......./N......./......../.......N taken=0,0";
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    try (var screen = new AnalysisScreen(Match.from(Options.standard(shi), layout, players))) {
      assertEquals(
          "The Samurai can now capture 1 piece without being recaptured.", screen.text(R.id.facts));
      screen.touch("a8xa3");
      assertFalse("only one is left to take", screen.text(R.id.facts).contains("Samurai can now"));
    }
  }

  @Test
  public void theEndThatPlayersChoseIsNoneHere() throws RefusalException {
    var match = match("b2-b3 f6-f5");
    match.close(new ChosenEnding(0));
    try (var screen = new AnalysisScreen(match)) {
      screen.touch("f2-f3");
      assertEquals("b2-b3 f6-f5 f2-f3", screen.path());
    }
  }

  @Test
  public void theLinesCanBeReadHeardAndPlayed() throws RefusalException {
    try (var screen = new AnalysisScreen(match("b2-b3 f6-f5"))) {
      screen.waitForLines();
      assertEquals("Winning chances\ndepth 3", screen.text(R.id.depth));
      int best = screen.state().lines().best().get(0).move();
      var notation = screen.state().match().position().format(best);
      assertEquals("63% " + notation, screen.line(R.id.first_line));
      assertTrue(screen.line(R.id.third_line).startsWith("61% "));
      var spoken = screen.find(R.id.first_line).getContentDescription().toString();
      assertTrue(spoken, spoken.startsWith("First line. Depth 3. Winning chance 63%. "));
      assertEquals(best, screen.board().hint());
      screen.press(R.id.first_line);
      assertEquals("b2-b3 f6-f5 " + notation, screen.path());
    }
  }

  @Test
  public void theCpuThinksOnlyWhereItIsSeenAndWanted() throws RefusalException {
    try (var screen = new AnalysisScreen(match("b2-b3 f6-f5"))) {
      screen.waitForLines();
      screen.scenario().moveToState(Lifecycle.State.CREATED);
      assertEquals(1, cpuBackend.lineSearches.get());
      screen.scenario().moveToState(Lifecycle.State.RESUMED);
      TestWait.until("it goes on", () -> cpuBackend.lineSearches.get() == 2);
      screen.choose(R.id.engine);
      assertFalse(screen.sees(R.id.first_line));
      assertEquals(BoardView.NO_MOVE, screen.board().hint());
      screen.touch("f2-f3");
      screen.rotate();
      assertFalse("it stays off", screen.sees(R.id.first_line));
      assertEquals(2, cpuBackend.lineSearches.get());
      screen.choose(R.id.engine);
      screen.waitForLines();
      screen.choose(R.id.arrow);
      assertEquals(BoardView.NO_MOVE, screen.board().hint());
      cpuBackend.release(1);
      TestWait.until("it is done", () -> screen.state().lines().isDone());
      int searches = cpuBackend.lineSearches.get();
      screen.press(R.id.previous);
      screen.press(R.id.next);
      screen.waitForLines();
      TestWait.pass(300);
      assertEquals(
          "what is known is not sought again", searches + 1, cpuBackend.lineSearches.get());
    }
  }

  @Test
  public void allIsThereAgainAfterTheProcessWasEnded() throws RefusalException {
    var match = match("b2-b3 f6-f5 f2-f3");
    match.goTo(1);
    try (var screen = new AnalysisScreen(match)) {
      screen.touch("d6-d7");
      var tree = screen.state().tree();
      screen.press(R.id.previous);
      var before = screen.fragment();
      screen.rotate();
      assertNotEquals(before, screen.fragment());
      assertEquals("b2-b3", screen.path());
      assertEquals(tree, screen.state().tree());
    }
  }

  @Test
  public void aVariationIsNamedPromotedAndDeletedAndComesBack() throws RefusalException {
    var match = match("b2-b3 f6-f5 f2-f3");
    match.goTo(1);
    try (var screen = new AnalysisScreen(match)) {
      assertFalse(screen.menu().findItem(R.id.name_variation).isEnabled());
      screen.touch("d6-d7");
      screen.choose(R.id.name_variation);
      screen.answer("The quiet way");
      assertEquals("The quiet way", screen.state().tree().name(screen.state().variation()));
      screen.choose(R.id.promote);
      assertEquals("b2-b3 d6-d7", screen.path());
      assertEquals(0, screen.state().variation());
      assertEquals(List.of("b2-b3", "d6-d7"), mainLine(screen));
      screen.choose(R.id.delete);
      assertEquals("b2-b3", screen.path());
      assertEquals(List.of("b2-b3", "f6-f5", "f2-f3"), mainLine(screen));
      screen.press(com.google.android.material.R.id.snackbar_action);
      assertEquals("b2-b3 d6-d7", screen.path());
      assertEquals(List.of("b2-b3", "d6-d7"), mainLine(screen));
    }
  }

  private static List<String> mainLine(AnalysisScreen screen) {
    var tree = screen.state().tree();
    return tree.movesTo(tree.mainLineEnd());
  }

  @Test
  public void aStudyIsStoredUnderANameAndGoneOnWith() throws RefusalException {
    try (var screen = new AnalysisScreen(match("b2-b3 f6-f5"))) {
      screen.press(R.id.previous);
      screen.touch("d6-d7");
      screen.choose(R.id.save);
      screen.answer("Openings");
      TestWait.until("it is stored", () -> !screen.state().isChanged());
      assertEquals("Openings", screen.state().name());
      screen.touch("f2-f3");
      assertTrue(screen.state().isChanged());
      screen.rotate();
      screen.choose(R.id.save);
      TestWait.until("it is stored again", () -> !screen.state().isChanged());
      var all = new ArrayList<GameListKey>();
      var stored = TestApp.container().games();
      stored.list(LibraryQuery.ALL, answer -> all.addAll(answer.value()));
      TestWait.until("there is one game", () -> all.size() == 1);
      screen.scenario().onActivity(activity -> activity.analyse(all.get(0).id));
      TestWait.until("it is read", () -> screen.fragment().state() != null);
      screen.waitForRest();
      assertEquals("Openings", screen.state().name());
      assertEquals("b2-b3", screen.path());
      assertEquals(5, screen.state().tree().size());
      assertFalse(screen.state().isChanged());
    }
  }

  @Test
  public void anotherPositionIsSetUpFromThePlaceShownAndBackLeadsBack() throws RefusalException {
    try (var screen = new AnalysisScreen(match("b2-b3 f6-f5"))) {
      screen.press(R.id.previous);
      long hash = screen.board().position().hash();
      screen.choose(R.id.edit_position);
      TestWait.until("it can be set up", () -> screen.fragment() == null);
      TestWait.until("the position is there", () -> screen.board().position() != null);
      assertEquals(hash, screen.board().position().hash());
      screen.ask(
          activity -> {
            activity.getOnBackPressedDispatcher().onBackPressed();
            return null;
          });
      screen.waitForRest();
      assertEquals("b2-b3", screen.path());
    }
  }

  @Test
  public void whatIsTriedIsPlayedOn() throws RefusalException {
    try (var screen = new AnalysisScreen(match("b2-b3 f6-f5"))) {
      screen.press(R.id.previous);
      screen.touch("d6-d7");
      long hash = screen.board().position().hash();
      screen.choose(R.id.branch);
      TestWait.until("it is played", () -> screen.fragment() == null);
      TestWait.until("the position is there", () -> screen.board().position() != null);
      assertEquals(hash, screen.board().position().hash());
    }
  }

  private static void leave(AnalysisScreen screen) {
    screen.ask(
        activity -> {
          activity.getOnBackPressedDispatcher().onBackPressed();
          return null;
        });
  }

  private static List<LoadedGame.Playable> stored() {
    var latest = new ArrayList<LoadedGame.Playable>();
    var games = TestApp.container().games();
    var listed = new AtomicBoolean();
    games.list(
        LibraryQuery.ALL,
        list ->
            games.loadAll(
                list.value().stream().map(game -> game.id).toList(),
                all -> {
                  all.value().forEach(game -> latest.add((LoadedGame.Playable) game));
                  listed.set(true);
                }));
    TestWait.until("they are read", listed::get);
    return latest;
  }

  /** Catches changes that are lost when the offer to save them is missed. */
  @Test
  public void unsavedChangesAreLeftOnlyAfterAnAnswer() throws RefusalException {
    try (var screen = new AnalysisScreen(match("b2-b3 f6-f5"))) {
      screen.touch("f2-f3");
      leave(screen);
      assertNotNull("it is asked", screen.fragment());
      screen.choose(DialogInterface.BUTTON_NEUTRAL, "stay");
      assertEquals("b2-b3 f6-f5 f2-f3", screen.path());
      leave(screen);
      screen.rotate();
      assertEquals("b2-b3 f6-f5 f2-f3", screen.path());
      leave(screen);
      screen.choose(DialogInterface.BUTTON_POSITIVE, "save");
      TestWait.until("the screen has gone", () -> screen.fragment() == null);
      assertEquals(3, stored().get(0).match().length());
      assertEquals("once", 1, stored().size());
    }
  }

  @Test
  public void whatIsGivenUpIsNotSaved() throws RefusalException {
    try (var screen = new AnalysisScreen(match("b2-b3 f6-f5"))) {
      screen.touch("f2-f3");
      leave(screen);
      screen.choose(DialogInterface.BUTTON_NEGATIVE, "don't save");
      TestWait.until("the screen has gone", () -> screen.fragment() == null);
      TestWait.pass(300);
      assertEquals(List.of(), stored());
    }
  }

  /** A new game from an analysed position closes all screens behind it. */
  @Test
  public void whatNobodyWasAskedAboutIsSaved() throws RefusalException {
    try (var screen = new AnalysisScreen(match("b2-b3 f6-f5"))) {
      screen.touch("f2-f3");
      screen.scenario().onActivity(MainActivity::home);
      TestWait.until("the screen has gone", () -> screen.fragment() == null);
      TestWait.until("it is saved", () -> stored().size() == 1);
      assertEquals(3, stored().get(0).match().length());
    }
  }

  @Test
  public void whatIsNotChangedIsLeftUnasked() throws RefusalException {
    try (var screen = new AnalysisScreen(match("b2-b3 f6-f5"))) {
      screen.press(R.id.previous);
      leave(screen);
      TestWait.until("the screen has gone", () -> screen.fragment() == null);
      TestWait.pass(300);
      assertEquals(List.of(), stored());
    }
  }
}
