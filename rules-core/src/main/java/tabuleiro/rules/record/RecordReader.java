package tabuleiro.rules.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * Parser of game records, a text format similar to PGN, which reads a text in one pass. It
 * tolerates what mail programs and people change in a text – line ends, quote marks, blank lines,
 * {@code {comments}}, missing numbers, order of tags, missing tags – but nothing that changes the
 * game.
 */
public final class RecordReader {
  private static final String LAYOUT = "layout";
  private static final String RESIGNED = "resigned ";
  private static final Set<String> OWN_TAGS = Set.of("game", "options", LAYOUT, "date", "result");
  private static final Set<String> SEAT_TAGS = Set.of("seat", "level");

  /** Looks up games by their ids. */
  interface Register {
    Game byId(String id) throws RefusalException;
  }

  private final Register register;
  private final RecordScanner text;
  private final Map<String, String> tags = new HashMap<>();
  private final Map<String, Integer> tagOffsets = new HashMap<>();
  private @Nullable Game game;

  @SuppressWarnings("NullAway.Init") // startMatch sets it, or reports why it cannot
  private Match match;

  @SuppressWarnings("NullAway.Init") // set together with match
  private MoveTreeReader moves;

  private boolean hasLongNames;
  private int damageOffset = -1;
  private @Nullable RefusalException damage;

  /** Parses a record, or reports where and why it is damaged and what could be read. */
  public static ParsedRecord read(String text) throws DamagedRecordException {
    return new RecordReader(text, Games::byId).read();
  }

  RecordReader(String text, Register register) {
    this.register = register;
    this.text = new RecordScanner(text);
  }

  ParsedRecord read() throws DamagedRecordException {
    readTags();
    startMatch();
    if (match == null) {
      throw damagedRecord(Objects.requireNonNull(damage, "a match starts or is refused"), null);
    }
    readMoves();
    checkResult();
    var read = new ParsedRecord(match, date(), otherTags(), moves.tree(), hasLongNames);
    if (damage != null) {
      throw damagedRecord(damage, isWithoutMoves() ? null : read);
    }
    return read;
  }

  /** Returns whether no move could be read and the game begins from its regular start. */
  private boolean isWithoutMoves() {
    return match.length() == 0 && match.layout().isEmpty();
  }

  private Map<String, String> otherTags() {
    var others = new HashMap<>(tags);
    others.keySet().removeIf(name -> OWN_TAGS.contains(name) || isOfSeat(name));
    return others;
  }

  /** Returns whether a tag names a seat by its number. */
  private static boolean isOfSeat(String name) {
    int letters = letters(name);
    return letters < name.length() && SEAT_TAGS.contains(name.substring(0, letters));
  }

  /** Returns the number of letters before the number in a tag's name. */
  private static int letters(String name) {
    int letters = 0;
    while (letters < name.length() && Character.isLetter(name.charAt(letters))) {
      letters++;
    }
    return letters;
  }

  private void readTags() {
    while (skipToNextToken() && text.nextIs('[')) {
      readTag();
    }
  }

  /** Reads a tag. A damaged tag is reported and skipped, so that the moves are not lost. */
  private void readTag() {
    int offset = text.offset();
    var tag = text.tag();
    if (tag == null) {
      report(offset, RecordReason.BAD_TAG);
      text.skipLine();
      return;
    }
    var name = tag.name().toLowerCase(Locale.ROOT);
    if (tags.containsKey(name)) {
      report(offset, RecordReason.DOUBLE_TAG, tag.name());
    } else {
      tags.put(name, tag.value());
      tagOffsets.put(name, offset);
    }
  }

  /** Creates the match that the tags describe, if they name a game and a valid start. */
  private void startMatch() {
    if (!tags.containsKey("game")) {
      report(0, RecordReason.NO_GAME);
      return;
    }
    var tag = "game";
    try {
      game = register.byId(tags.getOrDefault(tag, ""));
      tag = "options";
      var options = Options.parse(game, tags.getOrDefault(tag, ""));
      tag = LAYOUT;
      match = Match.from(options, tags.getOrDefault(tag, ""), players(game.seats(options)));
      moves = new MoveTreeReader(match);
    } catch (RefusalException refusal) {
      report(offset(tag), refusal);
    }
  }

  private List<Player> players(int seats) {
    for (var name : tags.keySet()) {
      var number = name.substring(letters(name));
      if (isOfSeat(name) && !isSeat(number, seats)) {
        report(offset(name), RecordReason.NO_SEAT, number);
      }
    }
    var players = new ArrayList<Player>();
    for (int seat = 1; seat <= seats; seat++) {
      var id = tags.get("level" + seat);
      var level = id == null ? null : Level.byId(id);
      if (id != null && level == null) {
        report(offset("level" + seat), RecordReason.UNKNOWN_LEVEL, id);
      }
      var name = tags.getOrDefault("seat" + seat, "");
      hasLongNames |= Player.isTooLong(name);
      players.add(new Player(name, level));
    }
    return players;
  }

  private static boolean isSeat(String number, int seats) {
    return number.length() == 1 && number.charAt(0) >= '1' && number.charAt(0) <= '0' + seats;
  }

  /** Returns the day as yyyy-mm-dd, or an empty text. */
  private String date() {
    var date = tags.getOrDefault("date", "");
    boolean isDay = date.length() == "yyyy-mm-dd".length();
    for (int i = 0; i < date.length() && isDay; i++) {
      char letter = date.charAt(i);
      isDay = i == 4 || i == 7 ? letter == '-' : letter >= '0' && letter <= '9';
    }
    return isDay ? date : "";
  }

  /** Plays the moves up to the first damage in the main line. Damaged variations are skipped. */
  private void readMoves() {
    while (skipToNextToken()) {
      int offset = text.offset();
      if (text.accept('(')) {
        openVariation(offset);
      } else if (text.accept(')')) {
        closeVariation(offset);
      } else if (!readNumberOrMove(offset)) {
        if (!moves.isInVariation()) {
          return;
        }
        skipVariation(moves.start());
        moves.close();
      }
    }
    if (moves.isInVariation()) {
      report(moves.start(), RecordReason.OPEN_VARIATION);
    }
  }

  private void openVariation(int offset) {
    try {
      moves.open(offset);
    } catch (RefusalException refusal) {
      report(offset, refusal);
      skipVariation(offset);
    }
  }

  private void closeVariation(int offset) {
    if (moves.isInVariation()) {
      moves.close();
    } else {
      report(offset, RecordReason.NO_VARIATION);
    }
  }

  private boolean readNumberOrMove(int offset) {
    int number = text.moveNumber();
    try {
      if (number < 0) {
        moves.move(text.token());
      } else if (number != moves.number()) {
        throw new RefusalException(RecordReason.WRONG_NUMBER, moves.number(), number);
      }
      return true;
    } catch (RefusalException refusal) {
      report(offset, refusal);
      return false;
    }
  }

  /** Skips the rest of a variation. */
  private void skipVariation(int start) {
    if (!text.skipVariation()) {
      report(start, RecordReason.OPEN_VARIATION);
    }
  }

  private void checkResult() {
    var declared = tags.getOrDefault("result", "").strip().toLowerCase(Locale.ROOT);
    if (tags.containsKey(LAYOUT) && declared.endsWith(RecordWriter.FROM_LAYOUT)) {
      declared = declared.substring(0, declared.length() - RecordWriter.FROM_LAYOUT.length());
    }
    var seat = declared.startsWith(RESIGNED) ? declared.substring(RESIGNED.length()) : "";
    boolean resigns = isSeat(seat, match.players().size());
    if (damage != null) {
      return; // the moves may be incomplete, so their result cannot be checked
    }
    if (match.acceptsRecordedMoves() && (resigns || declared.equals("agreed"))) {
      match.replay(resigns ? new ChosenEnding(Integer.parseInt(seat) - 1) : ChosenEnding.AGREED);
    } else if (match.acceptsRecordedMoves() && declared.equals("playing")) {
      return; // over in this version, but not in the one that wrote it
    } else if (!declared.isEmpty() && !declared.equals(RecordWriter.result(match))) {
      report(offset("result"), RecordReason.BAD_RESULT, declared, RecordWriter.result(match));
    }
  }

  /** Skips blanks and comments and returns whether any text is left. */
  private boolean skipToNextToken() {
    text.skipBlanks();
    while (text.nextIs('{')) {
      int offset = text.offset();
      var comment = text.comment();
      if (comment == null) {
        report(offset, RecordReason.OPEN_COMMENT);
      } else if (moves != null) {
        moves.comment(comment);
      }
      text.skipBlanks();
    }
    return !text.isAtEnd();
  }

  private int offset(String tag) {
    return tagOffsets.getOrDefault(tag, 0);
  }

  private void report(int offset, Reason reason, Object... details) {
    report(offset, new RefusalException(reason, details));
  }

  /** Keeps the damage with the smallest offset. */
  private void report(int offset, RefusalException why) {
    if (damage == null || offset < damageOffset) {
      damageOffset = offset;
      damage = why;
    }
  }

  private DamagedRecordException damagedRecord(
      RefusalException why, @Nullable ParsedRecord readable) {
    var offset = text.lineAndColumn(damageOffset);
    return new DamagedRecordException(offset[0], offset[1], why, game, readable);
  }
}
