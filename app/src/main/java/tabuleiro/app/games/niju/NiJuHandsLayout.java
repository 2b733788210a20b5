package tabuleiro.app.games.niju;

import android.annotation.SuppressLint;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.view.View;
import android.view.ViewGroup;
import android.widget.HorizontalScrollView;
import android.widget.ScrollView;
import androidx.annotation.NonNull;
import com.google.android.material.button.MaterialButton;
import tabuleiro.app.R;
import tabuleiro.rules.niju.NiJu;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.TilePatterns;

/**
 * View group with both hands of Ni-Ju: the one to play from, which scrolls if needed, a button that
 * turns the selected tile, and the other hand, folded to a line; a tap on the line swaps them.
 */
@SuppressLint("ViewConstructor") // Made by its game UI only, with its board.
final class NiJuHandsLayout extends ViewGroup {
  private static final float ROUND_DP = 12;

  private final NiJuBoardView board;
  private final NiJuHandMetrics layout;
  private final NiJuHandView hand;
  private final NiJuFoldedHandView folded;
  private final HorizontalScrollView scroller;
  private final ScrollView rows;
  private final MaterialButton turn;
  private final Paint ground = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final float dp;
  private int cell = -1;
  private int tile;
  private int hint = NiJuBoardView.NO_MOVE;

  NiJuHandsLayout(NiJuBoardView board) {
    super(board.getContext());
    this.board = board;
    dp = getResources().getDisplayMetrics().density;
    layout = new NiJuHandMetrics(dp);
    hand = new NiJuHandView(board, layout);
    folded = new NiJuFoldedHandView(board, hand);
    folded.setOnClickListener(line -> unfold(!hand.isOther()));
    rows = new ScrollView(getContext());
    scroller = new HorizontalScrollView(getContext());
    turn = newTurn();
    putTogether();
    ground.setColor(board.colors().rim);
    setWillNotDraw(false);
    setMinimumHeight(Math.round(NiJuHandMetrics.leastHeight(dp)));
    setMinimumWidth(Math.round(NiJuHandMetrics.leastWidth(dp)));
    board.setHands(this);
  }

  private void putTogether() {
    rows.setVerticalScrollBarEnabled(false);
    rows.addView(hand);
    scroller.setHorizontalScrollBarEnabled(false);
    scroller.setFillViewport(true);
    scroller.addView(rows);
    addView(folded);
    addView(scroller);
    addView(turn);
  }

  private MaterialButton newTurn() {
    var button =
        new MaterialButton(
            getContext(),
            null,
            com.google.android.material.R.attr.materialIconButtonFilledTonalStyle);
    button.setIconResource(R.drawable.ic_turn_tile);
    button.setContentDescription(getResources().getString(R.string.niju_turn));
    button.setOnClickListener(pressed -> board.choice().turn(1));
    return button;
  }

  NiJuHandView hand() {
    return hand;
  }

  NiJuFoldedHandView folded() {
    return folded;
  }

  View turn() {
    return turn;
  }

  /** Unfolds the other hand and folds the own one, or back. */
  private void unfold(boolean other) {
    hand.showOther(other);
    folded.refresh();
    scroller.scrollTo(0, 0);
    rows.scrollTo(0, 0);
  }

  /** Updates the view after the board has changed. */
  void refresh() {
    boolean fewer = board.table() != null && tiles() != layout.tiles();
    if (fewer) {
      requestLayout();
    }
    setVisibility(isUsedUp() ? INVISIBLE : VISIBLE); // keeps its room, so that nothing moves
    var choice = board.choice();
    if (choice.cell() != cell) {
      cell = choice.cell();
      if (cell >= 0 && hand.isOther()) {
        unfold(false);
      }
      if (choice.offers() != null) {
        scroller.smoothScrollTo(0, 0);
        rows.smoothScrollTo(0, 0);
      }
    }
    hand.refresh();
    folded.refresh();
    revealWhatIsNew();
    invalidate();
  }

  /** Scrolls to a newly selected or hinted tile. */
  private void revealWhatIsNew() {
    int chosen = board.choice().tile();
    if (chosen != tile && chosen != 0) {
      hand.reveal(chosen);
    }
    tile = chosen;
    if (board.hint() != hint && board.hint() != NiJuBoardView.NO_MOVE) {
      hand.reveal(NiJuMove.tile(board.hint()));
    }
    hint = board.hint();
  }

  /** Returns whether both hands are empty. */
  private boolean isUsedUp() {
    var table = board.table();
    return table != null && (table.hand(0) | table.hand(1)) == 0;
  }

  /** Returns the initial number of tiles of a hand. */
  private int tiles() {
    return board.position() == null
        ? TilePatterns.COUNT
        : board.position().options().number(NiJu.TILES);
  }

  // Callbacks of Android.

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int height = MeasureSpec.getSize(heightSpec);
    if (MeasureSpec.getMode(heightSpec) == MeasureSpec.EXACTLY) {
      layout.beside(tiles(), width, height);
    } else {
      boolean any = MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED;
      layout.below(tiles(), width, any ? Float.MAX_VALUE : height);
    }
    float side = layout.turnSize();
    measure(folded, layout.width(), layout.line());
    measure(scroller, layout.seenWidth(), layout.seenHeight());
    measure(turn, side, side);
    setMeasuredDimension((int) Math.ceil(layout.width()), (int) Math.ceil(layout.height()));
  }

  private static void measure(View view, float width, float height) {
    view.measure(
        MeasureSpec.makeMeasureSpec(Math.round(width), MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(Math.round(height), MeasureSpec.EXACTLY));
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    place(folded, 0, 0);
    place(scroller, layout.edge(), layout.line() + layout.edge());
    boolean beside = layout.isBeside();
    float side = layout.turnSize();
    place(
        turn,
        beside ? (layout.width() - side) / 2 : layout.edge() + layout.seenWidth(),
        beside
            ? layout.height() - side - layout.edge()
            : layout.line() + layout.edge() + (layout.seenHeight() - side) / 2);
  }

  private static void place(View view, float left, float top) {
    int x = Math.round(left);
    int y = Math.round(top);
    view.layout(x, y, x + view.getMeasuredWidth(), y + view.getMeasuredHeight());
  }

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    float round = ROUND_DP * dp;
    canvas.drawRoundRect(0, 0, getWidth(), getHeight(), round, round, ground);
  }

  /** Draws the dragged tile above everything, here as on the board. */
  @Override
  protected void dispatchDraw(@NonNull Canvas canvas) {
    super.dispatchDraw(canvas);
    canvas.save();
    canvas.translate(board.getLeft() - getLeft(), board.getTop() - getTop());
    board.drawDragged(canvas);
    canvas.restore();
  }
}
