package tabuleiro.app.data;

/** Thrown for a storage problem that is not one of SQLite's. */
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
