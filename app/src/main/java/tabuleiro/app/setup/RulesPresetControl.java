package tabuleiro.app.setup;

import android.view.View;
import android.widget.RadioButton;
import android.widget.RadioGroup;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.RulesPreset;

/**
 * Radio buttons on the setup screen for the presets of rules; the last button is for setting single
 * options.
 */
final class RulesPresetControl {
  private final Map<RulesPreset, RadioButton> buttons = new LinkedHashMap<>();
  private final RadioButton own;

  /** Fills a group, hidden if there is nothing to choose; {@code chosen} is called on a change. */
  RulesPresetControl(RadioGroup group, GameUi gameUi, Consumer<UnaryOperator<GameSetup>> chosen) {
    var resources = group.getResources();
    for (var preset : gameUi.presets()) {
      var name = resources.getString(preset.name());
      var button = DescribedRadioButtons.add(group, name, resources.getString(preset.line()));
      button.setOnClickListener(tapped -> chosen.accept(setup -> setup.with(preset)));
      buttons.put(preset, button);
    }
    own =
        DescribedRadioButtons.add(
            group,
            resources.getString(R.string.setup_own_rules),
            resources.getString(R.string.setup_own_rules_line));
    own.setOnClickListener(tapped -> chosen.accept(GameSetup::withOwnRules));
    group.setVisibility(buttons.isEmpty() ? View.GONE : View.VISIBLE);
  }

  /** Shows which preset is chosen. */
  void show(GameSetup setup) {
    var chosen = own;
    for (var each : buttons.entrySet()) {
      if (!setup.ownRules() && each.getKey().matches(setup.options())) {
        chosen = each.getValue();
      }
    }
    chosen.setChecked(true);
  }
}
