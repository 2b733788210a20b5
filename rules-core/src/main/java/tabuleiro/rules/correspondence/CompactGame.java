package tabuleiro.rules.correspondence;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.LayoutTokenizer;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.RecordWriter;

/**
 * Encodes a game as one short word of capital letters and digits, and decodes it: {@code TBLR}, the
 * version, the number of letters that follow as three digits to base 36, and a number to base 36 of
 * digits with a radix each. The first digit is the check sum, a move is its place among the
 * recordable moves in the order of their notation.
 *
 * <p>The check sum covers what was meant – options, layout, players, moves in notation – and not
 * the digits. So a version with other rules refuses a game instead of reading another one.
 */
public final class CompactGame {
  /** The letters with which each word begins, before its version. */
  public static final String MARK = "TBLR";

  /** The maximum number of letters after the head. */
  public static final int MAX_LENGTH = 8000;

  /** The maximum number of moves. */
  public static final int MAX_PLIES = 4095;

  static final int BASE = 36;
  static final int LENGTH_DIGITS = 3;
  static final int HEAD = MARK.length() + 1 + LENGTH_DIGITS;

  private static final char VERSION = '1';
  private static final long CHECK_RADIX = 1L << 32;
  private static final int CHECK_LETTERS = 7;
  private static final String ID_LETTERS = "-0123456789abcdefghijklmnopqrstuvwxyz";
  private static final int MAX_ID_LENGTH = 40;

  // Fixed, so that options, values and levels that later versions append change no word.
  private static final int OPTIONS_RADIX = 16;
  private static final int VALUES_RADIX = 64;
  private static final int LEVELS_RADIX = 16;
  private static final int NAME_RADIX = 64;
  private static final int LAYOUT_RADIX = LayoutTokenizer.MAX_LENGTH + 1;

  // Texts: the printable letters of ASCII, then an escape for all other code points.
  private static final int FIRST_LETTER = ' ';
  private static final int ESCAPE = '~' + 1 - FIRST_LETTER;
  private static final int CODE_POINTS = Character.MAX_CODE_POINT + 1;

  private CompactGame() {}

  /** Returns a game as a word, or refuses one that is too long. */
  public static String write(Message message) throws RefusalException {
    var match = message.match();
    if (match.length() > MAX_PLIES) {
      throw new RefusalException(CorrespondenceReason.TOO_LONG);
    }
    var digits = new MixedRadixWriter();
    digits.write(checkSum(message), CHECK_RADIX);
    writeOptions(digits, match.options());
    writeText(digits, match.layout(), LAYOUT_RADIX);
    for (var player : match.players()) {
      writeText(digits, player.name(), NAME_RADIX);
      digits.write(player.level() == null ? 0 : 1 + player.level().ordinal(), LEVELS_RADIX);
    }
    writeCorrespondence(digits, message.correspondence());
    writeMoves(digits, match);
    int seats = match.players().size();
    var closing = match.closing();
    digits.write(closing == null ? 0 : 2 + closing.resigns(), 2 + seats);
    digits.write(1, 2); // so that a reader knows at once when nothing is left
    var body = digits.toText();
    if (body.length() > MAX_LENGTH) {
      throw new RefusalException(CorrespondenceReason.TOO_LONG);
    }
    return MARK + VERSION + number(body.length(), LENGTH_DIGITS) + body;
  }

  /** Returns the game of a word, or refuses any other text. */
  public static Message read(String word) throws RefusalException {
    if (word.length() < HEAD || !word.startsWith(MARK)) {
      throw new RefusalException(CorrespondenceReason.NO_MESSAGE);
    }
    int length = length(word);
    if (word.length() < HEAD + length) {
      throw new RefusalException(CorrespondenceReason.CUT);
    }
    var body = word.substring(HEAD);
    if (body.length() > length || !Correspondence.isWord(body, length)) {
      throw new RefusalException(CorrespondenceReason.DAMAGED);
    }
    var digits = new MixedRadixReader(body);
    long sum = digits.read(CHECK_RADIX);
    try {
      var message = readMessage(digits);
      if (digits.read(2) == 1 && digits.isAtEnd() && checkSum(message) == sum) {
        return message;
      }
    } catch (RefusalException damage) {
      throw new RefusalException(
          CorrespondenceReason.DAMAGED); // what it says is not what was written
    }
    throw new RefusalException(CorrespondenceReason.DAMAGED);
  }

  /** Returns the number of letters after the head that a head announces, or refuses the head. */
  static int length(CharSequence head) throws RefusalException {
    char version = head.charAt(MARK.length());
    if (version > VERSION && version <= '9') {
      throw new RefusalException(CorrespondenceReason.NEWER);
    }
    int length = 0;
    for (int i = HEAD - LENGTH_DIGITS; i < HEAD; i++) {
      char letter = head.charAt(i);
      length = BASE * length + (letter > 'Z' ? BASE * BASE * BASE : digit(letter));
    }
    if (version != VERSION || length == 0 || length > MAX_LENGTH) {
      throw new RefusalException(CorrespondenceReason.DAMAGED);
    }
    return length;
  }

  private static int digit(char letter) throws RefusalException {
    int digit = Character.digit(letter, BASE);
    if (digit < 0) {
      throw new RefusalException(CorrespondenceReason.DAMAGED);
    }
    return digit;
  }

  /** Returns the check sum of a game as letters, as the tag {@code Check} has it. */
  static String check(Message message) {
    return number(checkSum(message), CHECK_LETTERS);
  }

  private static String number(long number, int letters) {
    var text = new StringBuilder(Long.toString(number, BASE).toUpperCase(Locale.ROOT));
    while (text.length() < letters) {
      text.insert(0, '0');
    }
    return text.toString();
  }

  /** Returns the check sum of all that a game means. */
  private static long checkSum(Message message) {
    var match = message.match();
    var text = new StringBuilder();
    text.append(match.options().game().id()).append('\n').append(match.options()).append('\n');
    text.append(match.layout()).append('\n');
    for (var player : match.players()) {
      text.append(player.name()).append('\t');
      text.append(player.level() == null ? "" : player.level().id()).append('\n');
    }
    text.append(String.join(" ", match.notation())).append('\n');
    var closing = match.closing();
    text.append(closing == null ? "" : RecordWriter.closing(closing)).append('\n');
    var correspondence = message.correspondence();
    if (correspondence != null) {
      text.append(correspondence.id()).append('\n');
      text.append(String.join(" ", correspondence.devices())).append('\n');
      text.append(correspondence.helpAllowed()).append(' ');
      text.append(correspondence.offered()).append(' ').append(correspondence.declined());
    }
    var sum = new CRC32();
    var bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    sum.update(bytes, 0, bytes.length);
    return sum.getValue();
  }

  private static Message readMessage(MixedRadixReader digits) throws RefusalException {
    var options = readOptions(digits);
    var layout = readText(digits, LAYOUT_RADIX);
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < options.game().seats(options); seat++) {
      var name = readText(digits, NAME_RADIX);
      int level = digits.readInt(LEVELS_RADIX);
      if (level > Level.values().length) {
        throw new RefusalException(CorrespondenceReason.DAMAGED);
      }
      players.add(new Player(name, level == 0 ? null : Level.values()[level - 1]));
    }
    var correspondence = readCorrespondence(digits, players.size());
    if (correspondence != null && !players.stream().allMatch(Player::isPerson)) {
      throw new RefusalException(CorrespondenceReason.DAMAGED); // no version writes such a game
    }
    var match = Match.from(options, layout, players);
    readMoves(digits, match);
    int closing = digits.readInt(2 + players.size());
    if (closing > 0) {
      if (!match.acceptsRecordedMoves()) {
        throw new RefusalException(CorrespondenceReason.DAMAGED);
      }
      match.replay(new ChosenEnding(closing - 2));
    }
    return new Message(match, correspondence);
  }

  private static void writeOptions(MixedRadixWriter digits, Options options) {
    for (char letter : options.game().id().toCharArray()) {
      digits.write(1 + ID_LETTERS.indexOf(letter), 1 + ID_LETTERS.length());
    }
    digits.write(0, 1 + ID_LETTERS.length());
    var all = options.game().options();
    for (int i = 0; i < all.size(); i++) {
      var option = all.get(i);
      if (!options.is(option.key(), option.standard())) {
        digits.write(1 + i, OPTIONS_RADIX);
        digits.write(option.values().indexOf(options.get(option.key())), VALUES_RADIX);
      }
    }
    digits.write(0, OPTIONS_RADIX);
  }

  private static Options readOptions(MixedRadixReader digits) throws RefusalException {
    var id = new StringBuilder();
    for (int letter = digits.readInt(1 + ID_LETTERS.length());
        letter > 0 && id.length() < MAX_ID_LENGTH;
        letter = digits.readInt(1 + ID_LETTERS.length())) {
      id.append(ID_LETTERS.charAt(letter - 1));
    }
    Game game = Games.byId(id.toString());
    var all = game.options();
    var choices = new ArrayList<String>();
    for (int i = digits.readInt(OPTIONS_RADIX);
        i > 0 && choices.size() <= all.size();
        i = digits.readInt(OPTIONS_RADIX)) {
      int value = digits.readInt(VALUES_RADIX);
      if (i > all.size() || value >= all.get(i - 1).values().size()) {
        throw new RefusalException(CorrespondenceReason.DAMAGED);
      }
      choices.add(all.get(i - 1).key() + "=" + all.get(i - 1).values().get(value));
    }
    return Options.parse(game, choices);
  }

  private static void writeText(MixedRadixWriter digits, String text, int lengthRadix) {
    digits.write(text.codePointCount(0, text.length()), lengthRadix);
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int letter = text.codePointAt(i);
      boolean isPlain = letter >= FIRST_LETTER && letter < FIRST_LETTER + ESCAPE;
      digits.write(isPlain ? letter - FIRST_LETTER : ESCAPE, 1 + ESCAPE);
      if (!isPlain) {
        digits.write(letter, CODE_POINTS);
      }
    }
  }

  private static String readText(MixedRadixReader digits, int lengthRadix) {
    var text = new StringBuilder();
    for (int left = digits.readInt(lengthRadix); left > 0; left--) {
      int letter = digits.readInt(1 + ESCAPE);
      text.appendCodePoint(letter == ESCAPE ? digits.readInt(CODE_POINTS) : FIRST_LETTER + letter);
    }
    return text.toString();
  }

  private static void writeCorrespondence(
      MixedRadixWriter digits, @Nullable Correspondence correspondence) {
    digits.write(correspondence == null ? 0 : 1, 2);
    if (correspondence == null) {
      return;
    }
    writeWord(digits, correspondence.id());
    for (var device : correspondence.devices()) {
      digits.write(device.isEmpty() ? 0 : 1, 2);
      writeWord(digits, device);
    }
    digits.write(correspondence.helpAllowed() ? 1 : 0, 2);
    int sets = 1 << correspondence.devices().size();
    digits.write(correspondence.offered(), sets);
    digits.write(correspondence.declined(), sets);
  }

  private static @Nullable Correspondence readCorrespondence(MixedRadixReader digits, int seats) {
    if (digits.readInt(2) == 0) {
      return null;
    }
    var id = readWord(digits, Correspondence.ID_LENGTH);
    var devices = new ArrayList<String>();
    while (devices.size() < seats) {
      boolean isFree = digits.readInt(2) == 0;
      devices.add(isFree ? "" : readWord(digits, Correspondence.DEVICE_LENGTH));
    }
    boolean help = digits.readInt(2) == 1;
    return new Correspondence(
        id, devices, help, digits.readInt(1 << seats), digits.readInt(1 << seats));
  }

  private static void writeWord(MixedRadixWriter digits, String word) {
    for (int i = 0; i < word.length(); i++) {
      digits.write(Character.digit(word.charAt(i), BASE), BASE);
    }
  }

  private static String readWord(MixedRadixReader digits, int length) {
    var word = new StringBuilder();
    while (word.length() < length) {
      word.append(Character.forDigit(digits.readInt(BASE), BASE));
    }
    return word.toString().toUpperCase(Locale.ROOT);
  }

  private static void writeMoves(MixedRadixWriter digits, ReadableMatch match) {
    digits.write(match.length(), 1 + MAX_PLIES);
    var position = match.positionAt(0);
    for (int move : match.moves()) {
      List<Integer> moves = RecordableMoves.of(position);
      digits.write(moves.indexOf(move), moves.size());
      position.play(move);
    }
  }

  private static void readMoves(MixedRadixReader digits, Match match) throws RefusalException {
    Position position = match.position();
    for (int left = digits.readInt(1 + MAX_PLIES); left > 0; left--) {
      List<Integer> moves = RecordableMoves.of(position);
      if (moves.isEmpty() || digits.isAtEnd()) {
        throw new RefusalException(CorrespondenceReason.DAMAGED); // of the game, or of the word
      }
      int move = moves.get(digits.readInt(moves.size()));
      if (position.isOver()) {
        match.replay(position.format(move)); // a move of an earlier version
      } else {
        match.play(move);
      }
    }
  }
}
