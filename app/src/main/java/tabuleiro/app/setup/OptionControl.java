package tabuleiro.app.setup;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import com.google.android.material.chip.Chip;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.databinding.ItemOptionBinding;
import tabuleiro.rules.game.Option;

/**
 * Control on the setup screen for one rule option: its name, its explanation, and chips or a slider
 * for its values.
 */
final class OptionControl {
  /** Largest number of values shown as chips; more are numbers on a slider. */
  private static final int MOST_CHIPS = 4;

  private final Option option;
  private final GameUi gameUi;
  private final ItemOptionBinding view;
  private final Map<String, Chip> chips = new LinkedHashMap<>();

  private OptionControl(Option option, GameUi gameUi, ItemOptionBinding view) {
    this.option = option;
    this.gameUi = gameUi;
    this.view = view;
  }

  /** Adds an option to a list; {@code chosen} is called when a person changes it. */
  static OptionControl add(
      ViewGroup list, GameUi gameUi, Option option, BiConsumer<Option, String> chosen) {
    var context = list.getContext();
    var view = ItemOptionBinding.inflate(LayoutInflater.from(context), list, false);
    list.addView(view.getRoot());
    // The view model holds the selection; views that share ids would restore each other's state.
    view.getRoot().setSaveFromParentEnabled(false);
    view.name.setText(gameUi.optionName(context, option));
    view.help.setText(gameUi.optionHelp(context, option));
    var control = new OptionControl(option, gameUi, view);
    if (option.values().size() > MOST_CHIPS) {
      control.useSlider(chosen);
    } else {
      control.useChips(chosen);
    }
    return control;
  }

  /** Creates a chip of a single-choice group. */
  static Chip chip(ViewGroup group) {
    var inflater = LayoutInflater.from(group.getContext());
    var chip = (Chip) inflater.inflate(R.layout.item_choice, group, false);
    group.addView(chip);
    return chip;
  }

  private void useChips(BiConsumer<Option, String> chosen) {
    view.slider.setVisibility(View.GONE);
    view.value.setVisibility(View.GONE);
    for (var value : option.values()) {
      var chip = chip(view.values);
      chip.setText(gameUi.optionValue(chip.getContext(), option, value));
      chip.setOnClickListener(tapped -> chosen.accept(option, value));
      chips.put(value, chip);
    }
  }

  private void useSlider(BiConsumer<Option, String> chosen) {
    var context = view.getRoot().getContext();
    view.values.setVisibility(View.GONE);
    view.slider.setLabelFormatter(place -> gameUi.optionValue(context, option, valueAt(place)));
    view.slider.setContentDescription(gameUi.optionName(context, option));
    view.slider.addOnChangeListener(
        (slider, place, byPerson) -> {
          if (byPerson) {
            chosen.accept(option, valueAt(place));
          }
        });
    view.value.setImportantForAccessibility(View.IMPORTANT_FOR_ACCESSIBILITY_NO);
  }

  private String valueAt(float place) {
    return option.values().get(Math.round(place));
  }

  /** Shows the value; hidden if another option disables this one or a preset fixes it. */
  void show(GameSetup setup) {
    var options = setup.options();
    boolean settled = gameUi.isSetByPresets(option) && !setup.ownRules();
    view.getRoot().setVisibility(options.isOpen(option) && !settled ? View.VISIBLE : View.GONE);
    var value = options.get(option.key());
    if (chips.isEmpty()) {
      int place = option.values().indexOf(value);
      endSliderAt(Math.max(place, options.game().offered(option, options).size() - 1));
      view.slider.setValue(place);
      view.value.setText(gameUi.optionValue(view.getRoot().getContext(), option, value));
    }
    chips.forEach((each, chip) -> chip.setChecked(each.equals(value)));
  }

  private void endSliderAt(int last) {
    if (view.slider.getValueTo() != last) {
      view.slider.setValue(0); // it must not be beyond the end
      view.slider.setValueTo(last);
    }
  }
}
