package tabuleiro.desk;

import java.util.ArrayList;
import java.util.Random;
import tabuleiro.app.board.BoardProbe;
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

  /** Touches one of the places that continue a legal move; false if there is none. */
  boolean touch() {
    var targets = new ArrayList<BoardProbe.Target>();
    for (var window : Screen.reachable()) {
      targets.addAll(BoardProbe.targets(window));
    }
    if (targets.isEmpty()) {
      return false;
    }
    var target = targets.get(dice.nextInt(targets.size()));
    var corner = Screen.corner(target.view());
    var bounds = target.bounds();
    driver.fingers().tap(corner[0] + bounds.centerX(), corner[1] + bounds.centerY());
    return true;
  }
}
