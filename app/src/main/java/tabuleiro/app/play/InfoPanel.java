package tabuleiro.app.play;

import android.content.Context;
import android.content.res.Resources;
import android.graphics.Rect;
import android.util.TypedValue;
import android.view.View;
import androidx.annotation.Nullable;
import androidx.core.widget.TextViewCompat;
import java.util.Arrays;
import tabuleiro.app.R;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.databinding.PlayInfoBinding;
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.StorageProblemTexts;
import tabuleiro.app.ui.Views;

/**
 * Panel of the play screen with the status of the game and the buttons for the current situation.
 */
final class InfoPanel {
  private static final long MESSAGE_MILLIS = 6000;

  /** Smallest size of the status line, in scaled pixels. */
  private static final int SMALLEST = 12;

  /**
   * Phone windows lower than this, in dp, have room for little more than a headline and the
   * buttons.
   */
  private static final int LOW_WINDOW = 680;

  private final PlayLayout layout;
  private final PlayInfoBinding views;
  private final PlayTexts texts;
  private final Context context;
  private final boolean low;
  private final Runnable clearing = this::clearMessage;
  @Nullable private String refusal;
  private PlayState state;
  private boolean pending;
  private boolean turning;

  /** The largest size of the status line, which shrinks as far as it must. */
  private int statusSize;

  /** The number of moves up to the one that is being explained, or 0. */
  private int explained;

  InfoPanel(PlayLayout layout, PlayInfoBinding views, PlayTexts texts) {
    this.layout = layout;
    this.views = views;
    this.texts = texts;
    context = views.getRoot().getContext();
    var window = resources().getConfiguration();
    boolean isPhone = window.smallestScreenWidthDp < PlayLayout.LARGE_WINDOW;
    low = isPhone && window.screenHeightDp < LOW_WINDOW || LargeFontSupport.isOn(resources());
    views.headline.getLayoutParams().height = PlayLayout.statusHeight(resources());
    views.learn.setText(texts.learn());
    views.why.setOnClickListener(button -> explain());
  }

  private Resources resources() {
    return context.getResources();
  }

  void show(PlayState shown) {
    if (state != null && !state.match().equals(shown.match())) {
      refusal = null; // it was about another position
      explained = 0;
    }
    state = shown;
    showStatus();
    Views.setText(views.lastMove, state.isUntouched() ? "" : texts.lastMove(state));
    showWords();
    showTip(texts.tip(state));
    showMessage();
    showActions();
    layout.setPlayback(state.playback() != null);
    tellSpeaking();
  }

  private void showWords() {
    boolean isExplained = explained > 0 && texts.isExplained(state);
    Views.setDescription(views.status, isExplained ? texts.why(state) : texts.spoken(state));
    showReason(texts.reason(state), isExplained ? texts.why(state) : texts.detail(state));
  }

  /** Explains the last move, which practice mode found not good. */
  private void explain() {
    explained = state.place();
    showWords();
    showActions();
    tellSpeaking();
  }

  /** Tells the layout whether there are words to be seen. */
  private void tellSpeaking() {
    boolean isWordless =
        views.message.getText().length() == 0
            && views.tip.getText().length() == 0
            && views.reason.getText().length() == 0
            && views.detail.getText().length() == 0;
    layout.setSpeaking(!isWordless || hasActions());
  }

  private boolean hasActions() {
    return Arrays.stream(views.actions.getReferencedIds())
        .anyMatch(id -> views.getRoot().findViewById(id).getVisibility() == View.VISIBLE);
  }

  /** Clears the texts during the animation of an ending, but for a result that needs no count. */
  void showEnding(PlayState shown) {
    state = shown;
    if (texts.isCounted()) {
      Views.setText(views.status, "");
    } else {
      showStatus();
    }
    showReason("", "");
    Views.show(views.pass, false);
    Views.show(views.stop, false);
    tellSpeaking();
  }

  /** Shows the reason above the buttons if the buttons stay visible, else below. */
  private void showReason(String reason, String detail) {
    boolean isAbove = !reason.isEmpty() && !low;
    Views.show(views.reason, isAbove);
    Views.setText(views.reason, isAbove ? reason : "");
    Views.setText(views.detail, isAbove || reason.isEmpty() ? detail : reason + "\n" + detail);
  }

  /** Shows a tip and scrolls to a new one if there is little room. */
  private void showTip(String tip) {
    boolean isNew = !tip.isEmpty() && views.tipCard.getVisibility() != View.VISIBLE;
    Views.show(views.tipCard, !tip.isEmpty());
    Views.setText(views.tip, tip);
    if (isNew) {
      var card = views.tipCard;
      card.post(
          () -> card.requestRectangleOnScreen(new Rect(0, 0, card.getWidth(), card.getHeight())));
    }
  }

  /** Shows for a while why a touch was impossible. */
  void refuse(String why) {
    refusal = why;
    showMessage();
    views.message.removeCallbacks(clearing);
    views.message.postDelayed(clearing, MESSAGE_MILLIS);
  }

  void clearMessage() {
    refusal = null;
    showMessage();
  }

  private void showMessage() {
    var message = refusal != null ? refusal : problem();
    Views.show(views.message, message != null);
    Views.setText(views.message, message == null ? "" : message);
    tellSpeaking();
  }

  @Nullable
  private String problem() {
    if (state == null || state.problem() == null) {
      return null;
    }
    var why = StorageProblemTexts.text(context, state.problem());
    return isUnsaved() ? context.getString(R.string.play_not_saved, why) : why;
  }

  private boolean isUnsaved() {
    return state.problem() != null && state.problem() != StorageProblem.OUTDATED;
  }

  /** Sets what a begun move still needs: a confirmation, or a direction for a piece. */
  void setPick(boolean newPending, boolean newTurning) {
    pending = newPending;
    turning = newTurning;
    if (state != null) {
      showStatus();
      showActions();
    }
  }

  private void showStatus() {
    boolean asks = turning && !pending && state.canPlay();
    Views.setText(
        views.status, asks ? context.getString(R.string.play_choose_turn) : texts.status(state));
    int largest = LargeFontSupport.isOn(resources()) ? 16 : texts.isHeadline(state) ? 28 : 22;
    if (largest != statusSize) {
      statusSize = largest;
      TextViewCompat.setAutoSizeTextTypeUniformWithConfiguration(
          views.status, SMALLEST, largest, 1, TypedValue.COMPLEX_UNIT_SP);
    }
  }

  private void showActions() {
    boolean over = state.isEndShown();
    boolean looking = state.looking();
    Views.show(views.change, state.isUntouched() && !pending);
    boolean isNew = state.isUntouched() && state.tips().goal();
    Views.show(views.learn, isNew && !pending && !texts.learn().isEmpty());
    Views.show(views.pass, state.canPlay() && state.match().mustPass());
    Views.show(views.confirm, pending && state.canPlay());
    boolean isSlow = state.thinking() && state.slow();
    Views.show(views.stop, isSlow && !looking && state.playback() == null);
    Views.show(views.takeBack, state.isMistake() && !over && !looking);
    Views.show(views.why, texts.isExplained(state) && explained == 0);
    Views.show(views.retry, isUnsaved());
    Views.show(views.review, over);
    Views.show(views.rematchNow, over);
    boolean advised = over && (state.turningPoint() != null || state.nextLevel() != null);
    Views.show(views.tryLevel, advised);
    if (advised) {
      views.tryLevel.setText(texts.another(state));
    }
    // A small phone has no room for another row of buttons; the menu has this action too.
    Views.show(views.newGame, over && !(advised && low));
    showPlayback(over || looking ? null : state.playback());
  }

  private void showPlayback(@Nullable CpuPlaybackSettings playback) {
    boolean paused = playback != null && playback.paused();
    Views.show(views.pause, playback != null);
    Views.show(views.step, paused);
    Views.show(views.pace, playback != null && !paused);
    if (playback == null) {
      return;
    }
    views.pause.setText(paused ? R.string.play_resume : R.string.play_pause);
    views.pause.setIconResource(paused ? R.drawable.ic_resume : R.drawable.ic_pause);
    views.step.setEnabled(!state.thinking());
    var pace =
        context.getString(
            switch (playback.pace()) {
              case SLOW -> R.string.play_pace_slow;
              case NORMAL -> R.string.play_pace_normal;
              case FAST -> R.string.play_pace_fast;
            });
    views.pace.setText(context.getString(R.string.play_pace, pace));
  }
}
