package tabuleiro.rules.shi;

import java.util.Arrays;
import java.util.List;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.game.Circumstance;
import tabuleiro.rules.game.Draft;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/** Places the pieces of both sides, as {@link Shi#layout} writes them. */
final class ShiEditor extends LayoutEditor {
  private final Squares squares;

  ShiEditor(Options options) {
    super(options);
    squares = ShiLines.of(options.number("size")).squares();
  }

  @Override
  public List<String> things() {
    return Arrays.asList(Shi.SIGNS.split(""));
  }

  @Override
  protected Draft read(Position position) {
    var shi = (ShiPosition) position;
    var draft = new Draft();
    var pieces = new int[2];
    for (int square = 0; square < squares.count(); square++) {
      int owner = shi.owner(square);
      if (owner >= 0) {
        draft.put(new Touch.Square(square), things().get(owner));
        pieces[owner]++;
      }
    }
    draft.circumstances().add(Circumstance.toMove(shi.turn(), 2));
    for (int seat = 0; seat < 2; seat++) {
      int most = squares.side() - pieces[seat ^ 1];
      draft
          .circumstances()
          .add(new Circumstance(Circumstance.Kind.TAKEN, seat, shi.score(seat), 0, most));
    }
    draft
        .circumstances()
        .add(
            Circumstance.whether(Circumstance.Kind.PASSED, Circumstance.NOBODY, shi.isAfterPass()));
    return draft;
  }

  @Override
  protected String write(Draft draft) {
    var text = new StringBuilder();
    var pieces = new int[2];
    for (int rank = squares.side() - 1; rank >= 0; rank--) {
      for (int file = 0; file < squares.side(); file++) {
        var there = draft.lying().get(new Touch.Square(squares.at(file, rank)));
        text.append(there == null ? "." : there.get(0));
        if (there != null) {
          pieces[things().indexOf(there.get(0))]++;
        }
      }
      text.append(rank == 0 ? "" : "/");
    }
    var taken = new int[2];
    for (var circumstance : draft.circumstances()) {
      switch (circumstance.kind()) {
        case TO_MOVE -> text.append(" to=").append(circumstance.value() + 1);
        case TAKEN -> {
          // A piece that is placed where all others are taken is one that was not taken.
          int most = Math.max(0, squares.side() - pieces[circumstance.seat() ^ 1]);
          taken[circumstance.seat()] = Math.min(circumstance.value(), most);
        }
        default -> text.append(circumstance.value() == 0 ? "" : " " + ShiLayout.PASSED);
      }
    }
    return text.append(" taken=").append(taken[0]).append(',').append(taken[1]).toString();
  }
}
