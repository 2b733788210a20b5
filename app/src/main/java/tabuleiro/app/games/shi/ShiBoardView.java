package tabuleiro.app.games.shi;

import android.content.Context;
import android.graphics.Canvas;
import java.util.Arrays;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.FromToBoardView;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.shi.ShiPosition;

/**
 * View of a Shi board, which shows the pieces of Samurai and Ninja and the screens, the pieces over
 * which they capture.
 */
final class ShiBoardView extends FromToBoardView {
  private final ShiPiecePainter pieces;
  private final PaperGroundPainter paper;

  /** For each target, the screen over which it is captured, or -1. */
  private int[] screens = {};

  private int lastScreen = -1;

  ShiBoardView(Context context) {
    super(context);
    pieces = new ShiPiecePainter(context, colors);
    paper = new PaperGroundPainter(colors);
  }

  private ShiPosition shi() {
    return (ShiPosition) position();
  }

  @Override
  protected void resize(float cell) {
    pieces.resize(cell);
    paper.fit(grid());
  }

  @Override
  protected void positionChanged() {
    super.positionChanged();
    lastScreen = lastMove() == NO_MOVE ? -1 : shi().screen(lastMove());
  }

  @Override
  protected void onMoveStart() {
    super.onMoveStart();
    lastScreen = moving() == Position.PASS ? -1 : shi().screen(moving());
  }

  @Override
  protected void pickChanged() {
    super.pickChanged();
    if (position() == null) {
      return;
    }
    if (screens.length != squares().count()) {
      screens = new int[squares().count()];
    }
    Arrays.fill(screens, -1);
    for (int square = 0; square < screens.length; square++) {
      if (moveTo(square) != NO_MOVE) {
        screens[square] = shi().screen(moveTo(square));
      }
    }
  }

  @Override
  protected void drawGround(Canvas canvas) {
    if (colors.material) {
      paper.draw(canvas);
    }
  }

  @Override
  protected void drawSquare(Canvas canvas, int square, float x, float y) {
    if (!colors.material) {
      pieces.square(canvas, x, y, isOther(square));
    }
  }

  @Override
  protected void drawPiece(Canvas canvas, int square, float x, float y) {
    if (owner(square) == 0) {
      pieces.samurai(canvas, x, y);
    } else {
      pieces.ninja(canvas, x, y);
    }
  }

  @Override
  protected void drawMarksUnderPieces(Canvas canvas) {
    if (lastScreen >= 0) {
      int move = moving() == NO_MOVE ? lastMove() : moving();
      drawWay(canvas, from(move), to(move), colors.last, false);
    }
    int considered = considered();
    for (int square = 0; square < screens.length; square++) {
      if (screens[square] >= 0 && isHighlighted(square, considered)) {
        drawWay(canvas, selected(), square, colors.danger, square == considered);
      }
    }
  }

  private void drawWay(Canvas canvas, int from, int to, int color, boolean strong) {
    marks.way(canvas, grid().x(from), grid().y(from), grid().x(to), grid().y(to), color, strong);
  }

  @Override
  protected void drawMarksOverPieces(Canvas canvas) {
    boolean taken = moving() != NO_MOVE && lastScreen >= 0 && afterLandingFraction() > 0;
    if (taken && colors.material) {
      int to = to(moving());
      int ink = pieces.inkOf(owner(to));
      pieces.splash(canvas, grid().x(to), grid().y(to), afterLandingFraction(), ink);
    }
    if (lastScreen >= 0) {
      pieces.screen(canvas, grid().x(lastScreen), grid().y(lastScreen), colors.last);
    }
    int considered = considered();
    for (int square = 0; square < screens.length; square++) {
      int screen = screens[square];
      if (screen >= 0 && isHighlighted(square, considered)) {
        pieces.screen(canvas, grid().x(screen), grid().y(screen), colors.danger);
      }
    }
  }

  @Override
  protected String content(int square) {
    int seat = owner(square);
    boolean yours = seat >= 0 && isToMove(seat);
    return getResources()
        .getString(
            switch (seat) {
              case 0 -> yours ? R.string.shi_says_your_samurai : R.string.shi_says_samurai;
              case 1 -> yours ? R.string.shi_says_your_ninja : R.string.shi_says_ninja;
              default -> R.string.shi_says_empty;
            });
  }

  @Override
  protected void addConsequences(int move, List<String> words) {
    int screen = shi().screen(move);
    if (screen >= 0) {
      words.add(getResources().getString(R.string.shi_says_screen, squares().name(screen)));
    }
  }
}
