package tabuleiro.rules.record;

import java.util.Collections;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.ReadableMatch;

/** Writes game records as text: tags, then the moves with one numbered round per line. */
public final class RecordWriter {
  /**
   * The suffix of the result of a game that began with a layout. Versions that do not know layouts
   * then report a wrong result instead of showing another game.
   */
  static final String FROM_LAYOUT = " from layout";

  private final StringBuilder text;

  /** Creates a writer that appends to a text. */
  public RecordWriter(StringBuilder text) {
    this.text = text;
  }

  /** Returns the record of a whole match, including moves ahead of its current place. */
  public static String write(ReadableMatch match, String date) {
    return write(match, date, MoveTree.of(match, Collections.emptyList()));
  }

  /** Writes a tag. Optional tags come before {@link #match}. */
  public void tag(String name, String value) {
    text.append('[').append(name).append(" \"");
    text.append(value.replace("\\", "\\\\").replace("\"", "\\\""));
    text.append("\"]\n");
  }

  /** Returns the record of a whole match with the variations of a tree around its moves. */
  public static String write(ReadableMatch match, String date, MoveTree tree) {
    var text = new StringBuilder();
    new RecordWriter(text).match(match, date, tree);
    return text.toString();
  }

  /** Writes the tags and the moves of a tree whose main line are the moves of the match. */
  public void match(ReadableMatch match, String date, MoveTree tree) {
    if (!tree.movesTo(tree.mainLineEnd()).equals(match.notation())) {
      throw new IllegalArgumentException(tree + " is about another match");
    }
    tags(match, date);
    text.append(moves(tree, match.players().size()));
  }

  /** Writes the tags of a match. */
  public void tags(ReadableMatch match, String date) {
    tag("Game", match.options().game().id());
    tag("Options", match.options().toString());
    boolean isLaidOut = !match.layout().isEmpty();
    if (isLaidOut) {
      tag("Layout", match.layout());
    }
    int seats = match.players().size();
    for (int seat = 0; seat < seats; seat++) {
      var player = match.players().get(seat);
      tag("Seat" + (seat + 1), player.name());
      if (player.level() != null) {
        tag("Level" + (seat + 1), player.level().id());
      }
    }
    if (!date.isEmpty()) {
      tag("Date", date);
    }
    tag("Result", isLaidOut ? result(match) + FROM_LAYOUT : result(match));
  }

  /** Returns the moves of a tree as in the record of a game for some number of seats. */
  public static String moves(MoveTree tree, int seats) {
    return new MoveTreeWriter(tree, seats).write();
  }

  /** Returns the result after the last move as in records, or {@code playing}. */
  static String result(ReadableMatch match) {
    if (match.closing() != null) {
      return closing(match.closing());
    }
    var end = match.canRedo() ? match.positionAt(match.length()) : match.position();
    var result = end.result();
    return result == null ? "playing" : result.status();
  }

  /** Returns the ending that the players chose, as in records. */
  public static String closing(ChosenEnding closing) {
    return closing.equals(ChosenEnding.AGREED) ? "agreed" : "resigned " + (closing.resigns() + 1);
  }
}
