package tabuleiro.app.play;

import tabuleiro.app.ui.MainThreadTasks;
import tabuleiro.rules.record.GameRecord;

/** Measures the main thread while CPUs play a game to its end. */
record MainThreadLoad(int moves, MainThreadTasks tasks) {
  static MainThreadLoad during(GameRecord record) throws Exception {
    try (var screen = PlayScreen.of(record)) {
      var model = screen.fragment().model();
      var tasks = MainThreadTasks.during(() -> model.state().getValue().result() == null);
      return new MainThreadLoad(screen.state().match().length(), tasks);
    }
  }

  @Override
  public String toString() {
    return moves + " moves, " + tasks;
  }
}
