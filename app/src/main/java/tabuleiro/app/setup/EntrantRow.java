package tabuleiro.app.setup;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.Nullable;
import tabuleiro.app.R;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.databinding.ItemEntrantBinding;
import tabuleiro.app.ui.Names;

/** Row of the list of participants: name, level and seat. */
final class EntrantRow {
  private final ItemEntrantBinding row;
  private final GameLook look;

  private EntrantRow(ItemEntrantBinding row, GameLook look) {
    this.row = row;
    this.look = look;
  }

  static EntrantRow add(ViewGroup list, GameLook look, View.OnClickListener tapped) {
    var inflater = LayoutInflater.from(list.getContext());
    var row = ItemEntrantBinding.inflate(inflater, list, false);
    row.getRoot().setOnClickListener(tapped);
    list.addView(row.getRoot());
    return new EntrantRow(row, look);
  }

  /** Shows a participant; hidden if the setup is null. */
  void show(@Nullable GameSetup setup, int index, String nameless) {
    row.getRoot().setVisibility(setup == null ? View.GONE : View.VISIBLE);
    if (setup == null) {
      return;
    }
    var context = row.getRoot().getContext();
    var entrant = setup.entrants().get(index);
    row.icon.setImageResource(entrant.person() ? R.drawable.ic_person : R.drawable.ic_cpu);
    row.name.setText(Names.player(context, entrant.toPlayer(nameless), setup.isAlone(index)));
    boolean byLot = setup.beginner() == GameSetup.BY_LOT;
    int seat = byLot ? 0 : setup.seatOf(index, setup.beginner());
    var seatName = look.seatName(context, seat);
    row.seat.setText(
        byLot
            ? context.getString(R.string.setup_seat_by_lot)
            : index == setup.beginner()
                ? context.getString(R.string.setup_seat_begins, seatName)
                : seatName);
    row.help.setVisibility(entrant.person() ? View.GONE : View.VISIBLE);
    row.help.setText(LevelTexts.help(context, setup, entrant.level()));
    row.seat.setCompoundDrawablesRelativeWithIntrinsicBounds(
        byLot ? null : look.seatSign(context, seat), null, null, null);
  }
}
