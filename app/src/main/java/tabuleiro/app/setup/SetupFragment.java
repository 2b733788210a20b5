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
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.databinding.FragmentSetupBinding;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.DisplayNames;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TopBar;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.record.GameRecord;

/** Fragment that sets up a new game: participants, first player and rules, or a quick start. */
public final class SetupFragment extends Fragment {
  private final List<EntrantRow> rows = new ArrayList<>();
  private final List<Beginner> beginners = new ArrayList<>();
  private final List<OptionControl> options = new ArrayList<>();
  private RulesPresetControl presets;

  /** The option that sets which seat goes first; most games have none. */
  @Nullable private Option first;

  private FragmentSetupBinding binding;
  private SetupViewModel model;
  private GameUi gameUi;

  /** A choice of the first player: a participant or chance, in some games with their side. */
  private record Beginner(Chip chip, int entrant, @Nullable String side) {}

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
    var quick = binding.quick;
    for (var each : List.of(quick.title, quick.people, quick.cpu, quick.watch)) {
      each.setVisibility(isFromStart ? View.VISIBLE : View.GONE);
    }
    quick.people.setOnClickListener(tapped -> start(model.now().passAndPlay()));
    quick.cpu.setOnClickListener(tapped -> start(model.now().againstCpus()));
    quick.watch.setOnClickListener(tapped -> start(model.now().watchCpus()));
    binding.start.setOnClickListener(tapped -> start(model.now()));
    addEntrants();
    first = game.options().stream().filter(model.now()::decidesFirst).findFirst().orElse(null);
    addBeginners();
    presets = new RulesPresetControl(binding.body.presets, gameUi, this::change);
    presets.show(model.now()); // before the screen is visible, so that no radio button is animated
    for (var option : game.options()) {
      if (!option.equals(first)) {
        var place = model.now().decidesSeats(option) ? quick.count : binding.body.options;
        options.add(OptionControl.add(place, gameUi, option, this::choose));
      }
    }
    boolean hasRules = binding.body.options.getChildCount() > 0 || !gameUi.presets().isEmpty();
    binding.body.optionsTitle.setVisibility(hasRules ? View.VISIBLE : View.GONE);
    ViewCompat.setAccessibilityHeading(quick.title, true);
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

  private void addBeginners() {
    for (int i = 0; i < GameSetup.MOST; i++) {
      if (first == null || !model.now().isFromStart()) {
        addBeginner(i, null);
      } else {
        for (var value : first.values()) {
          addBeginner(i, value);
        }
      }
    }
    addBeginner(GameSetup.BY_LOT, null);
  }

  private void addBeginner(int entrant, @Nullable String chosen) {
    var chip = OptionControl.chip(binding.body.begins);
    chip.setOnClickListener(
        tapped ->
            change(
                setup -> (chosen == null ? setup : setup.with(first(), chosen)).begunBy(entrant)));
    beginners.add(new Beginner(chip, entrant, chosen));
  }

  private void show(GameSetup setup) {
    binding.head.picture.show(gameUi, setup.position());
    binding.quick.cpu.setText(getString(R.string.setup_against_cpu, levels(setup.againstCpus())));
    binding.quick.watch.setText(getString(R.string.setup_watch, levels(setup.watchCpus())));
    showFit(setup);
    var names = names(setup);
    for (int i = 0; i < GameSetup.MOST; i++) {
      boolean plays = i < setup.seats();
      rows.get(i).show(plays ? setup : null, i, nameless(i));
    }
    for (var beginner : beginners) {
      show(beginner, setup, names);
    }
    presets.show(setup);
    for (var option : options) {
      option.show(setup);
    }
  }

  /** Returns the distinct levels of the CPUs. */
  private String levels(GameSetup setup) {
    return setup.entrants().subList(0, setup.seats()).stream()
        .filter(entrant -> !entrant.person())
        .map(entrant -> DisplayNames.level(requireContext(), entrant.level()))
        .distinct()
        .collect(Collectors.joining(", "));
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

  private void show(Beginner beginner, GameSetup setup, List<String> names) {
    int entrant = beginner.entrant();
    var chip = beginner.chip();
    boolean asked = entrant < setup.seats();
    chip.setVisibility(asked ? View.VISIBLE : View.GONE);
    if (asked) {
      chip.setText(
          entrant == GameSetup.BY_LOT
              ? getString(R.string.setup_by_lot)
              : named(names.get(entrant), beginner.side()));
    }
    boolean sided = beginner.side() == null || setup.options().is(first().key(), beginner.side());
    chip.setChecked(setup.beginner() == entrant && sided);
  }

  private String named(String name, @Nullable String chosen) {
    return chosen == null
        ? name
        : getString(
            R.string.setup_beginner_side,
            name,
            gameUi.optionValue(requireContext(), first(), chosen));
  }

  private Option first() {
    return Objects.requireNonNull(first, "no option decides which side begins");
  }

  /** Returns the players' names, with a number where two would be the same. */
  private List<String> names(GameSetup setup) {
    var plain = new ArrayList<String>();
    for (int i = 0; i < setup.seats(); i++) {
      var player = setup.entrants().get(i).toPlayer(nameless(i));
      plain.add(DisplayNames.player(requireContext(), player, setup.isAlone(i)));
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

  private void start(GameSetup setup) {
    model.choose(setup);
    Navigator.of(this).playNew(record(setup));
  }

  private GameRecord record(GameSetup setup) {
    return setup.toRecord(this::nameless, new Random(SystemClock.elapsedRealtimeNanos()));
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    rows.clear();
    beginners.clear();
    options.clear();
    presets = null;
    binding = null;
    super.onDestroyView();
  }
}
