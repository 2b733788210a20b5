package tabuleiro.app.games.pacru;

import android.annotation.SuppressLint;
import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.RectF;
import androidx.annotation.Nullable;
import java.util.List;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.HeadingNames;
import tabuleiro.app.board.SquareBoardView;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.PacruPosition;

/**
 * Base class of the board views of Shacru and Azacru, which show nine sectors, chevrons and
 * markers.
 */
@SuppressLint("ViewConstructor") // Made in code only, by its game UI.
public abstract class PacruBoardView extends SquareBoardView {
  private static final int SECTOR = 3;
  private static final int KEEP_SPOT = PacruGrid.COUNT + 1;
  private static final int NO_TURN = Integer.MIN_VALUE;
  private static final float HINT_DISC = 0.4f;
  private static final int[] CHEVRONS = {
    R.string.pacru_says_chevron_1, R.string.pacru_says_chevron_2,
    R.string.pacru_says_chevron_3, R.string.pacru_says_chevron_4
  };
  private static final int[] MARKERS = {
    R.string.pacru_says_marker_1, R.string.pacru_says_marker_2,
    R.string.pacru_says_marker_3, R.string.pacru_says_marker_4
  };

  /** Draws the pieces. */
  protected final PacruPiecePainter pieces;

  private final PacruUi look;
  private final TwistArrows arrows;
  private final FinalCountPainter count;
  private final RectF box = new RectF();
  private final Rect arrowBounds = new Rect();

  private int heldTurn = NO_TURN;

  protected PacruBoardView(Context context, PacruUi look) {
    super(context);
    this.look = look;
    pieces = new PacruPiecePainter(context, look, colors);
    count = new FinalCountPainter(pieces);
    arrows = new TwistArrows(colors, pieces, getResources().getDisplayMetrics().density);
  }

  protected final PacruPosition pacru() {
    return (PacruPosition) position();
  }

  @Override
  protected Squares squares() {
    return PacruGrid.SQUARES;
  }

  @Override
  protected int block() {
    return SECTOR;
  }

  @Override
  protected int from(int move) {
    return PacruMove.from(move);
  }

  @Override
  protected int to(int move) {
    return PacruMove.to(move);
  }

  @Override
  protected boolean isOccupied(int field) {
    return pacru().chevronOwner(field) >= 0;
  }

  /** Returns the painter of the ground. */
  protected abstract PacruGroundPainter ground();

  @Override
  protected void resize(float cell) {
    pieces.resize(cell);
    ground().resize(cell);
    readGround();
    placeArrows();
  }

  @Override
  protected void positionChanged() {
    super.positionChanged();
    readGround();
  }

  @Override
  protected void onMoveStart() {
    super.onMoveStart();
    readGround();
  }

  /** Reads what the ground shows of the position. */
  protected void readGround() {
    if (grid() != null) {
      ground().read(pacru(), grid());
    }
  }

  @Override
  protected void pickChanged() {
    super.pickChanged();
    heldTurn = NO_TURN;
    for (var touch : moveInput().held()) {
      if (touch instanceof Touch.Turn turn) {
        heldTurn = turn.turns();
      }
    }
    placeArrows();
  }

  private void placeArrows() {
    boolean choice = heldTurn != NO_TURN || moveInput().offers().contains(new Touch.Turn(0));
    if (choice && chosen() >= 0 && grid() != null) {
      float degrees = degrees(PacruGrid.direction(selected(), chosen()));
      arrows.show(chosen(), degrees, grid(), getWidth(), getHeight());
    } else {
      arrows.hide();
    }
  }

  /** Returns the direction of a heading on the screen. */
  protected final float degrees(int heading) {
    return 45 * heading - 90 * style().quarters();
  }

  // Drawing.

  @Override
  protected void drawGround(Canvas canvas) {
    if (colors.material) {
      ground().drawGround(canvas);
    }
  }

  @Override
  protected void drawSquare(Canvas canvas, int field, float x, float y) {
    if (colors.material) {
      ground().drawField(canvas, x, y);
    } else {
      pieces.field(canvas, x, y, PacruGrid.sector(field) % 2 == 1);
    }
  }

  @Override
  protected void drawSquareContents(Canvas canvas) {
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      int owner = pacru().markerOwner(field);
      int later = laterOwner(field);
      if (owner >= 0) {
        drawMarker(canvas, owner, field, 1);
      }
      float laid = later >= 0 && later != owner ? laid(field) : 0;
      if (laid > 0) {
        drawMarker(canvas, later, field, laid);
      }
    }
    if (isEnding()) {
      drawCount(canvas);
    }
  }

  /** Draws the fields that an ending has counted. */
  protected final void drawCount(Canvas canvas) {
    count.draw(canvas, grid(), counted());
  }

  /** Draws a marker, smaller while it is being placed. */
  protected void drawMarker(Canvas canvas, int seat, int field, float size) {
    pieces.marker(canvas, seat, grid().x(field), grid().y(field), size);
  }

  /** Returns the owner of a field's marker after the animated move, or -1. */
  protected final int laterOwner(int field) {
    var next = (PacruPosition) next();
    return (next == null ? pacru() : next).markerOwner(field);
  }

  /** Returns the size of a new marker, which grows while the chevron passes. */
  private float laid(int field) {
    int from = from(moving());
    float when = (float) PacruGrid.distance(from, field) / PacruGrid.distance(from, to(moving()));
    return Math.max(0, Math.min(1, (travelFraction() - 0.75f * when) * 4));
  }

  /** Returns a longer duration for a longer way, so that every changed field is seen. */
  @Override
  protected float durationFactor() {
    int move = moving();
    return move == Position.PASS ? 1 : 0.8f + 0.2f * PacruGrid.distance(from(move), to(move));
  }

  @Override
  protected boolean onEndingStart() {
    count.read(pacru());
    return true;
  }

  @Override
  protected void drawPiece(Canvas canvas, int field, float x, float y) {
    int heading = heading(field);
    if (field == selected() && chosen() >= 0) {
      heading = PacruGrid.direction(field, chosen()) + (heldTurn == NO_TURN ? 0 : heldTurn);
    }
    drawChevron(canvas, field, x, y, degrees(heading), 1);
  }

  private int heading(int field) {
    return Objects.requireNonNull(pacru().chevronHeading(field), "no chevron").ordinal();
  }

  /** Draws a field's chevron at a place, turned clockwise by degrees. */
  protected void drawChevron(
      Canvas canvas, int field, float x, float y, float degrees, float size) {
    pieces.chevron(canvas, pacru().chevronOwner(field), x, y, degrees, size);
  }

  /**
   * Draws the moving chevron, which turns when it leaves and again, by its twist, when it arrives.
   */
  @Override
  protected void drawMover(Canvas canvas, int field, float x, float y) {
    int heading = heading(field);
    int direction = PacruGrid.direction(field, to(moving()));
    int turn = (direction - heading + 12) % 8 - 4;
    float leaving = Math.min(1, travelFraction() * 3);
    float arriving = Math.max(0, travelFraction() * 3 - 2);
    float degrees = degrees(0) + 45 * (heading + turn * leaving);
    degrees += 45 * PacruMove.twist(moving()) * arriving;
    var next = (PacruPosition) Objects.requireNonNull(next());
    boolean lost = next.chevronOwner(to(moving())) < 0;
    float size = lost ? 1 - arriving : 1;
    drawChevron(canvas, field, x, y, degrees, size);
  }

  @Override
  protected void drawOverlays(Canvas canvas) {
    super.drawOverlays(canvas);
    if (!arrows.isShown()) {
      return;
    }
    int turn = turnOf(gestures().aim());
    if (turn == NO_TURN) {
      turn = turnOf(focusedSpot());
    }
    arrows.draw(canvas, turn == NO_TURN ? heldTurn : turn, grid().cell);
    if (turnOf(focusedSpot()) != NO_TURN) {
      arrows.bounds(turnOf(focusedSpot()), arrowBounds);
      box.set(arrowBounds);
      marks.focus(canvas, box);
    }
  }

  /** Draws a disc at the tip of a hint's arrow that shows the direction of the chevron. */
  @Override
  protected void drawArrowDetail(Canvas canvas, int move, float x, float y) {
    int played = better().played();
    boolean isOnlyTurn = move == better().move() && from(move) == from(played);
    isOnlyTurn &= to(move) == to(played);
    if (isOnlyTurn || PacruMove.twist(move) != 0) {
      int heading = PacruGrid.direction(from(move), to(move)) + PacruMove.twist(move);
      marks.disc(canvas, x, y, HINT_DISC, colors.hint);
      pieces.arrow(canvas, x, y, degrees(heading), 1.5f * HINT_DISC, colors.onMark);
    }
  }

  // Spots: the fields, then the three arrows if they are shown.

  private static int turnOf(int spot) {
    return spot < PacruGrid.COUNT ? NO_TURN : spot - KEEP_SPOT;
  }

  @Override
  protected void listSpots(List<Integer> spots) {
    if (arrows.isShown()) {
      for (int turn = -1; turn <= 1; turn++) {
        spots.add(KEEP_SPOT + turn);
      }
    }
    super.listSpots(spots);
  }

  @Override
  protected Touch touchOf(int spot) {
    return turnOf(spot) == NO_TURN ? super.touchOf(spot) : new Touch.Turn(turnOf(spot));
  }

  @Override
  protected int spotAt(float x, float y) {
    int turn = arrows.turnAt(x, y);
    return turn == NO_TURN ? super.spotAt(x, y) : KEEP_SPOT + turn;
  }

  @Override
  protected void boundsOf(int spot, Rect bounds) {
    if (turnOf(spot) == NO_TURN) {
      super.boundsOf(spot, bounds);
    } else {
      arrows.bounds(turnOf(spot), bounds);
    }
  }

  @Override
  protected CharSequence describe(int spot) {
    int turn = turnOf(spot);
    if (turn == NO_TURN) {
      return super.describe(spot);
    }
    // The node can be requested for a moment after the arrows are gone.
    int direction = chosen() < 0 ? 0 : PacruGrid.direction(selected(), chosen());
    String heading = headingName(Heading.of(direction + turn));
    return switch (turn) {
      case -1 -> getResources().getString(R.string.pacru_says_twist_left, heading);
      case 1 -> getResources().getString(R.string.pacru_says_twist_right, heading);
      default -> getResources().getString(R.string.pacru_says_twist_none, heading);
    };
  }

  private String headingName(Heading heading) {
    return getResources().getString(HeadingNames.of(heading));
  }

  @Override
  protected int selectedWord() {
    return R.string.pacru_says_selected;
  }

  @Override
  protected String content(int field) {
    String chevron = chevronName(field);
    String marker = markerName(field);
    if (chevron != null) {
      return marker == null ? chevron : chevron + ", " + marker;
    }
    return marker == null ? getResources().getString(R.string.board_says_empty) : marker;
  }

  /** Returns the chevron on a field in words, or null. */
  @Nullable
  protected String chevronName(int field) {
    int owner = pacru().chevronOwner(field);
    var direction = pacru().chevronHeading(field);
    if (direction == null) {
      return null;
    }
    String heading = headingName(direction);
    int words = isToMove(owner) ? R.string.pacru_says_your_chevron : CHEVRONS[owner];
    return getResources().getString(words, heading);
  }

  @Nullable
  private String markerName(int field) {
    int owner = pacru().markerOwner(field);
    if (owner < 0) {
      return null;
    }
    return getResources()
        .getString(isToMove(owner) ? R.string.pacru_says_your_marker : MARKERS[owner]);
  }

  @Override
  protected void addConsequences(int move, List<String> says) {
    look.addConsequences(getResources(), pacru(), move, says);
  }
}
