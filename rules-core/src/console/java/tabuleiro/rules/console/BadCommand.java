package tabuleiro.rules.console;

/** Thrown when a command cannot be executed. */
final class BadCommand extends Exception {
  private static final long serialVersionUID = 1;

  BadCommand(String message) {
    super(message);
  }
}
