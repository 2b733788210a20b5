package tabuleiro.app.games.niju;

import android.annotation.SuppressLint;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.TypedValue;
import android.view.View;
import android.widget.Button;
import androidx.annotation.NonNull;
import androidx.core.content.ContextCompat;
import androidx.core.view.AccessibilityDelegateCompat;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import tabuleiro.rules.niju.TilePatterns;

/**
 * View of the hand of Ni-Ju that is not in use: its tiles in small on one line; a tap swaps the
 * hands.
 */
@SuppressLint("ViewConstructor") // Made by the hands only, with the hand that is laid out.
final class NiJuFoldedHandView extends View {
  private final NiJuBoardView board;
  private final NiJuHandView hand;
  private final Paint sign = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final float dp;

  NiJuFoldedHandView(NiJuBoardView board, NiJuHandView hand) {
    super(board.getContext());
    this.board = board;
    this.hand = hand;
    dp = getResources().getDisplayMetrics().density;
    setFocusable(true);
    setClickable(true);
    var pressed = new TypedValue();
    int attribute = android.R.attr.selectableItemBackground;
    getContext().getTheme().resolveAttribute(attribute, pressed, true);
    setForeground(ContextCompat.getDrawable(getContext(), pressed.resourceId));
    sign.setColor(board.colors().ink);
    sign.setStyle(Paint.Style.STROKE);
    sign.setStrokeCap(Paint.Cap.ROUND);
    sign.setStrokeWidth(2 * dp);
    ViewCompat.setAccessibilityDelegate(
        this,
        new AccessibilityDelegateCompat() {
          @Override
          public void onInitializeAccessibilityNodeInfo(
              @NonNull View host, @NonNull AccessibilityNodeInfoCompat info) {
            super.onInitializeAccessibilityNodeInfo(host, info);
            info.setClassName(Button.class.getName());
          }
        });
  }

  /** Redraws after the board has changed or the hands were swapped. */
  void refresh() {
    if (board.table() != null) {
      int tiles = Integer.bitCount(board.table().hand(seat()));
      setContentDescription(board.words().foldedHand(seat(), tiles));
    }
    invalidate();
  }

  /** Returns the hand's seat. */
  private int seat() {
    return 1 - hand.seat();
  }

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    if (board.table() == null) {
      return;
    }
    var places = hand.places();
    int place = 0;
    for (int tile = 1; tile <= TilePatterns.COUNT; tile++) {
      if (board.isHeld(seat(), tile)) {
        board
            .tiles()
            .drawInHand(
                canvas,
                places.foldedX(place),
                places.foldedY(place),
                places.foldedSize(),
                seat(),
                tile,
                TilePatterns.marks(tile, board.choice().turns(seat(), tile)),
                0);
        place++;
      }
    }
    drawSign(canvas);
  }

  /** Draws an angle at the end of the line, which shows that a tap unfolds or folds the hand. */
  private void drawSign(Canvas canvas) {
    float reach = 5 * dp;
    float x = getWidth() - 14 * dp;
    float y = getHeight() / 2f;
    float tip = hand.isOther() ? -reach / 2 : reach / 2;
    canvas.drawLine(x - reach, y - tip, x, y + tip, sign);
    canvas.drawLine(x, y + tip, x + reach, y - tip, sign);
  }
}
