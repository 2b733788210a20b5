package tabuleiro.app.setup;

import android.app.Dialog;
import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.core.widget.NestedScrollView;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;
import tabuleiro.app.databinding.DialogEntrantBinding;
import tabuleiro.app.databinding.SetupHistoricBinding;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.DisplayNames;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Player;

/** Dialog that selects a person, with a name, or a CPU, with a level. */
public final class EntrantDialog extends DialogFragment {
  private static final String INDEX = "index";

  @SuppressWarnings("NullAway.Init") // set in onCreateDialog
  private SetupViewModel model;

  private int index;

  @SuppressWarnings("NullAway.Init") // likewise
  private DialogEntrantBinding binding;

  /** Creates the dialog for one participant; a child of the screen. */
  static EntrantDialog of(int index) {
    var arguments = new Bundle();
    arguments.putInt(INDEX, index);
    var dialog = new EntrantDialog();
    dialog.setArguments(arguments);
    return dialog;
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle state) {
    model = SetupFragment.model(requireParentFragment());
    index = requireArguments().getInt(INDEX);
    var nameless = getString(R.string.player_default, index + 1);
    binding = DialogEntrantBinding.inflate(getLayoutInflater());
    binding.nameBox.setPlaceholderText(nameless);
    binding.name.setText(entrant().name());
    addChoices();
    showName(entrant().person());
    var scroll = new NestedScrollView(requireContext());
    scroll.addView(binding.getRoot());
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(getString(R.string.setup_person_or_cpu, seat()))
        .setView(scroll)
        .setPositiveButton(R.string.setup_done, null)
        .create();
  }

  /** Saves the name whenever the dialog closes. */
  @Override
  public void onStop() {
    super.onStop();
    var name = binding.name.getText();
    change(entrant().named(name == null ? "" : name.toString().strip()));
  }

  /** Returns the seat's name, or a number while the seat is not known. */
  private String seat() {
    var setup = model.now();
    if (setup.beginner() == GameSetup.BY_LOT) {
      return getString(R.string.player_default, index + 1);
    }
    int seat = setup.seatOf(index, setup.beginner());
    return GameUiRegistry.of(setup.options().game()).seatName(requireContext(), seat);
  }

  private Entrant entrant() {
    return model.now().entrants().get(index);
  }

  private void change(Entrant changed) {
    model.choose(model.now().with(index, changed));
  }

  private void addChoices() {
    binding.person.setChecked(entrant().person());
    binding.person.setOnClickListener(
        tapped -> {
          change(entrant().asPerson());
          showName(true);
        });
    addLevels(false);
    var heading = SetupHistoricBinding.inflate(getLayoutInflater(), binding.choices);
    ViewCompat.setAccessibilityHeading(heading.historicTitle, true);
    addLevels(true);
  }

  /**
   * Adds the levels; historic bots have a group of their own, since below the master they would
   * seem stronger.
   */
  private void addLevels(boolean historic) {
    var game = model.now().options().game();
    for (var level : Level.values()) {
      if (level.isHistoric() == historic && level.suits(game)) {
        addLevel(level);
      }
    }
  }

  private void addLevel(Level level) {
    var name = DisplayNames.player(requireContext(), Player.cpu(level), false);
    var help = LevelTexts.help(requireContext(), model.now(), level);
    var button = DescribedRadioButton.add(binding.choices, name, help);
    button.setChecked(!entrant().person() && entrant().level() == level);
    button.setOnClickListener(
        tapped -> {
          change(entrant().asCpu(level));
          showName(false);
        });
  }

  private void showName(boolean shown) {
    binding.nameBox.setVisibility(shown ? View.VISIBLE : View.GONE);
  }
}
