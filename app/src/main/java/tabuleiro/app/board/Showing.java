package tabuleiro.app.board;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.TimeInterpolator;
import android.animation.ValueAnimator;
import androidx.annotation.NonNull;

/** Something that a board shows once from beginning to end: a move, or how a game ended. */
final class Showing {
  /** What happens at every step, and what at the end. */
  interface Steps {
    void shown();

    void ended();
  }

  private final TimeInterpolator pace;
  private final Steps steps;
  private ValueAnimator animator;
  private float progress;

  Showing(TimeInterpolator pace, Steps steps) {
    this.pace = pace;
    this.steps = steps;
  }

  /** How far it is, from 0 to 1. */
  float progress() {
    return progress;
  }

  /** Whether it is neither at its end nor dropped. */
  boolean isOn() {
    return animator != null;
  }

  /**
   * Begins anew, with an animator of its own: it may begin at the end of the one before, and before
   * Android 8 an animator that is started in the middle of its own end never comes to another.
   */
  void start(long millis) {
    drop();
    progress = 0;
    var made = ValueAnimator.ofFloat(0, 1).setDuration(millis);
    animator = made;
    made.setInterpolator(pace);
    made.addUpdateListener(
        running -> {
          progress = running.getAnimatedFraction();
          steps.shown();
        });
    made.addListener(
        new AnimatorListenerAdapter() {
          @Override
          public void onAnimationEnd(@NonNull Animator ended) {
            if (animator == made) {
              finish();
            }
          }
        });
    made.start();
  }

  /** Comes to its end now; false if it is not on. */
  boolean finish() {
    if (animator == null) {
      return false;
    }
    drop();
    steps.ended();
    return true;
  }

  /** Stops without coming to its end. */
  void drop() {
    var stopped = animator;
    animator = null;
    if (stopped != null) {
      stopped.cancel();
    }
  }
}
