package tabuleiro.app.library;

import androidx.annotation.Nullable;
import androidx.collection.LruCache;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.ListedGame;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.SavedGames;

/**
 * Reads the games of the list page by page as they come into view, and keeps those around: a
 * library of thousands takes no more memory than a few screens of it.
 */
final class GamePager {
  private static final int PAGE = 20;
  private static final int KEPT = 120;

  /** Hears what came of reading games of the list. */
  interface Listener {
    /** Games from an index on can be shown now. */
    void onLoaded(int from, int count);

    /** Games that have come into view could not be read; they are tried again when shown again. */
    void onProblem(Answer<?> answer);
  }

  private final SavedGames games;
  private final LruCache<Long, LoadedGame> cache = new LruCache<>(KEPT);
  private final Set<Integer> underWay = new HashSet<>();
  private List<ListedGame> list = List.of();
  private Listener listener;

  GamePager(SavedGames games) {
    this.games = games;
  }

  void setListener(@Nullable Listener listener) {
    this.listener = listener;
  }

  /** Takes another list; what was read before may have changed and is read again. */
  void show(List<ListedGame> other) {
    list = other;
    cache.evictAll();
    underWay.clear();
  }

  /** The game of an entry at an index, or null: then it is on its way. */
  @Nullable
  LoadedGame get(ListedGame entry, int index) {
    var game = cache.get(entry.id);
    int page = index / PAGE;
    // A new list takes a moment to be laid out: until then the indices are those of the old one.
    boolean isListed = index < list.size() && list.get(index).id == entry.id;
    if (game == null && isListed && underWay.add(page)) {
      load(page);
    }
    return game;
  }

  private void load(int page) {
    var from = list;
    int start = page * PAGE;
    int end = Math.min(start + PAGE, from.size());
    var ids = new ArrayList<Long>();
    for (var game : from.subList(start, end)) {
      ids.add(game.id);
    }
    games.loadAll(
        ids,
        answer -> {
          if (from == list) {
            loaded(page, start, end - start, answer);
          }
        });
  }

  private void loaded(int page, int start, int count, Answer<List<LoadedGame>> answer) {
    underWay.remove(page);
    if (answer.isDone()) {
      for (var game : answer.value()) {
        cache.put(game.id(), game);
      }
    }
    if (listener == null) {
      return;
    }
    if (answer.isDone()) {
      listener.onLoaded(start, count);
    } else {
      listener.onProblem(answer);
    }
  }
}
