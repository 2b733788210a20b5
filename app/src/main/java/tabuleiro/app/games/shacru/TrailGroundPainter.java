package tabuleiro.app.games.shacru;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import java.util.Random;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.SquareGrid;
import tabuleiro.app.games.pacru.PacruGroundPainter;
import tabuleiro.app.games.pacru.PacruPiecePainter;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruPosition;

/**
 * Draws the background of a Shacru board, raked sand, and each seat's fields as a connected trail.
 */
final class TrailGroundPainter extends PacruGroundPainter {
  private static final float WIDTH = 0.62f;
  private static final float EDGE = 0.07f;

  /** East, south-east, south and south-west: every pair of neighbours once. */
  private static final int[] HALF = {2, 3, 4, 5};

  private static final int GRAINS = 700;

  private final PacruPiecePainter pieces;
  private final Path[] trails = new Path[PacruPiecePainter.SEATS];
  private final int[] owners = new int[PacruGrid.COUNT];
  private final Path grains = new Path();
  private final Path furrows = new Path();

  @SuppressWarnings("NullAway.Init") // read sets it before the first drawing
  private SquareGrid grid;

  /** The seat whose trail grows, or -1. */
  private int growing = -1;

  private final float[] part = new float[4];
  private float partWidth;

  TrailGroundPainter(BoardColors colors, PacruPiecePainter pieces) {
    super(colors);
    this.pieces = pieces;
    for (int seat = 0; seat < trails.length; seat++) {
      trails[seat] = new Path();
    }
  }

  /** Reads the trails of a position. */
  @Override
  protected void read(PacruPosition position, SquareGrid newGrid) {
    if (grid != newGrid) {
      grid = newGrid;
      rake();
    }
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      owners[field] = position.markerOwner(field);
    }
    for (var trail : trails) {
      trail.rewind();
    }
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      if (owners[field] >= 0) {
        add(trails[owners[field]], field);
      }
    }
  }

  private void add(Path trail, int field) {
    float x = grid.x(field);
    float y = grid.y(field);
    trail.moveTo(x, y);
    trail.lineTo(x + 0.01f, y); // a single field is a dot
    for (int direction : HALF) {
      int near = PacruGrid.step(field, direction);
      if (near != PacruGrid.OFF && isJoined(field, near, direction)) {
        trail.moveTo(x, y);
        trail.lineTo(grid.x(near), grid.y(near));
      }
    }
  }

  /** Returns whether to join diagonal neighbours, which no field beside them joins already. */
  private boolean isJoined(int field, int near, int direction) {
    int owner = owners[field];
    if (owners[near] != owner) {
      return false;
    }
    boolean slanting = direction % 2 == 1;
    return !slanting
        || owners[PacruGrid.step(field, direction - 1)] != owner
            && owners[PacruGrid.step(field, (direction + 1) % 8)] != owner;
  }

  /** Creates random grains and furrows, the same on every board. */
  private void rake() {
    var dice = new Random(4);
    grains.rewind();
    for (int i = 0; i < GRAINS; i++) {
      float x = grid.left + dice.nextFloat() * grid.span;
      float y = grid.top + dice.nextFloat() * grid.span;
      grains.moveTo(x, y);
      grains.lineTo(x + 0.02f * cell, y);
    }
    furrows.rewind();
    for (float y = grid.top + 0.12f * cell; y < grid.top + grid.span; y += 0.25f * cell) {
      furrows.moveTo(grid.left, y);
      float step = grid.span / 6;
      for (int i = 0; i < 6; i++) {
        float bend = (dice.nextFloat() - 0.5f) * 0.12f * cell;
        furrows.rQuadTo(step / 2, bend, step, 0);
      }
    }
  }

  /** Draws the ground of the whole board, its sectors separated by deeper furrows. */
  @Override
  protected void drawGround(Canvas canvas) {
    float right = grid.left + grid.span;
    float bottom = grid.top + grid.span;
    fill.setColor(colors.tile);
    canvas.drawRect(grid.left, grid.top, right, bottom, fill);
    line.setStrokeCap(Paint.Cap.ROUND);
    drawPath(canvas, furrows, colors.otherTile, 0.05f);
    drawPath(canvas, grains, colors.tileEdge, 0.025f);
    stroke(colors.tileEdge, 0.08f);
    for (int i = 1; i < 3; i++) {
      float x = grid.left + i * grid.span / 3;
      float y = grid.top + i * grid.span / 3;
      canvas.drawLine(x, grid.top, x, bottom, line);
      canvas.drawLine(grid.left, y, right, y, line);
    }
  }

  /** Draws a field: a shallow hollow in the sand. */
  @Override
  protected void drawField(Canvas canvas, float x, float y) {
    drawCircle(canvas, x, y, 0.36f * cell, colors.tileEdge, 0.03f);
  }

  /** Sets the part of a trail that is being drawn, possibly narrower than the rest. */
  void grow(int seat, float x, float y, float toX, float toY, float width) {
    growing = seat;
    part[0] = x;
    part[1] = y;
    part[2] = toX + 0.01f; // a part without length is a dot
    part[3] = toY;
    partWidth = width;
  }

  /** Ends the growth of a trail. */
  void rest() {
    growing = -1;
  }

  /** Draws all trails, and the shape of the seat on every field. */
  void draw(Canvas canvas) {
    for (int seat = 0; seat < trails.length; seat++) {
      drawTrail(canvas, seat, pieces.color(seat), WIDTH + EDGE);
      drawTrail(canvas, seat, pieces.soft(seat), WIDTH - EDGE);
    }
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      if (owners[field] >= 0) {
        int color = pieces.color(owners[field]);
        pieces.sign(canvas, owners[field], grid.x(field), grid.y(field), 0.36f, color);
      }
    }
  }

  /** Draws a trail with its growing part in one pass, so that no seam is visible. */
  private void drawTrail(Canvas canvas, int seat, int color, float width) {
    if (seat == growing) {
      stroke(color, partWidth * width);
      canvas.drawLines(part, line);
    }
    drawPath(canvas, trails[seat], color, width);
  }
}
