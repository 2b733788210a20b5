package tabuleiro.rules.correspondence;

import java.util.ArrayList;
import java.util.Locale;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.ParsedRecord;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordReason;

/**
 * Parser of the game record in a message, used if the message's compact game is damaged or cut. It
 * undoes what can be undone without knowing the game; the tag {@code Check} proves the rest.
 */
final class MessageRecordReader {
  private static final String FIRST_TAG = "[Game";
  private static final String BOLD_MARKS = "*_~`";
  private static final String DOUBLE_QUOTES = "\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033\uFF02";
  private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE63\uFF0D";
  private static final int ELLIPSIS = 0x2026;
  private static final int LINE_SEPARATOR = 0x2028;
  private static final int FIRST_WIDE = 0xFF01;
  private static final int LAST_WIDE = 0xFF5E;

  private MessageRecordReader() {}

  /** Returns the game by message that a text's record holds, or refuses the text. */
  static Message read(String text) throws RefusalException {
    var plain = withoutBoldMarks(plain(text));
    int begin = firstTag(plain);
    if (begin < 0) {
      throw new RefusalException(CorrespondenceReason.NO_MESSAGE);
    }
    var record = joinValues(plain.substring(begin));
    DamagedRecordException damage = null;
    ParsedRecord read;
    try {
      read = RecordReader.read(record);
    } catch (DamagedRecordException first) {
      damage = first;
      read = readBefore(record, first);
    }
    if (read == null || read.tag(MessageWriter.MATCH).isEmpty()) {
      throw new RefusalException(CorrespondenceReason.NO_MESSAGE);
    }
    var message = message(read);
    var check = read.tag(MessageWriter.CHECK).strip().toUpperCase(Locale.ROOT);
    if (message != null && CompactGame.check(message).equals(check)) {
      return message;
    }
    boolean isIllegal =
        damage != null
            && !(damage.why().reason() instanceof RecordReason)
            && !(damage.why().reason() instanceof CommonReason);
    if (isIllegal) {
      int round = read.match().length() / read.match().players().size() + 1;
      throw new RefusalException(CorrespondenceReason.IMPOSSIBLE_MOVE, round);
    }
    throw new RefusalException(CorrespondenceReason.DAMAGED);
  }

  /** Parses a record up to its damage, which may be no more than a signature behind it. */
  private static @Nullable ParsedRecord readBefore(String record, DamagedRecordException damage) {
    int at = 0;
    for (int line = 1; line < damage.line(); line++) {
      at = record.indexOf('\n', at) + 1;
    }
    try {
      return RecordReader.read(record.substring(0, at + damage.column() - 1));
    } catch (DamagedRecordException again) {
      return again.readable();
    }
  }

  /** Returns the game by message of a record; null if the tags make no sense. */
  private static @Nullable Message message(ParsedRecord read) {
    var match = read.match();
    int seats = match.players().size();
    var id = read.tag(MessageWriter.MATCH).strip().toUpperCase(Locale.ROOT);
    var devices = new ArrayList<String>();
    var words = new StringTokenizer(read.tag(MessageWriter.DEVICES).toUpperCase(Locale.ROOT));
    while (words.hasMoreTokens()) {
      var word = words.nextToken();
      devices.add(word.equals(MessageWriter.FREE) ? "" : word);
    }
    boolean areWords =
        Correspondence.isWord(id, Correspondence.ID_LENGTH)
            && devices.stream().allMatch(Correspondence::isDevice);
    if (!areWords
        || devices.size() != seats
        || !match.players().stream().allMatch(Player::isPerson)) {
      return null;
    }
    int offered = 0;
    int declined = 0;
    var draw = new StringTokenizer(read.tag(MessageWriter.DRAW).toLowerCase(Locale.ROOT));
    while (draw.hasMoreTokens()) {
      var word = draw.nextToken();
      if (word.startsWith(MessageWriter.OFFERED)) {
        offered = MessageWriter.seats(word.substring(MessageWriter.OFFERED.length()));
      } else if (word.startsWith(MessageWriter.DECLINED)) {
        declined = MessageWriter.seats(word.substring(MessageWriter.DECLINED.length()));
      }
    }
    int all = (1 << seats) - 1;
    boolean help = read.tag(MessageWriter.HELP).strip().equalsIgnoreCase(MessageWriter.YES);
    return new Message(match, new Correspondence(id, devices, help, offered & all, declined & all));
  }

  /** Returns a text without entities, quote marks at the begin of lines and typographic letters. */
  private static String plain(String text) {
    var plain = new StringBuilder(text.length());
    boolean isLineStart = true;
    boolean isAfterReturn = false;
    for (var input = new EntityReader(text); !input.isAtEnd(); ) {
      int letter = input.next();
      if (letter == '\n' && isAfterReturn) {
        isAfterReturn = false;
        continue;
      }
      isAfterReturn = letter == '\r';
      boolean isBreak = letter == '\n' || letter == '\r' || letter == LINE_SEPARATOR;
      boolean isBlank =
          !isBreak && (Character.isWhitespace(letter) || Character.isSpaceChar(letter));
      if (isBreak) {
        plain.append('\n');
        isLineStart = true;
      } else if (isBlank && !isLineStart) {
        plain.append(' ');
      } else if (!isBlank && Character.getType(letter) != Character.FORMAT) {
        boolean isQuoteMark = letter == '>' && isLineStart;
        isLineStart &= isQuoteMark;
        if (!isQuoteMark) {
          appendPlain(plain, letter);
        }
      }
    }
    return plain.toString();
  }

  private static void appendPlain(StringBuilder plain, int letter) {
    if (DOUBLE_QUOTES.indexOf(letter) >= 0) {
      plain.append('"');
    } else if (DASHES.indexOf(letter) >= 0) {
      plain.append('-');
    } else if (letter == ELLIPSIS) {
      plain.append("...");
    } else if (letter >= FIRST_WIDE && letter <= LAST_WIDE) {
      plain.append((char) (letter - FIRST_WIDE + '!'));
    } else {
      plain.appendCodePoint(letter);
    }
  }

  /** Removes the marks with which messengers write bold or crossed out, at the edges of words. */
  private static String withoutBoldMarks(String text) {
    var plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int end = i;
      while (end < text.length() && BOLD_MARKS.indexOf(text.charAt(end)) >= 0) {
        end++;
      }
      if (end == i) {
        plain.append(text.charAt(i++));
        continue;
      }
      if (!isEdge(text, i - 1) && !isEdge(text, end)) {
        plain.append(text, i, end);
      }
      i = end;
    }
    return plain.toString();
  }

  private static boolean isEdge(String text, int at) {
    return at < 0 || at == text.length() || " \n[]{}".indexOf(text.charAt(at)) >= 0;
  }

  private static int firstTag(String text) {
    int at = text.indexOf('[');
    while (at >= 0 && !text.regionMatches(true, at, FIRST_TAG, 0, FIRST_TAG.length())) {
      at = text.indexOf('[', at + 1);
    }
    return at;
  }

  /** Returns a record whose values stand on one line each. */
  private static String joinValues(String record) {
    var joined = new StringBuilder(record.length());
    boolean isInValue = false;
    for (int i = 0; i < record.length(); i++) {
      char letter = record.charAt(i);
      boolean isEscaped = isInValue && i > 0 && record.charAt(i - 1) == '\\';
      isInValue ^= letter == '"' && !isEscaped;
      joined.append(letter == '\n' && isInValue ? ' ' : letter);
    }
    return joined.toString();
  }
}
