package tabuleiro.app.ui;

import com.google.android.material.color.MaterialColors;
import tabuleiro.app.databinding.TaskWordsBinding;

/** Panel beside the board of a lesson or puzzle, with the instruction and the feedback. */
public final class TaskPanel {
  private final TaskWordsBinding views;

  /** Creates the panel for these views. */
  public TaskPanel(TaskWordsBinding views) {
    this.views = views;
    LargeFontSupport.limitHeadlineSize(views.task);
  }

  /** Shows the instruction; an empty text hides it. */
  public void ask(String text) {
    Views.show(views.task, !text.isEmpty());
    Views.setText(views.task, text);
  }

  /** Shows the feedback; an empty text hides it. */
  public void answer(String text, boolean wrong) {
    Views.show(views.answer, !text.isEmpty());
    views.answer.setTextColor(
        MaterialColors.getColor(
            views.answer,
            wrong ? androidx.appcompat.R.attr.colorError : androidx.appcompat.R.attr.colorPrimary));
    Views.setText(views.answer, text);
    if (!text.isEmpty()) {
      // With large fonts the feedback may begin below the visible part.
      var scroll = views.getRoot();
      scroll.post(() -> scroll.smoothScrollTo(0, views.answer.getTop()));
    }
  }

  /** Hides the feedback. */
  public void clearAnswer() {
    answer("", false);
  }
}
