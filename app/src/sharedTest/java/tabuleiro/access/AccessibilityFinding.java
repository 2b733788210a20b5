package tabuleiro.access;

/**
 * A finding: something that makes a screen inaccessible.
 *
 * @param view the view's id, or its class if it has none
 * @param reason what is wrong
 */
public record AccessibilityFinding(String view, String reason) {
  @Override
  public String toString() {
    return view + ": " + reason;
  }
}
