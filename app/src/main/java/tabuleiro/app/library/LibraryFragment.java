package tabuleiro.app.library;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.view.MenuItem;
import android.view.View;
import androidx.activity.OnBackPressedCallback;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.PickVisualMediaRequest;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import tabuleiro.app.R;
import tabuleiro.app.data.GameListKey;
import tabuleiro.app.data.ImportSource;
import tabuleiro.app.databinding.FragmentLibraryBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.files.TextDocumentAccess;
import tabuleiro.app.share.Sharing;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.StorageProblemTexts;
import tabuleiro.app.ui.TopBar;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.Games;

/**
 * Fragment of the library, the screen on which saved games are searched, opened, organized,
 * imported and exported.
 */
public final class LibraryFragment extends Fragment {
  private static final String TYPE = "text/plain";

  private LibraryViewModel model;
  private FragmentLibraryBinding binding;
  private LibraryFilters filters;
  private GameListAdapter adapter;
  private GameActions actions;
  private ImportDialogs imports;
  private TextDocumentAccess files;
  private OnBackPressedCallback endSearch;
  private OnBackPressedCallback endSelection;
  private ActivityResultLauncher<String> create;
  private ActivityResultLauncher<String[]> open;
  private ActivityResultLauncher<PickVisualMediaRequest> openPicture;

  /** Created by the activity and by the system. */
  public LibraryFragment() {
    super(R.layout.fragment_library);
  }

  /** Creates the screen that imports an intent's content, or returns null if there is none. */
  @Nullable
  public static LibraryFragment importing(Intent intent) {
    var handedOver = SharedContent.of(intent);
    if (handedOver == null) {
      return null;
    }
    var screen = new LibraryFragment();
    screen.setArguments(handedOver.toArguments());
    return screen;
  }

  @Override
  public void onCreate(@Nullable Bundle state) {
    super.onCreate(state);
    model =
        ScreenViewModels.of(
            this,
            LibraryViewModel.class,
            (app, handle) -> new LibraryViewModel(handle, app.games(), app.files()));
    files = AppContainer.of(requireContext()).files();
    actions = new GameActions(this, model.games());
    imports = new ImportDialogs(this, model);
    create =
        registerForActivityResult(new ActivityResultContracts.CreateDocument(TYPE), this::exportTo);
    open = registerForActivityResult(new ActivityResultContracts.OpenDocument(), this::importFrom);
    openPicture =
        registerForActivityResult(
            new ActivityResultContracts.PickVisualMedia(), this::importPicture);
    endSearch = TopBar.onBack(this, this, () -> filters.endSearch());
    endSelection = TopBar.onBack(this, this, model::selectNone);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    binding = FragmentLibraryBinding.bind(view);
    TopBar.withBack(this, binding.bar);
    TopBar.hear(this, binding.bar, this::chosen);
    offerToSetUp();
    binding.selection.setNavigationOnClickListener(cross -> model.selectNone());
    TopBar.hear(this, binding.selection, this::chosenForSelection);
    filters = new LibraryFilters(binding, model, endSearch);
    adapter =
        new GameListAdapter(
            model.pager(),
            new GameCardViewHolder.Listener(
                actions::open,
                model::toggle,
                actions::menu,
                model::isSelected,
                model::isSelecting));
    model.pager().setListener(new GamePager.Listener(adapter::refresh, actions::sayProblem));
    Views.layOutAsGrid(binding.libraryGames, R.dimen.library_card_least, 1);
    binding.libraryGames.setAdapter(adapter);
    ViewCompat.setAccessibilityHeading(binding.emptyTitle, true);
    binding.emptyAction.setOnClickListener(button -> emptyAction());
    model.list().observe(getViewLifecycleOwner(), this::show);
    model.selection().observe(getViewLifecycleOwner(), selected -> showSelection());
    model.importing().step().observe(getViewLifecycleOwner(), imports::show);
    importHandedOver();
  }

  /** Offers to edit a position of each game. */
  private void offerToSetUp() {
    var offers = binding.bar.getMenu().findItem(R.id.edit_position).getSubMenu();
    for (var game : Games.all()) {
      offers
          .add(game.name())
          .setOnMenuItemClickListener(
              item -> {
                Navigator.of(this).editPosition(game.id());
                return true;
              });
    }
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    model.pager().setListener(null);
    imports.dismiss();
    endSearch.setEnabled(false);
    filters = null;
    adapter = null;
    binding = null;
    super.onDestroyView();
  }

  private void importHandedOver() {
    var arguments = getArguments();
    if (arguments == null) {
      return;
    }
    setArguments(null); // import shared content only once
    SharedContent.of(arguments).read(model.importing());
  }

  private void show(List<GameListKey> list) {
    var shown = binding;
    adapter.submitList(
        list,
        () -> {
          if (shown == binding && adapter != null) {
            adapter.refresh(0, list.size());
          }
        });
    boolean empty = list.isEmpty();
    // Not GONE: a list that is not laid out would keep its last cards and show them again later.
    binding.libraryGames.setVisibility(empty ? View.INVISIBLE : View.VISIBLE);
    Views.show(binding.empty, empty);
    boolean filtered = model.query().isFiltered();
    var problem = model.problem().getValue();
    binding.emptyTitle.setText(filtered ? R.string.library_nothing_found : R.string.library_empty);
    if (problem != null) {
      binding.emptyText.setText(StorageProblemTexts.text(requireContext(), problem));
    } else {
      binding.emptyText.setText(
          filtered ? R.string.library_nothing_found_help : R.string.library_empty_help);
    }
    binding.emptyAction.setText(
        filtered ? R.string.library_show_all : R.string.library_start_playing);
    Views.show(binding.filters, !empty || filtered);
  }

  private void emptyAction() {
    if (model.query().isFiltered()) {
      filters.clear();
    } else {
      Navigator.of(this).home();
    }
  }

  private void showSelection() {
    boolean selecting = model.isSelecting();
    endSelection.setEnabled(selecting);
    binding.bar.setVisibility(selecting ? View.INVISIBLE : View.VISIBLE);
    Views.show(binding.selection, selecting);
    if (selecting) {
      int count = model.selected().size();
      binding.selection.setTitle(
          getResources().getQuantityString(R.plurals.library_selected, count, count));
      binding
          .selection
          .getMenu()
          .findItem(R.id.pin)
          .setTitle(model.allPinned() ? R.string.library_unpin : R.string.library_pin);
    }
    adapter.refresh(0, adapter.getItemCount());
  }

  private boolean chosen(MenuItem item) {
    int id = item.getItemId();
    if (id == R.id.paste) {
      imports.paste();
    } else if (id == R.id.import_file) {
      open.launch(new String[] {"text/*", "application/octet-stream"});
    } else if (id == R.id.import_picture) {
      openPicture.launch(
          new PickVisualMediaRequest.Builder()
              .setMediaType(ActivityResultContracts.PickVisualMedia.ImageOnly.INSTANCE)
              .build());
    } else if (id == R.id.export_all) {
      var day = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).format(new Date());
      create.launch(getString(R.string.export_file, day));
    } else if (id == R.id.statistics) {
      Navigator.of(this).stats();
    } else {
      return filters.sort(item);
    }
    return true;
  }

  private boolean chosenForSelection(MenuItem item) {
    var ids = model.selected();
    int id = item.getItemId();
    if (id == R.id.select_all) {
      model.selectAll();
      return true;
    }
    if (id == R.id.pin) {
      actions.pin(ids, !model.allPinned());
    } else if (id == R.id.delete) {
      actions.delete(ids);
    } else if (id == R.id.share) {
      shareAll(ids);
    }
    model.selectNone();
    return true;
  }

  private void shareAll(List<Long> ids) {
    model
        .games()
        .transfer()
        .export(
            ids,
            answer -> {
              actions.sayProblem(answer);
              if (answer.problem() == null && isAdded()) {
                Sharing.send(this, answer.value());
              }
            });
  }

  private void exportTo(@Nullable Uri file) {
    if (file == null) {
      return; // the person cancelled
    }
    model
        .games()
        .transfer()
        .exportAll(
            answer -> {
              if (answer.problem() == null) {
                files.write(
                    file,
                    answer.value(),
                    written -> say(written ? R.string.export_done : R.string.export_failed));
              } else {
                files.delete(file); // the picker has created it, and it is empty
                actions.sayProblem(answer);
              }
            });
  }

  private void importFrom(@Nullable Uri file) {
    if (file != null) {
      model.importing().readFile(file, ImportSource.PICKED);
    }
  }

  private void importPicture(@Nullable Uri picture) {
    if (picture != null) {
      model.importing().readFile(picture, ImportSource.HANDED_OVER);
    }
  }

  private void say(int text) {
    if (binding != null) {
      SnackbarNotice.show(this, getString(text));
    }
  }
}
