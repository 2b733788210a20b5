package tabuleiro.rules.console;

/** Exception thrown when a console command cannot be executed. */
final class BadCommandException extends Exception {
  private static final long serialVersionUID = 1;

  BadCommandException(String message) {
    super(message);
  }
}
