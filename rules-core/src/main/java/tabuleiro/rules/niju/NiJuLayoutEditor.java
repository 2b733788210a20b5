package tabuleiro.rules.niju;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.game.LayoutAttribute;
import tabuleiro.rules.game.LayoutDraft;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/** Editor of layouts of Ni-Ju, which places the tiles of both hands, written as {@code W7r1}. */
final class NiJuLayoutEditor extends LayoutEditor {
  private final int tiles;

  NiJuLayoutEditor(Options options) {
    super(options);
    tiles = options.number(NiJu.TILES);
  }

  @Override
  public List<String> palette() {
    var items = new ArrayList<String>();
    for (int seat = 0; seat < 2; seat++) {
      for (int tile = 1; tile <= tiles; tile++) {
        items.add(item(seat, tile, 0));
      }
    }
    return items;
  }

  private static String item(int seat, int tile, int turns) {
    return (seat == 0 ? "W" : "B") + tile + "r" + turns;
  }

  @Override
  public String rotated(String item) {
    int turn = item.indexOf('r');
    int tile = Integer.parseInt(item.substring(1, turn));
    int turns = Integer.parseInt(item.substring(turn + 1));
    return kind(item) + "r" + TilePatterns.fewestTurns(tile, turns + 1);
  }

  @Override
  protected String kind(String item) {
    return item.substring(0, item.indexOf('r'));
  }

  @Override
  protected boolean isUnique(String item) {
    return true;
  }

  @Override
  protected LayoutDraft read(Position position) {
    var table = ((NiJuPosition) position).table();
    var draft = new LayoutDraft();
    for (int i = 0; i < table.laid(); i++) {
      var cell = new Touch.Cell(table.x(i), table.y(i));
      draft.put(cell, item(table.owner(i), table.tile(i), table.turns(i)));
    }
    draft.add(LayoutAttribute.toMove(position.turn(), 2));
    return draft;
  }

  /**
   * Returns the layout text with adjacent tiles in sequence; tiles without a neighbour come last
   * and are refused.
   */
  @Override
  protected String write(LayoutDraft draft) {
    var words = new ArrayList<String>();
    var lying = draft.contents();
    if (!lying.isEmpty()) {
      var origin = new Touch.Cell(0, 0);
      // Without a tile at the origin the first of the others moves there.
      var first =
          lying.containsKey(origin) ? origin : (Touch.Cell) lying.keySet().iterator().next();
      for (var cell : inTurn(draft, first)) {
        var place = NiJuGrid.name(cell.x() - first.x(), cell.y() - first.y());
        words.add(Objects.requireNonNull(lying.get(cell)).get(0) + "@" + place);
      }
    }
    words.add("to=" + (draft.attributes().get(0).value() + 1));
    return String.join(" ", words);
  }

  private static Iterable<Touch.Cell> inTurn(LayoutDraft draft, Touch.Cell first) {
    var cells = new LinkedHashSet<Touch.Cell>();
    cells.add(first);
    for (var near = new ArrayDeque<>(cells); !near.isEmpty(); ) {
      var cell = near.remove();
      for (var heading : Heading.values()) {
        var side = new Touch.Cell(cell.x() + heading.dx, cell.y() + heading.dy);
        boolean isBeside = heading.dx == 0 || heading.dy == 0;
        if (isBeside && draft.contents().containsKey(side) && cells.add(side)) {
          near.add(side);
        }
      }
    }
    draft.contents().keySet().forEach(spot -> cells.add((Touch.Cell) spot));
    return cells;
  }
}
