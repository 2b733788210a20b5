package tabuleiro.app.home;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.GridLayout;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.appcompat.widget.PopupMenu;
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
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.StorageProblemTexts;
import tabuleiro.app.ui.TopBar;

/**
 * Fragment of the home screen, which offers to continue the latest game and to begin a new game of
 * each kind.
 */
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
    if (LargeFontSupport.isOn(getResources())) {
      binding.now.setColumnCount(1);
      binding.games.setColumnCount(Math.min(2, binding.games.getColumnCount()));
    }
    arrange(false);
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
    var before = binding.now.findViewById(R.id.daily);
    if (before == null || !DailyPuzzleCard.isUpToDate(before)) {
      binding.now.removeView(before);
      add(binding.now, DailyPuzzleCard.create(this, binding.now), binding.now.getChildCount());
    }
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

  /** Opens the board of a game, the first time with tips. */
  private void play(String gameId) {
    var memory = AppContainer.of(requireContext()).tips();
    if (memory.isNew(gameId)) {
      memory.setOffered(gameId);
      memory.setWanted(gameId, true);
    }
    Navigator.of(this).resumeOrPlay(gameId);
  }

  private static boolean showMore(PopupMenu more) {
    more.show();
    return true;
  }

  /** Opens what the menu of a game's card offers. */
  private boolean openMore(String gameId, int item) {
    var navigator = Navigator.of(this);
    if (item == R.id.new_game) {
      navigator.setup(gameId);
    } else if (item == R.id.lesson) {
      navigator.lesson(gameId);
    } else {
      navigator.learn(gameId);
    }
    return true;
  }

  private void addCard(GameUi gameUi) {
    var game = gameUi.game();
    var card = ItemGameBinding.inflate(getLayoutInflater(), binding.games, false);
    card.picture.show(gameUi, gameUi.cover().toPosition());
    card.name.setText(game.name());
    card.summary.setText(gameUi.summary());
    LargeFontSupport.limitHeadlineSize(card.name);
    LargeFontSupport.moveBelow(card.below, card.summary);
    card.getRoot().setOnClickListener(tapped -> play(game.id()));
    setClickLabel(card.getRoot(), R.string.home_play);
    var more = new PopupMenu(requireContext(), card.getRoot());
    more.inflate(R.menu.home_game);
    more.getMenu().findItem(R.id.lesson).setVisible(gameUi.hasLessons());
    more.setOnMenuItemClickListener(item -> openMore(game.id(), item.getItemId()));
    card.getRoot().setOnContextClickListener(clicked -> showMore(more));
    card.getRoot().setOnLongClickListener(pressed -> showMore(more));
    ViewCompat.replaceAccessibilityAction(
        card.getRoot(),
        AccessibilityActionCompat.ACTION_LONG_CLICK,
        getString(R.string.home_more),
        null);
    add(binding.games, card.getRoot(), binding.games.getChildCount());
  }

  /** Places what goes on above the games, or below for people who know none and play none. */
  private void arrange(boolean isPlaying) {
    var memory = AppContainer.of(requireContext()).tips();
    boolean isNewcomer =
        GameUiRegistry.all().stream().allMatch(gameUi -> memory.isNew(gameUi.game().id()));
    boolean goesBelow = isNewcomer && !isPlaying;
    var column = (ViewGroup) binding.now.getParent();
    if (column.indexOfChild(binding.now) > column.indexOfChild(binding.games) != goesBelow) {
      column.removeView(binding.games);
      column.addView(binding.games, column.indexOfChild(binding.now) + (goesBelow ? 0 : 1));
    }
  }

  /** Adds a card to a grid; cards share the width of the screen and the height of their row. */
  private static void add(GridLayout grid, View card, int index) {
    var place = (GridLayout.LayoutParams) card.getLayoutParams();
    place.columnSpec = GridLayout.spec(GridLayout.UNDEFINED, GridLayout.FILL, 1f);
    place.rowSpec = GridLayout.spec(GridLayout.UNDEFINED, GridLayout.FILL);
    grid.addView(card, index);
  }

  private void setClickLabel(View card, int action) {
    ViewCompat.replaceAccessibilityAction(
        card, AccessibilityActionCompat.ACTION_CLICK, getString(action), null);
  }

  private void showLatestGame(DataResult<LoadedGame.Playable> answer) {
    storage.update();
    binding.now.removeView(binding.now.findViewById(R.id.latest));
    if (!answer.isDone()) {
      SnackbarNotice.show(this, StorageProblemTexts.text(requireContext(), answer));
      return;
    }
    var latest = answer.value();
    arrange(latest != null);
    if (latest == null) {
      return;
    }
    var card = ItemLatestBinding.inflate(getLayoutInflater(), binding.now, false);
    var match = latest.match();
    var gameUi = GameUiRegistry.of(match.options().game());
    card.picture.show(gameUi, match);
    int made = match.rounds(match.ply());
    var name = latest.details().name();
    card.name.setText(name.isEmpty() ? gameUi.game().name() : name);
    card.players.setText(MatchTexts.players(requireContext(), match));
    card.state.setText(
        getString(
            R.string.home_state,
            MatchTexts.turn(requireContext(), match, match.position().turn()),
            getResources().getQuantityString(R.plurals.home_moves, made, made)));
    LargeFontSupport.limitHeadlineSize(card.name);
    LargeFontSupport.moveBelow(card.below, card.players, card.state);
    card.getRoot().setOnClickListener(tapped -> Navigator.of(this).play(latest.id()));
    setClickLabel(card.getRoot(), R.string.home_continue);
    add(binding.now, card.getRoot(), 0);
  }
}
