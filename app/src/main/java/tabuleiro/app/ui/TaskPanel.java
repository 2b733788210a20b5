package tabuleiro.app.ui;

import android.view.View;
import android.widget.TextView;
import com.google.android.material.color.MaterialColors;
import java.util.Objects;
import tabuleiro.app.databinding.TaskWordsBinding;

/** Panel with the texts of a task: the instruction and the feedback. */
public final class TaskPanel {
  private final TaskWordsBinding views;

  /** Creates the panel for these views. */
  public TaskPanel(TaskWordsBinding views) {
    this.views = views;
    LargeFontSupport.limitHeadlineSize(views.task);
  }

  /** Shows the instruction; an empty text hides it. */
  public void ask(String text) {
    visible(views.task, !text.isEmpty());
    setText(views.task, text);
  }

  /** Shows the feedback; an empty text hides it. */
  public void answer(String text, boolean wrong) {
    visible(views.answer, !text.isEmpty());
    views.answer.setTextColor(
        MaterialColors.getColor(
            views.answer,
            wrong ? androidx.appcompat.R.attr.colorError : androidx.appcompat.R.attr.colorPrimary));
    setText(views.answer, text);
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

  /** Sets the text only if it differs, since TalkBack reads a live region whenever it is set. */
  private static void setText(TextView view, String text) {
    if (!Objects.equals(view.getText().toString(), text)) {
      view.setText(text);
    }
  }

  private static void visible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
