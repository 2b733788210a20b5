package tabuleiro.desk;

import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tabuleiro.app.board.BoardProbe;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.play.PlayProbe;

/** Makes some legal moves on the board by touching it, as a person without a plan does. */
final class Mover {
  private static final int MOST_TOUCHES = 40;

  private final Driver driver;
  private final Random dice;

  Mover(Driver driver, long seed) {
    this.driver = driver;
    this.dice = new Random(seed);
  }

  /** Plays so many moves of persons; ends early if the game does. */
  void play(int moves) {
    for (int i = 0; i < moves && !isOver(); i++) {
      int before = ply();
      for (int touches = 0; ply() == before; touches++) {
        if (touches == MOST_TOUCHES) {
          throw new AssertionError("no move comes of " + MOST_TOUCHES + " touches");
        }
        touch();
        driver.settle();
      }
    }
  }

  private int ply() {
    return PlayProbe.of(driver.phone().activity()).match().ply();
  }

  private boolean isOver() {
    return PlayProbe.of(driver.phone().activity()).match().isOver();
  }

  /** Touches one of the spots that continue a legal move; false if there is none. */
  boolean touch() {
    var boards = boards();
    for (var board : boards) {
      var offered = BoardProbe.offered(board);
      if (!offered.isEmpty()) {
        var bounds = BoardProbe.bounds(board, offered.get(dice.nextInt(offered.size())));
        var corner = Screen.corner(board);
        driver.fingers().tap(corner[0] + bounds.centerX(), corner[1] + bounds.centerY());
        return true;
      }
    }
    return false;
  }

  /** The boards on the screen. */
  static List<BoardView> boards() {
    var boards = new ArrayList<BoardView>();
    for (var window : Screen.reachable()) {
      collect(window, boards);
    }
    return boards;
  }

  private static void collect(View view, List<BoardView> boards) {
    if (view instanceof BoardView board && board.isShown()) {
      boards.add(board);
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), boards);
      }
    }
  }
}
