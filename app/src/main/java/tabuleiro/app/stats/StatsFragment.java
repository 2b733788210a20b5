package tabuleiro.app.stats;

import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import com.google.android.material.chip.Chip;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameStatistics;
import tabuleiro.app.data.LevelStatistics;
import tabuleiro.app.data.Statistics;
import tabuleiro.app.databinding.FragmentStatsBinding;
import tabuleiro.app.databinding.ItemStatsLevelBinding;
import tabuleiro.app.databinding.StatsHabitsBinding;
import tabuleiro.app.databinding.StatsResultsBinding;
import tabuleiro.app.databinding.StatsTrendBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.TopBar;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.ai.Level;

/** Fragment of the statistics screen: the user's results against CPUs, one game at a time. */
public final class StatsFragment extends Fragment {
  private StatsViewModel model;
  private FragmentStatsBinding binding;
  private StatsTrendBinding rating;
  private StatsResultsBinding results;
  private StatsTrendBinding accuracy;
  private StatsHabitsBinding habits;
  private StatsTexts texts;

  /** Created by the activity and by the system. */
  public StatsFragment() {
    super(R.layout.fragment_stats);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    model =
        ScreenViewModels.of(
            this, StatsViewModel.class, (app, handle) -> new StatsViewModel(handle, app.games()));
    binding = FragmentStatsBinding.bind(view);
    texts = new StatsTexts(requireContext());
    TopBar.withBack(this, binding.bar);
    TopBar.hear(
        this,
        binding.bar,
        item -> {
          reset();
          return true;
        });
    var inflater = getLayoutInflater();
    rating = StatsTrendBinding.inflate(inflater, binding.first, true);
    results = StatsResultsBinding.inflate(inflater, binding.first, true);
    accuracy = StatsTrendBinding.inflate(inflater, binding.second, true);
    habits = StatsHabitsBinding.inflate(inflater, binding.second, true);
    for (var heading :
        new View[] {
          binding.emptyTitle, rating.title, results.title, accuracy.title, habits.title
        }) {
      ViewCompat.setAccessibilityHeading(heading, true);
    }
    boolean isRated = AppContainer.of(requireContext()).settings().rating();
    Views.show(rating.getRoot(), isRated);
    binding.start.setOnClickListener(button -> Navigator.of(this).home());
    model.statistics().observe(getViewLifecycleOwner(), this::show);
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    binding = null;
    super.onDestroyView();
  }

  private void reset() {
    model.reset(
        answer -> {
          if (binding == null) {
            return;
          }
          if (answer.problem() != null) {
            sayProblem(answer);
            return;
          }
          SnackbarNotice.show(
              this,
              getString(R.string.stats_reset_done),
              R.string.library_undo,
              () -> model.undoReset(answer.value(), this::sayProblem));
        });
  }

  private void sayProblem(DataResult<?> answer) {
    SnackbarNotice.showProblem(this, answer);
  }

  private void show(DataResult<Statistics> answer) {
    if (answer.problem() != null) {
      sayProblem(answer);
      return;
    }
    var statistics = answer.value();
    boolean empty = statistics.isEmpty();
    Views.show(binding.empty, empty);
    Views.show(binding.columns, !empty);
    Views.show(binding.note, !empty);
    binding.bar.getMenu().findItem(R.id.reset).setVisible(!empty);
    offerGames(statistics);
  }

  /** Adds a chip for every game that was played and selects the last selected one. */
  private void offerGames(Statistics statistics) {
    binding.statsGames.removeAllViews();
    for (var gameUi : GameUiRegistry.all()) {
      var played = statistics.game(gameUi.game().id());
      if (played == null) {
        continue;
      }
      var chip = new Chip(requireContext());
      chip.setText(gameUi.game().name());
      chip.setCheckable(true);
      chip.setEnsureMinTouchTargetSize(true);
      chip.setTextStartPaddingResource(R.dimen.stats_chip_padding);
      chip.setTextEndPaddingResource(R.dimen.stats_chip_padding);
      chip.setId(View.generateViewId());
      binding.statsGames.addView(chip);
      chip.setOnClickListener(
          tapped -> {
            model.choose(gameUi.game().id());
            showGame(gameUi, played);
          });
      if (gameUi.game().id().equals(model.chosen(statistics))) {
        chip.setChecked(true);
        showGame(gameUi, played);
      }
    }
  }

  private void showGame(GameUi gameUi, GameStatistics played) {
    RatingCard.show(rating, gameUi, played.ratings());
    AccuracyCard.show(accuracy, played.accuracies());
    HabitsCard.show(habits, gameUi, played);
    results.summary.setText(texts.summary(played.tally()));
    results.levels.removeAllViews();
    for (var level : Level.values()) {
      for (var result : played.levels()) {
        if (result.level().equals(level.id())) {
          addLevel(level, result);
        }
      }
    }
  }

  private void addLevel(Level level, LevelStatistics result) {
    var row = ItemStatsLevelBinding.inflate(getLayoutInflater(), results.levels, true);
    var tally = result.tally();
    row.level.setText(getString(R.string.stats_level, MatchTexts.level(requireContext(), level)));
    row.played.setText(texts.games(tally.played()));
    row.shares.show(tally.won(), tally.drawn(), tally.lost());
    row.latest.show(result.latest(), texts.lately(result.latest()));
    row.details.setText(texts.details(result));
  }
}
