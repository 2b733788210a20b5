package tabuleiro.app.share;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.View;
import android.widget.ImageView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import tabuleiro.app.qr.QrCode;

/** View of a QR code, as large as there is room, black on white in every theme. */
public final class QrCodeView extends View {
  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final float corner;
  @Nullable private QrCode code;

  /** Creates an empty view; called by the layout inflater. */
  public QrCodeView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    corner = 8 * getResources().getDisplayMetrics().density;
  }

  void show(QrCode code) {
    this.code = code;
    invalidate();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    setMeasuredDimension(width, resolveSize(width, heightSpec));
  }

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    if (code == null) {
      return;
    }
    int room = Math.min(getWidth(), getHeight());
    int module = room / code.side();
    int side = Math.min(room, (code.side() + 2) * module);
    float left = (getWidth() - side) / 2f;
    float top = (getHeight() - side) / 2f;
    paint.setColor(Color.WHITE);
    canvas.drawRoundRect(left, top, left + side, top + side, corner, corner, paint);
    paint.setColor(Color.BLACK);
    int inset = (side - code.side() * module) / 2;
    code.draw(canvas, (int) left + inset, (int) top + inset, module, paint);
  }

  /** Reports an image to TalkBack. */
  @Override
  public CharSequence getAccessibilityClassName() {
    return ImageView.class.getName();
  }
}
