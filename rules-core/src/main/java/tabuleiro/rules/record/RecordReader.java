package tabuleiro.rules.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Closing;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * Reads a record in one pass. It forgives what mail programs and people do to a text – other line
 * ends, quote marks, blank lines, {@code {comments}}, missing numbers, tags in any order or left
 * out – and nothing that changes the game.
 */
public final class RecordReader {
  private static final Pattern QUOTED = Pattern.compile("(?m)^[ \\t]*+(?:>[ \\t]?)++");
  private static final Pattern TAG =
      Pattern.compile("\\[\\s*([A-Za-z]+[0-9]*)\\s+\"((?:[^\"\\\\\\n]++|\\\\.)*+)\"\\s*\\]");
  private static final Pattern NUMBER = Pattern.compile("([0-9]{1,6})\\.+");
  private static final Pattern RESIGNED = Pattern.compile("resigned ([1-9])");
  private static final Pattern OWN_TAG =
      Pattern.compile("game|options|date|result|(?:seat|level)[0-9]+");

  /** Knows the games by their ids. */
  interface Register {
    Game byId(String id) throws Refusal;
  }

  private final Register register;
  private final String text;
  private final Map<String, String> tags = new HashMap<>();
  private final Map<String, Integer> tagPlaces = new HashMap<>();
  private Match match;
  private int at;
  private int damagedAt = -1;
  private Refusal damage;

  /** Reads a record, or says where and why it cannot be read and what could be saved. */
  public static ReadRecord read(String text) throws DamagedRecord {
    return new RecordReader(text, Games::byId).read();
  }

  RecordReader(String text, Register register) {
    this.register = register;
    this.text = unquoted(text.startsWith("\uFEFF") ? " " + text.substring(1) : text);
  }

  ReadRecord read() throws DamagedRecord {
    readTags();
    startMatch();
    if (match != null) {
      readMoves();
      checkResult();
    }
    var read = match == null ? null : new ReadRecord(match, date(), otherTags());
    if (damage != null) {
      throw damagedRecord(read);
    }
    return read;
  }

  private Map<String, String> otherTags() {
    var others = new HashMap<>(tags);
    others.keySet().removeIf(name -> OWN_TAG.matcher(name).matches());
    return others;
  }

  /** Blanks stand in for the quote marks, so that lines and columns stay what the reader sees. */
  private static String unquoted(String text) {
    var plain = new StringBuilder(text.replace("\r\n", " \n").replace('\r', '\n'));
    Matcher quote = QUOTED.matcher(plain.toString());
    while (quote.find()) {
      for (int i = quote.start(); i < quote.end(); i++) {
        plain.setCharAt(i, ' ');
      }
    }
    return plain.toString();
  }

  private void readTags() {
    while (skipToText() && text.charAt(at) == '[') {
      readTag();
    }
  }

  /**
   * Reads a tag; a damaged one is noted and its line passed over, so that the moves are not lost.
   */
  private void readTag() {
    var tag = TAG.matcher(text).region(at, text.length());
    if (!tag.lookingAt()) {
      note(at, RecordReason.BAD_TAG);
      int end = text.indexOf('\n', at);
      at = end < 0 ? text.length() : end;
      return;
    }
    var name = tag.group(1).toLowerCase(Locale.ROOT);
    if (tags.containsKey(name)) {
      note(at, RecordReason.DOUBLE_TAG, tag.group(1));
    } else {
      tags.put(name, tag.group(2).replaceAll("\\\\(.)", "$1"));
      tagPlaces.put(name, at);
    }
    at = tag.end();
  }

  /** Sets up the match that the tags describe; without a game and its options there is none. */
  private void startMatch() {
    if (!tags.containsKey("game")) {
      note(0, RecordReason.NO_GAME);
      return;
    }
    var tag = "game";
    try {
      var game = register.byId(tags.get(tag));
      tag = "options";
      var options = Options.parse(game, tags.getOrDefault(tag, ""));
      match = new Match(options, players(game.seats(options)));
    } catch (Refusal refusal) {
      note(tagPlaces.get(tag), refusal);
    }
  }

  private List<Player> players(int seats) {
    for (var name : tags.keySet()) {
      var number = name.replaceAll("[a-z]", "");
      if (name.matches("(seat|level)[0-9]+") && !isSeat(number, seats)) {
        note(tagPlaces.get(name), RecordReason.NO_SEAT, number);
      }
    }
    var players = new ArrayList<Player>();
    for (int seat = 1; seat <= seats; seat++) {
      var id = tags.get("level" + seat);
      var level = id == null ? null : Level.byId(id);
      if (id != null && level == null) {
        note(tagPlaces.get("level" + seat), RecordReason.UNKNOWN_LEVEL, id);
      }
      players.add(new Player(tags.getOrDefault("seat" + seat, ""), level));
    }
    return players;
  }

  private static boolean isSeat(String number, int seats) {
    return number.length() == 1 && number.charAt(0) >= '1' && number.charAt(0) <= '0' + seats;
  }

  private String date() {
    var date = tags.getOrDefault("date", "");
    return date.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}") ? date : "";
  }

  /** Plays the moves up to the first damage among them. */
  private void readMoves() {
    while (skipToText()) {
      var number = NUMBER.matcher(text).region(at, text.length());
      if (number.lookingAt()) {
        int due = match.ply() / match.players().size() + 1;
        if (Integer.parseInt(number.group(1)) != due) {
          note(at, RecordReason.WRONG_NUMBER, due, number.group(1));
          return;
        }
        at = number.end();
      } else if (!readMove()) {
        return;
      }
    }
  }

  private boolean readMove() {
    int end = at;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    try {
      match.replay(text.substring(at, end));
      at = end;
      return true;
    } catch (Refusal refusal) {
      note(at, refusal);
      return false;
    }
  }

  private void checkResult() {
    var said = tags.getOrDefault("result", "").strip().toLowerCase(Locale.ROOT);
    var resigned = RESIGNED.matcher(said);
    boolean resigns = resigned.matches() && isSeat(resigned.group(1), match.players().size());
    if (damage != null) {
      return; // the moves may be incomplete: their result says nothing
    }
    if (match.mayGoOn() && (resigns || said.equals("agreed"))) {
      match.replay(resigns ? new Closing(Integer.parseInt(resigned.group(1)) - 1) : Closing.AGREED);
    } else if (match.mayGoOn() && said.equals("playing")) {
      return; // perhaps over by now, but not in the version that wrote it
    } else if (!said.isEmpty() && !said.equals(RecordWriter.result(match))) {
      note(tagPlaces.get("result"), RecordReason.BAD_RESULT, said, RecordWriter.result(match));
    }
  }

  /** Passes blanks and comments; whether any text is left. */
  private boolean skipToText() {
    while (at < text.length()) {
      if (text.charAt(at) == '{') {
        int end = text.indexOf('}', at);
        if (end < 0) {
          note(at, RecordReason.OPEN_COMMENT);
          at = text.length();
          return false;
        }
        at = end + 1;
      } else if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else {
        return true;
      }
    }
    return false;
  }

  private void note(int place, Reason reason, Object... details) {
    note(place, new Refusal(reason, details));
  }

  /** Keeps the damage that stands first in the text. */
  private void note(int place, Refusal why) {
    if (damage == null || place < damagedAt) {
      damagedAt = place;
      damage = why;
    }
  }

  private DamagedRecord damagedRecord(ReadRecord readable) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < damagedAt; i++) {
      column++;
      if (text.charAt(i) == '\n') {
        line++;
        column = 1;
      }
    }
    return new DamagedRecord(line, column, damage, readable);
  }
}
