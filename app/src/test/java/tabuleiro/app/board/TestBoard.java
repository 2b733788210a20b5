package tabuleiro.app.board;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.os.SystemClock;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.WindowManager;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.robolectric.shadows.ShadowLooper;
import tabuleiro.app.R;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.TouchMoveBuilder;

/** Board in an activity of its own, with simulated finger, keyboard and screen reader. */
public final class TestBoard implements BoardView.Listener {
  public final BoardView view;
  final List<String> moves = new ArrayList<>();
  final List<RefusalException> refusals = new ArrayList<>();
  int idleTouches;
  int pickChanges;
  Position position;
  private final Squares squares;
  private long time = SystemClock.uptimeMillis();

  public TestBoard(Position position, BoardSettings style, int side) {
    this(position, style, side, BoardTheme.OWN);
  }

  TestBoard(Position position, BoardSettings style, int side, BoardTheme theme) {
    var app = ApplicationProvider.getApplicationContext();
    var plain = new ContextThemeWrapper(app, R.style.Theme_Tabuleiro);
    var context = new ContextThemeWrapper(plain, theme.overlay());
    this.position = position;
    view = GameUiRegistry.of(position.options().game()).createBoard(context);
    view.setListener(this);
    view.setStyle(style);
    var window = new WindowManager.LayoutParams(side, side, 0, 0, PixelFormat.OPAQUE);
    app.getSystemService(WindowManager.class).addView(view, window);
    ShadowLooper.idleMainLooper(50, TimeUnit.MILLISECONDS);
    view.layout(0, 0, side, side);
    view.show(position, BoardView.NO_MOVE);
    squares = ((SquareBoardView) view).squares();
    view.setMoveBuilder(new TouchMoveBuilder(position));
  }

  public TestBoard(SamplePositions.Scene scene, int side) {
    this(scene, side, BoardTheme.OWN);
  }

  TestBoard(SamplePositions.Scene scene, int side, BoardTheme theme) {
    this(scene.position(), scene.style(), side, theme);
    view.show(scene.position(), scene.lastMove());
    if (scene.touches().isEmpty() && scene.position().isOver()) {
      view.setMoveBuilder(null);
    }
    for (var name : scene.touches().split(" ")) {
      if (!name.isEmpty()) {
        view.moveInput().touch(new Touch.Square(squares.parse(name)));
      }
    }
    if (!scene.hint().isEmpty()) {
      try {
        view.setHint(scene.position().parse(scene.hint()));
      } catch (RefusalException refusal) {
        throw new AssertionError(refusal);
      }
    }
  }

  Bitmap picture() {
    var bitmap = Bitmap.createBitmap(view.getWidth(), view.getHeight(), Bitmap.Config.ARGB_8888);
    view.draw(new Canvas(bitmap));
    return bitmap;
  }

  int square(String name) {
    return squares.parse(name);
  }

  String name(int square) {
    return squares.name(square);
  }

  Squares squares() {
    return squares;
  }

  /** Returns the spot that means a touch. */
  int spot(Touch touch) {
    var spots = new ArrayList<Integer>();
    view.listSpots(spots);
    for (int spot : spots) {
      if (touch.equals(view.touchOf(spot))) {
        return spot;
      }
    }
    throw new AssertionError("not on the board: " + touch);
  }

  /** Returns the arrow that turns a piece by eighths. */
  int turnSpot(int turns) {
    return spot(new Touch.Turn(turns));
  }

  Rect bounds(int spot) {
    var bounds = new Rect();
    view.boundsOf(spot, bounds);
    return bounds;
  }

  void tap(String squareNames) {
    for (var name : squareNames.split(" ")) {
      tapSpot(square(name));
    }
  }

  void tapSpot(int spot) {
    tapAt(bounds(spot).exactCenterX(), bounds(spot).exactCenterY());
  }

  void tapAt(float x, float y) {
    send(MotionEvent.ACTION_DOWN, x, y);
    send(MotionEvent.ACTION_UP, x, y);
  }

  void drag(String from, String to) {
    var start = bounds(square(from));
    var end = bounds(square(to));
    send(MotionEvent.ACTION_DOWN, start.exactCenterX(), start.exactCenterY());
    for (int step = 1; step <= 5; step++) {
      float x = start.exactCenterX() + (end.exactCenterX() - start.exactCenterX()) * step / 5;
      float y = start.exactCenterY() + (end.exactCenterY() - start.exactCenterY()) * step / 5;
      send(MotionEvent.ACTION_MOVE, x, y);
    }
    send(MotionEvent.ACTION_UP, end.exactCenterX(), end.exactCenterY());
  }

  void send(int action, float x, float y) {
    time += 10;
    var event = MotionEvent.obtain(time, time, action, x, y, 0);
    view.dispatchTouchEvent(event);
    event.recycle();
  }

  void press(int... keys) {
    for (int key : keys) {
      view.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, key));
      view.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, key));
    }
  }

  @Override
  public void onMove(int move) {
    moves.add(position.format(move));
    position.play(move);
    view.show(position, move);
    view.setMoveBuilder(position.isOver() ? null : new TouchMoveBuilder(position));
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
    pickChanges++;
  }
}
