package tabuleiro.app.data;

import java.text.DateFormat;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Query for the list of saved games: filters, search text and sort order; pinned games always come
 * first.
 *
 * @param game the id of the only game wanted, or an empty text
 * @param state running, finished or both
 * @param text words of the name, the players' names, the game or the date, or an empty text
 * @param sort the order
 */
public record LibraryQuery(String game, State state, String text, Sort sort) {
  /** All games, latest first. */
  public static final LibraryQuery ALL = new LibraryQuery("", State.ANY, "", Sort.LATEST);

  /** Filter by state. */
  public enum State {
    ANY,
    RUNNING,
    FINISHED
  }

  /** Order of the list. */
  public enum Sort {
    LATEST,
    OLDEST,
    NAME,
    LONGEST
  }

  private static final Comparator<GameListRow> NEWEST =
      Comparator.<GameListRow>comparingLong(row -> row.changed)
          .thenComparing(row -> row.revision)
          .thenComparing(row -> row.entry.id)
          .reversed();

  /**
   * Returns the wanted ones of all games in the wanted order. Newest first means the date that a
   * game shows.
   */
  List<GameListKey> select(List<GameListRow> rows) {
    var words = SearchTextNormalizer.words(text);
    var dates = DateFormat.getDateInstance(DateFormat.MEDIUM);
    return rows.stream()
        .filter(row -> isWanted(row) && (words.isEmpty() || isFound(row, words, dates)))
        .sorted(
            Comparator.<GameListRow, Boolean>comparing(row -> !row.entry.pinned)
                .thenComparing(order()))
        .map(row -> row.entry)
        .collect(Collectors.toList());
  }

  private boolean isWanted(GameListRow row) {
    return (game.isEmpty() || row.entry.game.equals(game))
        && (state == State.ANY || row.finished == (state == State.FINISHED));
  }

  private static boolean isFound(GameListRow row, List<String> words, DateFormat dates) {
    var day = GameMapper.day(row.changed);
    var shown = dates.format(new Date(row.changed));
    var text =
        SearchTextNormalizer.fold(
            String.join("\n", row.name, row.players, row.entry.game, day, shown));
    return words.stream().allMatch(text::contains);
  }

  private Comparator<GameListRow> order() {
    return switch (sort) {
      case LATEST -> NEWEST;
      case OLDEST -> NEWEST.reversed();
      case LONGEST -> Comparator.<GameListRow>comparingInt(row -> -row.ply).thenComparing(NEWEST);
      case NAME ->
          Comparator.<GameListRow, Boolean>comparing(row -> row.name.isEmpty())
              .thenComparing(row -> SearchTextNormalizer.fold(row.name))
              .thenComparing(NEWEST);
    };
  }

  /** Returns whether a filter is set. */
  public boolean isFiltered() {
    return !game.isEmpty() || state != State.ANY || !text.isEmpty();
  }
}
