package tabuleiro.rules.record;

import tabuleiro.rules.match.Closing;
import tabuleiro.rules.match.Match;

/** Writes records: tags, then the moves, a numbered round a line. */
final class RecordWriter {
  private RecordWriter() {}

  static String write(GameRecord record) {
    var match = record.toMatch();
    var text = new StringBuilder();
    tag(text, "Game", record.options().game().id());
    tag(text, "Options", record.options().toString());
    for (int seat = 0; seat < record.players().size(); seat++) {
      var player = record.players().get(seat);
      tag(text, "Seat" + (seat + 1), player.name());
      if (!player.isPerson()) {
        tag(text, "Level" + (seat + 1), player.level().id());
      }
    }
    if (!record.date().isEmpty()) {
      tag(text, "Date", record.date());
    }
    tag(text, "Result", result(match));
    int seats = record.players().size();
    for (int i = 0; i < record.moves().size(); i++) {
      text.append(i % seats == 0 ? i / seats + 1 + ". " : " ").append(record.moves().get(i));
      if (i % seats == seats - 1 || i == record.moves().size() - 1) {
        text.append('\n');
      }
    }
    return text.toString();
  }

  /** The result as records state it: how it ended, or {@code playing}. */
  static String result(Match match) {
    if (match.closing() != null) {
      return closing(match.closing());
    }
    return match.isOver() ? match.result().status() : "playing";
  }

  private static String closing(Closing closing) {
    return closing.equals(Closing.AGREED) ? "agreed" : "resigned " + (closing.resigns() + 1);
  }

  private static void tag(StringBuilder text, String name, String value) {
    text.append('[').append(name).append(" \"");
    text.append(value.replace("\\", "\\\\").replace("\"", "\\\""));
    text.append("\"]\n");
  }
}
