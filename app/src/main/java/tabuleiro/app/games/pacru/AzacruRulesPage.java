package tabuleiro.app.games.pacru;

import java.util.List;
import java.util.Map;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.RulesPage;
import tabuleiro.app.board.RulesPage.Figure;
import tabuleiro.app.board.RulesPage.Section;

/** The rules of Azacru. */
final class AzacruRulesPage {
  private AzacruRulesPage() {}

  static RulesPage page() {
    return new RulesPage(
        List.of(
            Section.of(R.string.learn_goal, R.string.azacru_learn_goal),
            Section.of(
                R.string.learn_setup,
                R.string.azacru_learn_setup,
                new Figure(diagram("players=3", ""), R.string.azacru_learn_setup_start)),
            Section.of(
                R.string.learn_turn,
                R.string.azacru_learn_turn,
                new Figure(
                    diagram("", "1b8E 1*b8 1*a9 1*a7").offering("b8-c8"),
                    R.string.azacru_learn_turn_power)),
            Section.of(
                R.string.azacru_learn_connection,
                R.string.azacru_learn_connection_text,
                new Figure(
                    diagram("", "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2f6W").showing("a8-d8"),
                    R.string.azacru_learn_connection_cost),
                new Figure(
                    diagram("", "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2b8S").showing("a8-d8"),
                    R.string.azacru_learn_connection_jump)),
            Section.of(R.string.learn_end, R.string.azacru_learn_end),
            Section.of(
                R.string.learn_signs,
                R.string.azacru_learn_signs,
                new Figure(
                    diagram("", "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2f6W").offering("a8-d8"),
                    R.string.azacru_learn_signs_all)),
            Section.of(R.string.learn_notation, R.string.pacru_learn_notation)),
        Map.of("players", R.string.azacru_learn_players));
  }

  private static Diagram diagram(String options, String layout) {
    return Diagram.of(AzacruLook.ID, options, layout);
  }
}
