package tabuleiro.rules.record;

import java.util.Collections;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import tabuleiro.rules.match.Match;

/**
 * A record as it was read.
 *
 * @param match the game at its last move: the very match that the moves were checked with, so that
 *     nobody needs to play them again; the receiver's own
 * @param date the day it was played, as yyyy-mm-dd, or an empty text
 * @param otherTags the tags that no record needs, by their names in lower case
 * @param tree the moves once more, with comments and variations; comments that are long are left
 *     out
 */
public record ParsedRecord(Match match, String date, Map<String, String> otherTags, MoveTree tree) {
  /** Keeps its own copies. */
  public ParsedRecord {
    otherTags = Collections.unmodifiableMap(new HashMap<>(otherTags));
  }

  /** What one of the other tags says, or an empty text if it is not there. */
  public String tag(String name) {
    return otherTags.getOrDefault(name.toLowerCase(Locale.ROOT), "");
  }
}
