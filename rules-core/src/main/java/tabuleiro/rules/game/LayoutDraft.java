package tabuleiro.rules.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Mutable contents of a layout (a position as text) while a {@link LayoutEditor} changes it: items
 * by spot, and attributes.
 */
public final class LayoutDraft {
  private final Map<Touch, List<String>> contents = new LinkedHashMap<>();
  private final List<LayoutAttribute> attributes = new ArrayList<>();

  /** Returns the items on each spot, the uppermost first. */
  public Map<Touch, List<String>> contents() {
    return contents;
  }

  /** Returns the attributes. */
  public List<LayoutAttribute> attributes() {
    return attributes;
  }

  /** Adds an attribute. */
  public void add(LayoutAttribute attribute) {
    attributes.add(attribute);
  }

  /** Puts an item below all others on a spot. */
  public void put(Touch spot, String item) {
    contents.computeIfAbsent(spot, ignored -> new ArrayList<>()).add(item);
  }

  /** Returns the items on a spot, the uppermost first. */
  List<String> at(Touch spot) {
    var items = contents.get(spot);
    return items == null ? List.of() : List.copyOf(items);
  }

  void remove(Touch spot, String item) {
    var items = Objects.requireNonNull(contents.get(spot), "nothing lies there");
    items.remove(item);
    if (items.isEmpty()) {
      contents.remove(spot);
    }
  }

  void remove(Predicate<String> which) {
    for (var spot : new ArrayList<>(contents.keySet())) {
      at(spot).stream().filter(which).forEach(item -> remove(spot, item));
    }
  }

  void set(LayoutAttribute attribute) {
    attributes.replaceAll(each -> each.hasSameKey(attribute) ? attribute : each);
  }

  void resetTransient() {
    attributes.replaceAll(each -> each.isTransient() ? each.withValue(each.min()) : each);
  }
}
