package tabuleiro.app;

import java.time.Duration;
import org.robolectric.pluginapi.TestEnvironmentLifecyclePlugin;
import org.robolectric.shadows.ShadowChoreographer;

/**
 * Draws frames of animations at a phone's rate in tests. By default Robolectric draws a frame every
 * millisecond, sixteen times as many. Robolectric finds this class by its service file.
 */
public final class FrameRate implements TestEnvironmentLifecyclePlugin {
  private static final Duration FRAME = Duration.ofMillis(16);

  @Override
  public void onSetupApplicationState() {
    ShadowChoreographer.setFrameDelay(FRAME);
  }
}
