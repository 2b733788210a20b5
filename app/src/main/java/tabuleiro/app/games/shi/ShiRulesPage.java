package tabuleiro.app.games.shi;

import java.util.List;
import java.util.Map;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.RulesPage;
import tabuleiro.app.board.RulesPage.Figure;
import tabuleiro.app.board.RulesPage.Section;

/** The rules of Shi. */
final class ShiRulesPage {
  private ShiRulesPage() {}

  static RulesPage page() {
    return new RulesPage(
        List.of(
            Section.of(R.string.learn_goal, R.string.shi_learn_goal),
            Section.of(
                R.string.learn_setup,
                R.string.shi_learn_setup,
                new Figure(diagram("", ""), R.string.shi_learn_setup_start)),
            Section.of(
                R.string.learn_turn,
                R.string.shi_learn_turn,
                new Figure(
                    diagram(
                            "",
                            "......../......../......../..S...../......../......../"
                                + "......../N....N.N taken=0,0")
                        .offering("c5-c6"),
                    R.string.shi_learn_turn_lines)),
            Section.of(
                R.string.learn_capture,
                R.string.shi_learn_capture,
                new Figure(
                    diagram(
                            "",
                            "......../...N..../......../......../......../...S..../"
                                + "......../...S.... taken=0,0")
                        .showing("d1xd7"),
                    R.string.shi_learn_capture_screen),
                new Figure(
                    diagram(
                            "",
                            "......../...N..../......../......../...S..../...S..../"
                                + "......../...S.... taken=0,0")
                        .showing("d3xd7"),
                    R.string.shi_learn_capture_two)),
            Section.of(R.string.learn_end, R.string.shi_learn_end),
            Section.of(R.string.learn_notation, R.string.shi_learn_notation)),
        Map.of(
            "size", R.string.shi_learn_size,
            "first", R.string.shi_learn_first,
            "win", R.string.shi_learn_win));
  }

  private static Diagram diagram(String options, String layout) {
    return Diagram.of(ShiLook.ID, options, layout);
  }
}
