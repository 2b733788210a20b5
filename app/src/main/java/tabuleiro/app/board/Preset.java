package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.rules.game.Options;

/**
 * A set of rules that can be chosen as a whole, such as the inventor's.
 *
 * @param settled the options that it settles, by their keys; the others stay free
 * @param name what it is called
 * @param line what is special about it
 */
public record Preset(Map<String, String> settled, @StringRes int name, @StringRes int line) {
  /** A set of rules; the options as {@code key=value}, blanks between them. */
  public static Preset of(String options, @StringRes int name, @StringRes int line) {
    var settled = new LinkedHashMap<String, String>();
    for (var part : options.split(" ")) {
      int equals = part.indexOf('=');
      settled.put(part.substring(0, equals), part.substring(equals + 1));
    }
    return new Preset(settled, name, line);
  }

  /** Whether a game with these options is played by this set of rules. */
  public boolean holdsIn(Options options) {
    return settled.entrySet().stream().allMatch(each -> options.is(each.getKey(), each.getValue()));
  }
}
