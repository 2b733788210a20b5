package tabuleiro.rules.pacru;

import static tabuleiro.rules.game.LayoutAttribute.NOBODY;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.game.LayoutAttribute;
import tabuleiro.rules.game.LayoutAttribute.Kind;
import tabuleiro.rules.game.LayoutDraft;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/**
 * Editor of layouts of Shacru and Azacru, which places chevrons, written as {@code 1NE}, and
 * markers, as {@code 1*}.
 */
final class PacruLayoutEditor extends LayoutEditor {
  private static final String MARKER = "*";

  private final int seats;
  private final boolean hasFinalRound;

  PacruLayoutEditor(Options options, boolean hasFinalRound) {
    super(options);
    this.hasFinalRound = hasFinalRound;
    seats = options.game().seats(options);
  }

  @Override
  public List<String> palette() {
    var items = new ArrayList<String>();
    for (int seat = 1; seat <= seats; seat++) {
      items.add(seat + Heading.N.name());
    }
    for (int seat = 1; seat <= seats; seat++) {
      items.add(seat + MARKER);
    }
    return items;
  }

  private static boolean isMarker(String item) {
    return item.endsWith(MARKER);
  }

  @Override
  public String rotated(String item) {
    return isMarker(item)
        ? item
        : kind(item) + Heading.of(Heading.valueOf(item.substring(1)).ordinal() + 1);
  }

  @Override
  protected String kind(String item) {
    return isMarker(item) ? item : item.substring(0, 1);
  }

  /** Returns whether the items are a chevron and a marker of the same seat. */
  @Override
  protected boolean canShare(String one, String other) {
    return isMarker(one) != isMarker(other) && one.charAt(0) == other.charAt(0);
  }

  @Override
  protected LayoutDraft read(Position position) {
    var pacru = (PacruPosition) position;
    var draft = new LayoutDraft();
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      var spot = new Touch.Square(field);
      var heading = pacru.chevronHeading(field);
      if (heading != null) {
        draft.put(spot, (pacru.chevronOwner(field) + 1) + heading.name());
      }
      if (pacru.markerOwner(field) >= 0) {
        draft.put(spot, (pacru.markerOwner(field) + 1) + MARKER);
      }
    }
    draft.add(LayoutAttribute.toMove(pacru.turn(), seats));
    for (int seat = 0; seat < seats && seats > 2; seat++) {
      draft.add(LayoutAttribute.flag(Kind.RESIGNED, seat, pacru.hasResigned(seat)));
    }
    if (hasFinalRound) {
      draft.add(new LayoutAttribute(Kind.TRIGGER, NOBODY, pacru.trigger(), NOBODY, seats - 1));
    }
    return draft;
  }

  @Override
  protected String write(LayoutDraft draft) {
    var words = new ArrayList<String>();
    draft.attributes().forEach(attribute -> words.add(word(attribute)));
    for (var there : draft.contents().entrySet()) {
      var field = PacruGrid.name(((Touch.Square) there.getKey()).index());
      there.getValue().forEach(item -> words.add(word(item, field)));
    }
    return words.stream().filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
  }

  private static String word(String item, String field) {
    return isMarker(item) ? item + field : item.charAt(0) + field + item.substring(1);
  }

  private static String word(LayoutAttribute attribute) {
    return switch (attribute.kind()) {
      case TO_MOVE -> "to=" + (attribute.value() + 1);
      case RESIGNED -> attribute.value() == 0 ? "" : "resigned=" + (attribute.seat() + 1);
      case TRIGGER -> attribute.value() == NOBODY ? "" : "trigger=" + (attribute.value() + 1);
      case TAKEN, PASSED -> "";
    };
  }
}
