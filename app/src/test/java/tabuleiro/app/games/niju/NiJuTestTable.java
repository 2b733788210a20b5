package tabuleiro.app.games.niju;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.os.SystemClock;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.WindowManager;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.robolectric.shadows.ShadowLooper;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardHandLayout;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.TouchMoveBuilder;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.NiJuPosition;

/** Ni-Ju's board and hands in a window of their own, with simulated fingers and keyboard. */
public final class NiJuTestTable implements BoardView.Listener {
  final NiJuBoardView board;
  final NiJuHandsLayout hands;
  final NiJuHandView hand;
  public final BoardHandLayout table;
  final List<String> moves = new ArrayList<>();
  final List<RefusalException> refusals = new ArrayList<>();
  int idleTouches;
  NiJuPosition position;
  private long time = SystemClock.uptimeMillis();

  public NiJuTestTable(NiJuPosition position, BoardSettings style, int width, int height) {
    Context app = ApplicationProvider.getApplicationContext();
    var context = new ContextThemeWrapper(app, R.style.Theme_Tabuleiro);
    var gameUi = GameUiRegistry.of(position.options().game());
    board = (NiJuBoardView) gameUi.createBoard(context);
    hands = (NiJuHandsLayout) gameUi.createHand(board);
    hand = hands.hand();
    table = new BoardHandLayout(board, hands);
    board.setListener(this);
    board.setStyle(style);
    var window = new WindowManager.LayoutParams(width, height, 0, 0, PixelFormat.OPAQUE);
    app.getSystemService(WindowManager.class).addView(table, window);
    ShadowLooper.idleMainLooper(50, TimeUnit.MILLISECONDS);
    set(position, BoardView.NO_MOVE);
    layOut(width, height);
  }

  void layOut(int width, int height) {
    table.measure(
        View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(height, View.MeasureSpec.EXACTLY));
    table.layout(0, 0, width, height);
  }

  void set(NiJuPosition newPosition, int lastMove) {
    position = newPosition;
    board.show(position, lastMove);
    board.setMoveBuilder(position.isOver() ? null : new TouchMoveBuilder(position));
  }

  static NiJuPosition start(String options) throws RefusalException {
    var game = Games.byId("ni-ju");
    return (NiJuPosition) game.start(Options.parse(game, options));
  }

  static NiJuPosition layout(String options, String layout) throws RefusalException {
    var game = Games.byId("ni-ju");
    return (NiJuPosition) game.layout(Options.parse(game, options), layout);
  }

  /** Returns the position after moves of two people who like to complete patterns. */
  public static NiJuPosition played(String options, int moves, long seed) throws RefusalException {
    var position = start(options);
    var random = new Random(seed);
    for (int i = 0; i < moves && !position.isOver(); i++) {
      position.play(likelyMove(position, random));
    }
    return position;
  }

  /** Returns a move that such people make. */
  static int likelyMove(NiJuPosition position, long seed) {
    return likelyMove(position, new Random(seed));
  }

  /** Returns another legal move, on the same cell or on another one. */
  static int otherMove(NiJuPosition position, int move, boolean sameCell) {
    var list = new MoveList();
    position.moves(list);
    for (int i = 0; i < list.size(); i++) {
      int other = list.get(i);
      boolean isThere = NiJuMove.cell(other) == NiJuMove.cell(move);
      if (isThere == sameCell && NiJuMove.tile(other) != NiJuMove.tile(move)) {
        return other;
      }
    }
    throw new AssertionError("there is no other move");
  }

  private static int likelyMove(NiJuPosition position, Random random) {
    var list = new MoveList();
    position.moves(list);
    int best = list.get(0);
    double most = -1;
    int seat = position.turn();
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      var table = position.table();
      int cell = NiJuMove.cell(move);
      int own = NiJuMove.marks(move) & table.around(cell, seat);
      int enemy = NiJuMove.marks(move) & table.around(cell, 1 - seat);
      double value =
          6 * table.gain(move, seat)
              + 4 * table.completions(cell, 1 - seat)
              + Integer.bitCount(table.around(cell, seat)) * 0.3
              + Integer.bitCount(own)
              - 2 * Integer.bitCount(enemy)
              + random.nextDouble();
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }

  Bitmap picture() {
    var bitmap = Bitmap.createBitmap(table.getWidth(), table.getHeight(), Bitmap.Config.ARGB_8888);
    table.draw(new Canvas(bitmap));
    return bitmap;
  }

  // Fingers. They touch the window, never a view directly.

  float[] cell(int x, int y) {
    var bounds = new Rect();
    board.boundsOf(NiJuGrid.cell(x, y), bounds);
    return new float[] {
      board.getLeft() + bounds.exactCenterX(), board.getTop() + bounds.exactCenterY()
    };
  }

  /** Returns the middle of a tile in the hand, after scrolling to it. */
  float[] spot(int tile) {
    layOut(table.getWidth(), table.getHeight());
    var bounds = new Rect();
    hand.boundsOf(tile, bounds);
    hand.requestRectangleOnScreen(bounds, true);
    hand.boundsOf(tile, bounds);
    return middle(hand, bounds);
  }

  private float[] middle(View view, Rect bounds) {
    table.offsetDescendantRectToMyCoords(view, bounds);
    return new float[] {bounds.exactCenterX(), bounds.exactCenterY()};
  }

  private void tapView(View view) {
    tap(middle(view, new Rect(0, 0, view.getWidth(), view.getHeight())));
    ShadowLooper.idleMainLooper();
  }

  void tapCell(int x, int y) {
    tap(cell(x, y));
  }

  void tapTile(int tile) {
    tap(spot(tile));
  }

  void tapTurn() {
    tapView(hands.turn());
  }

  void tapFolded() {
    tapView(hands.folded());
  }

  void tap(float... place) {
    time += 1000;
    send(MotionEvent.ACTION_DOWN, place[0], place[1]);
    send(MotionEvent.ACTION_UP, place[0], place[1]);
  }

  /** Taps again right after a tap. */
  void tapAgain(float... place) {
    send(MotionEvent.ACTION_DOWN, place[0], place[1]);
    send(MotionEvent.ACTION_UP, place[0], place[1]);
  }

  /** Returns the finger's place when the tile above it is over a cell. */
  float[] over(int x, int y) {
    var place = cell(x, y);
    float lift = 36 * board.getResources().getDisplayMetrics().density;
    return new float[] {place[0], place[1] + lift};
  }

  void dragTile(int tile, int x, int y) {
    drag(spot(tile), over(x, y));
  }

  void drag(float[] from, float[] to) {
    pull(from, to);
    send(MotionEvent.ACTION_UP, to[0], to[1]);
  }

  void pull(float[] from, float[] to) {
    send(MotionEvent.ACTION_DOWN, from[0], from[1]);
    for (int step = 1; step <= 8; step++) {
      float part = step / 8f;
      send(
          MotionEvent.ACTION_MOVE,
          from[0] + (to[0] - from[0]) * part,
          from[1] + (to[1] - from[1]) * part);
    }
  }

  void send(int action, float x, float y) {
    time += 10;
    var event = MotionEvent.obtain(time, time, action, x, y, 0);
    table.dispatchTouchEvent(event);
    event.recycle();
  }

  /** Moves two fingers from one distance to another around a place. */
  void pinch(float x, float y, float from, float to) {
    time += 1000;
    long down = time;
    send(down, MotionEvent.ACTION_DOWN, 1, x, y, from);
    int second = MotionEvent.ACTION_POINTER_DOWN | 1 << MotionEvent.ACTION_POINTER_INDEX_SHIFT;
    send(down, second, 2, x, y, from);
    for (int step = 1; step <= 10; step++) {
      send(down, MotionEvent.ACTION_MOVE, 2, x, y, from + (to - from) * step / 10);
    }
    int up = MotionEvent.ACTION_POINTER_UP | 1 << MotionEvent.ACTION_POINTER_INDEX_SHIFT;
    send(down, up, 2, x, y, to);
    send(down, MotionEvent.ACTION_UP, 1, x, y, to);
  }

  private void send(long down, int action, int fingers, float x, float y, float apart) {
    time += 10;
    var properties = new MotionEvent.PointerProperties[fingers];
    var places = new MotionEvent.PointerCoords[fingers];
    for (int i = 0; i < fingers; i++) {
      properties[i] = new MotionEvent.PointerProperties();
      properties[i].id = i;
      properties[i].toolType = MotionEvent.TOOL_TYPE_FINGER;
      places[i] = new MotionEvent.PointerCoords();
      places[i].x = x + (i == 0 ? -apart : apart) / 2;
      places[i].y = y;
      places[i].pressure = 1;
      places[i].size = 1;
    }
    var event =
        MotionEvent.obtain(down, time, action, fingers, properties, places, 0, 0, 1, 1, 0, 0, 0, 0);
    table.dispatchTouchEvent(event);
    event.recycle();
  }

  static void press(View view, int... keys) {
    for (int key : keys) {
      view.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, key));
      view.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, key));
    }
  }

  @Override
  public void onMove(int move) {
    moves.add(position.format(move));
    position.play(move);
    set(position, move);
  }

  @Override
  public void onRefused(RefusalException why) {
    refusals.add(why);
  }

  @Override
  public void onIdleTouch() {
    idleTouches++;
  }

  @Override
  public void onTouchesChanged(TouchMoveBuilder moveBuilder) {
    // Access to the board itself.
  }
}
