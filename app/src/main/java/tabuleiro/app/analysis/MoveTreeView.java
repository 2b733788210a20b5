package tabuleiro.app.analysis;

import android.content.Context;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.core.view.OneShotPreDrawListener;
import androidx.core.widget.NestedScrollView;
import com.google.android.material.chip.ChipGroup;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntConsumer;
import tabuleiro.app.R;
import tabuleiro.rules.record.MoveTree;

/**
 * View that lists the moves of a tree with indented variations; a tap goes to the position after a
 * move. Scrolls so that the current move stays visible.
 */
public final class MoveTreeView extends NestedScrollView {
  /** Deepest level that is still indented more than the one above, for lack of width. */
  private static final int MOST_INDENTED = 4;

  private final LinearLayout lines;
  private final int indent = getResources().getDimensionPixelSize(R.dimen.analysis_indent);
  private final int tallest = getResources().getDimensionPixelSize(R.dimen.analysis_tree);
  private final AnalysisTexts texts = new AnalysisTexts(getContext());
  private final Map<Integer, View> moves = new HashMap<>();
  private IntConsumer listener = place -> {};

  @SuppressWarnings("NullAway.Init") // set by the first state
  private MoveTree shown;

  private int place;

  /** Called by the layout inflater. */
  public MoveTreeView(Context context, AttributeSet attributes) {
    super(context, attributes);
    lines = new LinearLayout(context);
    lines.setOrientation(LinearLayout.VERTICAL);
    addView(lines, LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT);
  }

  /** Sets the callback for taps on a move. */
  void setListener(IntConsumer listener) {
    this.listener = listener;
  }

  @SuppressWarnings("ReferenceEquality") // a changed tree is another object, and trees are large
  void show(AnalysisState state) {
    if (state.tree() == shown && state.place() == place) {
      return;
    }
    if (state.tree() != shown) {
      shown = state.tree();
      build();
    }
    place = state.place();
    for (var move : moves.entrySet()) {
      move.getValue().setActivated(move.getKey() == place);
    }
    OneShotPreDrawListener.add(this, this::bringIntoSight); // new moves must be laid out first
    invalidate();
  }

  private void build() {
    lines.removeAllViews();
    moves.clear();
    var inflater = LayoutInflater.from(getContext());
    for (var line : MoveTreeLines.of(shown)) {
      var row = (ChipGroup) inflater.inflate(R.layout.item_analysis_line, lines, false);
      int depth = Math.min(line.depth(), MOST_INDENTED);
      row.setPaddingRelative(depth * indent, 0, 0, 0);
      var name = shown.name(line.first());
      if (!name.isEmpty()) {
        var heading = (TextView) inflater.inflate(R.layout.item_analysis_name, row, false);
        heading.setText(name);
        row.addView(heading);
      }
      for (int place : line.places()) {
        row.addView(move(inflater, row, place));
      }
      lines.addView(row);
    }
  }

  private View move(LayoutInflater inflater, ViewGroup row, int place) {
    var view = (TextView) inflater.inflate(R.layout.item_replay_move, row, false);
    view.setText(texts.listed(shown, place));
    view.setContentDescription(texts.spoken(shown, place));
    view.setOnClickListener(touched -> listener.accept(place));
    moves.put(place, view);
    return view;
  }

  private void bringIntoSight() {
    var move = moves.get(place);
    if (move == null) {
      scrollTo(0, 0);
      return;
    }
    var bounds = new Rect(0, 0, move.getWidth(), move.getHeight());
    offsetDescendantRectToMyCoords(move, bounds);
    var seen = new Rect();
    boolean isInSight = getLocalVisibleRect(seen) && seen.height() >= move.getHeight();
    if (!isInSight) {
      getDrawingRect(seen); // in a low window the CPU's lines have the upper part
    }
    if (!seen.contains(bounds)) {
      scrollBy(0, bounds.centerY() - seen.centerY());
    }
    if (isInSight) { // it may be only partly visible
      move.requestRectangleOnScreen(new Rect(0, 0, move.getWidth(), move.getHeight()), true);
    }
  }

  /** Limits the height: if the parent offers unlimited room, the list takes little and scrolls. */
  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    boolean isFree = MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED;
    super.onMeasure(
        widthSpec, isFree ? MeasureSpec.makeMeasureSpec(tallest, MeasureSpec.AT_MOST) : heightSpec);
  }
}
