package tabuleiro.app.library;

import static org.junit.Assert.assertNull;

import androidx.lifecycle.ViewModel;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.app.data.GameListKey;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.ui.ViewModelCallbacks;

public class GamePagerTest {
  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private final ViewModelCallbacks scope = new ViewModelCallbacks(new ViewModel() {});

  @Test
  public void anEntryOfAnOlderList_isBlank_whereTheNewListIsShorter() {
    var pager = new GamePager(app.games(), scope);
    var gone = entry(2);
    pager.show(List.of(entry(1), gone));
    pager.show(List.of(entry(1)));
    assertNull(pager.get(gone, 1));
  }

  @Test
  public void gamesThatCannotBeReadAreAProblemThatIsTold() {
    app.storage.failReads();
    var pager = new GamePager(app.games(), scope);
    var problems = new ArrayList<StorageProblem>();
    pager.setListener(
        new GamePager.Listener(
            (from, count) -> {
              throw new AssertionError("nothing can be read");
            },
            answer -> problems.add(answer.problem())));
    pager.show(List.of(entry(1)));
    assertNull(pager.get(entry(1), 0));
    app.until("the problem is told", () -> problems.equals(List.of(StorageProblem.READ_ONLY)));
    assertNull("it is tried again", pager.get(entry(1), 0));
    app.until("the problem is told again", () -> problems.size() == 2);
  }

  private static GameListKey entry(long id) {
    var entry = new GameListKey();
    entry.id = id;
    return entry;
  }
}
