package tabuleiro.apicheck;

/**
 * Where an instruction comes from: a method of the sources, or ({@code synthetic}) code that D8 or
 * R8 made up and named after a class.
 */
record Place(String type, String method, boolean synthetic) {
  private static final String MADE_UP = "$$ExternalSynthetic";

  /** The place of a method whose name no one has changed. */
  static Place of(String type, String method) {
    return new Place(type, method, type.contains(MADE_UP));
  }

  /** As people know it: a lambda belongs to the method it is written in. */
  @Override
  public String toString() {
    int madeUp = type.indexOf(MADE_UP);
    return (madeUp < 0 ? type : type.substring(0, madeUp))
        + "."
        + method.replaceAll("^lambda\\$(.+)\\$\\d+$", "$1");
  }
}
