package tabuleiro.app.learn;

import java.util.List;

/** The register of rules pages: a new game is one line here. */
final class LearnPages {
  private static final List<LearnPage> ALL =
      List.of(
          ShacruPage.page(), AzacruPage.page(), ShaktiPage.page(), NiJuPage.page(), ShiPage.page());

  private LearnPages() {}

  /** The page of the game with that id. */
  static LearnPage of(String gameId) {
    for (var page : ALL) {
      if (page.game().equals(gameId)) {
        return page;
      }
    }
    throw new IllegalArgumentException("no rules page for " + gameId);
  }
}
