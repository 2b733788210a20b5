package tabuleiro.app.analysis;

import android.view.View;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import java.util.List;
import java.util.function.IntConsumer;
import tabuleiro.app.R;
import tabuleiro.app.databinding.AnalysisLineBinding;
import tabuleiro.app.databinding.FragmentAnalysisBinding;
import tabuleiro.app.ui.Views;

/** Panel that shows the CPU's best lines (sequences of moves) in the analysis. */
final class CpuLinesPanel {
  private final FragmentAnalysisBinding views;
  private final List<AnalysisLineBinding> rows;
  private final AnalysisTexts texts;
  private final IntConsumer onMove;

  CpuLinesPanel(FragmentAnalysisBinding views, AnalysisTexts texts, IntConsumer onMove) {
    this.views = views;
    this.texts = texts;
    this.onMove = onMove;
    rows = List.of(views.firstLine, views.secondLine, views.thirdLine);
    for (var row : rows) {
      ViewCompat.replaceAccessibilityAction(
          row.getRoot(),
          AccessibilityActionCompat.ACTION_CLICK,
          row.getRoot().getContext().getString(R.string.analysis_play_line),
          null);
    }
  }

  void show(AnalysisState state) {
    boolean isAsked = state.isThinking() && !state.match().isOver();
    views.depth.setText(isAsked ? texts.depth(state.lines()) : "");
    Views.show(views.lines, state.isThinking());
    var best = state.lines().best();
    for (int i = 0; i < rows.size(); i++) {
      var row = rows.get(i);
      boolean isThere = isAsked && i < best.size();
      row.getRoot().setVisibility(isThere ? View.VISIBLE : View.INVISIBLE);
      if (isThere) {
        var line = best.get(i);
        var position = state.match().position();
        row.worth.setText(texts.worth(position, line));
        row.moves.setText(texts.moves(position, line));
        row.getRoot().setContentDescription(texts.spoken(position, line, i));
        row.getRoot().setOnClickListener(touched -> onMove.accept(line.move()));
      }
    }
  }
}
