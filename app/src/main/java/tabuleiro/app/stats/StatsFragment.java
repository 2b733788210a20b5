package tabuleiro.app.stats;

import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.app.R;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.Statistics;
import tabuleiro.app.data.Statistics.LevelResults;
import tabuleiro.app.databinding.FragmentStatsBinding;
import tabuleiro.app.databinding.ItemStatsGameBinding;
import tabuleiro.app.databinding.ItemStatsLevelBinding;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.ui.Names;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.Notice;
import tabuleiro.app.ui.ProblemTexts;
import tabuleiro.app.ui.TopBar;
import tabuleiro.rules.ai.Level;

/** How the person fares against the CPUs, game by game and level by level. */
public final class StatsFragment extends Fragment {
  private StatsViewModel model;
  private FragmentStatsBinding binding;

  /** The screen; made by the activity and by the system. */
  public StatsFragment() {
    super(R.layout.fragment_stats);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    model = new ViewModelProvider(this).get(StatsViewModel.class);
    binding = FragmentStatsBinding.bind(view);
    TopBar.withBack(this, binding.bar);
    TopBar.hear(
        this,
        binding.bar,
        item -> {
          reset();
          return true;
        });
    ViewCompat.setAccessibilityHeading(binding.emptyTitle, true);
    binding.start.setOnClickListener(button -> Navigator.of(this).home());
    model.statistics().observe(getViewLifecycleOwner(), this::show);
  }

  @Override
  public void onDestroyView() {
    binding = null;
    super.onDestroyView();
  }

  private void reset() {
    model.countFrom(
        System.currentTimeMillis(),
        answer -> {
          if (binding == null) {
            return;
          }
          if (answer.problem() != null) {
            sayProblem(answer);
            return;
          }
          Notice.show(
              this,
              getString(R.string.stats_reset_done),
              R.string.library_undo,
              () -> model.countFrom(answer.value(), this::sayProblem));
        });
  }

  private void sayProblem(Answer<?> answer) {
    if (answer.problem() != null && isAdded()) {
      Notice.show(this, ProblemTexts.text(requireContext(), answer.problem()));
    }
  }

  private void show(Answer<Statistics> answer) {
    if (answer.problem() != null) {
      sayProblem(answer);
      return;
    }
    var statistics = answer.value();
    binding.statsGames.removeAllViews();
    boolean empty = statistics.isEmpty();
    binding.empty.setVisibility(empty ? View.VISIBLE : View.GONE);
    binding.note.setVisibility(empty ? View.GONE : View.VISIBLE);
    binding.bar.getMenu().findItem(R.id.reset).setVisible(!empty);
    for (var look : GameLooks.all()) {
      var results =
          statistics.results().stream()
              .filter(result -> result.game().equals(look.game().id()))
              .collect(Collectors.toList());
      if (!results.isEmpty()) {
        addGame(look.game().name(), results);
      }
    }
  }

  private void addGame(String name, List<LevelResults> results) {
    var card = ItemStatsGameBinding.inflate(getLayoutInflater(), binding.statsGames, true);
    card.name.setText(name);
    ViewCompat.setAccessibilityHeading(card.name, true);
    int played = 0;
    int won = 0;
    for (var result : results) {
      played += result.played();
      won += result.won();
    }
    card.summary.setText(
        getString(
            R.string.stats_summary,
            plural(R.plurals.stats_played, played),
            Math.round(100f * won / played)));
    for (var level : Level.values()) {
      for (var result : results) {
        if (result.level().equals(level.id())) {
          addLevel(card, level, result);
        }
      }
    }
  }

  private void addLevel(ItemStatsGameBinding card, Level level, LevelResults result) {
    var row = ItemStatsLevelBinding.inflate(getLayoutInflater(), card.levels, true);
    row.level.setText(getString(R.string.stats_level, Names.level(requireContext(), level)));
    row.played.setText(plural(R.plurals.stats_played, result.played()));
    row.shares.show(result.won(), result.drawn(), result.lost());
    var shares =
        getString(
            R.string.stats_shares,
            plural(R.plurals.stats_won, result.won()),
            plural(R.plurals.stats_drawn, result.drawn()),
            plural(R.plurals.stats_lost, result.lost()));
    var average =
        getString(R.string.stats_average, plural(R.plurals.library_moves, result.averageLength()));
    var details = getString(R.string.stats_pair, shares, average);
    if (result.won() > 0) {
      var longest =
          getString(R.string.stats_longest, plural(R.plurals.library_moves, result.longestWin()));
      details += "\n" + getString(R.string.stats_pair, longest, streaks(result));
    }
    row.details.setText(details);
  }

  private String streaks(LevelResults result) {
    var best = plural(R.plurals.stats_best_streak, result.bestStreak());
    return result.streak() > 1 ? getString(R.string.stats_streaks, best, result.streak()) : best;
  }

  private String plural(int text, int count) {
    return getResources().getQuantityString(text, count, count);
  }
}
