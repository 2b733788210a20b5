package tabuleiro.driver;

import android.app.Activity;
import android.app.Application;
import android.os.Bundle;
import android.view.View;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowSystemClock;

/**
 * Lifecycle callbacks that draw a new activity's first frame at once. Robolectric gives it focus
 * right after its start and expects its window, while the desk draws frame by frame.
 */
final class FirstFrame implements Application.ActivityLifecycleCallbacks {
  @Override
  public void onActivityResumed(Activity activity) {
    View decor = activity.getWindow().getDecorView();
    if (decor.isAttachedToWindow()) {
      return;
    }
    ShadowChoreographer.setPaused(false);
    ShadowSystemClock.advanceBy(Phone.FRAME); // a frame may be pending already
    decor.addOnAttachStateChangeListener(
        new View.OnAttachStateChangeListener() {
          @Override
          public void onViewAttachedToWindow(View view) {
            ShadowChoreographer.setPaused(true);
            decor.removeOnAttachStateChangeListener(this);
          }

          @Override
          public void onViewDetachedFromWindow(View view) {}
        });
  }

  @Override
  public void onActivityCreated(Activity activity, Bundle state) {}

  @Override
  public void onActivityStarted(Activity activity) {}

  @Override
  public void onActivityPaused(Activity activity) {}

  @Override
  public void onActivityStopped(Activity activity) {}

  @Override
  public void onActivitySaveInstanceState(Activity activity, Bundle state) {}

  @Override
  public void onActivityDestroyed(Activity activity) {}
}
