package tabuleiro.rules.correspondence;

import java.util.Collections;
import java.util.Objects;
import java.util.stream.Collectors;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.RecordWriter;

/**
 * Writes the message with which a game is sent: a sentence for people, then a record that every
 * version reads as a game. Its first comment, behind the tags, is the {@link CompactGame}, which
 * survives what messengers change in a text.
 */
public final class MessageWriter {
  static final String MATCH = "Match";
  static final String DEVICES = "Devices";
  static final String HELP = "Help";
  static final String DRAW = "Draw";
  static final String CHECK = "Check";
  static final String YES = "yes";
  static final String FREE = "-";
  static final String OFFERED = "offered=";
  static final String DECLINED = "declined=";

  /** Short enough that no program breaks the line. */
  private static final int LINE_LENGTH = 60;

  private MessageWriter() {}

  /**
   * Returns a game by message as text, or refuses one that is too long.
   *
   * @param sentence what a person reads first
   * @param date the day as yyyy-mm-dd, or an empty text
   */
  public static String write(String sentence, Message message, String date)
      throws RefusalException {
    var match = message.match();
    var terms = Objects.requireNonNull(message.correspondence(), "a game by message");
    var text = new StringBuilder();
    text.append(sentence.strip()).append("\n\n");
    var writer = new RecordWriter(text);
    writer.tags(match, date);
    writer.tag(MATCH, terms.id());
    writer.tag(
        DEVICES,
        terms.devices().stream()
            .map(device -> device.isEmpty() ? FREE : device)
            .collect(Collectors.joining(" ")));
    writer.tag(HELP, terms.helpAllowed() ? YES : "no");
    if ((terms.offered() | terms.declined()) != 0) {
      writer.tag(DRAW, OFFERED + seats(terms.offered()) + " " + DECLINED + seats(terms.declined()));
    }
    writer.tag(CHECK, CompactGame.check(message));
    appendLines(text.append('{'), CompactGame.write(message));
    text.append("}\n");
    var tree = MoveTree.of(match, Collections.emptyList());
    return text.append(RecordWriter.moves(tree, match.players().size())).toString();
  }

  private static void appendLines(StringBuilder text, String word) {
    for (int from = 0; from < word.length(); from += LINE_LENGTH) {
      int to = Math.min(from + LINE_LENGTH, word.length());
      text.append(from == 0 ? "" : "\n").append(word, from, to);
    }
  }

  /** Returns the numbers of the seats in a bit set, without blanks. */
  static String seats(int set) {
    var numbers = new StringBuilder();
    for (int seat = 0; set >> seat != 0; seat++) {
      if ((set >> seat & 1) != 0) {
        numbers.append(seat + 1);
      }
    }
    return numbers.toString();
  }

  /** Returns the bit set of seats that {@link #seats} wrote; other letters count for nothing. */
  static int seats(String numbers) {
    int set = 0;
    for (int i = 0; i < numbers.length(); i++) {
      int seat = numbers.charAt(i) - '1';
      set |= seat >= 0 && seat < 9 ? 1 << seat : 0;
    }
    return set;
  }
}
