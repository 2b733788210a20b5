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
  public abstract List<String> things();

  /** The thing turned on by one step, clockwise; the same if it cannot be turned. */
  public String turned(String thing) {
    return thing;
  }

  /** What two things share that differ only in how they are turned. */
  protected String kind(String thing) {
    return thing;
  }

  /** Whether there is one of its kind only, so that placing it again moves it. */
  protected boolean isSingle(String thing) {
    return false;
  }

  /** Whether two things can be on the same spot; if not, the later one takes the other's place. */
  protected boolean fit(String one, String other) {
    return false;
  }

  /** All that a position shows and tells. */
  protected abstract Draft read(Position position);

  /** The layout text of a draft, which need not be possible. */
  protected abstract String write(Draft draft);

  // What people do.

  /** The layout from which a game starts. */
  public final String start() {
    return options.game().start(options).layout();
  }

  /** A layout in which nothing lies. */
  public final String empty() {
    try {
      var draft = read(options.game().start(options));
      draft.lying().clear();
      return checked(draft);
    } catch (Refusal refusal) {
      throw new IllegalStateException("every game shows an empty board", refusal);
    }
  }

  /** What lies where, the uppermost thing of a spot first; spots without anything are left out. */
  public final Map<Touch, List<String>> lying(String layout) throws Refusal {
    return draft(layout).lying();
  }

  /** What else the layout tells. */
  public final List<Circumstance> circumstances(String layout) throws Refusal {
    return draft(layout).circumstances();
  }

  /**
   * Places a thing. What cannot be there beside it goes; where one of its kind is already, that is
   * turned on.
   */
  public final String place(String layout, String thing, Touch spot) throws Refusal {
    var draft = draft(layout);
    for (var there : draft.at(spot)) {
      if (kind(there).equals(kind(thing))) {
        draft.remove(spot, there);
        draft.put(spot, turned(there));
        return changed(draft);
      }
    }
    if (isSingle(thing)) {
      draft.remove(other -> kind(other).equals(kind(thing)));
    }
    put(draft, thing, spot);
    return changed(draft);
  }

  /** Turns the uppermost thing on a spot on by one step. */
  public final String turn(String layout, Touch spot) throws Refusal {
    var there = draft(layout).at(spot);
    return there.isEmpty() ? layout : place(layout, there.get(0), spot);
  }

  /** Takes the uppermost thing from a spot. */
  public final String remove(String layout, Touch spot) throws Refusal {
    var draft = draft(layout);
    var there = draft.at(spot);
    if (there.isEmpty()) {
      return layout;
    }
    draft.remove(spot, there.get(0));
    return changed(draft);
  }

  /** Moves the uppermost thing of a spot to another one. */
  public final String move(String layout, Touch from, Touch to) throws Refusal {
    var draft = draft(layout);
    var there = draft.at(from);
    if (there.isEmpty() || from.equals(to)) {
      return layout;
    }
    var thing = there.get(0);
    draft.remove(from, thing);
    put(draft, thing, to);
    return changed(draft);
  }

  /** Tells one of the {@link #circumstances} with another value. */
  public final String tell(String layout, Circumstance circumstance) throws Refusal {
    var draft = draft(layout);
    if (!circumstance.isMomentary()) {
      draft.forgetTheMoment();
    }
    draft.tell(circumstance);
    return checked(draft);
  }

  private void put(Draft draft, String thing, Touch spot) {
    draft.at(spot).stream()
        .filter(other -> !fit(thing, other))
        .forEach(other -> draft.remove(spot, other));
    draft.put(spot, thing);
  }

  private Draft draft(String layout) throws Refusal {
    return read(options.game().layout(options, layout));
  }

  /** What has just happened on another board says nothing about this one. */
  private String changed(Draft draft) throws Refusal {
    draft.forgetTheMoment();
    return checked(draft);
  }

  private String checked(Draft draft) throws Refusal {
    return options.game().layout(options, write(draft)).layout();
  }
}
