package tabuleiro.app.stats;

import android.view.LayoutInflater;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.GameStatistics;
import tabuleiro.app.databinding.ItemStatsOpeningBinding;
import tabuleiro.app.databinding.StatsHabitsBinding;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/**
 * Card of the statistics screen with the rule options and the openings (first moves) that the user
 * plays most often.
 */
final class HabitsCard {
  private final StatsHabitsBinding card;
  private final GameUi gameUi;
  private final StatsTexts texts;

  private HabitsCard(StatsHabitsBinding card, GameUi gameUi) {
    this.card = card;
    this.gameUi = gameUi;
    texts = new StatsTexts(card.getRoot().getContext());
  }

  static void show(StatsHabitsBinding card, GameUi gameUi, GameStatistics statistics) {
    var habits = new HabitsCard(card, gameUi);
    habits.showRules(statistics);
    card.openings.removeAllViews();
    for (var opening : statistics.openings()) {
      habits.add(opening);
    }
    Views.show(card.openingsNone, card.openings.getChildCount() == 0);
  }

  private void showRules(GameStatistics statistics) {
    var rules = statistics.rules();
    var context = card.getRoot().getContext();
    var all = texts.games(statistics.tally().played());
    try {
      card.rules.setText(texts.rules(gameUi, Options.parse(gameUi.game(), rules.options())));
    } catch (RefusalException unknown) {
      card.rules.setText(rules.options()); // options of another version
    }
    card.rulesGames.setText(context.getString(R.string.stats_of_games, rules.games(), all));
  }

  /** Adds an opening; skips a row whose moves are no longer legal. */
  private void add(GameStatistics.Opening opening) {
    var context = card.getRoot().getContext();
    var row = ItemStatsOpeningBinding.inflate(LayoutInflater.from(context), card.openings, false);
    try {
      var position = gameUi.game().start(Options.parse(gameUi.game(), opening.options()));
      int blank = opening.moves().indexOf(' ');
      var first = play(position, opening.moves().substring(0, blank));
      var second = play(position, opening.moves().substring(blank + 1));
      row.moves.setText(opening.moves());
      row.moves.setContentDescription(context.getString(R.string.stats_then, first, second));
      row.picture.show(gameUi, position);
    } catch (RefusalException damaged) {
      return;
    }
    var tally = opening.tally();
    row.shares.show(tally.won(), tally.drawn(), tally.lost());
    row.details.setText(
        context.getString(R.string.stats_pair, texts.games(tally.played()), texts.shares(tally)));
    card.openings.addView(row.getRoot());
  }

  /** Plays a move and returns its description. */
  private String play(Position position, String notation) throws RefusalException {
    int move = position.parse(notation);
    var words = gameUi.describeMove(card.getRoot().getContext(), position, move);
    position.play(move);
    return words;
  }
}
