package tabuleiro.app.play;

import android.content.Context;
import android.content.res.Resources;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.View;
import android.view.ViewGroup;
import tabuleiro.app.R;
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.Views;

/**
 * View group that arranges the play screen for any window: the board below the players or, if it is
 * larger there, beside everything else. Places and sizes depend on the window and the players,
 * never on a text, so that nothing moves during a game; only the end may take the room of the last
 * move and of the list.
 *
 * <p>Its children are, in this order: top bar, players, board, information, moves and controls. The
 * list of moves shows whole rows. Where there is no room for both, it shares a place with the words
 * and gives way to them.
 */
public final class PlayLayout extends ViewGroup {
  /** Height of the status, in scaled pixels, unless a button beside it is higher. */
  private static final float STATUS = 36;

  /** Least height of the words, in scaled pixels and what does not depend on the letters, in dp. */
  private static final float WORDS = 68;

  private static final float AROUND_WORDS = 16;

  /** The same with large letters, which need two rows of buttons after a game. */
  private static final float AROUND_BUTTONS = 44;

  /** Height of the words beside a list of moves: a tip of three lines. */
  private static final float TIP = 64;

  private static final float AROUND_TIP = 16;

  /** Height of a reason and two rows of buttons, in scaled pixels and dp. */
  private static final float REASON = 40;

  private static final float END_BUTTONS = 104;

  /** Most height of the words, in scaled pixels; the moves get the rest. */
  private static final float MOST_WORDS = 216;

  /** Share of the width from which a board is large enough to leave the words all their room. */
  private static final float LEAST_BOARD = 0.42f;

  /** Shorter side of a large window, in dp. */
  static final int LARGE_WINDOW = 600;

  private final int leastColumn;
  private final int row;
  private final int button;
  private final int status;
  private final int lastMove;
  private final int leastWords;
  private final int tip;
  private final int mostWords;
  private final int end;
  private boolean over;
  private boolean playback;
  private boolean speaking;
  private boolean shared;
  private boolean wide;
  private boolean leftHanded;

  /** Called by the layout inflater. */
  public PlayLayout(Context context, AttributeSet attributes) {
    super(context, attributes);
    leastColumn = getResources().getDimensionPixelSize(R.dimen.play_column);
    row = getResources().getDimensionPixelSize(R.dimen.play_moves_least);
    button = getResources().getDimensionPixelSize(R.dimen.play_button);
    lastMove = getResources().getDimensionPixelSize(R.dimen.play_last_move);
    status = statusHeight(getResources());
    leastWords =
        height(WORDS, LargeFontSupport.isOn(getResources()) ? AROUND_BUTTONS : AROUND_WORDS);
    tip = height(TIP, AROUND_TIP);
    mostWords = height(MOST_WORDS, 0);
    end = height(REASON, END_BUTTONS);
  }

  /** Returns the height of the status and its button. */
  static int statusHeight(Resources resources) {
    var metrics = resources.getDisplayMetrics();
    float text = TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_SP, STATUS, metrics);
    return Math.max(Math.round(text), resources.getDimensionPixelSize(R.dimen.play_moves_least));
  }

  private int height(float scaled, float dp) {
    var metrics = getResources().getDisplayMetrics();
    return Math.round(
        TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_SP, scaled, metrics)
            + dp * metrics.density);
  }

  /** Sets whether the game is over; then the next actions may take the room of the moves. */
  void setOver(boolean over) {
    if (this.over != over) {
      this.over = over;
      requestLayout();
    }
  }

  /** Sets whether buttons for a game between CPUs are among the words. */
  void setPlayback(boolean playback) {
    if (this.playback != playback) {
      this.playback = playback;
      requestLayout();
    }
  }

  /** Sets whether there are words, before which the moves give way where there is no room. */
  void setSpeaking(boolean speaking) {
    this.speaking = speaking;
    showMoves();
  }

  private void showMoves() {
    moves().setVisibility(shared && speaking ? INVISIBLE : VISIBLE);
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
    boolean isTight = below - leastInfo(leastWords) < LEAST_BOARD * width;
    int largest = below - leastInfo(isTight ? row : leastWords);
    wide = Math.min(besides, height) > Math.min(width, largest);
    int column = width;
    int left = below;
    if (wide) {
      measure(board(), besides, height);
      column = width - board().getMeasuredWidth();
      left = measureFrame(column, height);
    } else {
      left -= measure(board(), width, largest);
    }
    measureInfo(column, left);
  }

  private int leastInfo(int words) {
    return status + words + (playback ? button : 0);
  }

  /** Measures the information and the moves, which share what is left. */
  private void measureInfo(int column, int height) {
    int words = height - status;
    boolean isTold = words - lastMove >= (over ? end : tip);
    Views.show(findViewById(R.id.last_move), isTold);
    words -= isTold ? lastMove : 0;
    int said = Math.min(Math.max(tip, words / 3), mostWords) + (playback ? button : 0);
    int rows = Math.max(0, words - said) / row;
    shared = rows == 0 || over && words - rows * row < end;
    int moves = (shared ? Math.max(0, words) / row : rows) * row;
    info().measure(exactly(column), exactly(shared ? height : height - moves));
    moves().measure(exactly(column), exactly(moves));
    showMoves();
  }

  /** Measures top bar, players and controls; returns the height that is left. */
  private int measureFrame(int column, int height) {
    int left = height - measure(bar(), column, height) - measure(controls(), column, height);
    return left - measure(players(), column, left - leastInfo(row));
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
    int movesHeight = moves().getMeasuredHeight();
    if (shared) {
      place(moves(), columnLeft, y - movesHeight);
    } else {
      y = place(moves(), columnLeft, y);
    }
    place(controls(), columnLeft, y);
  }

  /** Lays out a view; returns its lower edge. */
  private static int place(View view, int left, int top) {
    view.layout(left, top, left + view.getMeasuredWidth(), top + view.getMeasuredHeight());
    return top + view.getMeasuredHeight();
  }
}
