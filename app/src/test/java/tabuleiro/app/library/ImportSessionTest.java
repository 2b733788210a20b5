package tabuleiro.app.library;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.app.data.ImportSource;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.ui.ViewModelCallbacks;

/** Tests what an import asks, when it ends, and that no screen has to be there for its answer. */
public final class ImportSessionTest {
  private static final String GAME = "[Game \"shi\"]\n[Date \"2024-05-06\"]\n1. f8-h6 h1-g2\n";
  private static final String DAMAGED = "[Game \"shi\"]\n1. f8-h6 nonsense\n";

  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private ImportSession session;

  @Before
  public void begin() {
    var scope = new ViewModelCallbacks(new ViewModel() {});
    session = new ImportSession(new SavedStateHandle(), app.games().transfer(), null, scope);
  }

  private <T> T read(String text, ImportSource source, Class<T> step) {
    session.readText(text, source);
    return await(step);
  }

  private <T> T await(Class<T> step) {
    app.until("it is a " + step.getSimpleName(), () -> step.isInstance(session.step().getValue()));
    return step.cast(session.step().getValue());
  }

  @Test
  public void ownGamesAreImportedAtOnceAndTheAnswerWaitsForAScreen() {
    var done = read(GAME, ImportSource.PICKED, ImportSession.Done.class);
    assertEquals(1, done.ids().size());
    assertFalse(session.keepsText());
    assertEquals(done, session.step().getValue());
    session.end();
    assertNull(session.step().getValue());
    assertEquals(1, read(GAME, ImportSource.PICKED, ImportSession.Done.class).known());
  }

  @Test
  public void whatOthersHandOverOrIsDamagedIsAskedFor() {
    assertEquals(
        1,
        read(GAME, ImportSource.HANDED_OVER, ImportSession.Question.class).plan().fresh().size());
    session.end();
    assertFalse("a cancelled import is forgotten", session.keepsText());
    var question = read(GAME + DAMAGED, ImportSource.PASTED, ImportSession.Question.class);
    session.setRecovering(true);
    session.carryOut(question.plan());
    assertEquals(2, await(ImportSession.Done.class).ids().size());
  }

  /** Catches names that are cut without a word. */
  @Test
  public void namesThatAreTooLongAreAskedAboutOnce() {
    var seat = "[Seat1 \"" + "a".repeat(40) + "\"]\n";
    read(seat + GAME, ImportSource.PICKED, ImportSession.Done.class);
    session.end();
    var longer = "[Seat1 \"" + "b".repeat(41) + "\"]\n" + GAME;
    var question = read(longer, ImportSource.PICKED, ImportSession.Question.class);
    assertEquals(1, question.plan().longNames(false));
    session.carryOut(question.plan());
    assertEquals(1, await(ImportSession.Done.class).ids().size());
    session.end();
    assertEquals(
        "a known game needs no question",
        1,
        read(longer, ImportSource.PICKED, ImportSession.Done.class).known());
  }

  /** Catches a text that is deleted before its games are stored. */
  @Test
  public void theTextIsKeptUntilTheGamesAreStoredAndAFailureCanBeRepeated() {
    var question = read(GAME, ImportSource.HANDED_OVER, ImportSession.Question.class);
    app.storage.setReadOnly(true);
    session.carryOut(question.plan());
    assertNull("nothing is asked meanwhile", session.step().getValue());
    assertTrue(session.keepsText());
    var again = await(ImportSession.Question.class);
    assertEquals(StorageProblem.READ_ONLY, again.failure());
    assertTrue(session.keepsText());
    app.storage.setReadOnly(false);
    session.carryOut(again.plan());
    assertTrue(session.keepsText());
    assertEquals(1, await(ImportSession.Done.class).ids().size());
    assertFalse(session.keepsText());
  }

  @Test
  public void anotherImportIsNotEndedByTheAnswerOfTheFirst() {
    var first = read(GAME, ImportSource.HANDED_OVER, ImportSession.Question.class);
    session.carryOut(first.plan());
    var other = GAME.replace("2024", "2025");
    var second = read(other, ImportSource.HANDED_OVER, ImportSession.Question.class);
    assertEquals(1, second.plan().fresh().size());
    assertTrue(session.keepsText());
  }

  @Test
  public void aTextWithoutAGameIsAFailure() {
    assertNull(read("hello", ImportSource.PASTED, ImportSession.Failure.class).storage());
    session.end();
    app.storage.failReads();
    assertEquals(
        StorageProblem.READ_ONLY,
        read(GAME, ImportSource.PASTED, ImportSession.Failure.class).storage());
  }
}
