package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.rules.ai.SearchLimits;

/** Parser of a command's {@code key=number} arguments. */
final class NumericArguments {
  private final Map<String, Long> numbers = new HashMap<>();
  private final List<String> rest = new ArrayList<>();

  NumericArguments(List<String> words, List<String> keys) throws BadCommandException {
    for (var word : words) {
      var parts = word.split("=", 2);
      var key = parts[0].toLowerCase(Locale.ROOT);
      if (parts.length < 2 || !keys.contains(key)) {
        rest.add(word);
      } else if (parts[1].matches("[0-9]{1,12}")) {
        numbers.put(key, Long.valueOf(parts[1]));
      } else {
        throw new BadCommandException(key + " needs a number, not \"" + parts[1] + "\"");
      }
    }
  }

  /** Returns all other arguments in their order. */
  List<String> rest() {
    return rest;
  }

  long get(String key, long otherwise) {
    return numbers.getOrDefault(key, otherwise);
  }

  /** Returns the limits by {@code movetime} and {@code nodes}, or else default limits. */
  SearchLimits limits(SearchLimits otherwise) {
    return numbers.containsKey("movetime") || numbers.containsKey("nodes")
        ? new SearchLimits(get("movetime", 0), get("nodes", 0))
        : otherwise;
  }
}
