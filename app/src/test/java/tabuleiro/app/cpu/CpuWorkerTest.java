package tabuleiro.app.cpu;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.app.puzzlebook.SamplePuzzles;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.puzzle.Puzzle;

public final class CpuWorkerTest implements CpuWorker.Listener {
  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private final Thread main = Thread.currentThread();
  private final PausedCpuBackend cpuBackend = app.cpuBackend;
  private final CpuWorker worker = app.cpu();
  private final List<SearchResult> answers = new ArrayList<>();
  private int progress;
  private Position position;

  @Before
  public void setUp() throws RefusalException {
    var shi = Games.byId("shi");
    position = shi.start(Options.parse(shi, "size=3"));
  }

  @Test
  public void theAnswerComesOnTheMainThreadAndFromACopy() {
    worker.ask(CpuRequest.move(position, Level.CLUB, 1), this);
    app.until("it thinks", () -> progress == 1);
    assertTrue(answers.isEmpty());
    cpuBackend.release(1);
    app.until("it answers", () -> !answers.isEmpty());
    assertTrue(cpuBackend.requests.get(0).position() != position);
  }

  @Test
  public void stoppingGivesTheBestSoFar() {
    var ticket = worker.ask(CpuRequest.move(position, Level.CLUB, 1), this);
    app.until("it thinks", () -> progress == 1);
    ticket.stop();
    app.until("it answers", () -> answers.size() == 1);
  }

  @Test
  public void thinkingAheadEndsWithWhateverIsAskedNext() {
    worker.ponder(position, 1);
    app.until("it thinks ahead", () -> cpuBackend.isPondering);
    worker.ask(CpuRequest.best(position, 200), this);
    app.until("it was let go for the question", () -> progress == 1);
    assertFalse(cpuBackend.isPondering);
    worker.ponder(position, 0).cancel();
    cpuBackend.release(1);
    app.until("it answers", () -> answers.size() == 1);
    app.pass(50);
    assertEquals("what was cancelled never began", List.of(1), cpuBackend.pondered);
  }

  @Test
  public void nothingIsHeardAfterCancelling() {
    var ticket = worker.ask(CpuRequest.move(position, Level.CLUB, 1), this);
    app.until("it thinks", () -> progress == 1);
    ticket.cancel();
    app.until("the thread is free", () -> cpuBackend.answers.size() == 1);
    app.pass(50);
    assertTrue(answers.isEmpty());
  }

  @Test
  public void aCancelledQuestionThatStillWaitsIsNeverThoughtAbout() {
    var first = worker.ask(CpuRequest.move(position, Level.CLUB, 1), this);
    var second = worker.ask(CpuRequest.move(position, Level.CLUB, 2), this);
    second.cancel();
    first.stop();
    app.until("it answers", () -> answers.size() == 1);
    app.pass(50);
    assertEquals(1, cpuBackend.requests.size());
  }

  @Test
  public void aPuzzleIsSoughtAnewAfterTheMoveOfACpu() throws RefusalException {
    cpuBackend.puzzle = SamplePuzzles.GAIN;
    var found = new ArrayList<Puzzle>();
    var match = match();
    worker.findPuzzle(match, 0, found::add);
    worker.findPuzzle(match, 0, found::add);
    app.until("it seeks", () -> cpuBackend.searches.get() == 1);
    worker.ask(CpuRequest.move(position, Level.CLUB, 1), this);
    app.until("the move is thought about", () -> progress == 1);
    assertTrue(found.isEmpty());
    assertEquals("the other one waits", 1, cpuBackend.searches.get());
    cpuBackend.release(3);
    app.until("both are found", () -> found.size() == 2);
    assertEquals(1, answers.size());
    assertEquals(3, cpuBackend.searches.get());
  }

  @Test
  public void linesMakeWayForTheMoveOfACpuAndAreToldLaterAndSoFar() {
    var told = new ArrayList<List<SearchResult>>();
    var done = new ArrayList<List<SearchResult>>();
    worker.findLines(
        position,
        3,
        SearchLimits.millis(1000),
        (lines, isDone) -> (isDone ? done : told).add(lines));
    app.until("some are told while it thinks", () -> told.size() == 1);
    assertEquals(3, told.get(0).size());
    worker.ask(CpuRequest.move(position, Level.CLUB, 1), this);
    app.until("the move is thought about", () -> progress == 1);
    assertTrue(done.isEmpty());
    cpuBackend.release(2);
    app.until("both are answered", () -> done.size() == 1);
    assertEquals(1, answers.size());
    assertEquals(2, cpuBackend.lineSearches.get());
  }

  @Test
  public void nothingIsHeardOfLinesThatNobodyWantsAnyMore() {
    var told = new ArrayList<List<SearchResult>>();
    var first =
        worker.findLines(
            position, 3, SearchLimits.millis(1000), (lines, isDone) -> told.add(lines));
    var second =
        worker.findLines(
            position, 3, SearchLimits.millis(1000), (lines, isDone) -> told.add(lines));
    app.until("it thinks", () -> cpuBackend.lineSearches.get() == 1);
    second.cancel();
    first.cancel();
    worker.ask(CpuRequest.move(position, Level.CLUB, 1), this);
    app.until("the move is thought about", () -> cpuBackend.requests.size() == 1);
    cpuBackend.release(1);
    app.until("the thread is free", () -> answers.size() == 1);
    app.pass(200);
    assertTrue(told.isEmpty());
    assertEquals("the other one never began", 1, cpuBackend.lineSearches.get());
  }

  @Test
  public void aPuzzleDoesNotMakeWayForAJudgement() throws RefusalException {
    cpuBackend.puzzle = SamplePuzzles.GAIN;
    var found = new ArrayList<Puzzle>();
    var match = match();
    worker.findPuzzle(match, 0, found::add);
    app.until("it seeks", () -> cpuBackend.searches.get() == 1);
    worker.ask(CpuRequest.best(position, 200), this);
    cpuBackend.release(1);
    app.until("it is found", () -> found.size() == 1);
    assertEquals(1, cpuBackend.searches.get());
    cpuBackend.release(1);
    app.until("it is judged", () -> answers.size() == 1);
  }

  private static MatchSnapshot match() throws RefusalException {
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    return new Match(Options.standard(Games.byId("shi")), players).snapshot();
  }

  @Test
  public void theEngineItselfAnswersWithALegalMove() throws RefusalException {
    app.useCpuBackend(() -> CpuBackend.engine(1));
    app.cpu().ask(CpuRequest.best(position, 200), this);
    app.until("it answers", () -> answers.size() == 1);
    var text = position.format(answers.get(0).move());
    assertEquals(answers.get(0).move(), position.parse(text));
  }

  /** Catches figures of a review that depend on the device's memory and cores, or on load. */
  @Test
  public void withinANodeLimitEveryEngineAnswersTheSame() {
    var request = CpuRequest.reproducible(position, CpuRequest.ANY, SearchLimits.nodes(3000));
    for (int megabytes : new int[] {1, 8}) {
      app.useCpuBackend(() -> CpuBackend.engine(megabytes, new CpuThreadCount(() -> false)));
      app.cpu().ask(request, this);
      app.cpu().ask(CpuRequest.move(position, Level.CLUB, megabytes), this);
      app.cpu().ask(CpuRequest.best(position, 20), this);
      app.cpu().ask(request, this);
      int done = answers.size() + 4;
      app.until("it answers", () -> answers.size() == done);
    }
    for (int i : new int[] {3, 4, 7}) {
      assertEquals(answers.get(0), answers.get(i));
    }
  }

  @Test
  public void withoutMemoryForItsTablesItAnswersAllTheSame() {
    app.useCpuBackend(
        () -> {
          throw new OutOfMemoryError();
        });
    app.cpu().ask(CpuRequest.best(position, 200), this);
    app.until("it answers", () -> answers.size() == 1);
  }

  @Test
  public void anEndedWorkerNeitherAnswersNorFails() {
    var ticket = worker.ask(CpuRequest.move(position, Level.CLUB, 1), this);
    app.until("it thinks", () -> progress == 1);
    worker.close();
    worker.ask(CpuRequest.move(position, Level.CLUB, 2), this);
    ticket.cancel();
    app.pass(50);
    assertTrue(answers.isEmpty());
    assertEquals("the second is never thought about", 1, cpuBackend.requests.size());
  }

  @Override
  public void onProgress(SearchResult thought) {
    assertSame(main, Thread.currentThread());
    progress++;
  }

  @Override
  public void onAnswer(SearchResult thought) {
    assertSame(main, Thread.currentThread());
    answers.add(thought);
  }
}
