package tabuleiro.app.stats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.databinding.StatsTrendBinding;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;

/** Card of the statistics screen with the user's rating and its history. */
final class RatingCard {
  private RatingCard() {}

  /** Shows the ratings before the first game and after each; hidden if no game was rated. */
  static void show(StatsTrendBinding card, GameUi gameUi, List<Integer> ratings) {
    var context = card.getRoot().getContext();
    var texts = new StatsTexts(context);
    int games = ratings.size() - 1;
    card.title.setText(R.string.stats_rating);
    card.help.setText(games > 0 ? R.string.stats_rating_help : R.string.stats_rating_none);
    Views.show(card.figure, games > 0);
    Views.show(card.words, games > 0);
    Views.show(card.chart, games > 0);
    if (games < 1) {
      return;
    }
    int now = ratings.get(games);
    card.figure.setText(String.valueOf(now));
    int lately = Math.min(StatsTexts.LATELY, games);
    var change =
        String.format(Locale.ROOT, "%+d", now - ratings.get(games - lately)).replace('-', '−');
    var standing = texts.standing(gameUi.game(), now);
    card.words.setText(
        lately == 1
            ? standing
            : standing
                + "\n"
                + context.getString(R.string.stats_rating_change, change, texts.games(lately)));
    var spoken =
        context.getString(
            R.string.stats_rating_spoken,
            texts.games(games),
            String.valueOf(ratings.get(0)),
            String.valueOf(now),
            String.valueOf(Collections.max(ratings)));
    card.chart.show(ratings, marks(card, gameUi.game(), ratings), spoken);
  }

  /** Returns marks for the levels near the ratings. */
  private static List<TrendChart.Mark> marks(
      StatsTrendBinding card, Game game, List<Integer> ratings) {
    var marks = new ArrayList<TrendChart.Mark>();
    int lowest = Collections.min(ratings);
    int highest = Collections.max(ratings);
    for (var level = Level.MASTER; level != null; level = level.below()) {
      int rating = level.rating(game);
      boolean isAbove = level.below() != null && level.below().rating(game) > highest;
      if (!isAbove && (marks.isEmpty() || marks.get(0).value() > lowest)) {
        marks.add(
            0, new TrendChart.Mark(rating, MatchTexts.level(card.getRoot().getContext(), level)));
      }
    }
    return marks;
  }
}
