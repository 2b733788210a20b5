package tabuleiro.rules.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** What lies where while a {@link LayoutEditor} changes it, and what else is told. */
public final class LayoutDraft {
  private final Map<Touch, List<String>> contents = new LinkedHashMap<>();
  private final List<LayoutAttribute> attributes = new ArrayList<>();

  /** What lies on each spot, the uppermost thing first. */
  public Map<Touch, List<String>> contents() {
    return contents;
  }

  /** What else is told. */
  public List<LayoutAttribute> attributes() {
    return attributes;
  }

  /** Puts a thing beneath all that lies there. */
  public void put(Touch spot, String item) {
    var items = contents.get(spot);
    if (items == null) {
      items = new ArrayList<>();
      contents.put(spot, items);
    }
    items.add(item);
  }

  /** What lies on a spot now. */
  List<String> at(Touch spot) {
    var items = contents.get(spot);
    return items == null ? List.of() : List.copyOf(items);
  }

  void remove(Touch spot, String item) {
    var items = contents.get(spot);
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
