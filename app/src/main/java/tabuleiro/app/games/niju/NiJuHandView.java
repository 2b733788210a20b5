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
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Picking;
import tabuleiro.app.board.SpotsView;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.niju.NiJu;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.Tiles;

/**
 * Both hands of Ni-Ju: the one to lay from large, to be tapped, swiped and dragged onto the table,
 * the other's small. A place stays a tile's own until the end, so that it is found again.
 *
 * <p>Its spots are 1 to 20 for the own tiles, {@link #TURN} and, from {@link #OTHER} on, the
 * other's tiles.
 */
@SuppressLint("ViewConstructor") // Made by its look only, with its board.
final class NiJuHandView extends SpotsView {
  /** The spot at which the chosen tile is turned. */
  static final int TURN = 50;

  /** What is added to a tile to make the spot of the other's. */
  static final int OTHER = 100;

  private final NiJuBoardView board;
  private final NiJuHandLayout layout;
  private final NiJuHandGestures gestures;
  private final NiJuHandPainter painter;

  /** Whether it takes no room because nothing is left to be seen. */
  private boolean usedUp;

  NiJuHandView(NiJuBoardView board) {
    super(board.getContext());
    this.board = board;
    layout = new NiJuHandLayout(getResources().getDisplayMetrics().density);
    gestures = new NiJuHandGestures(this, board);
    painter = new NiJuHandPainter(this, board, gestures);
    board.setHand(this);
  }

  /** The board shows something else. */
  void refresh() {
    boolean other = board.table() != null && tiles() != layout.tiles();
    if (other || isUsedUp() != usedUp) {
      requestLayout();
    }
    spotsChanged();
    if (board.choice().tile() != 0) {
      spotChanged(board.choice().tile());
    }
    invalidate();
  }

  /** Whether no tile is left in either hand. */
  private boolean isUsedUp() {
    var table = board.table();
    return table != null && (table.hand(0) | table.hand(1)) == 0;
  }

  /** How many tiles a hand had at first. */
  int tiles() {
    return board.position() == null ? Tiles.COUNT : board.position().options().number(NiJu.TILES);
  }

  NiJuHandLayout places() {
    return layout;
  }

  // Spots.

  @Override
  public Picking picking() {
    return board.picking();
  }

  /** The own ones first. */
  @Override
  protected void listSpots(List<Integer> spots) {
    if (board.table() == null || isUsedUp()) {
      return;
    }
    for (int tile = 1; tile <= tiles(); tile++) {
      if (isHeld(board.ownSeat(), tile)) {
        spots.add(tile);
      }
    }
    spots.add(TURN);
    for (int tile = 1; tile <= tiles(); tile++) {
      if (isHeld(1 - board.ownSeat(), tile)) {
        spots.add(OTHER + tile);
      }
    }
  }

  /** A tile that is laid can be touched, to be told so, but is not there to be spoken of. */
  @Override
  protected int spokenSpotAt(float x, float y) {
    int spot = spotAt(x, y);
    boolean laid = spot > 0 && spot < TURN && !isHeld(board.ownSeat(), spot);
    return laid ? NO_SPOT : spot;
  }

  @Override
  protected int spotAt(float x, float y) {
    if (board.table() == null) {
      return NO_SPOT;
    }
    int place = layout.placeAt(x, y);
    if (place == layout.turnPlace()) {
      return TURN;
    }
    if (place >= 0 && place < tiles()) {
      return place + 1;
    }
    int other = layout.otherPlaceAt(x, y);
    boolean lies = other >= 0 && isHeld(1 - board.ownSeat(), other + 1);
    return lies ? OTHER + other + 1 : NO_SPOT;
  }

  @Override
  protected void boundsOf(int spot, Rect bounds) {
    boolean other = spot >= OTHER;
    int place = spot == TURN ? layout.turnPlace() : (other ? spot - OTHER : spot) - 1;
    float half = (other ? layout.otherSize() : layout.size()) / 2;
    float x = other ? layout.otherX(place) : layout.x(place);
    float y = other ? layout.otherY(place) : layout.y(place);
    bounds.set(
        Math.round(x - half), Math.round(y - half), Math.round(x + half), Math.round(y + half));
  }

  @Override
  protected CharSequence describe(int spot) {
    if (spot == TURN) {
      return board.words().turnButton();
    }
    boolean other = spot >= OTHER;
    int seat = other ? 1 - board.ownSeat() : board.ownSeat();
    int tile = other ? spot - OTHER : spot;
    return board.words().inHand(seat, tile, board.choice().turns(seat, tile));
  }

  @Override
  protected void touchSpot(int spot) {
    if (spot == TURN) {
      board.choice().turn(1);
    } else if (spot > 0 && spot < TURN) {
      board.choice().touchTile(spot);
    } else {
      board.choice().refuseOther(1 - board.ownSeat());
    }
  }

  @Override
  @Nullable
  protected Touch touchOf(int spot) {
    if (spot == TURN) {
      return board.choice().nextTurn();
    }
    return spot < TURN ? new Touch.Tile(spot) : null;
  }

  @Override
  protected void describeNode(int spot, AccessibilityNodeInfoCompat node) {
    boolean chosen = board.choice().tile() == spot;
    node.setSelected(chosen);
    if (chosen) {
      node.setLiveRegion(View.ACCESSIBILITY_LIVE_REGION_POLITE); // says how it is turned
    }
    if (spot >= OTHER) {
      return;
    }
    node.setClassName(Button.class.getName());
    node.setEnabled(spot != TURN || board.choice().canTurn());
    if (picking().picker() != null) {
      node.setClickable(true);
      int label = chosen || spot == TURN ? R.string.niju_turn : R.string.niju_choose;
      node.addAction(
          new AccessibilityActionCompat(
              AccessibilityNodeInfoCompat.ACTION_CLICK, getResources().getString(label)));
    }
  }

  /** Whether a tile still lies in a hand; one on its way to the table does not. */
  boolean isHeld(int seat, int tile) {
    boolean leaves =
        board.moving() != BoardView.NO_MOVE
            && board.position().turn() == seat
            && NiJuMove.tile(board.moving()) == tile;
    return !leaves && (board.table().hand(seat) >> tile & 1) != 0;
  }

  // What Android calls.

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    painter.draw(canvas);
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    usedUp = isUsedUp();
    if (usedUp) {
      setMeasuredDimension(0, 0);
      return;
    }
    int width = MeasureSpec.getSize(widthSpec);
    int height = MeasureSpec.getSize(heightSpec);
    if (MeasureSpec.getMode(heightSpec) == MeasureSpec.EXACTLY) {
      layout.beside(tiles(), width, height);
    } else {
      boolean any = MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED;
      layout.below(tiles(), width, any ? Float.MAX_VALUE : height);
    }
    setMeasuredDimension((int) Math.ceil(layout.width()), (int) Math.ceil(layout.height()));
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
