package tabuleiro.app.board;

import android.content.res.Resources;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.app.R;
import tabuleiro.rules.game.Position;

/** Describes the squares of a board for TalkBack: name, contents and possible actions. */
final class SquareDescriber {
  private static final int MOST_NAMED = 8;

  private final SquareBoardView view;

  SquareDescriber(SquareBoardView view) {
    this.view = view;
  }

  /** Returns the name and contents of a square. */
  String name(int square) {
    return view.squares().name(square) + ", " + view.content(square);
  }

  /** Returns the full description of a square. */
  String describe(int square) {
    var words = new ArrayList<String>();
    words.add(name(square));
    addChoices(square, words);
    if (view.threatened().contains(view.touchOf(square))) {
      words.add(resources().getString(R.string.board_says_threatened));
    }
    int last = view.lastMove();
    if (last != BoardView.NO_MOVE && last != Position.PASS) {
      if (square == view.from(last)) {
        words.add(resources().getString(R.string.board_says_left));
      } else if (square == view.to(last)) {
        words.add(resources().getString(R.string.board_says_entered));
      }
    }
    int better = view.better().move();
    boolean seen = better != BoardView.NO_MOVE && better != Position.PASS;
    if (seen && (square == view.from(better) || square == view.to(better))) {
      words.add(view.better().words());
    }
    return String.join(", ", words);
  }

  private void addChoices(int square, List<String> words) {
    int move = view.moveTo(square);
    if (square == view.selected()) {
      words.add(resources().getString(view.selectedWord()));
    } else if (square == view.chosen()) {
      boolean pending = view.hasPending();
      int text = pending ? R.string.board_says_pending : R.string.board_says_choose_turn;
      words.add(resources().getString(text));
    } else if (move != BoardView.NO_MOVE) {
      boolean taken = view.isOccupied(square);
      int text = taken ? R.string.board_says_prey : R.string.board_says_target;
      words.add(resources().getString(text));
      view.addConsequences(move, words);
      if (view.warning(square) != MoveWarningProvider.NONE) {
        words.add(resources().getString(view.warning(square)));
      }
    } else if (view.moveInput().firsts().contains(view.touchOf(square))) {
      words.add(reach(square));
    }
  }

  /** Returns the targets of the piece on a square: by name or, if there are many, their number. */
  private String reach(int square) {
    var legal = view.position().legalMoves().stream();
    var targets =
        legal.filter(move -> view.from(move) == square).map(view::to).distinct().sorted().toArray();
    int count = targets.length;
    if (count > MOST_NAMED) {
      return resources().getQuantityString(R.plurals.board_says_can_move_count, count, count);
    }
    var names =
        Arrays.stream(targets).mapToObj(view.squares()::name).collect(Collectors.joining(", "));
    return resources().getString(R.string.board_says_can_move_to, names);
  }

  private Resources resources() {
    return view.getResources();
  }
}
