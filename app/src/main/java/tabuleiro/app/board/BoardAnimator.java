package tabuleiro.app.board;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.TimeInterpolator;
import android.animation.ValueAnimator;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

/**
 * Animator for something that a board shows once from beginning to end, such as a move or the
 * ending of a game.
 */
final class BoardAnimator {
  private final TimeInterpolator interpolator;
  private final Runnable onFrame;
  private final Runnable onEnd;
  @Nullable private ValueAnimator animator;
  private float progress;

  BoardAnimator(TimeInterpolator interpolator, Runnable onFrame, Runnable onEnd) {
    this.interpolator = interpolator;
    this.onFrame = onFrame;
    this.onEnd = onEnd;
  }

  /** Returns the progress, from 0 to 1. */
  float progress() {
    return progress;
  }

  /** Returns whether it is running, neither ended nor cancelled. */
  boolean isOn() {
    return animator != null;
  }

  /**
   * Starts with a new animator: it may be started from the end callback of the previous one, and
   * before Android 8 an animator restarted in its own end callback never ends again.
   */
  void start(long millis) {
    drop();
    progress = 0;
    var made = ValueAnimator.ofFloat(0, 1).setDuration(millis);
    animator = made;
    made.setInterpolator(interpolator);
    made.addUpdateListener(
        running -> {
          progress = running.getAnimatedFraction();
          onFrame.run();
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

  /** Ends now and runs the end callback; returns false if it is not running. */
  boolean finish() {
    if (animator == null) {
      return false;
    }
    drop();
    onEnd.run();
    return true;
  }

  /** Stops without running the end callback. */
  void drop() {
    var stopped = animator;
    animator = null;
    if (stopped != null) {
      stopped.cancel();
    }
  }
}
