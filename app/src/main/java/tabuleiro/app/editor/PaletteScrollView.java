package tabuleiro.app.editor;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.GridLayout;
import android.widget.HorizontalScrollView;
import tabuleiro.app.R;

/**
 * Scroll view for the position editor's palette, which shows as many rows as it needs and the
 * window allows; the rest scrolls.
 */
public final class PaletteScrollView extends HorizontalScrollView {
  private final int cell;
  private final int below;

  /** Called by the layout inflater. */
  public PaletteScrollView(Context context, AttributeSet attributes) {
    super(context, attributes);
    cell = getResources().getDimensionPixelSize(R.dimen.editor_cell);
    below = getResources().getDimensionPixelSize(R.dimen.editor_below_palette);
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    var grid = (GridLayout) getChildAt(0);
    int width = MeasureSpec.getSize(widthSpec) - getPaddingLeft() - getPaddingRight();
    int inRow = Math.max(1, width / cell);
    int needed = (grid.getChildCount() + inRow - 1) / inRow;
    int room = (MeasureSpec.getSize(heightSpec) - below) / cell;
    grid.setRowCount(Math.max(1, Math.min(needed, room)));
    super.onMeasure(widthSpec, heightSpec);
  }
}
