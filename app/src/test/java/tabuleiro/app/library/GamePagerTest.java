package tabuleiro.app.library;

import static org.junit.Assert.assertNull;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.FreshGames;
import tabuleiro.app.data.ListedGame;
import tabuleiro.app.data.Problem;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.ui.Waiting;

@RunWith(AndroidJUnit4.class)
public class GamePagerTest {
  @Rule public final FreshGames games = new FreshGames();

  @Test
  public void anEntryOfAnOlderList_isBlank_whereTheNewListIsShorter() {
    var pager = new GamePager(SavedGames.of(ApplicationProvider.getApplicationContext()));
    var gone = entry(2);
    pager.show(List.of(entry(1), gone));
    pager.show(List.of(entry(1)));
    assertNull(pager.get(gone, 1));
  }

  @Test
  public void gamesThatCannotBeReadAreAProblemThatIsTold() throws IOException {
    games.loseDisk();
    var pager = new GamePager(SavedGames.of(ApplicationProvider.getApplicationContext()));
    var problems = new ArrayList<Problem>();
    pager.setListener(
        new GamePager.Listener() {
          @Override
          public void onLoaded(int from, int count) {
            throw new AssertionError("nothing can be read");
          }

          @Override
          public void onProblem(Answer<?> answer) {
            problems.add(answer.problem());
          }
        });
    pager.show(List.of(entry(1)));
    assertNull(pager.get(entry(1), 0));
    Waiting.until("the problem is told", () -> problems.equals(List.of(Problem.READ_ONLY)));
    assertNull("it is tried again", pager.get(entry(1), 0));
    Waiting.until("the problem is told again", () -> problems.size() == 2);
  }

  private static ListedGame entry(long id) {
    var entry = new ListedGame();
    entry.id = id;
    return entry;
  }
}
