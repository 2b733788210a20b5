package tabuleiro.app.stats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.databinding.StatsTrendBinding;
import tabuleiro.app.ui.Views;

/** Card of the statistics screen with the accuracy of the user's moves in reviewed games. */
final class AccuracyCard {
  private static final int STEP = 25;

  private AccuracyCard() {}

  /** Shows the accuracy in each reviewed game, in the order of playing. */
  static void show(StatsTrendBinding card, List<Integer> accuracies) {
    var context = card.getRoot().getContext();
    var texts = new StatsTexts(context);
    int games = accuracies.size();
    card.title.setText(R.string.stats_accuracy);
    card.help.setText(games > 0 ? R.string.stats_accuracy_help : R.string.stats_accuracy_none);
    Views.show(card.figure, games > 0);
    Views.show(card.words, games > 0);
    Views.show(card.chart, games > 1);
    if (games == 0) {
      return;
    }
    var lately = accuracies.subList(Math.max(0, games - StatsTexts.LATELY), games);
    card.figure.setText(context.getString(R.string.stats_percent, average(lately)));
    var reviewed = texts.plural(R.plurals.stats_reviewed, lately.size());
    card.words.setText(
        games == lately.size()
            ? context.getString(R.string.stats_accuracy_average, reviewed)
            : context.getString(
                R.string.stats_accuracy_lately,
                reviewed,
                average(accuracies),
                String.valueOf(games)));
    if (games > 1) {
      var spoken =
          context.getString(
              R.string.stats_accuracy_spoken,
              texts.plural(R.plurals.stats_reviewed, games),
              accuracies.get(0),
              accuracies.get(games - 1),
              Collections.max(accuracies));
      card.chart.show(accuracies, marks(card, Collections.min(accuracies)), spoken);
    }
  }

  private static int average(List<Integer> accuracies) {
    return (int) Math.round(accuracies.stream().mapToInt(each -> each).average().orElse(0));
  }

  private static List<TrendChart.Mark> marks(StatsTrendBinding card, int lowest) {
    var marks = new ArrayList<TrendChart.Mark>();
    for (int percent = lowest / STEP * STEP; percent <= 100; percent += STEP) {
      var name = card.getRoot().getContext().getString(R.string.stats_percent, percent);
      marks.add(new TrendChart.Mark(percent, name));
    }
    return marks;
  }
}
