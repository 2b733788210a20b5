package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.rules.game.Options;

/**
 * Named preset of a game's rule options, such as the inventor's rules.
 *
 * @param settled the options that it fixes, by key; the others stay free
 * @param name its name
 * @param line what is special about it
 */
public record RulesPreset(Map<String, String> settled, @StringRes int name, @StringRes int line) {
  /** Creates a preset; the options are {@code key=value}, separated by blanks. */
  public static RulesPreset of(String options, @StringRes int name, @StringRes int line) {
    var settled = new LinkedHashMap<String, String>();
    for (var part : options.split(" ")) {
      int equals = part.indexOf('=');
      settled.put(part.substring(0, equals), part.substring(equals + 1));
    }
    return new RulesPreset(settled, name, line);
  }

  /** Returns whether a game with these options uses this preset. */
  public boolean matches(Options options) {
    return settled.entrySet().stream().allMatch(each -> options.is(each.getKey(), each.getValue()));
  }
}
