package tabuleiro.app.play;

import android.content.res.Resources;
import android.graphics.Rect;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.Nullable;
import androidx.annotation.StyleRes;
import androidx.core.widget.TextViewCompat;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.databinding.PlayInfoBinding;
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.StorageProblemTexts;

/** Panel with the status of the game and the buttons for the current situation. */
final class InfoPanel {
  private static final long MESSAGE_MILLIS = 6000;

  /**
   * Phone windows lower than this, in dp, have room for little more than a headline and the
   * buttons.
   */
  private static final int LOW_WINDOW = 680;

  private final PlayInfoBinding views;
  private final PlayTexts texts;
  private final boolean low;
  private final boolean cramped;
  private final Runnable clearing = this::clearMessage;
  @Nullable private String refusal;

  @SuppressWarnings("NullAway.Init") // show sets it before anything is touched
  private PlayState state;

  private boolean pending;
  private boolean turning;

  InfoPanel(PlayInfoBinding views, PlayTexts texts) {
    this.views = views;
    this.texts = texts;
    var window = resources().getConfiguration();
    boolean isPhone = window.smallestScreenWidthDp < PlayLayout.LARGE_WINDOW;
    low = isPhone && window.screenHeightDp < LOW_WINDOW || LargeFontSupport.isOn(resources());
    cramped = isPhone && LargeFontSupport.isOn(resources());
  }

  private Resources resources() {
    return views.getRoot().getResources();
  }

  void show(PlayState shown) {
    if (state != null && !state.match().equals(shown.match())) {
      refusal = null; // it was about another position
    }
    state = shown;
    showStatus();
    var spoken = texts.spoken(state);
    if (!spoken.contentEquals(Objects.toString(views.status.getContentDescription()))) {
      views.status.setContentDescription(spoken);
    }
    showReason(texts.reason(state), texts.detail(state));
    showTip(state.tips().tip());
    boolean busy = state.thinking() || state.hint() != null && !state.hint().done();
    views.thinking.setVisibility(busy ? View.VISIBLE : View.INVISIBLE);
    showMessage();
    showActions();
  }

  /** Clears the texts during the animation of an ending; the result is shown after it. */
  void hideTexts() {
    setText(views.status, "");
    showReason("", "");
    visible(views.pass, false);
    visible(views.stop, false);
    views.thinking.setVisibility(View.INVISIBLE);
  }

  /** Shows the reason above the buttons if the buttons stay visible, else below. */
  private void showReason(String reason, String detail) {
    boolean isAbove = !reason.isEmpty() && !low;
    visible(views.reason, isAbove);
    setText(views.reason, isAbove ? reason : "");
    setText(views.detail, isAbove || reason.isEmpty() ? detail : reason + "\n" + detail);
  }

  /** Shows a tip and scrolls to a new one if there is little room. */
  private void showTip(@Nullable BeginnerTip tip) {
    boolean isNew = tip != null && views.tipCard.getVisibility() != View.VISIBLE;
    visible(views.tipCard, tip != null);
    setText(views.tip, tip == null ? "" : views.getRoot().getContext().getString(tip.text()));
    if (isNew) {
      var card = views.tipCard;
      card.post(
          () -> card.requestRectangleOnScreen(new Rect(0, 0, card.getWidth(), card.getHeight())));
    }
  }

  /** Sets the text only if it differs, since TalkBack reads a live region whenever it is set. */
  private static void setText(TextView view, String text) {
    if (!Objects.equals(view.getText().toString(), text)) {
      view.setText(text);
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
    views.message.setVisibility(message == null ? View.GONE : View.VISIBLE);
    setText(views.message, message == null ? "" : message);
  }

  @Nullable
  private String problem() {
    if (state == null || state.problem() == null) {
      return null;
    }
    var context = views.getRoot().getContext();
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
    setText(
        views.status,
        asks
            ? views.getRoot().getContext().getString(R.string.play_choose_turn)
            : texts.status(state));
    TextViewCompat.setTextAppearance(views.status, headline(state.isEndShown()));
  }

  /** Enlarges the headline, most at the end of the game, as far as the buttons keep their room. */
  @StyleRes
  private int headline(boolean over) {
    if (LargeFontSupport.isOn(resources()) || low && !over) {
      return com.google.android.material.R.style.TextAppearance_Material3_TitleMedium;
    }
    return over && !low
        ? com.google.android.material.R.style.TextAppearance_Material3_HeadlineMedium
        : com.google.android.material.R.style.TextAppearance_Material3_TitleLarge;
  }

  private void showActions() {
    boolean over = state.isEndShown();
    boolean looking = state.looking();
    visible(views.pass, state.canPlay() && state.match().mustPass());
    visible(views.confirm, pending && state.canPlay());
    visible(views.stop, state.thinking() && !looking && state.playback() == null);
    visible(views.takeBack, state.isMistake() && !over && !looking);
    visible(views.retry, isUnsaved());
    visible(views.previous, looking);
    visible(views.next, looking);
    views.previous.setEnabled(state.board().ply() > 0);
    views.next.setEnabled(state.board().ply() < state.match().length());
    visible(views.backToGame, looking);
    visible(views.review, over);
    visible(views.rematchNow, over);
    var nextLevel = over ? state.nextLevel() : null;
    boolean advised = nextLevel != null;
    visible(views.tryLevel, advised);
    if (nextLevel != null) {
      views.tryLevel.setText(texts.tryLevel(state, nextLevel));
    }
    // With large fonts a phone has no room for a third row of buttons; the menu has this action
    // too.
    visible(views.newGame, over && !(advised && cramped));
    showPlayback(over || looking ? null : state.playback());
  }

  private void showPlayback(@Nullable CpuPlayback playback) {
    boolean watching = playback != null;
    boolean paused = playback != null && playback.paused();
    visible(views.pause, watching);
    visible(views.step, paused);
    visible(views.pace, watching && !paused);
    if (playback == null) {
      return;
    }
    views.pause.setText(paused ? R.string.play_resume : R.string.play_pause);
    views.pause.setIconResource(paused ? R.drawable.ic_resume : R.drawable.ic_pause);
    views.step.setEnabled(!state.thinking());
    var pace =
        views
            .getRoot()
            .getContext()
            .getString(
                switch (playback.pace()) {
                  case SLOW -> R.string.play_pace_slow;
                  case NORMAL -> R.string.play_pace_normal;
                  case FAST -> R.string.play_pace_fast;
                });
    views.pace.setText(views.getRoot().getContext().getString(R.string.play_pace, pace));
  }

  private static void visible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
