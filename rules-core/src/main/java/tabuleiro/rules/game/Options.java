package tabuleiro.rules.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Immutable set of the option values chosen for one game, parsed from {@code key=value} texts. */
public final class Options {
  private final Game game;
  private final Map<String, String> values;

  private Options(Game game, Map<String, String> values) {
    this.game = game;
    this.values = values;
  }

  /** Returns the default options of a game. */
  public static Options standard(Game game) {
    var values = new LinkedHashMap<String, String>();
    for (var option : game.options()) {
      values.put(option.key(), option.standard());
    }
    return new Options(game, values);
  }

  /** Parses {@code key=value} texts; missing options keep their defaults. */
  public static Options parse(Game game, List<String> choices) throws RefusalException {
    var values = new LinkedHashMap<>(standard(game).values);
    for (var choice : choices) {
      var parts = choice.split("=", 2);
      var key = parts[0].strip().toLowerCase(Locale.ROOT);
      var value = parts.length == 2 ? parts[1].strip().toLowerCase(Locale.ROOT) : "";
      values.put(find(game, key).key(), value);
    }
    var options = new Options(game, values);
    options.check();
    return options;
  }

  /** Parses options on one line, separated by blanks. */
  public static Options parse(Game game, String line) throws RefusalException {
    return parse(game, line.isBlank() ? List.of() : List.of(line.strip().split("\\s+")));
  }

  /** Returns these options with one value changed. */
  public Options with(String key, String value) throws RefusalException {
    var options = replaced(find(game, key).key(), value);
    options.check();
    return options;
  }

  private Options replaced(String key, String value) {
    var changed = new LinkedHashMap<>(values);
    changed.put(key, value);
    return new Options(game, changed);
  }

  private static Option find(Game game, String key) throws RefusalException {
    for (var option : game.options()) {
      if (option.key().equals(key)) {
        return option;
      }
    }
    var keys = game.options().stream().map(Option::key).collect(Collectors.joining(", "));
    throw new RefusalException(CommonReason.UNKNOWN_OPTION, game.name(), key, keys);
  }

  private void check() throws RefusalException {
    for (var option : game.options()) {
      var value = get(option.key());
      if (!option.values().contains(value)) {
        throw new RefusalException(CommonReason.BAD_OPTION, option.key(), value, option.allowed());
      }
      if (!isOpen(option) && !value.equals(option.standard())) {
        var needs = option.needs().split("=");
        throw new RefusalException(
            CommonReason.OPTION_NEEDS, option.key(), value, needs[0], needs[1]);
      }
    }
  }

  /** Returns whether the other values leave this option open. */
  public boolean isOpen(Option option) {
    var needs = option.needs().split("=");
    return needs.length < 2 || needs[1].equals(values.get(needs[0]));
  }

  /** Returns whether an option only decides which seat goes first. */
  public boolean decidesFirst(Option option) {
    int first = game.start(this).turn();
    return option.values().stream()
        .map(value -> replaced(option.key(), value))
        .anyMatch(other -> game.start(other).turn() != first);
  }

  /** Returns the game these options belong to. */
  public Game game() {
    return game;
  }

  /** Returns the value of an option. */
  public String get(String key) {
    return Objects.requireNonNull(values.get(key), key);
  }

  /** Returns the value of a numeric option. */
  public int number(String key) {
    return Integer.parseInt(get(key));
  }

  /** Returns whether an option has this value. */
  public boolean is(String key, String value) {
    return value.equals(values.get(key));
  }

  /** Returns all options on one line in the game's order, as {@link #parse} reads them. */
  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(" "));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Options that
        && game.id().equals(that.game.id())
        && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }
}
