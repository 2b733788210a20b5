package tabuleiro.desk;

import android.view.View;
import java.util.ArrayList;
import java.util.Random;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardProbe;
import tabuleiro.app.play.PlayProbe;

/** Makes some legal moves on the board by touching it, as a person without a plan does. */
final class Mover {
  private static final int MOST_TOUCHES = 40;

  private final Driver driver;
  private final Random dice;

  Mover(Driver driver, Random dice) {
    this.driver = driver;
    this.dice = dice;
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

  /** Touches what continues, ends or confirms a legal move; false if there is nothing. */
  boolean touch() {
    if (PlayProbe.of(driver.phone().activity()) == null) {
      return false; // boards in the rules offer moves, too, but take none
    }
    if (Screen.reachable().size() == 1 && tapShown(R.id.confirm)) {
      return true;
    }
    var targets = new ArrayList<BoardProbe.Target>();
    for (var window : Screen.reachable()) {
      targets.addAll(BoardProbe.targets(window));
    }
    if (targets.isEmpty()) {
      return Screen.reachable().size() == 1 && tapShown(R.id.pass);
    }
    var target = targets.get(dice.nextInt(targets.size()));
    var corner = Screen.corner(target.view());
    var bounds = target.bounds();
    driver.fingers().tap(corner[0] + bounds.centerX(), corner[1] + bounds.centerY());
    return true;
  }

  /** Taps a view of the screen; false if it is not to be seen. */
  boolean tapShown(int id) {
    View button = driver.phone().activity().findViewById(id);
    if (button == null || !button.isShown()) {
      return false;
    }
    var corner = Screen.corner(button);
    driver.fingers().tap(corner[0] + button.getWidth() / 2f, corner[1] + button.getHeight() / 2f);
    return true;
  }
}
