package tabuleiro.rules.correspondence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.ReadableMatch;

/**
 * State of a game by message (correspondence game) on this device, apart from the match; {@link
 * #toText} is stored in one column. Moves ahead of the match's current place were taken back and
 * count for nothing.
 *
 * @param shared what all devices share; its offers count only at {@code drawPly}
 * @param drawPly the number of moves after which the offers were made
 * @param device this device in this game
 * @param confirmed the number of moves that were sent or came from elsewhere, and stand
 * @param hasNews whether an end, an answer or a seat taken here is still to be sent
 * @param since when the game was last sent or continued by others, in milliseconds
 */
public record CorrespondenceState(
    Correspondence shared, int drawPly, String device, int confirmed, boolean hasNews, long since) {
  private static final String ID = "id";
  private static final String DEVICES = "devices";
  private static final String HELP = "help";
  private static final String OFFERED = "offered";
  private static final String DECLINED = "declined";
  private static final String DRAW_PLY = "draw";
  private static final String DEVICE = "device";
  private static final String CONFIRMED = "confirmed";
  private static final String NEWS = "news";
  private static final String SINCE = "since";
  private static final int MAX_TEXT_LENGTH = 1000;

  /**
   * Returns the state of a new game: some seats here, the others free. Seats are a bit set.
   *
   * @param random a source that nobody can foresee
   */
  public static CorrespondenceState begin(
      int seats, int here, boolean helpAllowed, Random random, long now) {
    var device = Correspondence.randomDevice(random);
    var devices = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) {
      devices.add((here >> seat & 1) != 0 ? device : "");
    }
    var id = Correspondence.randomId(random);
    var shared = new Correspondence(id, devices, helpAllowed, 0, 0);
    return new CorrespondenceState(shared, 0, device, 0, true, now);
  }

  /** Returns the seats that sit here, as a bit set. */
  public int here() {
    int here = 0;
    for (int seat = 0; seat < shared.devices().size(); seat++) {
      here |= shared.devices().get(seat).equals(device) ? 1 << seat : 0;
    }
    return here;
  }

  /** Returns whether a seat sits here. */
  public boolean isHere(int seat) {
    return (here() >> seat & 1) != 0;
  }

  /** Returns what a message with the match says. */
  public Message message(ReadableMatch match) {
    var copy = MatchCopies.copy(match, match.ply(), match.players());
    if (match.isClosed()) {
      copy.replay(Objects.requireNonNull(match.closing()));
    }
    return new Message(copy, draw(match));
  }

  /** Returns what is shared, with the offers that count in a match. */
  public Correspondence draw(ReadableMatch match) {
    return drawPly == match.ply() ? shared : shared.withDraw(0, 0);
  }

  /** Returns whether the match holds something that is still to be sent. */
  public boolean isUnsent(ReadableMatch match) {
    return hasNews || match.ply() > confirmed;
  }

  /** Returns the state after everything was sent. */
  public CorrespondenceState sent(ReadableMatch match, long now) {
    return new CorrespondenceState(shared, drawPly, device, match.ply(), false, now);
  }

  /** Returns the state with an end, chosen here, that is still to be sent. */
  public CorrespondenceState withNews() {
    return new CorrespondenceState(shared, drawPly, device, confirmed, true, since);
  }

  /** Returns whether the last move or the chosen end was made here and has not been sent. */
  public boolean mayTakeBack(ReadableMatch match) {
    var closing = match.closing();
    return closing == null || match.canRedo()
        ? match.ply() > confirmed
        : hasNews && closing.resigns() >= 0 && isHere(closing.resigns());
  }

  /** Returns whether the seat to move sits here and may move. */
  public boolean mayPlay(ReadableMatch match) {
    int seat = match.seatAt(match.ply());
    var draw = draw(match);
    boolean waits = (draw.offered() >> seat & 1) != 0 && draw.declined() == 0;
    return isHere(seat) && !waits && !match.isOver();
  }

  /**
   * Returns whether a seat here may offer a draw: not before its own move, and once a move. Where
   * another has offered, this is the acceptance.
   */
  public boolean mayOffer(ReadableMatch match, int seat) {
    var draw = draw(match);
    boolean isOpen = draw.declined() == 0 && (draw.offered() >> seat & 1) == 0;
    boolean isTurn = match.seatAt(match.ply()) == seat;
    return isOpen && mayEnd(match, seat) && (!isTurn || draw.offered() != 0);
  }

  /** Returns whether a seat here may decline a draw that another has offered. */
  public boolean mayDecline(ReadableMatch match, int seat) {
    return mayOffer(match, seat) && draw(match).offered() != 0;
  }

  /** Returns whether a seat here may end the game by its choice. */
  private boolean mayEnd(ReadableMatch match, int seat) {
    return isHere(seat) && !match.position().hasResigned(seat) && !match.isOver();
  }

  /** Offers or accepts a draw; the match ends if all have. */
  public CorrespondenceState offer(Match match, int seat) {
    if (!mayOffer(match, seat)) {
      throw new IllegalStateException("no offer by " + seat);
    }
    var draw = draw(match);
    var offered = draw.withDraw(draw.offered() | 1 << seat, 0);
    if (agrees(match, offered)) {
      match.close(ChosenEnding.AGREED);
    }
    return answered(match, offered);
  }

  /** Declines a draw. */
  public CorrespondenceState decline(ReadableMatch match, int seat) {
    if (!mayDecline(match, seat)) {
      throw new IllegalStateException("no answer by " + seat);
    }
    var draw = draw(match);
    return answered(match, draw.withDraw(draw.offered(), draw.declined() | 1 << seat));
  }

  private CorrespondenceState answered(ReadableMatch match, Correspondence draw) {
    return new CorrespondenceState(draw, match.ply(), device, confirmed, true, since);
  }

  /** Returns whether all who still play have offered a draw. */
  static boolean agrees(ReadableMatch match, Correspondence draw) {
    int all = (1 << match.players().size()) - 1;
    int active = all & ~match.position().resigned();
    return draw.declined() == 0 && (draw.offered() & active) == active;
  }

  /** Plays the passes of seats that resigned. All devices do so and need not be told. */
  public static void passForResigned(Match match) {
    while (!match.isOver() && match.isTurnOfResigned()) {
      match.play(Position.PASS);
    }
  }

  /** Returns the state as text on one line. */
  public String toText() {
    var devices = new ArrayList<String>();
    for (var name : shared.devices()) {
      devices.add(name.isEmpty() ? MessageWriter.FREE : name);
    }
    return ID
        + "="
        + shared.id()
        + " "
        + DEVICES
        + "="
        + String.join(",", devices)
        + " "
        + HELP
        + "="
        + shared.helpAllowed()
        + " "
        + OFFERED
        + "="
        + MessageWriter.seats(shared.offered())
        + " "
        + DECLINED
        + "="
        + MessageWriter.seats(shared.declined())
        + " "
        + DRAW_PLY
        + "="
        + drawPly
        + " "
        + DEVICE
        + "="
        + device
        + " "
        + CONFIRMED
        + "="
        + confirmed
        + " "
        + NEWS
        + "="
        + hasNews
        + " "
        + SINCE
        + "="
        + since;
  }

  /** Returns the state that {@link #toText} wrote, or null for any other text. */
  public static @Nullable CorrespondenceState parse(String text) {
    if (text.length() > MAX_TEXT_LENGTH) {
      return null;
    }
    Map<String, String> values = new HashMap<>();
    for (var words = new StringTokenizer(text); words.hasMoreTokens(); ) {
      var word = words.nextToken();
      int sign = word.indexOf('=');
      if (sign > 0) {
        values.put(word.substring(0, sign), word.substring(sign + 1));
      }
    }
    var devices = new ArrayList<String>();
    for (var names = new StringTokenizer(value(values, DEVICES), ","); names.hasMoreTokens(); ) {
      var name = names.nextToken();
      devices.add(name.equals(MessageWriter.FREE) ? "" : name);
    }
    var device = value(values, DEVICE);
    if (device.isEmpty() || !Correspondence.isDevice(device)) {
      return null;
    }
    try {
      var shared =
          new Correspondence(
              value(values, ID),
              devices,
              Boolean.parseBoolean(value(values, HELP)),
              MessageWriter.seats(value(values, OFFERED)),
              MessageWriter.seats(value(values, DECLINED)));
      return new CorrespondenceState(
          shared,
          Integer.parseInt(value(values, DRAW_PLY)),
          device,
          Integer.parseInt(value(values, CONFIRMED)),
          Boolean.parseBoolean(value(values, NEWS)),
          Long.parseLong(value(values, SINCE)));
    } catch (IllegalArgumentException damage) {
      return null; // the game stays, as a game that is not by message
    }
  }

  private static String value(Map<String, String> values, String key) {
    return values.getOrDefault(key, "");
  }
}
