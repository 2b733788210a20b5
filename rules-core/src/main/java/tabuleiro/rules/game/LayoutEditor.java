package tabuleiro.rules.game;

import java.util.List;
import java.util.Map;

/**
 * Base class of editors of a layout (a position as text), which place, move, rotate and remove
 * items. Each operation takes a layout text and returns a valid layout text, or refuses the change.
 * {@link Game#setUp} decides whether a game can be played from it.
 *
 * <p>An item is written as in the layout, but without its place: {@code K} for a king, {@code 1N}
 * for a chevron that heads north.
 */
public abstract class LayoutEditor {
  private final Options options;

  /** Creates an editor for a game with these options. */
  protected LayoutEditor(Options options) {
    this.options = options;
  }

  // Implemented by the games.

  /** Returns all items that can be placed. */
  public abstract List<String> palette();

  /** Returns an item rotated clockwise by one step; the same item if it cannot be rotated. */
  public String rotated(String item) {
    return item;
  }

  /** Returns an item without its rotation. */
  protected String kind(String item) {
    return item;
  }

  /**
   * Returns whether a layout holds at most one item of a kind, so that placing it again moves it.
   */
  protected boolean isUnique(String item) {
    return false;
  }

  /** Returns whether two items can share a spot; otherwise the later one replaces the earlier. */
  protected boolean canShare(String one, String other) {
    return false;
  }

  /** Returns the contents and attributes of a position. */
  protected abstract LayoutDraft read(Position position);

  /** Returns the layout text of a draft, which may be invalid. */
  protected abstract String write(LayoutDraft draft);

  // Operations.

  /** Returns the layout of the start position. */
  public final String start() {
    return options.game().start(options).layout();
  }

  /** Returns an empty layout. */
  public final String empty() {
    try {
      var draft = read(options.game().start(options));
      draft.contents().clear();
      return canonical(draft);
    } catch (RefusalException refusal) {
      throw new IllegalStateException("every game shows an empty board", refusal);
    }
  }

  /** Returns the items on each spot, the uppermost first; empty spots are left out. */
  public final Map<Touch, List<String>> contents(String layout) throws RefusalException {
    return draft(layout).contents();
  }

  /** Returns the attributes of a layout. */
  public final List<LayoutAttribute> attributes(String layout) throws RefusalException {
    return draft(layout).attributes();
  }

  /**
   * Places an item. Items that cannot share its spot are removed; if an item of its kind is already
   * there, that one is rotated.
   */
  public final String place(String layout, String item, Touch spot) throws RefusalException {
    var draft = draft(layout);
    for (var other : draft.at(spot)) {
      if (kind(other).equals(kind(item))) {
        draft.remove(spot, other);
        draft.put(spot, rotated(other));
        return changed(draft);
      }
    }
    if (isUnique(item)) {
      draft.remove(other -> kind(other).equals(kind(item)));
    }
    put(draft, item, spot);
    return changed(draft);
  }

  /** Rotates the uppermost item on a spot by one step. */
  public final String rotate(String layout, Touch spot) throws RefusalException {
    var items = draft(layout).at(spot);
    return items.isEmpty() ? layout : place(layout, items.get(0), spot);
  }

  /** Removes the uppermost item from a spot. */
  public final String remove(String layout, Touch spot) throws RefusalException {
    var draft = draft(layout);
    var items = draft.at(spot);
    if (items.isEmpty()) {
      return layout;
    }
    draft.remove(spot, items.get(0));
    return changed(draft);
  }

  /** Moves the uppermost item of a spot to another spot. */
  public final String move(String layout, Touch from, Touch to) throws RefusalException {
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

  /** Sets one of the {@link #attributes} to another value. */
  public final String setAttribute(String layout, LayoutAttribute attribute)
      throws RefusalException {
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

  private LayoutDraft draft(String layout) throws RefusalException {
    return read(options.game().layout(options, layout));
  }

  /** Returns the layout of a changed draft, with its transient attributes reset. */
  private String changed(LayoutDraft draft) throws RefusalException {
    draft.resetTransient();
    return canonical(draft);
  }

  private String canonical(LayoutDraft draft) throws RefusalException {
    return options.game().layout(options, write(draft)).layout();
  }
}
