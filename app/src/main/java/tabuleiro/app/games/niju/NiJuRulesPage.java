package tabuleiro.app.games.niju;

import java.util.List;
import java.util.Map;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.RulesPage;
import tabuleiro.app.board.RulesPage.Figure;
import tabuleiro.app.board.RulesPage.Section;

/** The rules of Ni-Ju. */
final class NiJuRulesPage {
  private NiJuRulesPage() {}

  static RulesPage page() {
    return new RulesPage(
        List.of(
            Section.of(R.string.learn_goal, R.string.niju_learn_goal),
            Section.of(
                R.string.learn_setup,
                R.string.niju_learn_setup,
                new Figure(diagram("", "W1r0@0,0 to=2"), R.string.niju_learn_setup_tile)),
            Section.of(R.string.learn_turn, R.string.niju_learn_turn),
            Section.of(
                R.string.niju_learn_patterns,
                R.string.niju_learn_patterns_text,
                new Figure(
                    diagram(
                            "",
                            "W1r0@0,0 B20r0@0,-1 W19r0@0,1 B2r0@-1,-1 W20r0@-1,1 B3r0@-1,0"
                                + " W13r0@1,1 B4r0@1,-1")
                        .showing("6r0@1,0"),
                    R.string.niju_learn_patterns_complete),
                new Figure(diagram("", "W1r0@0,0 B2r0@0,1"), R.string.niju_learn_patterns_dead)),
            Section.of(R.string.learn_end, R.string.niju_learn_end),
            Section.of(R.string.niju_learn_fingers, R.string.niju_learn_fingers_text),
            Section.of(
                R.string.learn_signs,
                R.string.niju_learn_signs,
                new Figure(
                    diagram(
                            "",
                            "W1r0@0,0 B2r0@0,-1 W19r0@0,1 B19r0@0,-2 W20r0@-1,1 B3r0@-1,-2"
                                + " W13r0@1,1 B4r0@1,-2")
                        .offering("6r0@1,0"),
                    R.string.niju_learn_signs_all)),
            Section.of(R.string.learn_notation, R.string.niju_learn_notation)),
        Map.of(
            "tiles", R.string.niju_learn_tiles,
            "race", R.string.niju_learn_race));
  }

  private static Diagram diagram(String options, String layout) {
    return Diagram.of(NiJuLook.ID, options, layout);
  }
}
