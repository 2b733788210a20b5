package tabuleiro.app.setup;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.Nullable;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.databinding.ItemEntrantBinding;
import tabuleiro.app.ui.MatchTexts;

/** Row in the setup screen's list of participants: name, level and seat. */
final class EntrantRow {
  private final ItemEntrantBinding row;
  private final GameUi gameUi;

  private EntrantRow(ItemEntrantBinding row, GameUi gameUi) {
    this.row = row;
    this.gameUi = gameUi;
  }

  static EntrantRow add(ViewGroup list, GameUi gameUi, View.OnClickListener tapped) {
    var inflater = LayoutInflater.from(list.getContext());
    var row = ItemEntrantBinding.inflate(inflater, list, false);
    row.getRoot().setOnClickListener(tapped);
    list.addView(row.getRoot());
    return new EntrantRow(row, gameUi);
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
    row.name.setText(MatchTexts.player(context, entrant.toPlayer(nameless), setup.isAlone(index)));
    boolean byLot = setup.beginner() == GameSetup.BY_LOT;
    int seat = byLot ? 0 : setup.seatOf(index, setup.beginner());
    var seatName = gameUi.seatName(context, seat);
    row.seat.setText(
        byLot
            ? context.getString(R.string.setup_seat_by_lot)
            : index == setup.beginner()
                ? context.getString(R.string.setup_seat_begins, seatName)
                : seatName);
    row.help.setVisibility(setup.isFirstOfLevel(index) ? View.VISIBLE : View.GONE);
    row.help.setText(LevelTexts.help(context, setup, entrant.level()));
    row.seat.setCompoundDrawablesRelativeWithIntrinsicBounds(
        byLot ? null : gameUi.seatIcon(context, seat), null, null, null);
  }
}
