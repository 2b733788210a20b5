package tabuleiro.rules.console;

/** A command that cannot be carried out as it was written. */
final class BadCommand extends Exception {
  private static final long serialVersionUID = 1;

  BadCommand(String message) {
    super(message);
  }
}
