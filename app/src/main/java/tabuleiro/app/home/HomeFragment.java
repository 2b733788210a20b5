package tabuleiro.app.home;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.view.View;
import android.widget.GridLayout;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.appcompat.widget.TooltipCompat;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.fragment.app.Fragment;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.databinding.FragmentHomeBinding;
import tabuleiro.app.databinding.ItemGameBinding;
import tabuleiro.app.databinding.ItemLatestBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.DisplayNames;
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.StorageProblemTexts;
import tabuleiro.app.ui.TopBar;

/** Fragment of the home screen: the latest game to continue, and all games to begin. */
public final class HomeFragment extends Fragment {
  private static final IntentFilter DATE_CHANGES = new IntentFilter();

  static {
    DATE_CHANGES.addAction(Intent.ACTION_DATE_CHANGED);
    DATE_CHANGES.addAction(Intent.ACTION_TIME_CHANGED);
    DATE_CHANGES.addAction(Intent.ACTION_TIMEZONE_CHANGED);
  }

  private final StorageProblemCard storage = new StorageProblemCard(this);
  private FragmentHomeBinding binding;

  /** Shows the next day's puzzle while the app stays open. */
  private final BroadcastReceiver dateChange =
      new BroadcastReceiver() {
        @Override
        public void onReceive(Context context, Intent intent) {
          showDailyPuzzle();
        }
      };

  /** Created by the activity and by the system. */
  public HomeFragment() {
    super(R.layout.fragment_home);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    binding = FragmentHomeBinding.bind(view);
    TopBar.hear(this, binding.bar, item -> open(item.getItemId()));
    for (var gameUi : GameUiRegistry.all()) {
      addCard(gameUi);
    }
    storage.setCard(binding.storage);
    AppContainer.of(requireContext())
        .games()
        .latest()
        .observe(getViewLifecycleOwner(), this::showLatestGame);
  }

  @Override
  public void onStart() {
    super.onStart();
    storage.storeUnsaved();
    showDailyPuzzle();
    requireContext().registerReceiver(dateChange, DATE_CHANGES);
  }

  @Override
  public void onStop() {
    requireContext().unregisterReceiver(dateChange);
    super.onStop();
  }

  /** Shows the puzzle of the day, in the place of that of an earlier day. */
  private void showDailyPuzzle() {
    var before = binding.games.findViewById(R.id.daily);
    if (before != null && DailyPuzzleCard.isUpToDate(before)) {
      return;
    }
    int place = before == null ? dailyPlace() : binding.games.indexOfChild(before);
    binding.games.removeView(before);
    add(DailyPuzzleCard.create(this, binding.games), place);
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    storage.setCard(null);
    binding = null;
    super.onDestroyView();
  }

  private boolean open(int item) {
    var navigator = Navigator.of(this);
    if (item == R.id.library) {
      navigator.library();
    } else if (item == R.id.stats) {
      navigator.stats();
    } else {
      navigator.settings();
    }
    return true;
  }

  /** Opens a game: an introduction the first time, later the setup screen. */
  private void open(String gameId) {
    var memory = AppContainer.of(requireContext()).tips();
    if (memory.isNew(gameId)) {
      memory.setOffered(gameId);
      GameIntroDialog.of(gameId).show(getChildFragmentManager(), "first time");
    } else {
      Navigator.of(this).setup(gameId);
    }
  }

  private void addCard(GameUi gameUi) {
    var game = gameUi.game();
    var card = ItemGameBinding.inflate(getLayoutInflater(), binding.games, false);
    card.picture.show(gameUi, gameUi.cover().toPosition());
    card.name.setText(game.name());
    card.summary.setText(gameUi.summary());
    LargeFontSupport.limitHeadlineSize(card.name);
    LargeFontSupport.moveBelow(card.below, card.summary);
    card.rules.setContentDescription(getString(R.string.home_rules_of, game.name()));
    TooltipCompat.setTooltipText(card.rules, getString(R.string.home_rules));
    card.rules.setOnClickListener(tapped -> Navigator.of(this).learn(game.id()));
    card.getRoot().setOnClickListener(tapped -> open(game.id()));
    setClickLabel(card.getRoot(), R.string.home_new_game);
    add(card.getRoot(), binding.games.getChildCount());
  }

  /**
   * Returns the place of the daily puzzle: first for people who know a game, else after the games.
   */
  private int dailyPlace() {
    var memory = AppContainer.of(requireContext()).tips();
    boolean isNew =
        GameUiRegistry.all().stream().allMatch(gameUi -> memory.isNew(gameUi.game().id()));
    return isNew ? binding.games.getChildCount() : 0;
  }

  /** Adds a card to the grid; cards share the width of the screen and the height of their row. */
  private void add(View card, int index) {
    var place = (GridLayout.LayoutParams) card.getLayoutParams();
    place.columnSpec = GridLayout.spec(GridLayout.UNDEFINED, GridLayout.FILL, 1f);
    place.rowSpec = GridLayout.spec(GridLayout.UNDEFINED, GridLayout.FILL);
    binding.games.addView(card, index);
  }

  private void setClickLabel(View card, int action) {
    ViewCompat.replaceAccessibilityAction(
        card, AccessibilityActionCompat.ACTION_CLICK, getString(action), null);
  }

  private void showLatestGame(DataResult<LoadedGame.Playable> answer) {
    storage.update();
    binding.games.removeView(binding.games.findViewById(R.id.latest));
    if (!answer.isDone()) {
      SnackbarNotice.show(this, StorageProblemTexts.text(requireContext(), answer));
      return;
    }
    var latest = answer.value();
    if (latest == null) {
      return;
    }
    var card = ItemLatestBinding.inflate(getLayoutInflater(), binding.games, false);
    var match = latest.match();
    var gameUi = GameUiRegistry.of(match.options().game());
    card.picture.show(gameUi, match.position());
    var name = latest.details().name();
    card.name.setText(name.isEmpty() ? gameUi.game().name() : name);
    card.players.setText(DisplayNames.players(requireContext(), match));
    card.state.setText(
        getString(
            R.string.home_state,
            DisplayNames.turn(requireContext(), match, match.position().turn()),
            getResources().getQuantityString(R.plurals.home_moves, match.ply(), match.ply())));
    LargeFontSupport.limitHeadlineSize(card.name);
    LargeFontSupport.moveBelow(card.below, card.players, card.state);
    card.getRoot().setOnClickListener(tapped -> Navigator.of(this).play(latest.id()));
    setClickLabel(card.getRoot(), R.string.home_continue);
    add(card.getRoot(), 0);
  }
}
