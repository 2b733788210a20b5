package tabuleiro.app.games.niju;

import android.content.res.Resources;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.HeadingNames;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.niju.NiJuBoard;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.NiJuPosition;
import tabuleiro.rules.niju.TilePatterns;

/** Describes the tiles and cells of Ni-Ju for TalkBack. */
final class NiJuDescriber {
  private final Resources resources;

  NiJuDescriber(Resources resources) {
    this.resources = resources;
  }

  /**
   * Returns a move in words: the tile, how it is turned, its cell, and what it completes or blocks.
   */
  String move(NiJuPosition from, int move) {
    int cell = NiJuMove.cell(move);
    int seat = from.turn();
    var says = new ArrayList<String>();
    says.add(text(R.string.niju_says_tile, NiJuMove.tile(move)));
    if (NiJuMove.turns(move) > 0) {
      says.add(text(turned(NiJuMove.turns(move))));
    }
    says.add(text(R.string.niju_says_to, number(NiJuGrid.x(cell)), number(NiJuGrid.y(cell))));
    addEffect(says, seat, from.table().gain(move, seat), from.table().completions(cell, 1 - seat));
    return String.join(", ", says);
  }

  @StringRes
  private static int turned(int quarters) {
    return switch (quarters) {
      case 1 -> R.string.niju_says_turned_once;
      case 2 -> R.string.niju_says_turned_twice;
      default -> R.string.niju_says_turned_thrice;
    };
  }

  /** Returns a coordinate with a minus sign, which is spoken; a hyphen may not be. */
  private static String number(int coordinate) {
    return coordinate < 0 ? "\u2212" + -coordinate : Integer.toString(coordinate);
  }

  private String at(int cell) {
    return text(R.string.niju_says_at, number(NiJuGrid.x(cell)), number(NiJuGrid.y(cell)));
  }

  /**
   * Adds how many of the seat's patterns a tile completes and how many of the opponent's it blocks.
   */
  private void addEffect(List<String> says, int seat, int gain, int threat) {
    if (gain > 0) {
      says.add(resources.getQuantityString(R.plurals.niju_says_gain, gain, gain));
    }
    if (threat > 0) {
      says.add(
          resources.getQuantityString(R.plurals.niju_says_block, threat, threat, seat(1 - seat)));
    }
  }

  /** Returns the name of a tile or cell: "tile 5"; null for anything else. */
  @Nullable
  String name(Touch touch) {
    if (touch instanceof Touch.Tile tile) {
      return text(R.string.niju_says_tile, tile.id());
    }
    return touch instanceof Touch.Cell cell ? number(cell.x()) + ", " + number(cell.y()) : null;
  }

  /** Returns a cell of the board and its contents. */
  String cell(NiJuBoardView view, int cell) {
    var table = view.table();
    int index = table.at(cell);
    var says = index >= 0 ? laid(table, index) : empty(view, cell);
    if (view.lastMove() != BoardView.NO_MOVE && NiJuMove.cell(view.lastMove()) == cell) {
      says.add(text(R.string.niju_says_last));
    }
    if (view.threatened().contains(view.touchOf(cell))) {
      says.add(text(R.string.board_says_threatened));
    }
    int better = view.better().move();
    if (better != BoardView.NO_MOVE && NiJuMove.cell(better) == cell) {
      says.add(view.better().words());
    }
    return String.join(", ", says);
  }

  private List<String> laid(NiJuBoard table, int index) {
    int cell = table.cell(index);
    int owner = table.owner(index);
    int marks = table.marks(index);
    var says = new ArrayList<String>();
    says.add(text(R.string.niju_says_tile, table.tile(index)));
    says.add(seat(owner));
    says.add(at(cell));
    if (table.isComplete(index)) {
      says.add(text(R.string.niju_says_complete));
    } else if (table.isDead(index)) {
      int enemy = marks & table.around(cell, 1 - owner);
      says.add(text(R.string.niju_says_dead, seat(1 - owner), headings(enemy)));
    } else {
      says.add(text(R.string.niju_says_needs, headings(marks & ~table.around(cell, owner))));
      says.add(text(R.string.niju_says_filled, table.filled(index), TilePatterns.MARKS));
    }
    return says;
  }

  private List<String> empty(NiJuBoardView view, int cell) {
    var table = view.table();
    var choice = view.choice();
    int seat = view.position().turn();
    var says = new ArrayList<String>();
    says.add(text(R.string.niju_says_empty));
    says.add(at(cell));
    if (view.moveInput().moveBuilder() == null) {
      return says;
    }
    int tile = choice.tile();
    if (tile != 0 && choice.cell() == cell) {
      says.add(text(R.string.niju_says_waits, tile));
    } else if (tile != 0) {
      says.add(text(R.string.niju_says_lay, tile));
    }
    addEffect(says, seat, choice.gain(cell), table.completions(cell, 1 - seat));
    return says;
  }

  /** Returns the contents of a cell. */
  String content(NiJuBoard table, int cell) {
    int index = table.at(cell);
    return index < 0
        ? text(R.string.niju_says_empty)
        : inHand(table.owner(index), table.tile(index), table.turns(index));
  }

  /** Returns a tile in a hand, turned as shown. */
  String inHand(int seat, int tile, int turns) {
    return text(R.string.niju_says_tile, tile)
        + ", "
        + seat(seat)
        + ", "
        + text(R.string.niju_says_marks, headings(TilePatterns.marks(tile, turns)));
  }

  /** Returns a folded hand and what touching it does. */
  String foldedHand(int seat, int tiles) {
    int words = seat == 0 ? R.plurals.niju_says_white_folded : R.plurals.niju_says_black_folded;
    return resources.getQuantityString(words, tiles, tiles);
  }

  /** Returns what would become of a pattern on an empty cell. */
  String there(NiJuBoard table, int seat, int cell, int marks) {
    int own = marks & table.around(cell, seat);
    if ((marks & table.around(cell, 1 - seat)) != 0) {
      return text(R.string.niju_says_dead_there);
    }
    return own == marks
        ? text(R.string.niju_says_complete_there)
        : text(R.string.niju_says_filled_there, Integer.bitCount(own), TilePatterns.MARKS);
  }

  private String seat(int seat) {
    return text(seat == 0 ? R.string.board_seat_white : R.string.board_seat_black);
  }

  private String headings(int marks) {
    var names =
        Arrays.stream(Heading.values())
            .filter(heading -> (marks >> heading.ordinal() & 1) != 0)
            .map(heading -> text(HeadingNames.of(heading)))
            .collect(Collectors.toList());
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : text(R.string.niju_says_and, String.join(", ", names.subList(0, last)), names.get(last));
  }

  private String text(@StringRes int id, Object... details) {
    return resources.getString(id, details);
  }
}
