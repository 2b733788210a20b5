package tabuleiro.app.data;

/**
 * Which games the library shows, and in which order; pinned games always come first.
 *
 * @param game the id of the only game wanted, or an empty text
 * @param state running, finished, or both
 * @param text part of the name or of a player's name, or an empty text
 * @param sort the order
 */
public record LibraryQuery(String game, State state, String text, Sort sort) {
  /** Everything, latest first. */
  public static final LibraryQuery ALL = new LibraryQuery("", State.ANY, "", Sort.LATEST);

  /** Whether games are wanted that are over. */
  public enum State {
    ANY(-1),
    RUNNING(0),
    FINISHED(1);

    final int finished;

    State(int finished) {
      this.finished = finished;
    }
  }

  /** The order of the list. */
  public enum Sort {
    LATEST,
    OLDEST,
    NAME,
    LONGEST
  }

  /** Whether some games may be left out. */
  public boolean isFiltered() {
    return !game.isEmpty() || state != State.ANY || !text.isEmpty();
  }
}
