package tabuleiro.app.library;

import androidx.annotation.Nullable;
import androidx.collection.LruCache;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameListKey;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.ui.ViewModelCallbacks;

/**
 * Loads the saved games of the library's list in pages as they come into view and caches recent
 * pages, so that memory does not grow with the library.
 */
final class GamePager {
  private static final int PAGE = 20;
  private static final int KEPT = 120;

  /**
   * Callbacks for loaded pages.
   *
   * @param onLoaded called with an index and a count when the games from there on are available
   * @param onProblem called when games could not be loaded; they are tried again when shown again
   */
  record Listener(BiConsumer<Integer, Integer> onLoaded, Consumer<DataResult<?>> onProblem) {}

  private final GameRepository games;
  private final ViewModelCallbacks scope;
  private final LruCache<Long, LoadedGame> cache = new LruCache<>(KEPT);
  private final Set<Integer> underWay = new HashSet<>();
  private List<GameListKey> list = List.of();
  @Nullable private Listener listener;

  GamePager(GameRepository games, ViewModelCallbacks scope) {
    this.games = games;
    this.scope = scope;
  }

  void setListener(@Nullable Listener listener) {
    this.listener = listener;
  }

  /** Sets another list and clears the cache, since games may have changed. */
  void show(List<GameListKey> other) {
    list = other;
    cache.evictAll();
    underWay.clear();
  }

  /** Returns the game of an entry, or null if it is being loaded. */
  @Nullable
  LoadedGame get(GameListKey entry, int index) {
    var game = cache.get(entry.id);
    int page = index / PAGE;
    // A new list is laid out a moment later; until then indices refer to the old one.
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
    var ids = from.subList(start, end).stream().map(game -> game.id).collect(Collectors.toList());
    games.loadAll(
        ids,
        scope.bind(
            answer -> {
              if (from == list) {
                loaded(page, start, end - start, answer);
              }
            }));
  }

  private void loaded(int page, int start, int count, DataResult<List<LoadedGame>> answer) {
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
      listener.onLoaded.accept(start, count);
    } else {
      listener.onProblem.accept(answer);
    }
  }
}
