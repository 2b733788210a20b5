package tabuleiro.app.data;

/**
 * Query for the library's list: filters and order; pinned games always come first.
 *
 * @param game the id of the only game wanted, or an empty text
 * @param state running, finished or both
 * @param text part of the name or of a player's name, or an empty text
 * @param sort the order
 */
public record LibraryQuery(String game, State state, String text, Sort sort) {
  /** All games, latest first. */
  public static final LibraryQuery ALL = new LibraryQuery("", State.ANY, "", Sort.LATEST);

  /** Filter by state. */
  public enum State {
    ANY(-1),
    RUNNING(0),
    FINISHED(1);

    final int finished;

    State(int finished) {
      this.finished = finished;
    }
  }

  /** Order of the list. */
  public enum Sort {
    LATEST,
    OLDEST,
    NAME,
    LONGEST
  }

  /** Returns whether a filter is set. */
  public boolean isFiltered() {
    return !game.isEmpty() || state != State.ANY || !text.isEmpty();
  }
}
