package tabuleiro.app.library;

import static org.junit.Assert.assertNull;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.data.ListedGame;
import tabuleiro.app.data.SavedGames;

@RunWith(AndroidJUnit4.class)
public class GamePagerTest {
  @Test
  public void anEntryOfAnOlderList_isBlank_whereTheNewListIsShorter() {
    var pager = new GamePager(SavedGames.of(ApplicationProvider.getApplicationContext()));
    var gone = entry(2);
    pager.show(List.of(entry(1), gone));
    pager.show(List.of(entry(1)));
    assertNull(pager.get(gone, 1));
  }

  private static ListedGame entry(long id) {
    var entry = new ListedGame();
    entry.id = id;
    return entry;
  }
}
