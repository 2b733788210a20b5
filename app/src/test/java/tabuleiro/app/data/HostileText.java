package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tabuleiro.rules.record.GameRecord;

/** Generates texts that look like records and are hard to parse. */
final class HostileText {
  /** Fragments that are hard to parse, especially when repeated. */
  static final String[] PIECES = {
    "\n",
    "\r",
    "> ",
    "> \n",
    " ",
    "[",
    "[\n",
    "[Game",
    "[Game \"shi\"]\n",
    "[A \"x\"\n",
    "[A \"\\",
    "\"",
    "\\",
    "{",
    "{}",
    "}",
    "=",
    "===\n",
    "1.",
    "1. ",
    "a1-a2 ",
    "9",
    "\uFEFF",
    "\uD83D",
    "\0",
    "\t",
    "pass ",
    "[Place \"99999\"]\n",
    "[Seat1 \"x\"]\n",
  };

  private static final int RECORDS = 100;

  private final Random random;
  private final List<String> records = new ArrayList<>();

  HostileText(Random random) {
    this.random = random;
    for (int i = 0; i < RECORDS; i++) {
      records.add(GameRecord.of(RandomGames.any(random), "2026-11-16").toText());
    }
  }

  /** Returns a text of this length. */
  String ofLength(int letters) {
    var text = new StringBuilder();
    while (text.length() < letters) {
      if (random.nextInt(4) > 0) {
        text.append(mutatedRecord());
      } else {
        var piece = PIECES[random.nextInt(PIECES.length)];
        text.append(piece.repeat(1 + random.nextInt(1 << random.nextInt(12))));
      }
    }
    return text.substring(0, letters);
  }

  private StringBuilder mutatedRecord() {
    var record = new StringBuilder(records.get(random.nextInt(RECORDS)));
    for (int hits = random.nextInt(4); hits > 0 && record.length() > 0; hits--) {
      int at = random.nextInt(record.length());
      switch (random.nextInt(4)) {
        case 0 -> record.deleteCharAt(at);
        case 1 -> record.insert(at, PIECES[random.nextInt(PIECES.length)]);
        case 2 -> record.setCharAt(at, (char) random.nextInt(0x10000));
        default -> record.setLength(at + 1);
      }
    }
    return record;
  }
}
