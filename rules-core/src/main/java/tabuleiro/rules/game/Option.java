package tabuleiro.rules.game;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Rule option of a game, such as its number of players, with the values that can be chosen.
 *
 * @param key the name, for example {@code players}
 * @param values the allowed values
 * @param standard the default value
 * @param needs the {@code key=value} of another option without which only the default is possible,
 *     or an empty text
 */
public record Option(String key, List<String> values, String standard, String needs) {
  /** Creates an option with named values; the first is the default. */
  public static Option choice(String key, String... values) {
    return new Option(key, List.of(values), values[0], "");
  }

  /** Creates an option with whole numbers from {@code least} to {@code most}. */
  public static Option number(String key, int least, int most, int standard) {
    // Not Collectors.toUnmodifiableList, which exists since Android 13 only.
    var values =
        IntStream.rangeClosed(least, most).mapToObj(Integer::toString).collect(Collectors.toList());
    return new Option(key, List.copyOf(values), Integer.toString(standard), "");
  }

  /** Returns this option, available only while another option has a value. */
  public Option onlyWith(String otherKey, String otherValue) {
    return new Option(key, values, standard, otherKey + "=" + otherValue);
  }

  /** Returns the allowed values for people: {@code 2|3|4} or {@code 5…20}. */
  public String allowed() {
    return values.size() > 4
        ? values.get(0) + "…" + values.get(values.size() - 1)
        : String.join("|", values);
  }
}
