package tabuleiro.app.play;

import tabuleiro.app.ui.MainTasks;
import tabuleiro.rules.record.GameRecord;

/** Measures the main thread while CPUs play a game to its end. */
record MainThread(int moves, MainTasks tasks) {
  static MainThread during(GameRecord record) throws Exception {
    try (var screen = PlayScreen.of(record)) {
      var model = screen.fragment().model();
      var tasks = MainTasks.during(() -> model.state().getValue().result() == null);
      return new MainThread(screen.state().match().length(), tasks);
    }
  }

  @Override
  public String toString() {
    return moves + " moves, " + tasks;
  }
}
