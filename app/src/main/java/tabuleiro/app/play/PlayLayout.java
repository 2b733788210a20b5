package tabuleiro.app.play;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import tabuleiro.app.R;
import tabuleiro.app.ui.LargeFontSupport;

/**
 * View group that arranges the play screen for any window: the board below the players or, if it is
 * larger there, beside everything else. The information takes precedence over the list of moves,
 * which shrinks, and scrolls if it is still too long, so that nothing is lost with large fonts.
 *
 * <p>Its children are, in this order: top bar, players, board, information, moves and controls.
 */
public final class PlayLayout extends ViewGroup {
  /** Height of the headline in lines; it is always visible, with a row of buttons below it. */
  private static final float HEADLINE = 1.2f;

  /** Height of the headline with large fonts, and where the board leaves room for a sentence. */
  private static final float LONG_HEADLINE = 2.4f;

  /** Height of the result and its reason, above two rows of buttons. */
  private static final float ENDING = 2.5f;

  /** Maximum height of the information; the moves get the rest. */
  private static final float MOST_LINES = 9;

  /** Shorter side of a large window, in dp. */
  static final int LARGE_WINDOW = 600;

  private final int leastColumn;
  private final int leastMoves;
  private final int leastInfo;
  private final int leastAtEnd;
  private final int mostInfo;
  private boolean over;
  private boolean wide;
  private boolean leftHanded;

  /** Called by the layout inflater. */
  public PlayLayout(Context context, AttributeSet attributes) {
    super(context, attributes);
    leastColumn = getResources().getDimensionPixelSize(R.dimen.play_column);
    leastMoves = getResources().getDimensionPixelSize(R.dimen.play_moves_least);
    float line = getResources().getDimension(R.dimen.play_line);
    int button = getResources().getDimensionPixelSize(R.dimen.play_button);
    var window = getResources().getConfiguration();
    boolean isLong =
        window.smallestScreenWidthDp >= LARGE_WINDOW || LargeFontSupport.isOn(getResources());
    leastInfo = Math.round(line * (isLong ? LONG_HEADLINE : HEADLINE)) + button;
    leastAtEnd = Math.round(line * ENDING) + 2 * button;
    mostInfo = Math.round(line * MOST_LINES);
  }

  /** Sets whether the game is over; then the next actions may take the room of the moves. */
  void setOver(boolean over) {
    if (this.over != over) {
      this.over = over;
      requestLayout();
    }
  }

  /** Sets whether the column beside the board is on the left. */
  void setLeftHanded(boolean leftHanded) {
    this.leftHanded = leftHanded;
    requestLayout();
  }

  private View bar() {
    return getChildAt(0);
  }

  private View players() {
    return getChildAt(1);
  }

  private View board() {
    return getChildAt(2);
  }

  private View info() {
    return getChildAt(3);
  }

  private View moves() {
    return getChildAt(4);
  }

  private View controls() {
    return getChildAt(5);
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int height = MeasureSpec.getSize(heightSpec);
    setMeasuredDimension(width, height);
    int besides = Math.max(width / 2, width - leastColumn);
    int below = measureFrame(width, height);
    wide = Math.min(besides, height) > Math.min(width, below - leastInfo - leastMoves);
    int column = width;
    int left = below;
    if (wide) {
      measure(board(), besides, height);
      column = width - board().getMeasuredWidth();
      left = measureFrame(column, height);
    } else {
      left -= measure(board(), width, left - leastInfo - leastMoves);
    }
    // The room does not depend on the text, so the board never moves, and the list only at the end.
    int beside = Math.min(left - leastMoves, mostInfo);
    int said = beside < (over ? leastAtEnd : leastInfo) ? left : beside;
    info().measure(exactly(column), exactly(said));
    moves().measure(exactly(column), exactly(left - said));
  }

  /** Measures top bar, players and controls; returns the height that is left. */
  private int measureFrame(int column, int height) {
    int left = height - measure(bar(), column, height) - measure(controls(), column, height);
    return left - measure(players(), column, left - leastInfo);
  }

  /** Measures a view with a maximum size; returns its height. */
  private static int measure(View view, int width, int height) {
    boolean fills = view.getLayoutParams().width == LayoutParams.MATCH_PARENT;
    view.measure(fills ? exactly(width) : atMost(width), atMost(height));
    return view.getMeasuredHeight();
  }

  private static int exactly(int size) {
    return MeasureSpec.makeMeasureSpec(Math.max(0, size), MeasureSpec.EXACTLY);
  }

  private static int atMost(int size) {
    return MeasureSpec.makeMeasureSpec(Math.max(0, size), MeasureSpec.AT_MOST);
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int width = right - left;
    int height = bottom - top;
    int columnLeft = 0;
    int y = 0;
    if (wide) {
      boolean mirrored = leftHanded != (getLayoutDirection() == LAYOUT_DIRECTION_RTL);
      int boardWidth = board().getMeasuredWidth();
      place(board(), mirrored ? width - boardWidth : 0, (height - board().getMeasuredHeight()) / 2);
      columnLeft = mirrored ? 0 : boardWidth;
    }
    y = place(bar(), columnLeft, y);
    y = place(players(), columnLeft, y);
    if (!wide) {
      y = place(board(), (width - board().getMeasuredWidth()) / 2, y);
    }
    y = place(info(), columnLeft, y);
    y = place(moves(), columnLeft, y);
    place(controls(), columnLeft, y);
  }

  /** Lays out a view; returns its lower edge. */
  private static int place(View view, int left, int top) {
    view.layout(left, top, left + view.getMeasuredWidth(), top + view.getMeasuredHeight());
    return top + view.getMeasuredHeight();
  }
}
