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
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Player;

/**
 * Dialog that edits a participant of a new game: a person, with a name, or a CPU, with a level. The
 * choice counts when it is confirmed; back drops it.
 */
public final class EntrantDialog extends DialogFragment {
  private static final String INDEX = "index";
  private static final String PERSON = "person";
  private static final String LEVEL = "level";

  private SetupViewModel model;
  private int index;
  private DialogEntrantBinding binding;
  private Entrant chosen; // without the name, which the field holds

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
    chosen = state == null ? entrant() : restored(state);
    binding.name.setText(entrant().name()); // replaced by the saved state, if any
    addChoices();
    showName(chosen.person());
    var scroll = new NestedScrollView(requireContext());
    scroll.addView(binding.getRoot());
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(getString(R.string.setup_person_or_cpu, seat()))
        .setView(scroll)
        .setPositiveButton(R.string.setup_done, (dialog, which) -> confirm())
        .setNegativeButton(R.string.library_cancel, null)
        .create();
  }

  private Entrant restored(Bundle state) {
    var level = Level.byId(state.getString(LEVEL, ""));
    return new Entrant(
        state.getBoolean(PERSON), entrant().name(), level == null ? entrant().level() : level);
  }

  @Override
  public void onSaveInstanceState(@NonNull Bundle state) {
    super.onSaveInstanceState(state);
    state.putBoolean(PERSON, chosen.person());
    state.putString(LEVEL, chosen.level().id());
  }

  private void confirm() {
    var name = String.valueOf(binding.name.getText()).strip();
    model.choose(model.now().with(index, chosen.named(name)));
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

  private void addChoices() {
    binding.person.setChecked(chosen.person());
    binding.person.setOnClickListener(
        tapped -> {
          chosen = chosen.asPerson();
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
    var name = MatchTexts.player(requireContext(), Player.cpu(level), false);
    var help = LevelTexts.help(requireContext(), model.now(), level);
    var button = DescribedRadioButtons.add(binding.choices, name, help);
    button.setChecked(!chosen.person() && chosen.level() == level);
    button.setOnClickListener(
        tapped -> {
          chosen = chosen.asCpu(level);
          showName(false);
        });
  }

  private void showName(boolean shown) {
    binding.nameBox.setVisibility(shown ? View.VISIBLE : View.GONE);
  }
}
