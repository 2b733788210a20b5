package tabuleiro.app.data;

/** Saved games in memory, for tests. */
final class InMemoryRepositoryHarness extends RepositoryHarness {
  private InMemoryGameDataSource memory = new InMemoryGameDataSource();

  InMemoryRepositoryHarness() {
    reopen();
  }

  @Override
  GameDataSource open() {
    memory.setReadOnly(false);
    return memory;
  }

  @Override
  GameDataSource store() {
    return memory;
  }

  @Override
  void setReadOnly(boolean readOnly) {
    memory.setReadOnly(readOnly);
  }

  @Override
  void close() {
    memory = new InMemoryGameDataSource();
  }
}
