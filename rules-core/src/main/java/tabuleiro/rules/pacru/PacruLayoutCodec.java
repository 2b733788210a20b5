package tabuleiro.rules.pacru;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.game.LayoutTokenizer;
import tabuleiro.rules.game.RefusalException;

/**
 * Parses and formats layouts of Shacru and Azacru. A layout is a position as text, with words in
 * any order and case:
 *
 * <ul>
 *   <li>{@code 1c7SE}: a chevron of seat 1 on c7 heading south-east;
 *   <li>{@code 2*c6}: a marker of seat 2 on c6;
 *   <li>{@code to=2}: seat 2 is to move (else seat 1);
 *   <li>{@code resigned=3}: seat 3 has given up;
 *   <li>{@code trigger=1}: seat 1 has triggered the final round by its pass.
 * </ul>
 */
final class PacruLayoutCodec {
  private static final Pattern ATTRIBUTE = Pattern.compile("(TO|RESIGNED|TRIGGER)=(\\d)");
  private static final Pattern MARKER = Pattern.compile("(\\d)\\*([A-Z]\\d{1,2})");
  private static final Pattern CHEVRON =
      Pattern.compile("(\\d)([A-Z]\\d{1,2})(N|NE|E|SE|S|SW|W|NW)");

  private final int seats;
  private final ChevronBoard board = new ChevronBoard();
  private final int[] chevrons;
  private int turn;
  private int resigned;
  private int trigger = -1;

  private PacruLayoutCodec(int seats) {
    this.seats = seats;
    this.chevrons = new int[seats];
  }

  /** Parses a layout for some number of seats. */
  static PacruLayoutCodec read(int seats, String text) throws RefusalException {
    var layout = new PacruLayoutCodec(seats);
    for (var word : LayoutTokenizer.words(text)) {
      layout.add(word);
    }
    layout.check();
    return layout;
  }

  /** Returns the layout text of a position: chevrons and markers by field. */
  static String write(PacruPosition position) {
    var text = new StringBuilder("to=").append(position.turn() + 1);
    for (int seat = 0; seat < position.seats(); seat++) {
      text.append(position.hasResigned(seat) ? " resigned=" + (seat + 1) : "");
    }
    text.append(position.trigger() >= 0 ? " trigger=" + (position.trigger() + 1) : "");
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      int owner = position.chevronOwner(field);
      if (owner >= 0) {
        text.append(' ').append(owner + 1).append(PacruGrid.name(field));
        text.append(position.chevronHeading(field));
      }
    }
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      int owner = position.markerOwner(field);
      if (owner >= 0) {
        text.append(' ').append(owner + 1).append('*').append(PacruGrid.name(field));
      }
    }
    return text.toString();
  }

  /** Returns the parsed board. */
  ChevronBoard board() {
    return board;
  }

  /** Returns the seat to move, from 0. */
  int turn() {
    return turn;
  }

  /** Returns the bit set of the resigned seats. */
  int resigned() {
    return resigned;
  }

  /** Returns the seat whose pass triggered the final round, or -1. */
  int trigger() {
    return trigger;
  }

  private void add(String word) throws RefusalException {
    var plain = word.toUpperCase(Locale.ROOT);
    var attribute = ATTRIBUTE.matcher(plain);
    var marker = MARKER.matcher(plain);
    var chevron = CHEVRON.matcher(plain);
    if (attribute.matches()) {
      setAttribute(attribute.group(1), seat(word, attribute.group(2)));
    } else if (marker.matches()) {
      addMarker(seat(word, marker.group(1)), PacruGrid.parse(marker.group(2)));
    } else if (chevron.matches()) {
      var heading = Heading.valueOf(chevron.group(3));
      addChevron(seat(word, chevron.group(1)), PacruGrid.parse(chevron.group(2)), heading);
    } else {
      throw new RefusalException(PacruReason.BAD_LAYOUT, word);
    }
  }

  private void setAttribute(String what, int seat) {
    switch (what) {
      case "TO" -> turn = seat;
      case "RESIGNED" -> resigned |= 1 << seat;
      default -> trigger = seat;
    }
  }

  private void addMarker(int seat, int field) throws RefusalException {
    if (board.marker(field) >= 0) {
      throw new RefusalException(PacruReason.TWO_MARKERS, PacruGrid.name(field));
    }
    board.paint(field, seat);
  }

  private void addChevron(int seat, int field, Heading heading) throws RefusalException {
    if (board.isOccupied(field)) {
      throw new RefusalException(PacruReason.TWO_CHEVRONS, PacruGrid.name(field));
    }
    int limit = PacruStartBoard.chevrons(seats);
    if (chevrons[seat] == limit) {
      throw new RefusalException(PacruReason.TOO_MANY_CHEVRONS, seat + 1, limit);
    }
    int slot = seat * ChevronBoard.SLOTS + chevrons[seat]++;
    board.put(slot, PacruGrid.stance(field, heading.ordinal()));
  }

  private int seat(String word, String digit) throws RefusalException {
    int seat = Integer.parseInt(digit) - 1;
    if (seat < 0 || seat >= seats) {
      throw new RefusalException(PacruReason.NO_SUCH_SEAT, word, seats);
    }
    return seat;
  }

  private void check() throws RefusalException {
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      int marker = board.marker(field);
      // Unreachable: a chevron only enters fields that it may colour, and they keep that colour.
      if (board.isOccupied(field)
          && marker >= 0
          && marker != board.slot(field) / ChevronBoard.SLOTS) {
        throw new RefusalException(PacruReason.ON_FOREIGN_COLOUR, PacruGrid.name(field));
      }
    }
  }

  /** Refuses a board without chevrons. */
  void checkNotEmpty() throws RefusalException {
    if (Arrays.stream(chevrons).sum() == 0) {
      throw new RefusalException(PacruReason.NO_CHEVRONS);
    }
  }
}
