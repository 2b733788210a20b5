package tabuleiro.app.library;

import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameListKey;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.LibraryQuery;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.files.TextDocumentAccess;
import tabuleiro.app.ui.ViewModelCallbacks;

/**
 * View model of the library of saved games: holds the query, the selected games and a running
 * import.
 */
public final class LibraryViewModel extends ViewModel {
  private static final String QUERY_GAME = "game";
  private static final String QUERY_STATE = "state";
  private static final String QUERY_TEXT = "text";
  private static final String QUERY_SORT = "sort";

  private final SavedStateHandle handle;
  private final GameRepository games;
  private final GamePager pager;
  private final MutableLiveData<List<GameListKey>> list = new MutableLiveData<>();
  private final MutableLiveData<Set<Long>> selection = new MutableLiveData<>(Set.of());
  private final MutableLiveData<StorageProblem> problem = new MutableLiveData<>();
  private final ViewModelCallbacks scope = new ViewModelCallbacks(this);
  private final ImportSession importing;

  LibraryViewModel(SavedStateHandle handle, GameRepository games, TextDocumentAccess files) {
    this.handle = handle;
    this.games = games;
    pager = new GamePager(games, scope);
    importing = new ImportSession(handle, games.transfer(), files, scope);
    scope.observe(games.changes(), change -> refresh());
  }

  LibraryQuery query() {
    return new LibraryQuery(
        stored(QUERY_GAME, ""),
        LibraryQuery.State.valueOf(stored(QUERY_STATE, LibraryQuery.State.ANY.name())),
        stored(QUERY_TEXT, ""),
        LibraryQuery.Sort.valueOf(stored(QUERY_SORT, LibraryQuery.Sort.LATEST.name())));
  }

  private String stored(String key, String otherwise) {
    String value = handle.get(key);
    return value == null ? otherwise : value;
  }

  void ask(LibraryQuery query) {
    if (query.equals(query())) {
      return;
    }
    handle.set(QUERY_GAME, query.game());
    handle.set(QUERY_STATE, query.state().name());
    handle.set(QUERY_TEXT, query.text());
    handle.set(QUERY_SORT, query.sort().name());
    refresh();
  }

  private void refresh() {
    games.list(query(), scope.bind(this::listed));
  }

  private void listed(DataResult<List<GameListKey>> answer) {
    problem.setValue(answer.problem());
    var found = answer.problem() == null ? answer.value() : List.<GameListKey>of();
    pager.show(found);
    list.setValue(found);
    var there = found.stream().map(game -> game.id).filter(this::isSelected);
    selection.setValue(there.collect(Collectors.toCollection(LinkedHashSet::new)));
  }

  /** Returns the list; null until it is loaded. */
  LiveData<List<GameListKey>> list() {
    return list;
  }

  /** Returns why the list cannot be loaded, or null. */
  LiveData<StorageProblem> problem() {
    return problem;
  }

  /** Returns the running import. */
  ImportSession importing() {
    return importing;
  }

  GamePager pager() {
    return pager;
  }

  GameRepository games() {
    return games;
  }

  LiveData<Set<Long>> selection() {
    return selection;
  }

  boolean isSelecting() {
    return !selection.getValue().isEmpty();
  }

  boolean isSelected(long id) {
    return selection.getValue().contains(id);
  }

  List<Long> selected() {
    return new ArrayList<>(selection.getValue());
  }

  /** Returns whether everything selected is pinned, so that the pin action means to unpin. */
  boolean allPinned() {
    return listed().stream().allMatch(game -> game.pinned || !isSelected(game.id));
  }

  void toggle(long id) {
    var changed = new LinkedHashSet<>(selection.getValue());
    if (!changed.remove(id)) {
      changed.add(id);
    }
    selection.setValue(changed);
  }

  void selectAll() {
    var ids = listed().stream().map(game -> game.id);
    selection.setValue(ids.collect(Collectors.toCollection(LinkedHashSet::new)));
  }

  void selectNone() {
    selection.setValue(Set.of());
  }

  private List<GameListKey> listed() {
    @Nullable var known = list.getValue();
    return known == null ? List.of() : known;
  }
}
