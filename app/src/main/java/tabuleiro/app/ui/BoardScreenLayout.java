package tabuleiro.app.ui;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import tabuleiro.app.R;

/**
 * View group that arranges a screen with a board and text: below the top bar the board, the text
 * and the buttons, or in a wide window the board beside everything else. Long text scrolls, so that
 * the board stays large enough.
 *
 * <p>Its children are the top bar, then the board (with the id table) and the text in their order
 * in a tall window, then the buttons. Text with the parent's height fills a column.
 */
public final class BoardScreenLayout extends ViewGroup {
  /** Minimum share of the board in a tall window. */
  private static final float LEAST_BOARD = 0.42f;

  private final int leastColumn;
  private final int leastWords;
  private boolean wide;

  /** Called by the layout inflater. */
  public BoardScreenLayout(Context context, AttributeSet attributes) {
    super(context, attributes);
    leastColumn = getResources().getDimensionPixelSize(R.dimen.task_column);
    leastWords = getResources().getDimensionPixelSize(R.dimen.task_least_words);
  }

  private View bar() {
    return getChildAt(0);
  }

  private boolean isBoardFirst() {
    return getChildAt(1).getId() == R.id.table;
  }

  private View board() {
    return getChildAt(isBoardFirst() ? 1 : 2);
  }

  private View words() {
    return getChildAt(isBoardFirst() ? 2 : 1);
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
    int most = wide ? 2 * height / 3 : height / 2; // beside the board they take no room from it
    int left = height - measure(bar(), column, height) - measure(buttons(), column, most);
    if (wide) {
      boolean fills = words().getLayoutParams().height == LayoutParams.MATCH_PARENT;
      measure(words(), column, left, fills ? MeasureSpec.EXACTLY : MeasureSpec.AT_MOST);
    } else {
      int spare = left - Math.round(LEAST_BOARD * height);
      left -= measure(words(), column, Math.max(spare, leastWords));
      measure(board(), width, left);
    }
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
    int boardHeight = board().getMeasuredHeight();
    int buttonsTop = height - buttons().getMeasuredHeight();
    if (wide) {
      boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
      place(board(), mirrored ? width - boardWidth : 0, (height - boardHeight) / 2);
      int column = mirrored ? 0 : boardWidth;
      place(words(), column, place(bar(), column, 0));
      place(buttons(), column, buttonsTop);
    } else {
      int boardTop = place(bar(), 0, 0);
      int boardEnd = buttonsTop;
      if (isBoardFirst()) {
        boardEnd -= words().getMeasuredHeight();
        place(words(), 0, boardEnd);
      } else {
        boardTop = place(words(), 0, boardTop);
      }
      int spare = Math.max(0, boardEnd - boardTop - boardHeight);
      place(board(), (width - boardWidth) / 2, boardTop + spare / 2);
      place(buttons(), 0, buttonsTop);
    }
  }

  /** Lays out a view; returns its lower edge. */
  private static int place(View view, int left, int top) {
    view.layout(left, top, left + view.getMeasuredWidth(), top + view.getMeasuredHeight());
    return top + view.getMeasuredHeight();
  }
}
