package tabuleiro.app.data;

/** Exception for a storage problem that SQLite does not report itself. */
final class StorageException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final StorageProblem problem;

  StorageException(StorageProblem problem) {
    super(problem.name());
    this.problem = problem;
  }

  StorageProblem problem() {
    return problem;
  }
}
