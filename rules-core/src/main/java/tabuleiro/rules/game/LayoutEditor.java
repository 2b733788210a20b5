package tabuleiro.rules.game;

import java.util.List;
import java.util.Map;

/**
 * Changes layouts by hand: a layout goes in and a layout that can be shown comes out, or the reason
 * why there is none. Whether a game can be played from it {@link Game#setUp} says.
 *
 * <p>A thing is what a layout writes without its place: {@code K} for a king, {@code 1N} for a
 * chevron that heads north.
 */
public abstract class LayoutEditor {
  private final Options options;

  /** Changes layouts of a game with these options. */
  protected LayoutEditor(Options options) {
    this.options = options;
  }

  // What the games say.

  /** Everything that can be placed. */
  public abstract List<String> palette();

  /** The thing turned on by one step, clockwise; the same if it cannot be turned. */
  public String rotated(String item) {
    return item;
  }

  /** What two things share that differ only in how they are turned. */
  protected String kind(String item) {
    return item;
  }

  /** Whether there is one of its kind only, so that placing it again moves it. */
  protected boolean isUnique(String item) {
    return false;
  }

  /** Whether two things can be on the same spot; if not, the later one takes the other's place. */
  protected boolean canShare(String one, String other) {
    return false;
  }

  /** All that a position shows and tells. */
  protected abstract LayoutDraft read(Position position);

  /** The layout text of a draft, which need not be possible. */
  protected abstract String write(LayoutDraft draft);

  // What people do.

  /** The layout from which a game starts. */
  public final String start() {
    return options.game().start(options).layout();
  }

  /** A layout in which nothing lies. */
  public final String empty() {
    try {
      var draft = read(options.game().start(options));
      draft.contents().clear();
      return canonical(draft);
    } catch (Refusal refusal) {
      throw new IllegalStateException("every game shows an empty board", refusal);
    }
  }

  /** What lies where, the uppermost thing of a spot first; spots without anything are left out. */
  public final Map<Touch, List<String>> contents(String layout) throws Refusal {
    return draft(layout).contents();
  }

  /** What else the layout tells. */
  public final List<LayoutAttribute> attributes(String layout) throws Refusal {
    return draft(layout).attributes();
  }

  /**
   * Places a thing. What cannot be there beside it goes; where one of its kind is already, that is
   * turned on.
   */
  public final String place(String layout, String item, Touch spot) throws Refusal {
    var draft = draft(layout);
    for (var items : draft.at(spot)) {
      if (kind(items).equals(kind(item))) {
        draft.remove(spot, items);
        draft.put(spot, rotated(items));
        return changed(draft);
      }
    }
    if (isUnique(item)) {
      draft.remove(other -> kind(other).equals(kind(item)));
    }
    put(draft, item, spot);
    return changed(draft);
  }

  /** Turns the uppermost thing on a spot on by one step. */
  public final String rotate(String layout, Touch spot) throws Refusal {
    var items = draft(layout).at(spot);
    return items.isEmpty() ? layout : place(layout, items.get(0), spot);
  }

  /** Takes the uppermost thing from a spot. */
  public final String remove(String layout, Touch spot) throws Refusal {
    var draft = draft(layout);
    var items = draft.at(spot);
    if (items.isEmpty()) {
      return layout;
    }
    draft.remove(spot, items.get(0));
    return changed(draft);
  }

  /** Moves the uppermost thing of a spot to another one. */
  public final String move(String layout, Touch from, Touch to) throws Refusal {
    var draft = draft(layout);
    var items = draft.at(from);
    if (items.isEmpty() || from.equals(to)) {
      return layout;
    }
    var item = items.get(0);
    draft.remove(from, item);
    put(draft, item, to);
    return changed(draft);
  }

  /** Tells one of the {@link #attributes} with another value. */
  public final String setAttribute(String layout, LayoutAttribute attribute) throws Refusal {
    var draft = draft(layout);
    if (!attribute.isTransient()) {
      draft.resetTransient();
    }
    draft.set(attribute);
    return canonical(draft);
  }

  private void put(LayoutDraft draft, String item, Touch spot) {
    draft.at(spot).stream()
        .filter(other -> !canShare(item, other))
        .forEach(other -> draft.remove(spot, other));
    draft.put(spot, item);
  }

  private LayoutDraft draft(String layout) throws Refusal {
    return read(options.game().layout(options, layout));
  }

  /** What has just happened on another board says nothing about this one. */
  private String changed(LayoutDraft draft) throws Refusal {
    draft.resetTransient();
    return canonical(draft);
  }

  private String canonical(LayoutDraft draft) throws Refusal {
    return options.game().layout(options, write(draft)).layout();
  }
}
