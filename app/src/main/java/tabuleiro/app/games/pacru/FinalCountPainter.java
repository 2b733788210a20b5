package tabuleiro.app.games.pacru;

import android.graphics.Canvas;
import java.util.Arrays;
import tabuleiro.app.board.SquareGrid;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruPosition;

/**
 * Animates the count of every seat's fields at the end of a game of Shacru or Azacru: they light up
 * one after the other.
 */
final class FinalCountPainter {
  private static final int DIRECTIONS = 8;

  private final PacruPiecePainter pieces;
  private final int[] order = new int[PacruGrid.COUNT];
  private final int[] starts = new int[PacruPiecePainter.SEATS + 1];
  private final boolean[] seen = new boolean[PacruGrid.COUNT];

  FinalCountPainter(PacruPiecePainter pieces) {
    this.pieces = pieces;
  }

  /** Reads the owners of the fields and computes the order: along the trails. */
  void read(PacruPosition position) {
    Arrays.fill(seen, false);
    int found = 0;
    for (int seat = 0; seat < PacruPiecePainter.SEATS; seat++) {
      starts[seat] = found;
      for (int field = 0; field < PacruGrid.COUNT; field++) {
        if (!seen[field] && position.markerOwner(field) == seat) {
          found = follow(position, seat, field, found);
        }
      }
    }
    starts[PacruPiecePainter.SEATS] = found;
  }

  /** Adds all fields connected with a field, nearest first. */
  private int follow(PacruPosition position, int seat, int first, int found) {
    int end = found;
    seen[first] = true;
    order[end++] = first;
    for (int at = found; at < end; at++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int near = PacruGrid.step(order[at], direction);
        if (near != PacruGrid.OFF && !seen[near] && position.markerOwner(near) == seat) {
          seen[near] = true;
          order[end++] = near;
        }
      }
    }
    return end;
  }

  /** Draws the fields counted so far, from 0 to 1. */
  void draw(Canvas canvas, SquareGrid grid, float counted) {
    for (int seat = 0; seat < PacruPiecePainter.SEATS; seat++) {
      int lit = Math.round(counted * (starts[seat + 1] - starts[seat]));
      for (int i = 0; i < lit; i++) {
        int field = order[starts[seat] + i];
        boolean newest = i == lit - 1 && counted < 1;
        pieces.lit(canvas, seat, grid.x(field), grid.y(field), newest);
      }
    }
  }
}
