package tabuleiro.app.games.pacru;

import java.util.List;
import java.util.Map;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.RulesPage;
import tabuleiro.app.board.RulesPage.Figure;
import tabuleiro.app.board.RulesPage.Section;

/** The rules of Shacru. */
final class ShacruRulesPage {
  private ShacruRulesPage() {}

  static RulesPage page() {
    return new RulesPage(
        List.of(
            Section.of(R.string.learn_goal, R.string.shacru_learn_goal),
            Section.of(
                R.string.learn_setup,
                R.string.shacru_learn_setup,
                new Figure(diagram("", ""), R.string.shacru_learn_setup_two),
                new Figure(diagram("players=4", ""), R.string.shacru_learn_setup_four)),
            Section.of(
                R.string.learn_turn,
                R.string.shacru_learn_turn,
                new Figure(diagram("", "1e5N").offering("e5-e6"), R.string.shacru_learn_turn_three),
                new Figure(
                    diagram("", "1c7SE 1*c7 1*d7 1*b8 1*a9 2d6E 2*d6 2*c6 2*b6"),
                    R.string.shacru_learn_turn_stuck)),
            Section.of(
                R.string.shacru_learn_twist_heading,
                R.string.shacru_learn_twist,
                new Figure(
                    diagram("", "1c7S").offering("c7-c6"), R.string.shacru_learn_twist_three)),
            Section.of(R.string.learn_end, R.string.shacru_learn_end),
            Section.of(R.string.learn_notation, R.string.pacru_learn_notation)),
        Map.of(
            "players", R.string.shacru_learn_players,
            "trails", R.string.shacru_learn_trails,
            "twist", R.string.shacru_learn_twist_option,
            "start", R.string.shacru_learn_start));
  }

  private static Diagram diagram(String options, String layout) {
    return Diagram.of(ShacruLook.ID, options, layout);
  }
}
