package tabuleiro.app.games.niju;

import android.animation.ValueAnimator;
import android.view.accessibility.AccessibilityManager;
import androidx.interpolator.view.animation.FastOutSlowInInterpolator;
import tabuleiro.rules.niju.NiJuBoard;
import tabuleiro.rules.niju.NiJuBounds;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuPosition;

/**
 * Pans and zooms Ni-Ju's board automatically: shows everything while cells are large enough for
 * fingers, else the part where tiles are placed. Moves only if something is out of sight or
 * needlessly small, until a person pans or zooms.
 */
final class NiJuViewportController {
  private static final float LEAST_CELL_DP = 20;
  private static final float LEAST_FITTED_DP = 28;
  private static final float MOST_CELL_DP = 144;
  private static final float MOST_FITTED_DP = 88;
  private static final int MILLIS = 250;

  private final NiJuBoardView view;
  private final NiJuViewport camera = new NiJuViewport();
  private final ValueAnimator way = ValueAnimator.ofFloat(0, 1);
  private final float dp;

  /** Whether a person has panned or zoomed. */
  private boolean chosen;

  /** Whether an overview of everything was requested; the next tile ends it. */
  private boolean overview;

  private boolean fitted;

  NiJuViewportController(NiJuBoardView view) {
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

  NiJuViewport camera() {
    return camera;
  }

  /**
   * Adapts to a new size or style of the view; the rim on the left and at the bottom shows no
   * cells.
   */
  void resize(float rim) {
    float width = view.getWidth() - rim;
    float height = view.getHeight() - rim;
    float least = Math.min(width, height);
    float mostFitted = view.isPicture() ? least : Math.max(MOST_FITTED_DP * dp, least / 7);
    camera.setTurned(view.style().turned());
    camera.resize(rim, width, height);
    camera.limit(LEAST_CELL_DP * dp, leastFitted(), mostFitted, MOST_CELL_DP * dp);
    way.cancel();
    fitted = false;
    chosen = false;
    overview = false;
  }

  /**
   * Returns the minimum cell size: none for a picture, which shows everything, or for touch
   * exploration, which finds visible cells only.
   */
  private float leastFitted() {
    var access = view.getContext().getSystemService(AccessibilityManager.class);
    return view.isPicture() || access.isTouchExplorationEnabled() ? 0 : LEAST_FITTED_DP * dp;
  }

  /** Shows a position reached by placing a tile on a cell; -1 for none. */
  void lookAt(NiJuPosition position, int cell) {
    var box = position.table().bounds();
    int margin = view.isPicture() || position.isOver() ? 0 : 1;
    var wider =
        new NiJuBounds(
            box.left() - margin, box.bottom() - margin, box.right() + margin, box.top() + margin);
    boolean same = wider.equals(camera.box());
    camera.setBox(wider);
    if (view.getWidth() == 0) {
      return;
    }
    if (!fitted) {
      fitted = true;
      aimAtPlay(position.table());
      camera.step(1);
    } else if (overview ? cell >= 0 : chosen ? !shows(cell) : misses(cell, same)) {
      chosen = false;
      overview = false;
      aimAtPlay(position.table());
      go();
    }
  }

  /** Returns whether something that should be visible is not, or is smaller than it could be. */
  private boolean misses(int cell, boolean sameBox) {
    if (camera.fitsBox()) {
      return !sameBox && (!camera.showsBox() || camera.isFar());
    }
    return camera.isNear()
        || camera.isFar()
        || cell >= 0 && !camera.showsAround(NiJuGrid.x(cell), NiJuGrid.y(cell));
  }

  /** Prepares a movement to everything or, if that is too much, to the last tile. */
  private void aimAtPlay(NiJuBoard table) {
    int last = table.laid() - 1;
    camera.aimAround(last < 0 ? 0 : table.x(last), last < 0 ? 0 : table.y(last));
  }

  private boolean shows(int cell) {
    return cell < 0 || camera.showsCell(NiJuGrid.x(cell), NiJuGrid.y(cell));
  }

  /** Shows everything or, if everything is visible, the part that is played in. */
  void fit() {
    way.cancel();
    chosen = false;
    overview = !camera.fitsBox() && !camera.showsBox();
    if (overview) {
      camera.aimAtBox();
    } else {
      aimAtPlay(view.table());
    }
    go();
  }

  /** Scrolls to a cell. */
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

  /** Finishes a running movement at once. */
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
