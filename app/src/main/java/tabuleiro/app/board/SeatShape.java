package tabuleiro.app.board;

import android.graphics.Path;

/** Shapes that distinguish the players' seats where colour alone is not enough. */
public enum SeatShape {
  DISC,
  DIAMOND,
  SQUARE,
  TRIANGLE;

  /** Adds the shape around the origin, for a field of this size. */
  public void outline(Path path, float field) {
    path.rewind();
    switch (this) {
      case DISC -> path.addCircle(0, 0, 0.36f * field, Path.Direction.CW);
      case DIAMOND -> polygon(path, field, 0, -0.43f, 0.43f, 0, 0, 0.43f, -0.43f, 0);
      case SQUARE ->
          polygon(path, field, -0.33f, -0.33f, 0.33f, -0.33f, 0.33f, 0.33f, -0.33f, 0.33f);
      case TRIANGLE -> polygon(path, field, 0, -0.4f, 0.41f, 0.31f, -0.41f, 0.31f);
    }
  }

  /** Adds a closed polygon; corners are fractions of the field. */
  public static void polygon(Path path, float field, float... corners) {
    path.moveTo(corners[0] * field, corners[1] * field);
    for (int i = 2; i < corners.length; i += 2) {
      path.lineTo(corners[i] * field, corners[i + 1] * field);
    }
    path.close();
  }
}
