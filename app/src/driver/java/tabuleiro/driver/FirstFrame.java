package tabuleiro.driver;

import android.app.Activity;
import android.app.Application;
import android.os.Bundle;
import android.view.View;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowSystemClock;

/**
 * Lets a new activity's first frame come at once. Robolectric gives it the focus right after its
 * start and expects its window to be there, while the desk's frames come one by one.
 */
final class FirstFrame implements Application.ActivityLifecycleCallbacks {
  @Override
  public void onActivityResumed(Activity activity) {
    View decor = activity.getWindow().getDecorView();
    if (decor.isAttachedToWindow()) {
      return;
    }
    ShadowChoreographer.setPaused(false);
    ShadowSystemClock.advanceBy(Phone.FRAME); // a frame may be on its way already
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
