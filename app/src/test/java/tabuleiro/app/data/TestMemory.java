package tabuleiro.app.data;

/** Saved games in memory, for tests. */
final class TestMemory extends TestGames {
  private MemoryGames memory = new MemoryGames();

  TestMemory() {
    reopen();
  }

  @Override
  GamesStore open() {
    memory.setReadOnly(false);
    return memory;
  }

  @Override
  GamesStore store() {
    return memory;
  }

  @Override
  void setReadOnly(boolean readOnly) {
    memory.setReadOnly(readOnly);
  }

  @Override
  void close() {
    memory = new MemoryGames();
  }
}
