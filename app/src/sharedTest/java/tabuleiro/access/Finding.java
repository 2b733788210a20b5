package tabuleiro.access;

/**
 * Something that keeps somebody from using a screen.
 *
 * @param view the view's id, or its kind if it has none
 * @param reason what is wrong with it
 */
public record Finding(String view, String reason) {
  @Override
  public String toString() {
    return view + ": " + reason;
  }
}
