package tabuleiro.app.learn;

import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.board.RulesPage;
import tabuleiro.app.databinding.FragmentLearnBinding;
import tabuleiro.app.databinding.ItemFigureBinding;
import tabuleiro.app.databinding.ItemLearnOptionBinding;
import tabuleiro.app.databinding.ItemSectionBinding;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TopBar;

/** The rules of one game, with pictures drawn by its own board. */
public final class LearnFragment extends Fragment {
  private static final String GAME = "game";

  /** Made by the system; others call {@link #of}. */
  public LearnFragment() {
    super(R.layout.fragment_learn);
  }

  /** The page of the game with that id. */
  public static LearnFragment of(String gameId) {
    var arguments = new Bundle();
    arguments.putString(GAME, gameId);
    var screen = new LearnFragment();
    screen.setArguments(arguments);
    return screen;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    var binding = FragmentLearnBinding.bind(view);
    var look = GameLooks.byId(requireArguments().getString(GAME, ""));
    var page = look.rulesPage();
    TopBar.withBack(this, binding.bar);
    binding.bar.setTitle(getString(R.string.learn_title, look.game().name()));
    for (var section : page.sections()) {
      var part = addSection(binding.sections, section.heading());
      part.text.setText(section.text());
      // One picture has room beside its text, where there is room at all; more need a row.
      var place = section.figures().size() == 1 ? part.beside : part.below;
      for (var figure : section.figures()) {
        addFigure(place, figure);
      }
    }
    addOptions(binding.sections, page, look);
    binding.play.setOnClickListener(tapped -> Navigator.of(this).setup(look.game().id()));
  }

  private ItemSectionBinding addSection(ViewGroup list, int heading) {
    var part = ItemSectionBinding.inflate(getLayoutInflater(), list, false);
    part.heading.setText(heading);
    ViewCompat.setAccessibilityHeading(part.heading, true);
    list.addView(part.getRoot());
    return part;
  }

  private void addFigure(ViewGroup list, RulesPage.Figure figure) {
    var view = ItemFigureBinding.inflate(getLayoutInflater(), list, false);
    view.picture.show(figure.diagram());
    view.caption.setText(figure.caption());
    list.addView(view.getRoot());
  }

  private void addOptions(ViewGroup list, RulesPage page, GameLook look) {
    var part = addSection(list, R.string.learn_options);
    part.text.setVisibility(View.GONE);
    for (var option : look.game().options()) {
      var item = ItemLearnOptionBinding.inflate(getLayoutInflater(), part.words, true);
      item.name.setText(look.optionName(requireContext(), option));
      item.text.setText(Objects.requireNonNull(page.options().get(option.key()), option.key()));
    }
  }
}
