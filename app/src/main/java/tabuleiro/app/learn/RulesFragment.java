package tabuleiro.app.learn;

import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.GridLayout;
import androidx.annotation.LayoutRes;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import com.google.android.material.chip.Chip;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.RulesPage;
import tabuleiro.app.databinding.FragmentLearnBinding;
import tabuleiro.app.databinding.ItemFigureBinding;
import tabuleiro.app.databinding.ItemLearnOptionBinding;
import tabuleiro.app.databinding.ItemSectionBinding;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TopBar;
import tabuleiro.app.ui.Views;

/**
 * Fragment of the rules screen: the rules of one game as text, illustrated by pictures of its
 * board, with links to all sections.
 */
public final class RulesFragment extends Fragment {
  private static final String GAME = "game";
  private static final String TOPIC = "topic";

  private FragmentLearnBinding binding;

  /** Called by the system; use {@link #of} instead. */
  public RulesFragment() {
    super(R.layout.fragment_learn);
  }

  /**
   * Creates the rules page of a game; the section with the heading {@code topic} is linked first.
   */
  public static RulesFragment of(String gameId, @StringRes int topic) {
    var arguments = new Bundle();
    arguments.putString(GAME, gameId);
    arguments.putInt(TOPIC, topic);
    var screen = new RulesFragment();
    screen.setArguments(arguments);
    return screen;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    binding = FragmentLearnBinding.bind(view);
    var look = GameUiRegistry.byId(requireArguments().getString(GAME, ""));
    var page = look.rulesPage();
    TopBar.withBack(this, binding.bar);
    binding.bar.setTitle(getString(R.string.learn_title, look.game().name()));
    if (!page.story().isEmpty()) {
      addStory(page);
    }
    for (var section : page.sections()) {
      addSection(section);
    }
    if (!page.advice().isEmpty()) {
      addStrategy(page);
    }
    if (!page.options().isEmpty()) {
      addOptions(page, look);
    }
    addPart(R.string.learn_differences, page.differences());
    addPart(R.string.learn_credit, page.credit());
    Views.show(binding.lesson, look.hasLessons());
    binding.lesson.setOnClickListener(tapped -> Navigator.of(this).lesson(look.game().id()));
    binding.puzzles.setOnClickListener(tapped -> Navigator.of(this).puzzles(look.game().id()));
    binding.play.setOnClickListener(tapped -> Navigator.of(this).setup(look.game().id()));
  }

  private void addStory(RulesPage page) {
    var part = addPart(R.string.learn_story);
    part.text.setVisibility(View.GONE);
    for (var figure : page.story()) {
      addToRow(part.below, figure);
    }
  }

  private void addSection(RulesPage.Section section) {
    var part = addPart(section.heading());
    part.text.setText(section.text());
    if (section.heading() == requireArguments().getInt(TOPIC)) {
      var now = getString(R.string.learn_now, getString(section.heading()));
      addStop(R.layout.item_learn_now, 0, now, part.heading);
    }
    if (section.figures().size() == 1) {
      // A single picture is shown beside its text if there is room; several need rows.
      part.beside.setVisibility(View.VISIBLE);
      part.beside.addView(figure(part.beside, section.figures().get(0)).getRoot());
    } else {
      for (var figure : section.figures()) {
        addToRow(part.below, figure);
      }
    }
  }

  private void addStrategy(RulesPage page) {
    var part = addPart(R.string.learn_strategy);
    part.text.setVisibility(View.GONE);
    for (var advice : page.advice()) {
      var view = addToRow(part.below, advice.figure());
      view.title.setText(advice.heading());
      view.title.setVisibility(View.VISIBLE);
      ViewCompat.setAccessibilityHeading(view.title, true);
    }
  }

  private void addOptions(RulesPage page, GameUi look) {
    var part = addPart(R.string.learn_options);
    part.text.setVisibility(View.GONE);
    for (var option : look.game().options()) {
      var item = ItemLearnOptionBinding.inflate(getLayoutInflater(), part.words, true);
      item.name.setText(look.optionName(requireContext(), option));
      item.text.setText(Objects.requireNonNull(page.options().get(option.key()), option.key()));
    }
  }

  /** Adds a section with this text, unless there is none. */
  private void addPart(@StringRes int heading, @StringRes int text) {
    if (text != 0) {
      addPart(heading).text.setText(text);
    }
  }

  /** Adds a section of the page and the link to it. */
  private ItemSectionBinding addPart(@StringRes int heading) {
    var list = binding.sections;
    var part = ItemSectionBinding.inflate(getLayoutInflater(), list, false);
    part.heading.setText(heading);
    ViewCompat.setAccessibilityHeading(part.heading, true);
    list.addView(part.getRoot());
    int last = binding.contents.getChildCount();
    addStop(R.layout.item_learn_stop, last, getString(heading), part.heading);
    return part;
  }

  private void addStop(@LayoutRes int look, int place, String text, View heading) {
    var contents = binding.contents;
    var chip = (Chip) getLayoutInflater().inflate(look, contents, false);
    chip.setText(text);
    chip.setOnClickListener(tapped -> goTo(heading));
    contents.addView(chip, place);
  }

  private void goTo(View heading) {
    var place = new Rect(0, 0, heading.getWidth(), heading.getHeight());
    binding.scroll.offsetDescendantRectToMyCoords(heading, place);
    binding.scroll.scrollTo(0, place.top);
    // Move the focus for keyboard and TalkBack.
    heading.setFocusableInTouchMode(true);
    heading.requestFocus();
  }

  private ItemFigureBinding addToRow(GridLayout rows, RulesPage.Figure figure) {
    var view = figure(rows, figure);
    var cell = (GridLayout.LayoutParams) view.getRoot().getLayoutParams();
    cell.width = 0;
    cell.columnSpec = GridLayout.spec(GridLayout.UNDEFINED, 1f);
    rows.addView(view.getRoot());
    return view;
  }

  private ItemFigureBinding figure(ViewGroup parent, RulesPage.Figure figure) {
    var view = ItemFigureBinding.inflate(getLayoutInflater(), parent, false);
    view.picture.show(figure.diagram());
    view.picture.setContentDescription(getString(figure.caption()));
    view.caption.setText(figure.caption());
    return view;
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    binding = null;
    super.onDestroyView();
  }
}
