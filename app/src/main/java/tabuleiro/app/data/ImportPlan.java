package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.RecordReason;

/**
 * Preview of an import: which games of a text would be imported; nothing has been imported yet.
 *
 * @param source where the games come from
 * @param fresh readable games that are not in the library yet
 * @param first the first few of them, for the preview
 * @param known number of games that are in the library already
 * @param tooLong number of games that are too long for the library
 * @param damaged damaged records, with or without a readable part
 */
public record ImportPlan(
    ImportSource source,
    List<ImportedGame> fresh,
    List<Match> first,
    int known,
    int tooLong,
    List<ImportedGame> damaged) {
  /** Returns how many damaged records have recoverable moves. */
  public int recoverable() {
    return wanted(true).size() - fresh.size();
  }

  /** Returns the games to import, with or without the recoverable part of damaged ones. */
  List<ImportedGame> wanted(boolean withRecovered) {
    var wanted = new ArrayList<>(fresh);
    for (var game : damaged) {
      if (withRecovered && game.isReadable()) {
        wanted.add(game);
      }
    }
    return wanted;
  }

  /** Returns in how many of the games to import a name is too long and is cut. */
  public int longNames(boolean withRecovered) {
    return (int) wanted(withRecovered).stream().filter(ImportedGame::hasLongNames).count();
  }

  /** Returns whether nothing in the text even names a game. */
  public boolean isUnrelatedText() {
    return fresh.isEmpty()
        && known + tooLong == 0
        && damaged.stream()
            .map(game -> Objects.requireNonNull(game.damage()).why().reason())
            .allMatch(RecordReason.NO_GAME::equals);
  }
}
