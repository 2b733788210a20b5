package tabuleiro.app.library;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.app.cpu.CpuBackend;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.review.Review;

/** Tests the view model of the replay. */
public final class ReplayViewModelTest {
  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private final Engine engine = new Engine(1);
  private Match match;
  private final SavedStateHandle handle =
      new SavedStateHandle(new HashMap<>(Map.of(ReplayViewModel.ID, 1L)));

  @Before
  public void storeGame() throws RefusalException {
    app.useCpuBackend(() -> (question, cancel, progress) -> think(question, cancel));
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    match = new Match(Options.parse(Games.byId("shakti"), ""), players);
    for (var move : "b2-a1 f6-f5 f2-f3 d6-d7 d2-e2".split(" ")) {
      match.play(move);
    }
    app.games().create(match, false, saved -> assertEquals(1L, (long) saved.value()));
  }

  private SearchResult think(CpuRequest question, CancelFlag cancel) {
    var limits = SearchLimits.nodes(3000);
    return question.move() == CpuRequest.ANY
        ? engine.think(question.position(), limits, cancel, told -> {})
        : engine.evaluateMove(question.position(), question.move(), limits, cancel);
  }

  private ReplayViewModel open() {
    var model = new ReplayViewModel(handle, app.games(), app.cpu(), app.puzzles().own(), app.main);
    app.until("the game is there", () -> model.state().getValue() != null);
    return model;
  }

  @Test
  public void aLineIsStillThereAfterTheProcessWasEnded() {
    var model = open();
    model.toggleReview();
    app.until("it is reviewed", () -> !model.state().getValue().reviewing());
    app.pass(0); // saving takes a moment
    model.goTo(5);
    model.reveal();
    model.showLine(true);
    model.goTo(6);
    assertEquals(4, model.state().getValue().line());
    var again = open();
    assertEquals(4, again.state().getValue().line());
    assertEquals(6, again.place());
    again.leaveLine();
    assertEquals(5, again.place());
    assertTrue("it need not be asked for again", again.state().getValue().isRevealed());
    assertFalse(open().state().getValue().isLine());
  }

  /** Catches judgements that are lost, or figures that differ, when a review is interrupted. */
  @Test
  public void aReviewGoesOnWhereItWasInterrupted() {
    app.useCpuBackend(() -> CpuBackend.engine(1));
    var model = open();
    model.toggleReview();
    app.until("a part is known", () -> model.state().getValue().review().percent() >= 40);
    var part = model.state().getValue().review();
    assertFalse(part.isDone());
    app.cpu().close(); // the process ends without notice
    app.pass(0); // saving takes a moment
    app.useCpuBackend(() -> CpuBackend.engine(1));
    var again = open();
    var continued = again.state().getValue();
    assertTrue("it goes on by itself", continued.reviewing());
    assertTrue(continued.review().percent() >= part.percent());
    app.until("it is done", () -> !again.state().getValue().reviewing());
    var whole = new Review(match);
    var another = new Engine(4);
    while (whole.next() != null) {
      whole.answer(whole.next().answer(another, new CancelFlag()));
    }
    assertEquals(whole.snapshot(), again.state().getValue().review());
  }

  @Test
  public void aReviewThatWasStoppedGoesOnWhenAsked() {
    app.useCpuBackend(() -> CpuBackend.engine(1));
    var model = open();
    model.toggleReview();
    app.until("a part is known", () -> model.state().getValue().review().percent() >= 40);
    model.toggleReview();
    int percent = model.state().getValue().review().percent();
    app.pass(0); // saving takes a moment
    var again = open();
    assertFalse("it was stopped", again.state().getValue().reviewing());
    assertEquals(percent, again.state().getValue().review().percent());
    assertTrue("a part is not shared", again.text().indexOf('~') < 0);
    again.toggleReview();
    app.until("it is done", () -> again.state().getValue().review().isDone());
    app.pass(0);
    assertTrue(open().state().getValue().review().isDone());
  }

  /** Catches a finished review that is lost when a deeper one is stopped. */
  @Test
  public void aDeeperReviewReplacesTheFinishedOneAtItsEnd() {
    var model = open();
    model.toggleReview();
    app.until("it is reviewed", () -> !model.state().getValue().reviewing());
    var usual = model.state().getValue().review();
    model.reviewDeeper();
    assertTrue(model.state().getValue().reviewing());
    assertEquals(0, model.state().getValue().review().percent());
    model.toggleReview();
    assertEquals(usual, model.state().getValue().review());
    model.reviewDeeper();
    app.until("it is reviewed", () -> !model.state().getValue().reviewing());
    assertTrue(model.state().getValue().review().isDone());
    app.pass(0); // saving takes a moment
    assertTrue(open().state().getValue().review().isDone());
  }

  @Test
  public void movesArePlayedOneASecondUntilTheEnd() {
    var model = open();
    assertEquals(5, model.place());
    model.toggleRunning();
    assertEquals("at the end it starts over", 0, model.place());
    app.pass(999);
    assertEquals(0, model.place());
    app.pass(1);
    assertEquals(1, model.place());
    app.pass(10_000);
    assertEquals(5, model.place());
    assertFalse(model.state().getValue().running());
  }

  @Test
  public void nothingMovesAfterAPause() {
    var model = open();
    model.toggleRunning();
    app.pass(2500);
    model.pause();
    app.pass(10_000);
    assertEquals(2, model.place());
  }
}
