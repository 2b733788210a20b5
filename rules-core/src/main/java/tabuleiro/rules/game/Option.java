package tabuleiro.rules.game;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One thing that can be chosen before a game starts.
 *
 * @param key its name, for example {@code players}
 * @param values what it can be
 * @param standard the value taken when nothing is said
 * @param needs another option's {@code key=value} without which only the standard is possible, or
 *     an empty text
 */
public record Option(String key, List<String> values, String standard, String needs) {
  /** A choice between words; the first is the standard. */
  public static Option choice(String key, String... values) {
    return new Option(key, List.of(values), values[0], "");
  }

  /** A whole number from {@code least} to {@code most}. */
  public static Option number(String key, int least, int most, int standard) {
    // Not Collectors.toUnmodifiableList: phones know it only since Android 13.
    var values =
        IntStream.rangeClosed(least, most).mapToObj(Integer::toString).collect(Collectors.toList());
    return new Option(key, List.copyOf(values), Integer.toString(standard), "");
  }

  /** The same option, but only open to choice while {@code key=value} holds. */
  public Option onlyWith(String otherKey, String otherValue) {
    return new Option(key, values, standard, otherKey + "=" + otherValue);
  }

  /** The allowed values as people write them: {@code 2|3|4} or {@code 5…20}. */
  public String allowed() {
    return values.size() > 4
        ? values.get(0) + "…" + values.get(values.size() - 1)
        : String.join("|", values);
  }
}
