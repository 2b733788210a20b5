package tabuleiro.rules.shakti;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.game.Circumstance;
import tabuleiro.rules.game.Draft;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/** Places kings, warriors and gaps, as {@link Shakti#layout} writes them. */
final class ShaktiEditor extends LayoutEditor {
  private static final String GAP = "-";

  /** The tiles that are there when a game starts. */
  private final long floor;

  ShaktiEditor(Options options) {
    super(options);
    floor = Shakti.emptyBoard(options).tiles;
  }

  @Override
  public List<String> things() {
    return List.of("K", "W", "k", "w", GAP);
  }

  @Override
  protected boolean isSingle(String thing) {
    return thing.equalsIgnoreCase("K");
  }

  @Override
  protected Draft read(Position position) {
    var shakti = (ShaktiPosition) position;
    var draft = new Draft();
    for (int square = 0; square < ShaktiRays.COUNT; square++) {
      int owner = shakti.owner(square);
      if (owner >= 0) {
        draft.put(
            new Touch.Square(square),
            (shakti.isKing(square) ? "Kk" : "Ww").substring(owner, owner + 1));
      } else if (shakti.isGap(square) && (floor >>> square & 1) != 0) {
        draft.put(new Touch.Square(square), GAP);
      }
    }
    draft.circumstances().add(Circumstance.toMove(shakti.turn(), 2));
    draft
        .circumstances()
        .add(
            Circumstance.whether(
                Circumstance.Kind.PASSED, Circumstance.NOBODY, shakti.isAfterPass()));
    return draft;
  }

  @Override
  protected String write(Draft draft) {
    var words = new ArrayList<String>();
    draft
        .lying()
        .forEach(
            (spot, things) -> {
              int square = ((Touch.Square) spot).index();
              words.add(things.get(0) + ShaktiRays.SQUARES.name(square));
            });
    for (var circumstance : draft.circumstances()) {
      if (circumstance.kind() == Circumstance.Kind.TO_MOVE) {
        words.add("to=" + (circumstance.value() + 1));
      } else if (circumstance.value() != 0) {
        words.add(ShaktiLayout.PASSED);
      }
    }
    return String.join(" ", words);
  }
}
