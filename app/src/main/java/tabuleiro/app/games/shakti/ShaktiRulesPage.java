package tabuleiro.app.games.shakti;

import java.util.List;
import java.util.Map;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.RulesPage;
import tabuleiro.app.board.RulesPage.Figure;
import tabuleiro.app.board.RulesPage.Section;

/** The rules of Shakti. */
final class ShaktiRulesPage {
  private ShaktiRulesPage() {}

  static RulesPage page() {
    return new RulesPage(
        List.of(
            Section.of(R.string.learn_goal, R.string.shakti_learn_goal),
            Section.of(
                R.string.learn_setup,
                R.string.shakti_learn_setup,
                new Figure(diagram("", ""), R.string.shakti_learn_setup_start)),
            Section.of(
                R.string.learn_turn,
                R.string.shakti_learn_turn,
                new Figure(diagram("", "").offering("b2-b4"), R.string.shakti_learn_turn_warrior),
                new Figure(
                    diagram("", "Kd1 Wb3 kd6 wf6 -c3 -d3").offering("b3-e3"),
                    R.string.shakti_learn_turn_gaps)),
            Section.of(
                R.string.learn_capture,
                R.string.shakti_learn_capture,
                new Figure(
                    diagram("", "Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3").offering("d4xb6"),
                    R.string.shakti_learn_capture_two)),
            Section.of(R.string.learn_end, R.string.shakti_learn_end),
            Section.of(
                R.string.shakti_learn_freeling,
                R.string.shakti_learn_freeling_text,
                new Figure(
                    diagram("rules=freeling", "Kd3 Wf2 wa3 ke6 -d4 -c3 -b3").offering("d3-c2"),
                    R.string.shakti_learn_freeling_check)),
            Section.of(R.string.learn_signs, R.string.shakti_learn_signs),
            Section.of(R.string.learn_notation, R.string.shakti_learn_notation)),
        Map.of(
            "rules", R.string.shakti_learn_rules,
            "strict", R.string.shakti_learn_strict));
  }

  private static Diagram diagram(String options, String layout) {
    return Diagram.of(ShaktiLook.ID, options, layout);
  }
}
