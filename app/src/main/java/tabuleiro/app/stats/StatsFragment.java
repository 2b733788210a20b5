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
import tabuleiro.app.data.Statistics.Tally;
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
      var tallies =
          statistics.tallies().stream()
              .filter(tally -> tally.game().equals(look.game().id()))
              .collect(Collectors.toList());
      if (!tallies.isEmpty()) {
        addGame(look.game().name(), tallies);
      }
    }
  }

  private void addGame(String name, List<Tally> tallies) {
    var card = ItemStatsGameBinding.inflate(getLayoutInflater(), binding.statsGames, true);
    card.name.setText(name);
    ViewCompat.setAccessibilityHeading(card.name, true);
    int played = 0;
    int won = 0;
    for (var tally : tallies) {
      played += tally.played();
      won += tally.won();
    }
    card.summary.setText(
        getString(
            R.string.stats_summary,
            plural(R.plurals.stats_played, played),
            Math.round(100f * won / played)));
    for (var level : Level.values()) {
      for (var tally : tallies) {
        if (tally.level().equals(level.id())) {
          addLevel(card, level, tally);
        }
      }
    }
  }

  private void addLevel(ItemStatsGameBinding card, Level level, Tally tally) {
    var row = ItemStatsLevelBinding.inflate(getLayoutInflater(), card.levels, true);
    row.level.setText(getString(R.string.stats_level, Names.level(requireContext(), level)));
    row.played.setText(plural(R.plurals.stats_played, tally.played()));
    row.shares.show(tally.won(), tally.drawn(), tally.lost());
    var shares =
        getString(
            R.string.stats_shares,
            plural(R.plurals.stats_won, tally.won()),
            plural(R.plurals.stats_drawn, tally.drawn()),
            plural(R.plurals.stats_lost, tally.lost()));
    var average =
        getString(R.string.stats_average, plural(R.plurals.library_moves, tally.averageLength()));
    var details = getString(R.string.stats_pair, shares, average);
    if (tally.won() > 0) {
      var longest =
          getString(R.string.stats_longest, plural(R.plurals.library_moves, tally.longestWin()));
      details += "\n" + getString(R.string.stats_pair, longest, streaks(tally));
    }
    row.details.setText(details);
  }

  private String streaks(Tally tally) {
    var best = plural(R.plurals.stats_best_streak, tally.bestStreak());
    return tally.streak() > 1 ? getString(R.string.stats_streaks, best, tally.streak()) : best;
  }

  private String plural(int text, int count) {
    return getResources().getQuantityString(text, count, count);
  }
}
