package tabuleiro.rules.record;

import java.util.Collections;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import tabuleiro.rules.match.Match;

/**
 * Result of parsing a game record: the match with its moves, the date, other tags, and the tree of
 * variations.
 *
 * @param match the match at its last move, in which the moves were validated; it belongs to the
 *     receiver
 * @param date the day it was played, as yyyy-mm-dd, or an empty text
 * @param otherTags the optional tags by their names in lower case
 * @param tree the moves with variations and comments
 * @param hasLongNames whether a player's name is too long and was cut
 */
public record ParsedRecord(
    Match match, String date, Map<String, String> otherTags, MoveTree tree, boolean hasLongNames) {
  /** Copies the tags. */
  public ParsedRecord {
    otherTags = Collections.unmodifiableMap(new HashMap<>(otherTags));
  }

  /** Returns the value of an optional tag, or an empty text. */
  public String tag(String name) {
    return otherTags.getOrDefault(name.toLowerCase(Locale.ROOT), "");
  }
}
