package tabuleiro.apicheck;

/**
 * Origin of an instruction: a method of the sources, or ({@code synthetic}) code that D8 or R8
 * generated and named after a class.
 */
record Place(String type, String method, boolean synthetic) {
  private static final String MADE_UP = "$$ExternalSynthetic";

  /** Returns the place of a method that was not renamed. */
  static Place of(String type, String method) {
    return new Place(type, method, type.contains(MADE_UP));
  }

  /** Returns the place that people know: for a lambda, the method in which it is written. */
  @Override
  public String toString() {
    int madeUp = type.indexOf(MADE_UP);
    return (madeUp < 0 ? type : type.substring(0, madeUp))
        + "."
        + method.replaceAll("^lambda\\$(.+)\\$\\d+$", "$1");
  }
}
