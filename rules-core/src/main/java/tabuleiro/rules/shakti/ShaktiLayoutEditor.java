package tabuleiro.rules.shakti;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.game.LayoutAttribute;
import tabuleiro.rules.game.LayoutDraft;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/** Editor of layouts of Shakti, which places kings, warriors and gaps. */
final class ShaktiLayoutEditor extends LayoutEditor {
  private static final String GAP = "-";

  /** The tiles at the start of a game. */
  private final long floor;

  ShaktiLayoutEditor(Options options) {
    super(options);
    floor = Shakti.emptyBoard(options).tiles;
  }

  @Override
  public List<String> palette() {
    return List.of("K", "W", "k", "w", GAP);
  }

  @Override
  protected boolean isUnique(String item) {
    return item.equalsIgnoreCase("K");
  }

  @Override
  protected LayoutDraft read(Position position) {
    var shakti = (ShaktiPosition) position;
    var draft = new LayoutDraft();
    for (int square = 0; square < ShaktiRays.COUNT; square++) {
      int owner = shakti.owner(square);
      if (owner >= 0) {
        var sides = shakti.isKing(square) ? "Kk" : "Ww";
        draft.put(new Touch.Square(square), sides.substring(owner, owner + 1));
      } else if (shakti.isGap(square) && (floor >>> square & 1) != 0) {
        draft.put(new Touch.Square(square), GAP);
      }
    }
    draft.add(LayoutAttribute.toMove(shakti.turn(), 2));
    draft.add(LayoutAttribute.passed(shakti.isAfterPass()));
    return draft;
  }

  @Override
  protected String write(LayoutDraft draft) {
    var words = new ArrayList<String>();
    for (var there : draft.contents().entrySet()) {
      int square = ((Touch.Square) there.getKey()).index();
      words.add(there.getValue().get(0) + ShaktiRays.SQUARES.name(square));
    }
    for (var attribute : draft.attributes()) {
      if (attribute.kind() == LayoutAttribute.Kind.TO_MOVE) {
        words.add("to=" + (attribute.value() + 1));
      } else if (attribute.value() != 0) {
        words.add(ShaktiLayoutCodec.PASSED);
      }
    }
    return String.join(" ", words);
  }
}
