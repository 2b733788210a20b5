package tabuleiro.app.play;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.View;
import androidx.annotation.NonNull;
import com.google.android.material.color.MaterialColors;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.ui.MatchTexts;

/**
 * View that shows the winning chances as a bar: two seats share it; with more seats it shows those
 * of the one to move.
 */
public final class EvaluationBar extends View {
  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final int outline =
      MaterialColors.getColor(this, com.google.android.material.R.attr.colorOutline);
  private int startColor;
  private int endColor;
  private float share = 0.5f;

  /** Called by the layout inflater. */
  public EvaluationBar(Context context, AttributeSet attributes) {
    super(context, attributes);
  }

  void show(GameUi gameUi, PlayState state) {
    var judgement = state.judgement();
    if (judgement == null) {
      setVisibility(GONE);
      return;
    }
    setVisibility(state.looking() ? INVISIBLE : VISIBLE);
    if (judgement.chance() == PracticeEvaluation.UNKNOWN) {
      return;
    }
    int seats = state.match().players().size();
    int seat = seats == 2 ? 0 : judgement.seat();
    int chance = judgement.shownChanceOf(seat, seats, state.match().isOver());
    share = chance / 100f;
    startColor = gameUi.seatColor(getContext(), seat);
    endColor =
        seats == 2
            ? gameUi.seatColor(getContext(), 1)
            : MaterialColors.getColor(
                this, com.google.android.material.R.attr.colorSurfaceContainerHighest);
    setContentDescription(
        state.match().onlyPerson() == seat
            ? getContext().getString(R.string.play_evaluation_you, chance)
            : getContext()
                .getString(
                    R.string.play_evaluation,
                    MatchTexts.playerOf(getContext(), state.match(), seat),
                    chance));
    invalidate();
  }

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    float radius = getHeight() / 2f;
    boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    float border = getWidth() * (mirrored ? 1 - share : share);
    fill(canvas, 0, border, mirrored ? endColor : startColor, radius);
    fill(canvas, border, getWidth(), mirrored ? startColor : endColor, radius);
    paint.setStyle(Paint.Style.STROKE);
    paint.setColor(outline);
    canvas.drawRoundRect(0.5f, 0.5f, getWidth() - 0.5f, getHeight() - 0.5f, radius, radius, paint);
  }

  private void fill(Canvas canvas, float left, float right, int color, float radius) {
    paint.setStyle(Paint.Style.FILL);
    paint.setColor(color);
    canvas.save();
    canvas.clipRect(left, 0, right, getHeight());
    canvas.drawRoundRect(0, 0, getWidth(), getHeight(), radius, radius, paint);
    canvas.restore();
  }
}
