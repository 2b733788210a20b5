package tabuleiro.app.games;

import java.util.List;
import tabuleiro.app.board.LearnPage;
import tabuleiro.app.games.niju.NiJuPage;
import tabuleiro.app.games.pacru.AzacruPage;
import tabuleiro.app.games.pacru.ShacruPage;
import tabuleiro.app.games.shakti.ShaktiPage;
import tabuleiro.app.games.shi.ShiPage;

/** The register of rules pages: a new game is one line here. */
public final class LearnPages {
  private static final List<LearnPage> ALL =
      List.of(
          ShacruPage.page(), AzacruPage.page(), ShaktiPage.page(), NiJuPage.page(), ShiPage.page());

  private LearnPages() {}

  /** The page of the game with that id. */
  public static LearnPage of(String gameId) {
    for (var page : ALL) {
      if (page.game().equals(gameId)) {
        return page;
      }
    }
    throw new IllegalArgumentException("no rules page for " + gameId);
  }
}
