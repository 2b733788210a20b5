package tabuleiro.rules.console;

/** Exception thrown when a console command cannot be executed. */
final class BadCommand extends Exception {
  private static final long serialVersionUID = 1;

  BadCommand(String message) {
    super(message);
  }
}
