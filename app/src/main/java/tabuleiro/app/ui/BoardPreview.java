package tabuleiro.app.ui;

import android.content.Context;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import android.widget.ImageView;
import androidx.annotation.Nullable;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.match.TouchMoveBuilder;

/** Square view with a small board that cannot be touched; touches go to the view behind it. */
public final class BoardPreview extends FrameLayout {
  @SuppressWarnings("NullAway.Init") // set with the first game
  private BoardView board;

  @Nullable private String shownGame;

  /** Creates an empty picture; called by the layout inflater. */
  public BoardPreview(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setDescendantFocusability(ViewGroup.FOCUS_BLOCK_DESCENDANTS);
  }

  /** Shows a position of no match. */
  public void show(GameUi gameUi, Position position) {
    show(gameUi, position, gameUi.nearSide(position.options()));
  }

  /** Shows the position of a match. */
  public void show(GameUi gameUi, ReadableMatch match) {
    show(gameUi, match.position(), gameUi.nearSide(match));
  }

  /** Shows a position from the side of the player to move. */
  public void showToMover(GameUi gameUi, Position position) {
    show(gameUi, position, gameUi.side(position.options(), position.turn()));
  }

  /** Shows a position from a side, as in {@link BoardSettings#quarters}, without coordinates. */
  public void show(GameUi gameUi, Position position, int quarters) {
    prepare(gameUi, BoardSettings.picture(quarters)).show(position, BoardView.NO_MOVE);
  }

  /** Shows a diagram with coordinates. */
  public void show(Diagram diagram) {
    var gameUi = GameUiRegistry.of(diagram.toGame());
    var position = diagram.toPosition();
    int quarters = gameUi.nearSide(position.options());
    var view = prepare(gameUi, new BoardSettings(true, true, quarters, false, 0));
    view.setMoveBuilder(null);
    view.show(position, BoardView.NO_MOVE);
    if (diagram.move().isEmpty()) {
      return;
    }
    int move = position.parseLegal(diagram.move());
    if (diagram.way() == Diagram.Way.ARROW) {
      view.setHint(move);
    } else {
      var moveBuilder = new TouchMoveBuilder(position);
      moveBuilder.take(position.touches(move).get(0));
      view.setMoveBuilder(moveBuilder);
    }
  }

  private BoardView prepare(GameUi gameUi, BoardSettings style) {
    if (!gameUi.game().id().equals(shownGame)) {
      removeAllViews();
      shownGame = gameUi.game().id();
      board = gameUi.createBoard(getContext());
      board.setFocusable(false);
      board.setImportantForAccessibility(View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS);
      addView(board);
    }
    board.setStyle(style);
    return board;
  }

  /** Reports an image to TalkBack if there is a content description. */
  @Override
  public CharSequence getAccessibilityClassName() {
    return ImageView.class.getName();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int side = MeasureSpec.getSize(widthSpec);
    if (MeasureSpec.getMode(heightSpec) != MeasureSpec.UNSPECIFIED) {
      side = Math.min(side, MeasureSpec.getSize(heightSpec));
    }
    int exactly = MeasureSpec.makeMeasureSpec(side, MeasureSpec.EXACTLY);
    super.onMeasure(exactly, exactly);
  }

  @Override
  public boolean dispatchTouchEvent(MotionEvent event) {
    return false;
  }
}
