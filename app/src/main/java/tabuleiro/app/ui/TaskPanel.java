package tabuleiro.app.ui;

import android.view.View;
import android.widget.TextView;
import com.google.android.material.color.MaterialColors;
import java.util.Objects;
import tabuleiro.app.databinding.TaskWordsBinding;

/** The words that go with a board: what is asked, and the answer to what a person did. */
public final class TaskPanel {
  private final TaskWordsBinding views;

  /** Speaks through these views. */
  public TaskPanel(TaskWordsBinding views) {
    this.views = views;
    LargeLetters.keepModest(views.task);
  }

  /** Says what to do; an empty text makes room. */
  public void ask(String text) {
    visible(views.task, !text.isEmpty());
    setText(views.task, text);
  }

  /** Says how it went; an empty text takes it away. */
  public void answer(String text, boolean wrong) {
    visible(views.answer, !text.isEmpty());
    views.answer.setTextColor(
        MaterialColors.getColor(
            views.answer,
            wrong ? androidx.appcompat.R.attr.colorError : androidx.appcompat.R.attr.colorPrimary));
    setText(views.answer, text);
    if (!text.isEmpty()) {
      // With large letters the answer may begin below what can be seen.
      var scroll = views.getRoot();
      scroll.post(() -> scroll.smoothScrollTo(0, views.answer.getTop()));
    }
  }

  /** Takes the answer away. */
  public void clearAnswer() {
    answer("", false);
  }

  /** A live region speaks whenever its text is set, so it is set only when it differs. */
  private static void setText(TextView view, String text) {
    if (!Objects.equals(view.getText().toString(), text)) {
      view.setText(text);
    }
  }

  private static void visible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
