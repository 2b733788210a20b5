package tabuleiro.app.board;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.ShapeDrawable;
import android.graphics.drawable.shapes.Shape;
import androidx.annotation.ColorInt;
import com.google.android.material.color.MaterialColors;
import tabuleiro.app.R;

/** Drawable icon of a seat, with its shape and colour, shown beside a player's name. */
final class SeatIcon extends Shape {
  /** Scale relative to the shape on a board, which leaves room in its field. */
  private static final float ZOOM = 1.25f;

  private final SeatShape shape;
  @ColorInt private final int color;
  @ColorInt private final int edge;
  private final float edgeWidth;
  private final Path path = new Path();

  private SeatIcon(Context context, SeatShape shape, @ColorInt int color) {
    this.shape = shape;
    this.color = color;
    edge =
        MaterialColors.getColor(
            context, com.google.android.material.R.attr.colorOutline, SeatIcon.class.getName());
    edgeWidth = context.getResources().getDisplayMetrics().density;
  }

  static Drawable of(Context context, SeatShape shape, @ColorInt int color) {
    var drawable = new ShapeDrawable(new SeatIcon(context, shape, color));
    int size = context.getResources().getDimensionPixelSize(R.dimen.board_sign);
    drawable.setIntrinsicWidth(size);
    drawable.setIntrinsicHeight(size);
    return drawable;
  }

  @Override
  protected void onResize(float width, float height) {
    shape.outline(path, ZOOM * Math.min(width, height) - edgeWidth);
    path.offset(width / 2, height / 2);
  }

  @Override
  public void draw(Canvas canvas, Paint paint) {
    paint.setStyle(Paint.Style.FILL);
    paint.setColor(color);
    canvas.drawPath(path, paint);
    paint.setStyle(Paint.Style.STROKE);
    paint.setStrokeWidth(edgeWidth);
    paint.setColor(edge);
    canvas.drawPath(path, paint);
  }
}
