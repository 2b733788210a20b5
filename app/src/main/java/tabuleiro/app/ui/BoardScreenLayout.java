package tabuleiro.app.ui;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import tabuleiro.app.R;

/**
 * View group that arranges a screen with a board and text: below the top bar the board, the text
 * and the buttons, or in a wide window the board beside everything else. The board's place and size
 * depend on the window and on the size of letters alone: it never moves when texts or buttons
 * change. Long text scrolls in the room that is left.
 *
 * <p>Its children are the top bar, the board, the text and the buttons. Text with the parent's
 * height fills its room.
 */
public final class BoardScreenLayout extends ViewGroup {
  /** Minimum share of the board in a tall window. */
  private static final float LEAST_BOARD = 0.42f;

  private final int leastColumn;
  private final int leastWords;
  private final int reserve;
  private boolean wide;

  /** Called by the layout inflater. */
  public BoardScreenLayout(Context context, AttributeSet attributes) {
    super(context, attributes);
    leastColumn = getResources().getDimensionPixelSize(R.dimen.task_column);
    leastWords = getResources().getDimensionPixelSize(R.dimen.task_least_words);
    reserve = getResources().getDimensionPixelSize(R.dimen.task_reserve);
  }

  private View bar() {
    return getChildAt(0);
  }

  private View board() {
    return getChildAt(1);
  }

  private View words() {
    return getChildAt(2);
  }

  private View buttons() {
    return getChildAt(3);
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int height = MeasureSpec.getSize(heightSpec);
    setMeasuredDimension(width, height);
    wide = width > height;
    int column = width;
    if (wide) {
      measure(board(), Math.max(width / 2, width - leastColumn), height);
      column = width - board().getMeasuredWidth();
    }
    int left = height - measure(bar(), column, height);
    if (!wide) {
      left -= measure(board(), width, Math.max(Math.round(LEAST_BOARD * height), left - reserve));
    }
    left -= measure(buttons(), column, Math.max(left / 2, left - leastWords));
    boolean fills = words().getLayoutParams().height == LayoutParams.MATCH_PARENT;
    measure(words(), column, left, fills ? MeasureSpec.EXACTLY : MeasureSpec.AT_MOST);
  }

  /** Measures a view with a maximum size; returns its height. */
  private static int measure(View view, int width, int height) {
    return measure(view, width, height, MeasureSpec.AT_MOST);
  }

  private static int measure(View view, int width, int height, int heightMode) {
    boolean fills = view.getLayoutParams().width == LayoutParams.MATCH_PARENT;
    view.measure(
        MeasureSpec.makeMeasureSpec(
            Math.max(0, width), fills ? MeasureSpec.EXACTLY : MeasureSpec.AT_MOST),
        MeasureSpec.makeMeasureSpec(Math.max(0, height), heightMode));
    return view.getMeasuredHeight();
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int width = right - left;
    int height = bottom - top;
    int boardWidth = board().getMeasuredWidth();
    if (wide) {
      boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
      int spare = height - board().getMeasuredHeight();
      place(board(), mirrored ? width - boardWidth : 0, spare / 2);
      int column = mirrored ? 0 : boardWidth;
      place(words(), column, place(bar(), column, 0));
      place(buttons(), column, height - buttons().getMeasuredHeight());
    } else {
      int boardTop = place(bar(), 0, 0);
      place(words(), 0, place(board(), (width - boardWidth) / 2, boardTop));
      place(buttons(), 0, height - buttons().getMeasuredHeight());
    }
  }

  /** Lays out a view; returns its lower edge. */
  private static int place(View view, int left, int top) {
    view.layout(left, top, left + view.getMeasuredWidth(), top + view.getMeasuredHeight());
    return top + view.getMeasuredHeight();
  }
}
