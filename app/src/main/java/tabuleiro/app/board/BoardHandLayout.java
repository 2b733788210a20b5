package tabuleiro.app.board;

import android.annotation.SuppressLint;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.Nullable;

/**
 * View group that arranges a board and, if the game has one, the hand of pieces: below the board in
 * a tall window, else beside it. The hand gets what a board leaves that is square, or nearly so
 * above the hand, and always its own minimum.
 */
@SuppressLint("ViewConstructor") // Made in code only: the views it holds depend on the game.
public final class BoardHandLayout extends ViewGroup {
  private static final int GAP_DP = 8;

  /** Share of its width that a board above a hand is high at least. */
  private static final float LEAST_BOARD = 0.9f;

  private final View board;
  @Nullable private final View hand;
  private final int gap;
  private boolean beside;

  /** Creates the layout; the hand may be null. */
  public BoardHandLayout(BoardView board, @Nullable View hand) {
    super(board.getContext());
    this.board = board;
    this.hand = hand;
    gap = Math.round(GAP_DP * getResources().getDisplayMetrics().density);
    addView(board);
    if (hand != null) {
      addView(hand);
    }
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    if (hand == null) {
      board.measure(widthSpec, heightSpec);
      setMeasuredDimension(board.getMeasuredWidth(), board.getMeasuredHeight());
      return;
    }
    int width = MeasureSpec.getSize(widthSpec);
    boolean free = MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED;
    int height = free ? 2 * width : MeasureSpec.getSize(heightSpec);
    beside = width > height;
    if (beside) {
      hand.measure(atMost(share(width, height, hand.getMinimumWidth())), exactly(height));
      board.measure(exactly(width - gap - hand.getMeasuredWidth()), exactly(height));
    } else {
      int least = Math.round(LEAST_BOARD * width);
      hand.measure(exactly(width), atMost(share(height, least, hand.getMinimumHeight())));
      board.measure(exactly(width), exactly(height - gap - hand.getMeasuredHeight()));
    }
    setMeasuredDimension(width, height);
  }

  /** Returns how much of the longer side the hand may take. */
  private int share(int longer, int shorter, int least) {
    return Math.max(least, longer - gap - shorter);
  }

  private static int exactly(int size) {
    return MeasureSpec.makeMeasureSpec(Math.max(0, size), MeasureSpec.EXACTLY);
  }

  private static int atMost(int size) {
    return MeasureSpec.makeMeasureSpec(Math.max(0, size), MeasureSpec.AT_MOST);
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int boardWidth = board.getMeasuredWidth();
    int boardHeight = board.getMeasuredHeight();
    if (hand == null) {
      board.layout(0, 0, boardWidth, boardHeight);
      return;
    }
    boolean mirrored = beside && getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    int boardLeft = mirrored ? hand.getMeasuredWidth() + gap : 0;
    int handLeft = beside && !mirrored ? boardWidth + gap : 0;
    int handTop = beside ? 0 : boardHeight + gap;
    board.layout(boardLeft, 0, boardLeft + boardWidth, boardHeight);
    hand.layout(
        handLeft, handTop, handLeft + hand.getMeasuredWidth(), handTop + hand.getMeasuredHeight());
  }
}
