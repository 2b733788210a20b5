package tabuleiro.app.home;

import android.content.Context;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.appcompat.content.res.AppCompatResources;
import androidx.appcompat.widget.TooltipCompat;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.core.widget.TextViewCompat;
import androidx.fragment.app.Fragment;
import com.google.android.material.color.MaterialColors;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.databinding.ItemLatestBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.PuzzleTexts;
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.Navigator;
import tabuleiro.rules.puzzle.Puzzle;

/** Card on the home screen with the puzzle of the day and a link to all puzzles. */
final class DailyPuzzleCard {
  private static final float TICK = 1.25f;

  private DailyPuzzleCard() {}

  /** What a card shows. */
  private record Shown(Puzzle puzzle, boolean isSolved) {
    static Shown now(Context context) {
      var book = AppContainer.of(context).puzzles();
      var puzzle = book.today();
      return new Shown(puzzle, book.isSolved(puzzle));
    }
  }

  /** Returns whether a card shows today's puzzle as it is now. */
  static boolean isUpToDate(View card) {
    return Shown.now(card.getContext()).equals(card.getTag());
  }

  /** Puts a tick before a text, as high as its letters. */
  private static void tick(TextView label) {
    var tick = AppCompatResources.getDrawable(label.getContext(), R.drawable.ic_solved);
    int side = Math.round(TICK * label.getTextSize());
    Objects.requireNonNull(tick).setBounds(0, 0, side, side);
    label.setCompoundDrawablesRelative(tick, null, null, null);
    label.setCompoundDrawablePadding(side / 4);
    label.setGravity(Gravity.CENTER_VERTICAL);
    TextViewCompat.setCompoundDrawableTintList(label, label.getTextColors());
  }

  /** Creates the card. */
  static View create(Fragment screen, ViewGroup parent) {
    var shown = Shown.now(screen.requireContext());
    var puzzle = shown.puzzle();
    var position = PuzzleBook.position(puzzle);
    var game = puzzle.game();
    var context = screen.requireContext();
    var texts = new PuzzleTexts(context);
    var card = ItemLatestBinding.inflate(screen.getLayoutInflater(), parent, false);
    card.getRoot().setId(R.id.daily);
    card.getRoot().setTag(shown);
    card.getRoot()
        .setCardBackgroundColor(
            MaterialColors.getColor(
                card.getRoot(), com.google.android.material.R.attr.colorSecondaryContainer));
    card.picture.showToMover(GameUiRegistry.of(game), position);
    card.label.setText(
        shown.isSolved() ? R.string.puzzles_daily_solved : R.string.puzzles_of_the_day);
    if (shown.isSolved()) {
      tick(card.label);
    }
    card.name.setText(texts.aim(puzzle));
    card.players.setText(
        screen.getString(
            R.string.puzzles_daily, texts.difficulty(puzzle.difficulty()), game.name()));
    card.state.setVisibility(View.GONE);
    LargeFontSupport.limitHeadlineSize(card.name);
    LargeFontSupport.moveBelow(card.below, card.players);
    card.more.setVisibility(View.VISIBLE);
    card.more.setContentDescription(screen.getString(R.string.puzzles_all));
    TooltipCompat.setTooltipText(card.more, screen.getString(R.string.puzzles_all));
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
