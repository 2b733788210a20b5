package tabuleiro.app.ui;

import androidx.annotation.AttrRes;
import androidx.annotation.StyleRes;
import androidx.core.widget.TextViewCompat;
import com.google.android.material.color.MaterialColors;
import tabuleiro.app.databinding.TaskWordsBinding;

/** Panel beside the board of a lesson or puzzle, with the instruction and the feedback. */
public final class BoardTaskPanel {
  private final TaskWordsBinding views;

  /** Creates the panel for these views. */
  public BoardTaskPanel(TaskWordsBinding views) {
    this.views = views;
  }

  /** Shows the instruction; an empty text hides it. */
  public void ask(String text) {
    head(
        text,
        com.google.android.material.R.style.TextAppearance_Material3_TitleLarge,
        com.google.android.material.R.attr.colorOnSurface);
  }

  /** Shows in larger letters, in the place of the instruction, that it was followed. */
  public void cheer(String text) {
    head(
        text,
        com.google.android.material.R.style.TextAppearance_Material3_HeadlineMedium,
        androidx.appcompat.R.attr.colorPrimary);
  }

  private void head(String text, @StyleRes int size, @AttrRes int color) {
    TextViewCompat.setTextAppearance(views.task, size);
    LargeFontSupport.limitHeadlineSize(views.task);
    views.task.setTextColor(MaterialColors.getColor(views.task, color));
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
