package tabuleiro.rules.shi;

import java.util.Arrays;
import java.util.List;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.game.LayoutAttribute;
import tabuleiro.rules.game.LayoutDraft;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/** Editor of layouts of Shi, which places the pieces of both sides. */
final class ShiLayoutEditor extends LayoutEditor {
  private final Squares squares;

  ShiLayoutEditor(Options options) {
    super(options);
    squares = ShiRays.of(options.number("size")).squares();
  }

  @Override
  public List<String> palette() {
    return Arrays.asList(Shi.SIGNS.split(""));
  }

  @Override
  protected LayoutDraft read(Position position) {
    var shi = (ShiPosition) position;
    var draft = new LayoutDraft();
    var pieces = new int[2];
    for (int square = 0; square < squares.count(); square++) {
      int owner = shi.owner(square);
      if (owner >= 0) {
        draft.put(new Touch.Square(square), palette().get(owner));
        pieces[owner]++;
      }
    }
    draft.add(LayoutAttribute.toMove(shi.turn(), 2));
    for (int seat = 0; seat < 2; seat++) {
      int most = squares.side() - pieces[seat ^ 1];
      draft.add(new LayoutAttribute(LayoutAttribute.Kind.TAKEN, seat, shi.score(seat), 0, most));
    }
    draft.add(LayoutAttribute.passed(shi.isAfterPass()));
    return draft;
  }

  @Override
  protected String write(LayoutDraft draft) {
    var text = new StringBuilder();
    var pieces = new int[2];
    for (int rank = squares.side() - 1; rank >= 0; rank--) {
      for (int file = 0; file < squares.side(); file++) {
        var there = draft.contents().get(new Touch.Square(squares.at(file, rank)));
        text.append(there == null ? "." : there.get(0));
        if (there != null) {
          pieces[palette().indexOf(there.get(0))]++;
        }
      }
      text.append(rank == 0 ? "" : "/");
    }
    var taken = new int[2];
    for (var attribute : draft.attributes()) {
      switch (attribute.kind()) {
        case TO_MOVE -> text.append(" to=").append(attribute.value() + 1);
        case TAKEN -> {
          // A piece placed while all others count as taken is no longer taken.
          int most = Math.max(0, squares.side() - pieces[attribute.seat() ^ 1]);
          taken[attribute.seat()] = Math.min(attribute.value(), most);
        }
        default -> text.append(attribute.value() == 0 ? "" : " " + ShiLayoutCodec.PASSED);
      }
    }
    return text.append(" taken=").append(taken[0]).append(',').append(taken[1]).toString();
  }
}
