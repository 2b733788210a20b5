package tabuleiro.desk;

import android.view.View;
import java.util.ArrayList;
import java.util.Random;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardProbe;
import tabuleiro.app.board.BoardSpots;
import tabuleiro.app.play.PlayProbe;
import tabuleiro.driver.Driver;
import tabuleiro.driver.Screen;

/** Touches spots that belong to a legal move, as the board reports them. */
final class LegalTouch {
  private final Driver driver;
  private final Random dice;

  LegalTouch(Driver driver, Random dice) {
    this.driver = driver;
    this.dice = dice;
  }

  /** Continues, ends or confirms a legal move; returns false if there is none. */
  boolean touch() {
    if (PlayProbe.of(driver.phone().activity()) == null) {
      return false; // boards on rules pages offer moves but accept none
    }
    if (Screen.reachable().size() == 1 && tapShown(R.id.confirm)) {
      return true;
    }
    var targets = new ArrayList<BoardSpots.Spot>();
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

  /** Taps a view of the screen; returns false if it is not visible. */
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
