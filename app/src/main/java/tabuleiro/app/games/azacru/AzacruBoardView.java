package tabuleiro.app.games.azacru;

import android.annotation.SuppressLint;
import android.content.Context;
import android.graphics.Canvas;
import androidx.annotation.Nullable;
import tabuleiro.app.R;
import tabuleiro.app.games.pacru.PacruBoardView;
import tabuleiro.app.games.pacru.PacruGroundPainter;
import tabuleiro.rules.azacru.AzacruPosition;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * View of an Azacru board, which also shows how far a chevron can go and which fields a connection
 * would colour.
 */
@SuppressLint("ViewConstructor") // Made in code only, by its game UI.
final class AzacruBoardView extends PacruBoardView {
  private static final String LOST = "\u00d7";
  private static final int[] NO_FIELDS = {};

  /** Scale of a chevron on its dial. */
  private static final float ON_DIAL = 0.72f;

  /** How much larger than around a piece a glow is drawn around a dial. */
  private static final float AROUND_DIAL = 1.35f;

  /** For each target, the fields that a connection would colour. */
  private final int[][] coloured = new int[PacruGrid.COUNT][];

  private final boolean[] costs = new boolean[PacruGrid.COUNT];

  /** The power of the selected chevron, or null. */
  @Nullable private String power;

  private final MosaicGroundPainter mosaic;
  private final int[] powers = new int[PacruGrid.COUNT];

  AzacruBoardView(Context context, AzacruUi look) {
    super(context, look);
    mosaic = new MosaicGroundPainter(colors, pieces);
  }

  private AzacruPosition azacru() {
    return (AzacruPosition) position();
  }

  @Override
  protected float gap() {
    return colors.material ? 0.22f : super.gap();
  }

  /** Returns true, since every sector has a bar in the gap below it. */
  @Override
  protected boolean hasBottomGap() {
    return colors.material;
  }

  @Override
  protected PacruGroundPainter ground() {
    return mosaic;
  }

  @Override
  protected void readGround() {
    super.readGround();
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      powers[field] = isOccupied(field) ? azacru().power(field) : 0;
    }
  }

  @Override
  protected void drawMarker(Canvas canvas, int seat, int field, float size) {
    if (colors.material) {
      mosaic.drawOwned(canvas, seat, grid().x(field), grid().y(field), size);
    } else {
      super.drawMarker(canvas, seat, field, size);
    }
  }

  @Override
  protected void drawChevron(
      Canvas canvas, int field, float x, float y, float degrees, float size) {
    if (colors.material) {
      mosaic.drawDial(canvas, pacru().chevronOwner(field), x, y, powers[field], size);
    }
    float inside = colors.material ? ON_DIAL * size : size;
    super.drawChevron(canvas, field, x, y, degrees, inside);
  }

  /** Draws the glow around the dial, which would cover it. */
  @Override
  protected void drawGlow(Canvas canvas, float x, float y) {
    float larger = colors.material ? AROUND_DIAL : 1;
    canvas.save();
    canvas.scale(larger, larger, x, y);
    super.drawGlow(canvas, x, y);
    canvas.restore();
  }

  @Override
  protected void pickChanged() {
    super.pickChanged();
    computeConsequences();
  }

  /** Computes, once per selection, the effects of a move to every target. */
  private void computeConsequences() {
    power = null;
    if (selected() < 0) {
      return;
    }
    power = Integer.toString(azacru().power(selected()));
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      int move = moveTo(field);
      coloured[field] = move == NO_MOVE ? NO_FIELDS : azacru().recoloured(move);
      costs[field] = move != NO_MOVE && azacru().costsChevron(move);
    }
  }

  @Override
  protected void drawMarksUnderPieces(Canvas canvas) {
    if (power == null) {
      return;
    }
    int considered = considered();
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      if (isHighlighted(field, considered)) {
        drawConnection(canvas, field, field == considered);
      }
    }
  }

  private void drawConnection(Canvas canvas, int target, boolean considered) {
    int seat = pacru().turn();
    boolean connects = false;
    for (int field : coloured[target]) {
      if (field != target) {
        connects = true;
        pieces.previewMarker(canvas, seat, grid().x(field), grid().y(field), considered);
      }
    }
    if (connects) {
      float x = grid().x(target);
      float y = grid().y(target);
      float fromX = grid().x(selected());
      float fromY = grid().y(selected());
      marks.way(canvas, fromX, fromY, x, y, pieces.color(seat), considered);
    }
  }

  @Override
  protected void drawMarksOverPieces(Canvas canvas) {
    if (power == null || moving() != NO_MOVE) {
      return;
    }
    int considered = considered();
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      if (costs[field] && isHighlighted(field, considered)) {
        float degrees = degrees(PacruGrid.direction(selected(), field));
        pieces.lost(canvas, grid().x(field), grid().y(field), degrees);
        marks.badge(canvas, grid().x(field), grid().y(field), LOST, colors.danger);
      }
    }
    if (chosen() < 0) {
      marks.badge(canvas, grid().x(selected()), grid().y(selected()), power, colors.select);
    }
  }

  @Override
  protected void drawOverlays(Canvas canvas) {
    super.drawOverlays(canvas);
    if (chosen() >= 0 && power != null && costs[chosen()]) {
      marks.badge(canvas, grid().x(chosen()), grid().y(chosen()), LOST, colors.danger);
    }
  }

  @Override
  @Nullable
  protected String chevronName(int field) {
    String chevron = super.chevronName(field);
    return chevron == null
        ? null
        : chevron
            + ", "
            + getResources().getString(R.string.azacru_says_power, azacru().power(field));
  }
}
