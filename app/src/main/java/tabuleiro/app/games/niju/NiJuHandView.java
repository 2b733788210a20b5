package tabuleiro.app.games.niju;

import android.annotation.SuppressLint;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.widget.Button;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.MoveInput;
import tabuleiro.app.board.SpotsView;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.niju.TilePatterns;

/**
 * View of the tiles of one hand of Ni-Ju, which can be tapped or pulled onto the board: the own
 * hand or, while that is folded, the other one, which cannot be played. If a cell was selected
 * first, the best tiles for it come first, turned accordingly.
 *
 * <p>Its spots are the numbers of the tiles.
 */
@SuppressLint("ViewConstructor") // Made by the hands only, with its board.
final class NiJuHandView extends SpotsView {
  private final NiJuBoardView board;
  private final NiJuHandMetrics layout;
  private final NiJuHandGestures gestures;
  private final NiJuHandPainter painter;
  private final int[] tiles = new int[TilePatterns.COUNT];
  private final Rect bounds = new Rect();
  private int count;
  private boolean other;

  NiJuHandView(NiJuBoardView board, NiJuHandMetrics layout) {
    super(board.getContext());
    this.board = board;
    this.layout = layout;
    gestures = new NiJuHandGestures(this, board);
    painter = new NiJuHandPainter(this, board);
  }

  /** Shows the other hand, or the own one again. */
  void showOther(boolean newOther) {
    other = newOther;
    refresh();
  }

  /** Returns whether the other hand is shown. */
  boolean isOther() {
    return other;
  }

  /** Returns the seat of the shown hand. */
  int seat() {
    return other ? 1 - board.ownSeat() : board.ownSeat();
  }

  /** Updates the view after the board has changed. */
  void refresh() {
    int before = count;
    list();
    if (count != before) {
      requestLayout();
    }
    spotsChanged();
    if (board.choice().tile() != 0) {
      spotChanged(board.choice().tile());
    }
    invalidate();
  }

  private void list() {
    count = 0;
    if (board.table() == null) {
      return;
    }
    var offers = offers();
    for (int i = 0; i < (offers == null ? TilePatterns.COUNT : offers.count()); i++) {
      int tile = offers == null ? i + 1 : offers.tile(i);
      if (board.isHeld(seat(), tile)) {
        tiles[count++] = tile;
      }
    }
  }

  /** Returns the ranking for the selected cell, or null if no cell was selected first. */
  @Nullable
  NiJuTileRanking offers() {
    return other ? null : board.choice().offers();
  }

  NiJuHandMetrics places() {
    return layout;
  }

  /** Returns the number of tiles shown. */
  int count() {
    return count;
  }

  /** Returns the tile at a place, from 0. */
  int tile(int place) {
    return tiles[place];
  }

  /** Returns the x coordinate of a place, from 0. */
  float x(int place) {
    return (place % layout.columns(count) + 0.5f) * layout.size();
  }

  /** Returns the y coordinate of a place, from 0. */
  float y(int place) {
    int row = place / layout.columns(count);
    return (row + 0.5f) * layout.size();
  }

  /** Returns whether not all tiles are visible at once. */
  boolean canScroll() {
    return getWidth() > Math.ceil(layout.seenWidth())
        || getHeight() > Math.ceil(layout.seenHeight());
  }

  /** Scrolls to a tile once it has been laid out. */
  void reveal(int tile) {
    post(
        () -> {
          if (placeOf(tile) >= 0) {
            boundsOf(tile, bounds);
            requestRectangleOnScreen(bounds);
          }
        });
  }

  private int placeOf(int tile) {
    for (int place = 0; place < count; place++) {
      if (tiles[place] == tile) {
        return place;
      }
    }
    return -1;
  }

  // Spots.

  @Override
  public MoveInput moveInput() {
    return board.moveInput();
  }

  @Override
  protected void listSpots(List<Integer> spots) {
    for (int place = 0; place < count; place++) {
      spots.add(tiles[place]);
    }
  }

  @Override
  protected int spotAt(float x, float y) {
    int column = (int) Math.floor(x / layout.size());
    int place = (int) Math.floor(y / layout.size()) * layout.columns(count) + column;
    boolean there = column >= 0 && column < layout.columns(count) && place >= 0 && place < count;
    return there ? tiles[place] : NO_SPOT;
  }

  @Override
  protected void boundsOf(int spot, Rect area) {
    int place = Math.max(0, placeOf(spot));
    float half = layout.size() / 2;
    area.set(
        Math.round(x(place) - half),
        Math.round(y(place) - half),
        Math.round(x(place) + half),
        Math.round(y(place) + half));
  }

  @Override
  protected CharSequence describe(int spot) {
    int turns = board.choice().turns(seat(), spot);
    var says = board.words().inHand(seat(), spot, turns);
    if (offers() == null) {
      return says;
    }
    int marks = TilePatterns.marks(spot, turns);
    return says + ", " + board.words().there(board.table(), seat(), board.choice().cell(), marks);
  }

  @Override
  protected void touchSpot(int spot) {
    if (other) {
      board.choice().refuseOther(seat());
    } else {
      board.choice().touchTile(spot);
    }
  }

  @Override
  @Nullable
  protected Touch touchOf(int spot) {
    return other ? null : new Touch.Tile(spot);
  }

  @Override
  protected void spotFocused(int spot) {
    reveal(spot);
  }

  @Override
  protected void describeNode(int spot, AccessibilityNodeInfoCompat node) {
    boolean chosen = !other && board.choice().tile() == spot;
    node.setSelected(chosen);
    if (chosen) {
      node.setLiveRegion(View.ACCESSIBILITY_LIVE_REGION_POLITE); // announces how it is turned
    }
    if (other) {
      return;
    }
    node.setClassName(Button.class.getName());
    if (moveInput().moveBuilder() != null) {
      node.setClickable(true);
      int label = chosen ? R.string.niju_turn : R.string.niju_choose;
      node.addAction(
          new AccessibilityActionCompat(
              AccessibilityNodeInfoCompat.ACTION_CLICK, getResources().getString(label)));
    }
  }

  // Callbacks of Android.

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    painter.draw(canvas);
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    setMeasuredDimension(
        (int) Math.ceil(layout.columns(count) * layout.size()),
        (int) Math.ceil(layout.rows(count) * layout.size()));
  }

  @Override
  @SuppressLint("ClickableViewAccessibility") // A tap becomes a click in NiJuHandGestures.
  public boolean onTouchEvent(MotionEvent event) {
    return gestures.onTouchEvent(event) || super.onTouchEvent(event);
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    if (keyCode == KeyEvent.KEYCODE_R) {
      board.choice().turn(event.isShiftPressed() ? -1 : 1);
      return true;
    }
    return super.onKeyDown(keyCode, event);
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    gestures.cancel();
  }
}
