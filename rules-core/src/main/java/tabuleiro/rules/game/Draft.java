package tabuleiro.rules.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** What lies where while a {@link LayoutEditor} changes it, and what else is told. */
public final class Draft {
  private final Map<Touch, List<String>> lying = new LinkedHashMap<>();
  private final List<Circumstance> circumstances = new ArrayList<>();

  /** What lies on each spot, the uppermost thing first. */
  public Map<Touch, List<String>> lying() {
    return lying;
  }

  /** What else is told. */
  public List<Circumstance> circumstances() {
    return circumstances;
  }

  /** Puts a thing beneath all that lies there. */
  public void put(Touch spot, String thing) {
    var there = lying.get(spot);
    if (there == null) {
      there = new ArrayList<>();
      lying.put(spot, there);
    }
    there.add(thing);
  }

  /** What lies on a spot now. */
  List<String> at(Touch spot) {
    var there = lying.get(spot);
    return there == null ? List.of() : List.copyOf(there);
  }

  void remove(Touch spot, String thing) {
    var there = lying.get(spot);
    there.remove(thing);
    if (there.isEmpty()) {
      lying.remove(spot);
    }
  }

  void remove(Predicate<String> which) {
    for (var spot : new ArrayList<>(lying.keySet())) {
      at(spot).stream().filter(which).forEach(thing -> remove(spot, thing));
    }
  }

  void tell(Circumstance told) {
    circumstances.replaceAll(each -> each.isAboutSame(told) ? told : each);
  }

  void forgetTheMoment() {
    circumstances.replaceAll(each -> each.isMomentary() ? each.with(each.least()) : each);
  }
}
