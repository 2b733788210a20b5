package tabuleiro.rules.record;

import java.util.Collections;
import tabuleiro.rules.match.Closing;
import tabuleiro.rules.match.ReadableMatch;

/** Writes records: tags, then the moves, a numbered round a line. */
public final class RecordWriter {
  /**
   * Stands behind the result of a game that begins with a layout. Versions that do not know layouts
   * take it for a wrong result and say so, instead of showing another game.
   */
  static final String FROM_LAYOUT = " from layout";

  private final StringBuilder text;

  /** Writes at the end of this text. */
  public RecordWriter(StringBuilder text) {
    this.text = text;
  }

  /** The record of the whole match, also of the moves ahead of its current place. */
  public static String write(ReadableMatch match, String date) {
    return write(match, date, MoveTree.of(match, Collections.emptyList()));
  }

  /** Adds a tag; those that a record does not need stand before its {@link #match}. */
  public void tag(String name, String value) {
    text.append('[').append(name).append(" \"");
    text.append(value.replace("\\", "\\\\").replace("\"", "\\\""));
    text.append("\"]\n");
  }

  /** The same, with the variations of a tree whose main line are the moves of the match. */
  public static String write(ReadableMatch match, String date, MoveTree tree) {
    var text = new StringBuilder();
    new RecordWriter(text).match(match, date, tree);
    return text.toString();
  }

  /** Adds the tags that every record has, and the moves, as a tree whose main line they are. */
  public void match(ReadableMatch match, String date, MoveTree tree) {
    if (!tree.movesTo(tree.mainLineEnd()).equals(match.notation())) {
      throw new IllegalArgumentException(tree + " is about another match");
    }
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
      if (!player.isPerson()) {
        tag("Level" + (seat + 1), player.level().id());
      }
    }
    if (!date.isEmpty()) {
      tag("Date", date);
    }
    tag("Result", isLaidOut ? result(match) + FROM_LAYOUT : result(match));
    text.append(moves(tree, seats));
  }

  /** The moves of a tree as they stand in the record of a game for so many seats. */
  public static String moves(MoveTree tree, int seats) {
    return new MoveTreeWriter(tree, seats).write();
  }

  /** The result after the last move, as records state it: how it ended, or {@code playing}. */
  static String result(ReadableMatch match) {
    if (match.closing() != null) {
      return closing(match.closing());
    }
    var end = match.canRedo() ? match.positionAt(match.length()) : match.position();
    return end.isOver() ? end.result().status() : "playing";
  }

  /** The end that the players chose, as records state it. */
  public static String closing(Closing closing) {
    return closing.equals(Closing.AGREED) ? "agreed" : "resigned " + (closing.resigns() + 1);
  }
}
