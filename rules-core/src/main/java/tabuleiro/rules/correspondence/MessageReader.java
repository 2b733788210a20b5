package tabuleiro.rules.correspondence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.RefusalException;

/**
 * Parser of messages with a game as they arrive through mail and messengers: with quote marks,
 * broken lines, capitals, bold marks, other texts around them. It reads the compact game, of which
 * only letters and digits matter; if that is damaged, the record around it. Either is proved by its
 * check sum. The time grows with the length of the text, and the length is limited.
 */
public final class MessageReader {
  /** The maximum length of a text. */
  public static final int MAX_LENGTH = 200_000;

  /** The maximum length of all words that are read, with those of quoted messages. */
  private static final int MAX_WORDS_LENGTH = 3 * CompactGame.MAX_LENGTH;

  private final String text;
  private final List<Message> found = new ArrayList<>();
  private @Nullable RefusalException damage;

  private MessageReader(String text) {
    this.text = text;
  }

  /**
   * Returns the game in a text: of several states of one game the latest, since a reply quotes the
   * messages before it. Refuses a text without a game or with a damaged one.
   */
  public static Message read(String text) throws RefusalException {
    if (text.length() > MAX_LENGTH) {
      throw new RefusalException(CorrespondenceReason.TOO_LONG);
    }
    return new MessageReader(text).read();
  }

  private Message read() throws RefusalException {
    readWords(lettersAndDigits());
    if (!found.isEmpty()) {
      return latest();
    }
    try {
      return MessageRecordReader.read(text);
    } catch (RefusalException other) {
      throw damage == null ? other : damage;
    }
  }

  /** Returns the letters and digits of ASCII in capitals; a word may be broken anywhere. */
  private String lettersAndDigits() {
    var letters = new StringBuilder(text.length());
    for (var input = new EntityReader(text); !input.isAtEnd(); ) {
      int letter = input.next();
      if (letter >= 'a' && letter <= 'z') {
        letters.append((char) (letter - 'a' + 'A'));
      } else if (letter >= 'A' && letter <= 'Z' || letter >= '0' && letter <= '9') {
        letters.append((char) letter);
      }
    }
    return letters.toString();
  }

  private void readWords(String letters) throws RefusalException {
    var known = new HashSet<String>();
    int read = 0;
    int at = letters.indexOf(CompactGame.MARK);
    while (at >= 0) {
      int next = at + 1;
      try {
        int end = end(letters, at);
        var word = letters.substring(at, end);
        if (known.add(word)) {
          read += word.length();
          if (read > MAX_WORDS_LENGTH) {
            throw new RefusalException(CorrespondenceReason.TOO_LONG);
          }
          found.add(CompactGame.read(word));
        }
        next = end;
      } catch (RefusalException refusal) {
        if (refusal.reason() == CorrespondenceReason.TOO_LONG) {
          throw refusal;
        }
        damage = damage == null ? refusal : damage;
      }
      at = letters.indexOf(CompactGame.MARK, next);
    }
  }

  private static int end(String letters, int at) throws RefusalException {
    int head = at + CompactGame.HEAD;
    if (head > letters.length()) {
      throw new RefusalException(CorrespondenceReason.CUT);
    }
    int end = head + CompactGame.length(letters.substring(at, head));
    if (end > letters.length()) {
      throw new RefusalException(CorrespondenceReason.CUT);
    }
    return end;
  }

  /** Returns the state that continues all others, or refuses the text. */
  private Message latest() throws RefusalException {
    var latest = found.get(0);
    for (var other : found) {
      if (continues(other, latest) && !continues(latest, other)) {
        latest = other;
      }
    }
    for (var other : found) {
      if (!continues(latest, other)) {
        throw new RefusalException(CorrespondenceReason.SEVERAL_GAMES);
      }
    }
    return latest;
  }

  /** Returns whether a message holds all moves of another message about its game. */
  private static boolean continues(Message message, Message other) {
    var match = message.match();
    var before = other.match();
    var terms = message.correspondence();
    var termsBefore = other.correspondence();
    return match.options().equals(before.options())
        && match.layout().equals(before.layout())
        && (terms == null ? "" : terms.id()).equals(termsBefore == null ? "" : termsBefore.id())
        && match.length() >= before.length()
        && match.moves().subList(0, before.length()).equals(before.moves())
        && (match.length() > before.length() || weight(message) >= weight(other));
  }

  /** Returns how much is said about a draw and the end, which only grows while nobody moves. */
  private static int weight(Message message) {
    var terms = message.correspondence();
    int said = message.match().closing() == null ? 0 : 100;
    if (terms != null) {
      said += Integer.bitCount(terms.offered()) + Integer.bitCount(terms.declined());
      said += 10 * (int) terms.devices().stream().filter(device -> !device.isEmpty()).count();
    }
    return said;
  }
}
