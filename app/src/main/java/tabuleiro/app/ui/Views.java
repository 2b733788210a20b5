package tabuleiro.app.ui;

import android.view.View;
import android.widget.TextView;
import androidx.annotation.DimenRes;
import androidx.recyclerview.widget.GridLayoutManager;
import androidx.recyclerview.widget.RecyclerView;

/** Utility methods that set the visibility, text and description of views. */
public final class Views {
  private Views() {}

  /** Shows a view, or removes it from the layout. */
  public static void show(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }

  /** Shows a text, or removes its view from the layout if the text is empty. */
  public static void showText(TextView view, String text) {
    view.setText(text);
    show(view, !text.isEmpty());
  }

  /** Lays a list out in as many columns as are at least this wide, but no fewer than a number. */
  public static GridLayoutManager layOutAsGrid(RecyclerView list, @DimenRes int width, int fewest) {
    int least = list.getResources().getDimensionPixelSize(width);
    var grid = new GridLayoutManager(list.getContext(), 1);
    list.setLayoutManager(grid);
    list.addOnLayoutChangeListener(
        (view, left, top, right, bottom, a, b, c, d) -> {
          int columns = Math.max(fewest, (right - left) / least);
          if (columns != grid.getSpanCount()) {
            view.post(() -> grid.setSpanCount(columns));
          }
        });
    return grid;
  }

  /** Sets the text only if it differs, since TalkBack reads a live region whenever it is set. */
  public static void setText(TextView view, String text) {
    if (!text.contentEquals(view.getText())) {
      view.setText(text);
    }
  }

  /** Sets the content description only if it differs, for the same reason. */
  public static void setDescription(View view, String text) {
    if (view.getContentDescription() == null || !text.contentEquals(view.getContentDescription())) {
      view.setContentDescription(text);
    }
  }
}
