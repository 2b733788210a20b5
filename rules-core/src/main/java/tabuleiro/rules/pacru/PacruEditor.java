package tabuleiro.rules.pacru;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.game.Circumstance;
import tabuleiro.rules.game.Draft;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/** Places chevrons, as {@code 1NE}, and markers, as {@code 1*}. */
final class PacruEditor extends LayoutEditor {
  private static final String MARKER = "*";

  private final int seats;
  private final boolean hasFinalRound;

  PacruEditor(Options options, boolean hasFinalRound) {
    super(options);
    this.hasFinalRound = hasFinalRound;
    seats = options.game().seats(options);
  }

  @Override
  public List<String> things() {
    var things = new ArrayList<String>();
    for (int seat = 1; seat <= seats; seat++) {
      things.add(seat + Heading.N.name());
    }
    for (int seat = 1; seat <= seats; seat++) {
      things.add(seat + MARKER);
    }
    return things;
  }

  private static boolean isMarker(String thing) {
    return thing.endsWith(MARKER);
  }

  @Override
  public String turned(String thing) {
    return isMarker(thing)
        ? thing
        : kind(thing) + Heading.of(Heading.valueOf(thing.substring(1)).ordinal() + 1);
  }

  @Override
  protected String kind(String thing) {
    return isMarker(thing) ? thing : thing.substring(0, 1);
  }

  /** A chevron and a marker of the same seat. */
  @Override
  protected boolean fit(String one, String other) {
    return isMarker(one) != isMarker(other) && one.charAt(0) == other.charAt(0);
  }

  @Override
  protected Draft read(Position position) {
    var pacru = (PacruPosition) position;
    var draft = new Draft();
    for (int field = 0; field < Fields.COUNT; field++) {
      var spot = new Touch.Square(field);
      if (pacru.chevronOwner(field) >= 0) {
        draft.put(spot, (pacru.chevronOwner(field) + 1) + pacru.chevronHeading(field).name());
      }
      if (pacru.markerOwner(field) >= 0) {
        draft.put(spot, (pacru.markerOwner(field) + 1) + MARKER);
      }
    }
    draft.circumstances().add(Circumstance.toMove(pacru.turn(), seats));
    for (int seat = 0; seat < seats && seats > 2; seat++) {
      draft
          .circumstances()
          .add(Circumstance.whether(Circumstance.Kind.RESIGNED, seat, pacru.hasResigned(seat)));
    }
    if (hasFinalRound) {
      int trigger = pacru.trigger();
      draft
          .circumstances()
          .add(
              new Circumstance(
                  Circumstance.Kind.TRIGGER,
                  Circumstance.NOBODY,
                  trigger,
                  Circumstance.NOBODY,
                  seats - 1));
    }
    return draft;
  }

  @Override
  protected String write(Draft draft) {
    var words = new ArrayList<String>();
    draft.circumstances().forEach(circumstance -> words.add(word(circumstance)));
    draft
        .lying()
        .forEach(
            (spot, things) -> {
              var field = Fields.name(((Touch.Square) spot).index());
              things.forEach(thing -> words.add(word(thing, field)));
            });
    return words.stream().filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
  }

  private static String word(String thing, String field) {
    return isMarker(thing) ? thing + field : thing.charAt(0) + field + thing.substring(1);
  }

  private static String word(Circumstance circumstance) {
    return switch (circumstance.kind()) {
      case TO_MOVE -> "to=" + (circumstance.value() + 1);
      case RESIGNED -> circumstance.value() == 0 ? "" : "resigned=" + (circumstance.seat() + 1);
      case TRIGGER ->
          circumstance.value() == Circumstance.NOBODY
              ? ""
              : "trigger=" + (circumstance.value() + 1);
      case TAKEN, PASSED -> "";
    };
  }
}
