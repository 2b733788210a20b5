package tabuleiro.rules.game;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Exception with a typed reason, thrown or returned when a request cannot be fulfilled, such as an
 * illegal move or an unknown option.
 */
public class RefusalException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Reason reason;
  private final transient List<String> details;

  /** Creates a refusal; the details fill the placeholders of the reason's sentence. */
  public RefusalException(Reason reason, Object... details) {
    // Without a stack trace, which nobody reads and which costs more time than a move.
    super(reason.text(details), null, false, false);
    this.reason = reason;
    this.details = Arrays.stream(details).map(String::valueOf).collect(Collectors.toList());
  }

  /** Returns the typed reason, which the app translates. */
  public Reason reason() {
    return reason;
  }

  /** Returns the details that fill the placeholders of the reason's sentence. */
  public List<String> details() {
    return details;
  }
}
