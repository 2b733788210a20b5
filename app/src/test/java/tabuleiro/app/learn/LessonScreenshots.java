package tabuleiro.app.learn;

import static org.junit.Assume.assumeTrue;

import androidx.fragment.app.FragmentManager;
import androidx.lifecycle.ViewModelProvider;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.game.RefusalException;

/** Screenshots of the lessons: every step, and one of each kind of feedback. */
public class LessonScreenshots extends Screenshots {
  @Test
  public void everyStep() {
    assumeTrue(look == Look.PHONE);
    for (var game : GameUiRegistry.all()) {
      for (int number = 0; number < game.lessons().size(); number++) {
        var lesson = game.lessons().get(number);
        for (int step = 0; step < lesson.steps().size(); step++) {
          int chosen = step;
          takeLesson(
              "lesson-" + lesson.id() + "-" + (step + 1),
              game.game().id(),
              number,
              model -> model.goTo(chosen));
        }
      }
    }
  }

  @Test
  public void oneStepOfEachGame() {
    for (var game : GameUiRegistry.all()) {
      takeLesson("lesson-" + game.game().id(), game.game().id(), 0, model -> model.goTo(1));
    }
  }

  @Test
  public void praise() {
    takeLesson("lesson-praise", "shakti", 0, LessonViewModel::showMe);
  }

  @Test
  public void wrong() {
    takeLesson(
        "lesson-wrong",
        "shakti",
        0,
        model -> {
          model.goTo(7);
          playWrong(model);
          playWrong(model);
        });
  }

  @Test
  public void finished() {
    takeLesson(
        "lesson-finished",
        "shi",
        0,
        model -> {
          for (int step = 0; step < 8; step++) {
            model.goTo(step);
            model.showMe();
          }
        });
  }

  @Test
  public void tileTakenUp() {
    takeLesson(
        "lesson-help",
        "ni-ju",
        0,
        model -> {
          model.goTo(4);
          model.refused();
          model.refused();
        });
  }

  private static void playWrong(LessonViewModel model) {
    var position = Objects.requireNonNull(model.state().getValue()).board().position();
    try {
      model.play(position.parse("d1-e1"));
    } catch (RefusalException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private void takeLesson(
      String name, String gameId, int number, Consumer<LessonViewModel> learner) {
    take(
        name,
        activity -> {
          activity.lesson(gameId, number);
          FragmentManager screens = activity.getSupportFragmentManager();
          screens.executePendingTransactions();
          var screen = Objects.requireNonNull(screens.findFragmentById(R.id.screen));
          learner.accept(new ViewModelProvider(screen).get(LessonViewModel.class));
        });
  }

  @Test
  public void entries() {
    take("lesson-entry-setup", activity -> activity.setup("shakti"));
    take("lesson-entry-rules", activity -> activity.learn("shakti"));
  }
}
