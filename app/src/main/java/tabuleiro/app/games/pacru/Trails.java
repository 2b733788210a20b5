package tabuleiro.app.games.pacru;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import java.util.Random;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.CellPainter;
import tabuleiro.app.board.SquareGrid;
import tabuleiro.rules.pacru.Fields;
import tabuleiro.rules.pacru.PacruPosition;

/** Draws Shacru's ground, raked sand, and on it the fields of a seat as one trail. */
final class Trails extends CellPainter {
  private static final float WIDTH = 0.62f;
  private static final float EDGE = 0.07f;

  /** East, south-east, south and south-west: every pair of neighbours once. */
  private static final int[] HALF = {2, 3, 4, 5};

  private static final int GRAINS = 700;

  private final PacruPieces pieces;
  private final Path[] trails = new Path[PacruPieces.SEATS];
  private final int[] owners = new int[Fields.COUNT];
  private final Path grains = new Path();
  private final Path furrows = new Path();
  private SquareGrid grid;

  Trails(BoardColors colors, PacruPieces pieces) {
    super(colors);
    this.pieces = pieces;
    for (int seat = 0; seat < trails.length; seat++) {
      trails[seat] = new Path();
    }
  }

  /** Learns the trails of a position, and where they lie. */
  void read(PacruPosition position, SquareGrid newGrid) {
    if (grid != newGrid) {
      grid = newGrid;
      rake();
    }
    for (int field = 0; field < Fields.COUNT; field++) {
      owners[field] = position.markerOwner(field);
    }
    for (var trail : trails) {
      trail.rewind();
    }
    for (int field = 0; field < Fields.COUNT; field++) {
      if (owners[field] >= 0) {
        add(trails[owners[field]], field);
      }
    }
  }

  private void add(Path trail, int field) {
    float x = grid.x(field);
    float y = grid.y(field);
    trail.moveTo(x, y);
    trail.lineTo(x + 0.01f, y); // a field alone is a dot
    for (int direction : HALF) {
      int near = Fields.step(field, direction);
      if (near != Fields.OFF && isJoined(field, near, direction)) {
        trail.moveTo(x, y);
        trail.lineTo(grid.x(near), grid.y(near));
      }
    }
  }

  /** Slanting neighbours are joined where no field beside them joins them already. */
  private boolean isJoined(int field, int near, int direction) {
    int owner = owners[field];
    if (owners[near] != owner) {
      return false;
    }
    boolean slanting = direction % 2 == 1;
    return !slanting
        || owners[Fields.step(field, direction - 1)] != owner
            && owners[Fields.step(field, (direction + 1) % 8)] != owner;
  }

  /** Grains anywhere and furrows from side to side, the same on every board. */
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

  /** The ground of the whole board, its sectors parted by deeper furrows. */
  void drawSand(Canvas canvas, SquareGrid at) {
    fill.setColor(colors.tile);
    canvas.drawRect(at.left, at.top, at.left + at.span, at.top + at.span, fill);
    line.setStrokeCap(Paint.Cap.ROUND);
    stroke(colors.otherTile, 0.05f);
    canvas.drawPath(furrows, line);
    stroke(colors.tileEdge, 0.025f);
    canvas.drawPath(grains, line);
    stroke(colors.tileEdge, 0.08f);
    float third = at.span / 3;
    for (int i = 1; i < 3; i++) {
      float x = at.left + i * third;
      float y = at.top + i * third;
      canvas.drawLine(x, at.top, x, at.top + at.span, line);
      canvas.drawLine(at.left, y, at.left + at.span, y, line);
    }
  }

  /** A field: a shallow hollow in the sand. */
  void drawHollow(Canvas canvas, float x, float y) {
    stroke(colors.tileEdge, 0.03f);
    canvas.drawCircle(x, y, 0.36f * cell, line);
  }

  /** All trails, and the sign of its seat on every field. */
  void draw(Canvas canvas) {
    for (int seat = 0; seat < trails.length; seat++) {
      stroke(pieces.color(seat), WIDTH + EDGE);
      canvas.drawPath(trails[seat], line);
      stroke(pieces.soft(seat), WIDTH - EDGE);
      canvas.drawPath(trails[seat], line);
    }
    for (int field = 0; field < Fields.COUNT; field++) {
      if (owners[field] >= 0) {
        int color = pieces.color(owners[field]);
        pieces.sign(canvas, owners[field], grid.x(field), grid.y(field), 0.36f, color);
      }
    }
  }

  /** A part of a trail that is just being drawn, perhaps not yet as wide as the rest. */
  void drawPart(Canvas canvas, int seat, float x, float y, float toX, float toY, float width) {
    stroke(pieces.color(seat), width * (WIDTH + EDGE));
    canvas.drawLine(x, y, toX + 0.01f, toY, line);
    stroke(pieces.soft(seat), width * (WIDTH - EDGE));
    canvas.drawLine(x, y, toX + 0.01f, toY, line);
  }
}
