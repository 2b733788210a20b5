package tabuleiro.app.data;

import java.util.List;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.RecordReason;

/**
 * What an import would do; nothing has been done yet.
 *
 * @param source where the games come from
 * @param fresh games that can be read and are not here yet
 * @param first the first few of them, to be looked at
 * @param known how many games are here already
 * @param damaged records with damage, with or without a part that can be read
 */
public record ImportPlan(
    ImportSource source,
    List<ImportedGame> fresh,
    List<Match> first,
    int known,
    List<ImportedGame> damaged) {
  /** How many damaged records have moves that can be saved. */
  public int recoverable() {
    int count = 0;
    for (var game : damaged) {
      count += game.isReadable() ? 1 : 0;
    }
    return count;
  }

  /** Whether the text is about something else: nothing in it so much as names a game. */
  public boolean isAboutNothing() {
    for (var game : damaged) {
      if (game.damage().why().reason() != RecordReason.NO_GAME) {
        return false;
      }
    }
    return fresh.isEmpty() && known == 0;
  }
}
