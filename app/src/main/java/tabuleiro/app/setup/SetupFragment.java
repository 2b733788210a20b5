package tabuleiro.app.setup;

import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import com.google.android.material.chip.Chip;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.databinding.FragmentSetupBinding;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TopBar;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.record.GameRecord;

/**
 * Fragment of the setup screen, on which participants, first player and rules of a new game are
 * chosen.
 */
public final class SetupFragment extends Fragment {
  private final List<EntrantRow> rows = new ArrayList<>();
  private final Map<Chip, UnaryOperator<GameSetup>> who = new LinkedHashMap<>();
  private final List<Chip> beginners = new ArrayList<>();
  private final List<OptionControl> options = new ArrayList<>();
  private RulesPresetControl presets;

  private FragmentSetupBinding binding;
  private SetupViewModel model;
  private GameUi gameUi;

  /** Called by the system; use {@link #of} instead. */
  public SetupFragment() {
    super(R.layout.fragment_setup);
  }

  /** Creates the screen for a new game. */
  public static SetupFragment of(String gameId) {
    var arguments = new Bundle();
    arguments.putString(SetupViewModel.GAME, gameId);
    var screen = new SetupFragment();
    screen.setArguments(arguments);
    return screen;
  }

  /** Creates the screen for an edited position, playable or not. */
  public static SetupFragment of(Options options, String layout) {
    var screen = of(options.game().id());
    screen.requireArguments().putString(SetupViewModel.OPTIONS, options.toString());
    screen.requireArguments().putString(SetupViewModel.LAYOUT, layout);
    return screen;
  }

  /** Returns the screen's view model. */
  static SetupViewModel model(Fragment screen) {
    return ScreenViewModels.of(
        screen,
        SetupViewModel.class,
        (app, handle) -> new SetupViewModel(handle, LastSetupStore.of(app), app.games()));
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    binding = FragmentSetupBinding.bind(view);
    model = model(this);
    var game = model.now().options().game();
    gameUi = GameUiRegistry.of(game);
    TopBar.withBack(this, binding.bar);
    binding.bar.setTitle(game.name());
    TopBar.hear(
        this,
        binding.bar,
        item -> {
          if (item.getItemId() == R.id.lesson) {
            Navigator.of(this).lesson(game.id());
          } else if (item.getItemId() == R.id.edit_position) {
            Navigator.of(this).editPosition(record(model.now()));
          } else {
            Navigator.of(this).learn(game.id());
          }
          return true;
        });
    boolean isFromStart = model.now().isFromStart();
    binding.bar.setSubtitle(isFromStart ? "" : getString(R.string.replay_branch));
    binding.bar.getMenu().findItem(R.id.lesson).setVisible(isFromStart && gameUi.hasLessons());
    binding.bar.getMenu().findItem(R.id.edit_position).setVisible(isFromStart);
    binding.start.setOnClickListener(tapped -> Navigator.of(this).playNew(record(model.now())));
    addWho(binding.body.cpu, GameSetup::againstCpus);
    addWho(binding.body.people, GameSetup::passAndPlay);
    addWho(binding.body.watch, GameSetup::watchCpus);
    addEntrants();
    for (int i = 0; i < GameSetup.MOST; i++) {
      addBeginner(i);
    }
    addBeginner(GameSetup.BY_LOT);
    presets = new RulesPresetControl(binding.body.presets, gameUi, this::change);
    presets.show(model.now()); // before the screen is visible, so that no radio button is animated
    for (var option : game.options()) {
      boolean decidesFirst = model.now().decidesFirst(option);
      if (!decidesFirst || isFromStart) {
        var place =
            decidesFirst
                ? binding.body.side
                : model.now().decidesSeats(option) ? binding.body.count : binding.body.options;
        options.add(OptionControl.add(place, gameUi, option, this::choose));
      }
    }
    boolean hasRules = binding.body.options.getChildCount() > 0 || !gameUi.presets().isEmpty();
    binding.body.optionsTitle.setVisibility(hasRules ? View.VISIBLE : View.GONE);
    ViewCompat.setAccessibilityHeading(binding.body.playersTitle, true);
    ViewCompat.setAccessibilityHeading(binding.body.beginsTitle, true);
    ViewCompat.setAccessibilityHeading(binding.body.optionsTitle, true);
    model.setup().observe(getViewLifecycleOwner(), this::show);
  }

  private void choose(Option option, String value) {
    change(setup -> setup.with(option, value));
  }

  private void change(UnaryOperator<GameSetup> change) {
    model.choose(change.apply(model.now()));
  }

  private void addEntrants() {
    for (int i = 0; i < GameSetup.MOST; i++) {
      int index = i;
      rows.add(
          EntrantRow.add(
              binding.body.players,
              gameUi,
              tapped ->
                  EntrantDialog.of(index).show(getChildFragmentManager(), "entrant " + index)));
    }
  }

  /** Adds a choice of who plays; several persons and CPUs may be neither. */
  private void addWho(Chip chip, UnaryOperator<GameSetup> seated) {
    chip.setSaveEnabled(false);
    chip.setOnClickListener(
        tapped -> {
          change(seated);
          showWho(model.now()); // a second tap would clear the choice
        });
    who.put(chip, seated);
  }

  private void showWho(GameSetup setup) {
    who.forEach((chip, seated) -> chip.setChecked(setup.hasSamePersons(seated.apply(setup))));
  }

  private void addBeginner(int entrant) {
    var chip = OptionControl.chip(binding.body.begins);
    chip.setOnClickListener(tapped -> change(setup -> setup.begunBy(entrant)));
    if (entrant == GameSetup.BY_LOT) {
      chip.setText(R.string.setup_by_lot);
    }
    beginners.add(chip);
  }

  private void show(GameSetup setup) {
    binding.head.picture.show(
        gameUi, setup.position(), gameUi.side(setup.options(), setup.nearSeat()));
    showFit(setup);
    showWho(setup);
    var names = names(setup);
    for (int i = 0; i < GameSetup.MOST; i++) {
      boolean plays = i < setup.seats();
      rows.get(i).show(plays ? setup : null, i, nameless(i));
      beginners.get(i).setVisibility(plays ? View.VISIBLE : View.GONE);
      beginners.get(i).setText(plays ? names.get(i) : "");
      beginners.get(i).setChecked(setup.beginner() == i);
    }
    beginners.get(GameSetup.MOST).setChecked(setup.beginner() == GameSetup.BY_LOT);
    presets.show(setup);
    for (var option : options) {
      option.show(setup);
    }
  }

  /** Shows whether the position is playable, and sends the chosen options to the editor. */
  private void showFit(GameSetup setup) {
    var missing = setup.missing();
    binding.head.summary.setText(
        setup.isFromStart()
            ? getString(gameUi.summary())
            : missing == null
                ? getString(R.string.editor_ready)
                : getString(
                    R.string.editor_not_yet,
                    gameUi.reason(requireContext(), missing.reason(), missing.details())));
    binding.start.setEnabled(missing == null);
    if (!setup.isFromStart()) {
      var chosen = new Bundle();
      chosen.putString(Navigator.SET_UP, record(setup.fromStart()).toText());
      getParentFragmentManager().setFragmentResult(Navigator.SET_UP, chosen);
    }
  }

  /** Returns the players' names, with a number where two would be the same. */
  private List<String> names(GameSetup setup) {
    var plain = new ArrayList<String>();
    for (int i = 0; i < setup.seats(); i++) {
      var player = setup.entrants().get(i).toPlayer(nameless(i));
      plain.add(MatchTexts.player(requireContext(), player, setup.isAlone(i)));
    }
    var names = new ArrayList<String>();
    for (int i = 0; i < plain.size(); i++) {
      var name = plain.get(i);
      boolean alone = Collections.frequency(plain, name) == 1;
      names.add(alone ? name : getString(R.string.setup_beginner, i + 1, name));
    }
    return names;
  }

  private String nameless(int entrant) {
    return getString(R.string.player_default, entrant + 1);
  }

  private GameRecord record(GameSetup setup) {
    return setup.toRecord(this::nameless, new Random(SystemClock.elapsedRealtimeNanos()));
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    rows.clear();
    who.clear();
    beginners.clear();
    options.clear();
    presets = null;
    binding = null;
    super.onDestroyView();
  }
}
