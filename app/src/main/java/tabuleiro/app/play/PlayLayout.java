package tabuleiro.app.play;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import tabuleiro.app.R;
import tabuleiro.app.ui.LargeLetters;

/**
 * Lays the play screen out for any window: the board below the players or, if it is larger there,
 * beside everything else. What is said about the game comes before the list of moves, which gives
 * way where there is not room for both, and scrolls when it is still too long, so that nothing is
 * lost with large fonts.
 *
 * <p>Its children are, in this order: the bar, the players, the board, the information, the list of
 * moves and the controls.
 */
public final class PlayLayout extends ViewGroup {
  /** The headline of the information: it is always in sight, with a row of buttons below it. */
  private static final float HEADLINE = 1.2f;

  /**
   * The same in large letters, and where the board is large enough to leave room for a sentence.
   */
  private static final float LONG_HEADLINE = 2.4f;

  /** How a game has ended and why, above two rows of buttons. */
  private static final float ENDING = 2.5f;

  /** What is enough for the information, so that the moves get the rest. */
  private static final float MOST_LINES = 9;

  /** The shorter side of a large window, in dp. */
  static final int LARGE_WINDOW = 600;

  private final int leastColumn;
  private final int leastMoves;
  private final int leastInfo;
  private final int leastAtEnd;
  private final int mostInfo;
  private boolean over;
  private boolean wide;
  private boolean leftHanded;

  /** Made from a layout file. */
  public PlayLayout(Context context, AttributeSet attributes) {
    super(context, attributes);
    leastColumn = getResources().getDimensionPixelSize(R.dimen.play_column);
    leastMoves = getResources().getDimensionPixelSize(R.dimen.play_moves_least);
    float line = getResources().getDimension(R.dimen.play_line);
    int button = getResources().getDimensionPixelSize(R.dimen.play_button);
    var window = getResources().getConfiguration();
    boolean isLong =
        window.smallestScreenWidthDp >= LARGE_WINDOW || LargeLetters.areOn(getResources());
    leastInfo = Math.round(line * (isLong ? LONG_HEADLINE : HEADLINE)) + button;
    leastAtEnd = Math.round(line * ENDING) + 2 * button;
    mostInfo = Math.round(line * MOST_LINES);
  }

  /** Whether the game is over, so that what to do next may need the room of the moves. */
  void setOver(boolean over) {
    if (this.over != over) {
      this.over = over;
      requestLayout();
    }
  }

  /** Whether what is beside the board shall be at the left hand. */
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
    // Whatever is said, it has the same room: the board never moves, the list not before the end.
    int beside = Math.min(left - leastMoves, mostInfo);
    int said = beside < (over ? leastAtEnd : leastInfo) ? left : beside;
    info().measure(exactly(column), exactly(said));
    moves().measure(exactly(column), exactly(left - said));
  }

  /** Measures what frames the game: bar, players and controls; the height that is left. */
  private int measureFrame(int column, int height) {
    int left = height - measure(bar(), column, height) - measure(controls(), column, height);
    return left - measure(players(), column, left - leastInfo);
  }

  /** Gives a view at most so much room; the height that it takes. */
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

  /** Puts a view in its place; where it ends. */
  private static int place(View view, int left, int top) {
    view.layout(left, top, left + view.getMeasuredWidth(), top + view.getMeasuredHeight());
    return top + view.getMeasuredHeight();
  }
}
