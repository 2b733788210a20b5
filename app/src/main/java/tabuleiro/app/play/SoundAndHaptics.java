package tabuleiro.app.play;

import android.os.Build;
import android.view.HapticFeedbackConstants;
import android.view.View;
import tabuleiro.app.settings.Settings;

/** Plays sounds and vibrations for moves, refusals and the end of a game, as the settings allow. */
final class SoundAndHaptics {
  private final View view;
  private final Settings settings;
  private final Tone move = new Tone(90, 440);
  private final Tone refused = new Tone(120, 140);
  private final Tone end = new Tone(600, 392, 494, 587);

  SoundAndHaptics(View view, Settings settings) {
    this.view = view;
    this.settings = settings;
  }

  void moved() {
    give(move, HapticFeedbackConstants.VIRTUAL_KEY);
  }

  void refused() {
    boolean hasReject = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R;
    give(
        refused, hasReject ? HapticFeedbackConstants.REJECT : HapticFeedbackConstants.KEYBOARD_TAP);
  }

  void ended() {
    boolean hasConfirm = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R;
    give(end, hasConfirm ? HapticFeedbackConstants.CONFIRM : HapticFeedbackConstants.LONG_PRESS);
  }

  private void give(Tone tone, int haptic) {
    if (settings.sound()) {
      tone.play();
    }
    if (settings.haptics()) {
      view.performHapticFeedback(haptic);
    }
  }

  void release() {
    move.release();
    refused.release();
    end.release();
  }
}
