package tabuleiro.app.data;

import java.util.List;

/**
 * What an import would do; nothing has been done yet.
 *
 * @param fresh games that can be read and are not here yet
 * @param known how many games are here already
 * @param damaged records with damage, with or without a part that can be read
 */
public record ImportPlan(List<ImportedGame> fresh, int known, List<ImportedGame> damaged) {
  /** How many damaged records have moves that can be saved. */
  public int recoverable() {
    int count = 0;
    for (var game : damaged) {
      count += game.isReadable() ? 1 : 0;
    }
    return count;
  }
}
