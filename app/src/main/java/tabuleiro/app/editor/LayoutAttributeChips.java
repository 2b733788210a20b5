package tabuleiro.app.editor;

import android.content.Context;
import android.view.LayoutInflater;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import com.google.android.material.chip.Chip;
import com.google.android.material.chip.ChipGroup;
import java.util.function.Consumer;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.game.LayoutAttribute;

/**
 * Chips of the position editor for what belongs to a position besides its pieces, such as the seat
 * to move; a tap changes the value.
 */
final class LayoutAttributeChips {
  private final ChipGroup group;
  private final GameUi gameUi;
  private final Consumer<LayoutAttribute> touched;

  LayoutAttributeChips(ChipGroup group, GameUi gameUi, Consumer<LayoutAttribute> touched) {
    this.group = group;
    this.gameUi = gameUi;
    this.touched = touched;
  }

  void show(EditorState state) {
    var circumstances = state.circumstances();
    while (group.getChildCount() < circumstances.size()) {
      LayoutInflater.from(group.getContext()).inflate(R.layout.item_circumstance, group);
    }
    int seats = state.position().seats();
    int before = (state.position().turn() + seats - 1) % seats;
    for (int i = 0; i < circumstances.size(); i++) {
      show((Chip) group.getChildAt(i), circumstances.get(i), before);
    }
  }

  private void show(Chip chip, LayoutAttribute circumstance, int before) {
    var context = chip.getContext();
    chip.setText(text(context, circumstance, before));
    chip.setOnClickListener(tapped -> touched.accept(circumstance));
    if (circumstance.kind() == LayoutAttribute.Kind.TO_MOVE) {
      chip.setChipIcon(gameUi.seatIcon(context, circumstance.value()));
    }
    ViewCompat.replaceAccessibilityAction(
        chip,
        AccessibilityActionCompat.ACTION_CLICK,
        context.getString(R.string.editor_change),
        null);
  }

  private String text(Context context, LayoutAttribute circumstance, int before) {
    boolean holds = circumstance.value() > 0;
    return switch (circumstance.kind()) {
      case TO_MOVE ->
          context.getString(R.string.editor_to_move, seat(context, circumstance.value()));
      case TAKEN ->
          context.getString(
              R.string.editor_taken, seat(context, circumstance.seat()), circumstance.value());
      case RESIGNED ->
          context.getString(
              holds ? R.string.editor_resigned : R.string.editor_not_resigned,
              seat(context, circumstance.seat()));
      case PASSED ->
          holds
              ? context.getString(R.string.editor_passed, seat(context, before))
              : context.getString(R.string.editor_not_passed);
      case TRIGGER ->
          circumstance.value() == LayoutAttribute.NOBODY
              ? context.getString(R.string.editor_no_trigger)
              : context.getString(R.string.editor_trigger, seat(context, circumstance.value()));
    };
  }

  private String seat(Context context, int seat) {
    return gameUi.seatName(context, seat);
  }
}
