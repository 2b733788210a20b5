package tabuleiro.app.analysis;

import android.content.Context;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.annotation.LayoutRes;
import androidx.annotation.Nullable;
import androidx.core.view.OneShotPreDrawListener;
import androidx.core.widget.NestedScrollView;
import com.google.android.material.chip.ChipGroup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import tabuleiro.app.R;
import tabuleiro.app.ui.VerdictTexts;
import tabuleiro.rules.ai.Verdict;
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
  private final LayoutInflater inflater = LayoutInflater.from(getContext());
  private final AnalysisTexts texts = new AnalysisTexts(getContext());
  // By node.
  private final Map<Integer, Label> moves = new HashMap<>();
  private final Map<Integer, Label> headings = new HashMap<>();

  private IntConsumer listener = place -> {};

  @SuppressWarnings("NullAway.Init") // set by the first state
  private MoveTree shown;

  private Map<Integer, Verdict> verdicts = Map.of();
  private int seats;
  private int place;

  /** The view of a move or of a name, and what it shows. */
  private static final class Label {
    private final TextView view;
    private String text = "";
    private String spoken = "";

    Label(TextView view) {
      this.view = view;
    }

    /** Sets the texts, if they differ: each text that is set is laid out. */
    void show(String newText, String newSpoken) {
      if (!text.equals(newText)) {
        text = newText;
        view.setText(newText);
      }
      if (!spoken.equals(newSpoken)) {
        spoken = newSpoken;
        view.setContentDescription(newSpoken);
      }
    }
  }

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
    activate(false);
    if (state.tree() != shown) {
      shown = state.tree();
      verdicts = state.verdicts();
      seats = state.match().players().size();
      build();
    }
    place = state.place();
    activate(true);
    OneShotPreDrawListener.add(this, this::bringIntoSight); // new moves must be laid out first
    invalidate();
  }

  private void activate(boolean activated) {
    var move = moves.get(place);
    if (move != null) {
      move.view.setActivated(activated);
    }
  }

  /** Shows the tree with the views of the tree before, as far as there are enough. */
  private void build() {
    var knownMoves = new HashMap<>(moves);
    var knownHeadings = new HashMap<>(headings);
    moves.clear();
    headings.clear();
    var all = MoveTreeLineSplitter.of(shown);
    for (int i = 0; i < all.size(); i++) {
      fill(row(i), all.get(i), views(all.get(i), knownMoves, knownHeadings));
    }
    lines.removeViews(all.size(), lines.getChildCount() - all.size());
  }

  private ChipGroup row(int index) {
    if (index == lines.getChildCount()) {
      lines.addView(inflater.inflate(R.layout.item_analysis_line, lines, false));
    }
    return (ChipGroup) lines.getChildAt(index);
  }

  private List<View> views(
      MoveTreeLineSplitter.Line line,
      Map<Integer, Label> knownMoves,
      Map<Integer, Label> knownHeadings) {
    int first = line.first();
    var views = new ArrayList<View>();
    var name = shown.name(first);
    if (!name.isEmpty()) {
      views.add(heading(first, name, knownHeadings.remove(first)));
    }
    var within = texts.within(shown, seats, first);
    for (int place : line.places()) {
      views.add(move(place, within, knownMoves.remove(place)));
      if (place == first && line.places().size() > 1) {
        within =
            texts.within(shown, seats, line.places().get(1)); // it is the same for all that follow
      }
    }
    return views;
  }

  private void fill(ChipGroup row, MoveTreeLineSplitter.Line line, List<View> views) {
    row.setPaddingRelative(Math.min(line.depth(), MOST_INDENTED) * indent, 0, 0, 0);
    int same = 0;
    while (same < Math.min(views.size(), row.getChildCount())
        && views.get(same).equals(row.getChildAt(same))) {
      same++;
    }
    row.removeViews(same, row.getChildCount() - same);
    for (var view : views.subList(same, views.size())) {
      if (view.getParent() instanceof ViewGroup other) {
        other.removeView(view);
      }
      row.addView(view);
    }
  }

  private View heading(int place, String name, @Nullable Label known) {
    var heading = known == null ? new Label(inflate(R.layout.item_analysis_name)) : known;
    heading.show(name, ""); // it is read aloud as it stands
    headings.put(place, heading);
    return heading.view;
  }

  private View move(int place, String within, @Nullable Label known) {
    var move = known == null ? new Label(inflate(R.layout.item_replay_move)) : known;
    var listed = texts.listed(shown, seats, place);
    var spoken = texts.spoken(shown, seats, place, within);
    var verdict = verdicts.get(place);
    if (verdict == null) {
      move.show(listed, spoken);
    } else {
      move.show(VerdictTexts.marked(listed, verdict), texts.judged(spoken, verdict));
    }
    move.view.setOnClickListener(touched -> listener.accept(place));
    moves.put(place, move);
    return move.view;
  }

  private TextView inflate(@LayoutRes int layout) {
    return (TextView) inflater.inflate(layout, lines, false);
  }

  private void bringIntoSight() {
    var shownMove = moves.get(place);
    if (shownMove == null) {
      scrollTo(0, 0);
      return;
    }
    var move = shownMove.view;
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
