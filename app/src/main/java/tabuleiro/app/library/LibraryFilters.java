package tabuleiro.app.library;

import android.view.MenuItem;
import androidx.activity.OnBackPressedCallback;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.appcompat.widget.SearchView;
import com.google.android.material.chip.Chip;
import com.google.android.material.chip.ChipGroup;
import tabuleiro.app.R;
import tabuleiro.app.data.LibraryQuery;
import tabuleiro.app.data.LibraryQuery.Sort;
import tabuleiro.app.data.LibraryQuery.State;
import tabuleiro.app.databinding.FragmentLibraryBinding;
import tabuleiro.app.games.GameUiRegistry;

/** Controls by which the library's list is filtered: filter chips, search field and sort menu. */
final class LibraryFilters {
  private final FragmentLibraryBinding binding;
  private final LibraryViewModel model;
  private final SearchView search;

  /** Creates the chips and the menu; {@code endSearch} is enabled while the search is open. */
  LibraryFilters(
      FragmentLibraryBinding binding, LibraryViewModel model, OnBackPressedCallback endSearch) {
    this.binding = binding;
    this.model = model;
    addStates();
    addGames();
    var item = binding.bar.getMenu().findItem(R.id.search);
    item.setOnActionExpandListener(new Expansion(endSearch));
    search = (SearchView) item.getActionView();
    search.setQueryHint(binding.getRoot().getContext().getString(R.string.library_search_hint));
    if (!model.query().text().isEmpty()) {
      item.expandActionView();
      search.setQuery(model.query().text(), false);
      search.clearFocus();
    }
    search.setOnQueryTextListener(
        new SearchView.OnQueryTextListener() {
          @Override
          public boolean onQueryTextSubmit(String text) {
            search.clearFocus();
            return true;
          }

          @Override
          public boolean onQueryTextChange(String text) {
            ask(null, null, text.strip(), null);
            return true;
          }
        });
    binding.bar.getMenu().findItem(itemOf(model.query().sort())).setChecked(true);
  }

  private void addStates() {
    addChip(binding.states, R.string.library_running, State.RUNNING, model.query().state());
    addChip(binding.states, R.string.library_finished, State.FINISHED, model.query().state());
    binding.states.setOnCheckedStateChangeListener(
        (group, ids) ->
            ask(null, ids.isEmpty() ? State.ANY : (State) tag(group, ids.get(0)), null, null));
  }

  private void addChip(ChipGroup group, int text, State state, State now) {
    var chip = chip(group, group.getContext().getString(text), state);
    chip.setChecked(state == now);
  }

  private void addGames() {
    for (var gameUi : GameUiRegistry.all()) {
      var chip = chip(binding.kinds, gameUi.game().name(), gameUi.game().id());
      chip.setChecked(gameUi.game().id().equals(model.query().game()));
    }
    binding.kinds.setOnCheckedStateChangeListener(
        (group, ids) ->
            ask(ids.isEmpty() ? "" : (String) tag(group, ids.get(0)), null, null, null));
  }

  private static Chip chip(ChipGroup group, String text, Object tag) {
    var chip = new Chip(group.getContext(), null, com.google.android.material.R.attr.chipStyle);
    chip.setText(text);
    chip.setTag(tag);
    chip.setCheckable(true);
    chip.setEnsureMinTouchTargetSize(true);
    chip.setId(android.view.View.generateViewId());
    group.addView(chip);
    return chip;
  }

  private static Object tag(ChipGroup group, int id) {
    return group.findViewById(id).getTag();
  }

  /** Clears all filters. */
  void clear() {
    binding.states.clearCheck();
    binding.kinds.clearCheck();
    endSearch();
    search.setQuery("", false);
    ask("", State.ANY, "", null);
  }

  /** Closes the search field and ends the search. */
  void endSearch() {
    binding.bar.getMenu().findItem(R.id.search).collapseActionView();
  }

  /** Sorts the list if a menu item names an order; returns whether it does. */
  boolean sort(MenuItem item) {
    for (var sort : Sort.values()) {
      if (itemOf(sort) == item.getItemId()) {
        item.setChecked(true);
        ask(null, null, null, sort);
        return true;
      }
    }
    return false;
  }

  private static int itemOf(Sort sort) {
    return switch (sort) {
      case LATEST -> R.id.sort_latest;
      case OLDEST -> R.id.sort_oldest;
      case NAME -> R.id.sort_name;
      case LONGEST -> R.id.sort_longest;
    };
  }

  /** Changes the parts of the query that are not null. */
  private void ask(
      @Nullable String game, @Nullable State state, @Nullable String text, @Nullable Sort sort) {
    var now = model.query();
    model.ask(
        new LibraryQuery(
            game == null ? now.game() : game,
            state == null ? now.state() : state,
            text == null ? now.text() : text,
            sort == null ? now.sort() : sort));
  }

  /** Closes the search on back; older Android versions do not do it themselves. */
  private record Expansion(OnBackPressedCallback endSearch)
      implements MenuItem.OnActionExpandListener {
    @Override
    public boolean onMenuItemActionExpand(@NonNull MenuItem item) {
      endSearch.setEnabled(true);
      return true;
    }

    @Override
    public boolean onMenuItemActionCollapse(@NonNull MenuItem item) {
      endSearch.setEnabled(false);
      return true;
    }
  }
}
