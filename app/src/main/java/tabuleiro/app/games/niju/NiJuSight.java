package tabuleiro.app.games.niju;

import android.animation.ValueAnimator;
import androidx.interpolator.view.animation.FastOutSlowInInterpolator;
import tabuleiro.rules.niju.NiJuBox;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuPosition;

/**
 * Decides what a table's {@link NiJuCamera} looks at: everything, moving only when something would
 * be out of sight or needlessly small, until fingers choose a place of their own.
 */
final class NiJuSight {
  private static final float LEAST_CELL_DP = 20;
  private static final float MOST_CELL_DP = 144;
  private static final float MOST_FITTED_DP = 88;
  private static final int MILLIS = 250;

  private final NiJuBoardView view;
  private final NiJuCamera camera = new NiJuCamera();
  private final ValueAnimator way = ValueAnimator.ofFloat(0, 1);
  private final float dp;

  /** Whether fingers have chosen what is seen. */
  private boolean chosen;

  private boolean fitted;

  NiJuSight(NiJuBoardView view) {
    this.view = view;
    dp = view.getResources().getDisplayMetrics().density;
    way.setDuration(MILLIS);
    way.setInterpolator(new FastOutSlowInInterpolator());
    way.addUpdateListener(
        running -> {
          camera.step(running.getAnimatedFraction());
          view.invalidate();
        });
  }

  NiJuCamera camera() {
    return camera;
  }

  /**
   * The view has another size or style; no cells are seen on the rim at the left and the bottom.
   */
  void resize(float rim) {
    float width = view.getWidth() - rim;
    float height = view.getHeight() - rim;
    float least = Math.min(width, height);
    float mostFitted = view.isPicture() ? least : Math.max(MOST_FITTED_DP * dp, least / 7);
    camera.setTurned(view.style().turned());
    camera.resize(rim, width, height, LEAST_CELL_DP * dp, mostFitted, MOST_CELL_DP * dp);
    way.cancel();
    fitted = false;
    chosen = false;
  }

  /** Looks at a position to which a tile laid on a cell has led, or -1 if none has. */
  void lookAt(NiJuPosition position, int cell) {
    var box = position.table().box();
    int margin = view.isPicture() || position.isOver() ? 0 : 1;
    var wider =
        new NiJuBox(
            box.left() - margin, box.bottom() - margin, box.right() + margin, box.top() + margin);
    boolean same = wider.equals(camera.box());
    camera.setBox(wider);
    if (view.getWidth() == 0) {
      return;
    }
    if (!fitted) {
      camera.fit();
      fitted = true;
    } else if (chosen ? !shows(cell) : !same && (!camera.showsBox() || camera.isFar())) {
      fit();
    }
  }

  private boolean shows(int cell) {
    return cell < 0 || camera.showsCell(NiJuGrid.x(cell), NiJuGrid.y(cell));
  }

  /** Brings everything into sight. */
  void fit() {
    way.cancel();
    chosen = false;
    camera.aimAtBox();
    go();
  }

  /** Brings a cell into sight. */
  void reveal(int cell) {
    if (!shows(cell)) {
      way.cancel();
      chosen = true;
      camera.aimAtCell(NiJuGrid.x(cell), NiJuGrid.y(cell));
      go();
    }
  }

  private void go() {
    if (view.style().animationMillis() > 0 && view.isAttachedToWindow()) {
      way.start();
    } else {
      camera.step(1);
      view.invalidate();
    }
  }

  /** Ends a movement that is under way at once, where it leads to. */
  void settle() {
    way.end();
  }

  void pan(float dx, float dy) {
    way.cancel();
    chosen = true;
    camera.pan(dx, dy);
    view.invalidate();
  }

  void zoom(float factor, float x, float y) {
    way.cancel();
    chosen = true;
    camera.zoom(factor, x, y);
    view.invalidate();
  }
}
