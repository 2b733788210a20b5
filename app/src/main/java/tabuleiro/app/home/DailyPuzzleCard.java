package tabuleiro.app.home;

import android.view.View;
import android.view.ViewGroup;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.fragment.app.Fragment;
import com.google.android.material.color.MaterialColors;
import tabuleiro.app.R;
import tabuleiro.app.databinding.ItemLatestBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.PuzzleTexts;
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.Navigator;

/** Card with the puzzle of the day and a link to all puzzles, on the home screen. */
final class DailyPuzzleCard {
  private DailyPuzzleCard() {}

  /** Creates the card. */
  static View create(Fragment screen, ViewGroup parent) {
    var book = AppContainer.of(screen.requireContext()).puzzles();
    var puzzle = book.today();
    var position = PuzzleBook.position(puzzle);
    var game = puzzle.game();
    var context = screen.requireContext();
    var texts = new PuzzleTexts(context);
    var card = ItemLatestBinding.inflate(screen.getLayoutInflater(), parent, false);
    card.getRoot().setId(R.id.daily);
    card.getRoot()
        .setCardBackgroundColor(
            MaterialColors.getColor(
                card.getRoot(), com.google.android.material.R.attr.colorSecondaryContainer));
    card.picture.showToMover(GameUiRegistry.of(game), position);
    boolean solved = book.isSolved(puzzle);
    card.label.setText(solved ? R.string.puzzles_daily_solved : R.string.puzzles_of_the_day);
    card.name.setText(texts.aim(puzzle));
    card.players.setText(
        screen.getString(
            R.string.puzzles_daily, texts.difficulty(puzzle.difficulty()), game.name()));
    card.state.setVisibility(View.GONE);
    LargeFontSupport.limitHeadlineSize(card.name);
    LargeFontSupport.moveBelow(card.below, card.players, card.more);
    card.more.setVisibility(View.VISIBLE);
    card.more.setText(R.string.puzzles_all);
    card.more.setOnClickListener(tapped -> Navigator.of(screen).puzzles(game.id()));
    card.getRoot().setOnClickListener(tapped -> Navigator.of(screen).puzzle(game.id(), puzzle));
    ViewCompat.replaceAccessibilityAction(
        card.getRoot(),
        AccessibilityActionCompat.ACTION_CLICK,
        screen.getString(R.string.puzzles_solve),
        null);
    return card.getRoot();
  }
}
