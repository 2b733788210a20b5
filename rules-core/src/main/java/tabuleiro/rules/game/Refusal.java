package tabuleiro.rules.game;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Something that was asked for and cannot be done: an illegal move, an unknown option. */
public class Refusal extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Reason reason;
  private final transient List<String> details;

  /** Refuses for a reason; the details fill the places in its sentence. */
  public Refusal(Reason reason, Object... details) {
    // An answer and no fault: nobody asks where it was thrown, and a trace costs more than a move.
    super(reason.text(details), null, false, false);
    this.reason = reason;
    this.details = Arrays.stream(details).map(String::valueOf).collect(Collectors.toList());
  }

  /** The typed reason, to be shown in the reader's language. */
  public Reason reason() {
    return reason;
  }

  /** What fills the places {0}, {1} … of the reason's sentence. */
  public List<String> details() {
    return details;
  }
}
