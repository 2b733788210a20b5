package tabuleiro.app.library;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.os.Bundle;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.widget.SeekBar;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.AccessibilityDelegateCompat;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import com.google.android.material.color.MaterialColors;
import java.util.function.IntConsumer;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewSnapshot;

/**
 * View that plots the winning chances over the moves of a game, with a line for each player and a
 * dot at every mistake. Touch, keys and TalkBack select a ply.
 */
public final class WinChanceGraph extends View {
  private static final int STEPS_OF_TALKBACK = 20;

  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path[] lines = {new Path(), new Path(), new Path(), new Path()};
  private final int[] colors = new int[lines.length];
  private final float dp = getResources().getDisplayMetrics().density;
  private final int ground =
      MaterialColors.getColor(
          this, com.google.android.material.R.attr.colorSurfaceContainerHighest);
  private final int ink =
      MaterialColors.getColor(this, com.google.android.material.R.attr.colorOnSurface);
  private final int faint =
      MaterialColors.getColor(this, com.google.android.material.R.attr.colorOutline);
  private final int alarm = MaterialColors.getColor(this, androidx.appcompat.R.attr.colorError);

  private final int marker = MaterialColors.getColor(this, androidx.appcompat.R.attr.colorPrimary);

  private String owner = "";
  private IntConsumer listener = place -> {};
  @Nullable private ReviewSnapshot review;
  private int seats;
  private int person;
  private int length = 1;
  private int place;

  /** Called by the layout inflater. */
  public WinChanceGraph(Context context, AttributeSet attributes) {
    super(context, attributes);
    setFocusable(true);
    ViewCompat.setAccessibilityDelegate(this, new Speech());
    paint.setStrokeJoin(Paint.Join.ROUND);
    paint.setStrokeCap(Paint.Cap.ROUND);
    paint.setTextSize(getResources().getDimension(R.dimen.review_label));
  }

  /** Sets the callback for a selected ply. */
  void setListener(IntConsumer hearing) {
    listener = hearing;
  }

  /** Shows the known chances; with two seats, those of the person. */
  void show(GameUi gameUi, ReplayState state, String spoken) {
    review = state.review();
    length = Math.max(1, review.moves().size());
    seats = state.match().players().size();
    person = Math.max(0, state.match().onlyPerson());
    place = state.isLine() ? state.line() : state.place();
    for (int seat = 0; seat < seats; seat++) {
      colors[seat] = seats == 2 ? ink : gameUi.seatColor(getContext(), seat);
    }
    owner = seats == 2 ? MatchTexts.player(getContext(), state.match(), person) : "";
    setContentDescription(spoken);
    trace();
    invalidate();
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    trace();
  }

  private void trace() {
    if (review == null) {
      return;
    }
    for (int seat = 0; seat < seats; seat++) {
      lines[seat].rewind();
      boolean begun = false;
      for (int ply = 0; ply <= length && isDrawn(seat); ply++) {
        int chance =
            ply > review.moves().size() ? Review.UNKNOWN : review.chances().get(ply).get(seat);
        boolean isKnown = chance != Review.UNKNOWN;
        if (isKnown && begun) {
          lines[seat].lineTo(x(ply), y(chance));
        } else if (isKnown) {
          lines[seat].moveTo(x(ply), y(chance));
        }
        // With two seats, unknown chances are skipped. With more, a seat's chance is known at its
        // own moves only.
        begun = isKnown || begun && seats > 2;
      }
    }
  }

  private boolean isDrawn(int seat) {
    return seats > 2 || seat == person;
  }

  private float x(int ply) {
    float margin = 8 * dp;
    float way = (float) ply / length;
    boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    return margin + (getWidth() - 2 * margin) * (mirrored ? 1 - way : way);
  }

  private float y(int chance) {
    float margin = 6 * dp;
    return margin + (getHeight() - 2 * margin) * (100 - chance) / 100;
  }

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    float radius = 8 * dp;
    paint.setStyle(Paint.Style.FILL);
    paint.setColor(ground);
    canvas.drawRoundRect(0, 0, getWidth(), getHeight(), radius, radius, paint);
    paint.setStyle(Paint.Style.STROKE);
    paint.setStrokeWidth(dp);
    paint.setColor(faint);
    int even = 100 / Math.max(2, seats);
    canvas.drawLine(x(0), y(even), x(length), y(even), paint);
    drawOwner(canvas);
    paint.setStrokeWidth(2 * dp);
    for (int seat = 0; seat < seats; seat++) {
      if (isDrawn(seat)) {
        paint.setColor(colors[seat]);
        canvas.drawPath(lines[seat], paint);
      }
    }
    drawMistakes(canvas);
    paint.setStyle(Paint.Style.STROKE);
    paint.setStrokeWidth((isFocused() ? 4 : 2) * dp);
    paint.setColor(marker);
    canvas.drawLine(x(place), 0, x(place), getHeight(), paint);
  }

  /** Draws whose chances the line shows if it is the only one. */
  private void drawOwner(Canvas canvas) {
    paint.setStyle(Paint.Style.FILL);
    paint.setColor(ink);
    boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    paint.setTextAlign(mirrored ? Paint.Align.RIGHT : Paint.Align.LEFT);
    canvas.drawText(owner, x(0), 4 * dp + paint.getTextSize(), paint);
    paint.setStyle(Paint.Style.STROKE);
  }

  /** Draws dots that grow with the mistake; a slip is a ring. */
  private void drawMistakes(Canvas canvas) {
    if (review == null) {
      return;
    }
    for (int ply = 0; ply < review.moves().size(); ply++) {
      var move = review.moves().get(ply);
      if (move == null || move.better().isEmpty()) {
        continue;
      }
      int seat = seats == 2 ? person : review.seats().get(ply);
      boolean isSlip = move.verdict() == Verdict.INACCURACY;
      paint.setStyle(isSlip ? Paint.Style.STROKE : Paint.Style.FILL);
      paint.setStrokeWidth(1.5f * dp);
      paint.setColor(alarm);
      float radius = (move.verdict() == Verdict.BLUNDER ? 5 : 3) * dp;
      canvas.drawCircle(x(ply + 1), y(review.chances().get(ply + 1).get(seat)), radius, paint);
    }
  }

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    int action = event.getActionMasked();
    if (action == MotionEvent.ACTION_DOWN || action == MotionEvent.ACTION_MOVE) {
      getParent().requestDisallowInterceptTouchEvent(true);
      float way = (event.getX() - x(0)) / (x(length) - x(0));
      goTo(Math.round(way * length));
      return true;
    }
    return action == MotionEvent.ACTION_UP ? performClick() : super.onTouchEvent(event);
  }

  /** Reports the click only, since the touch has already selected the ply. */
  @Override
  public boolean performClick() {
    super.performClick();
    return true;
  }

  @Override
  public boolean onKeyDown(int key, KeyEvent event) {
    int step = getLayoutDirection() == LAYOUT_DIRECTION_RTL ? -1 : 1;
    switch (key) {
      case KeyEvent.KEYCODE_DPAD_RIGHT -> goTo(place + step);
      case KeyEvent.KEYCODE_DPAD_LEFT -> goTo(place - step);
      case KeyEvent.KEYCODE_MOVE_HOME -> goTo(0);
      case KeyEvent.KEYCODE_MOVE_END -> goTo(length);
      default -> {
        return super.onKeyDown(key, event);
      }
    }
    return true;
  }

  private void goTo(int wanted) {
    listener.accept(Math.max(0, Math.min(wanted, length)));
  }

  /** Accessibility delegate that exposes the graph as a slider. */
  private final class Speech extends AccessibilityDelegateCompat {
    @Override
    public void onInitializeAccessibilityNodeInfo(
        @NonNull View graph, @NonNull AccessibilityNodeInfoCompat info) {
      super.onInitializeAccessibilityNodeInfo(graph, info);
      info.setClassName(SeekBar.class.getName());
      info.setRangeInfo(
          new AccessibilityNodeInfoCompat.RangeInfoCompat(
              AccessibilityNodeInfoCompat.RangeInfoCompat.RANGE_TYPE_INT, 0, length, place));
      if (place < length) {
        info.addAction(AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_FORWARD);
      }
      if (place > 0) {
        info.addAction(
            AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_BACKWARD);
      }
    }

    @Override
    public boolean performAccessibilityAction(
        @NonNull View graph, int action, @Nullable Bundle arguments) {
      int step = Math.max(1, length / STEPS_OF_TALKBACK);
      if (action == AccessibilityNodeInfoCompat.ACTION_SCROLL_FORWARD) {
        goTo(place + step);
        return true;
      }
      if (action == AccessibilityNodeInfoCompat.ACTION_SCROLL_BACKWARD) {
        goTo(place - step);
        return true;
      }
      return super.performAccessibilityAction(graph, action, arguments);
    }
  }
}
