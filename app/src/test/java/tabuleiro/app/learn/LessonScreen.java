package tabuleiro.app.learn;

import tabuleiro.app.ui.TaskScreen;

/** Page object of the lesson screen. */
final class LessonScreen extends TaskScreen<LessonFragment> {
  LessonScreen(String gameId, int number) {
    super(LessonFragment.class);
    open(gameId, number);
  }

  void open(String gameId, int number) {
    scenario().onActivity(activity -> activity.lesson(gameId, number));
    waitForRest();
  }

  @Override
  protected boolean isAtRest(LessonFragment fragment) {
    return fragment.state() != null && fragment.isAtRest();
  }

  LessonState state() {
    return fragment().state();
  }

  /** Plays the step's solutions up to the praise. */
  void doStep() {
    while (!state().stepDone()) {
      touch(state().asked().goal().solution(state().board().position()));
    }
  }
}
