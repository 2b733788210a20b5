package tabuleiro.app.games.shakti;

import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.RulesPage;

/**
 * Builds the contents of Shakti's rules page: story, sections, figures, strategy advice and
 * options.
 */
final class ShaktiRulesPage {
  /** A middle game: White's king is in check from f4. */
  private static final String MIDDLE = "Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3";

  /** An end game: White's king has only the edge left. */
  private static final String ISLAND =
      "Kg5 Wa3 kb5 wd7 -b1 -b2 -d2 -e2 -f2 -c3 -d3 -e3 -f3 -b4 -c4 -d4 -e4 -c5 -d5 -e5 -c6 to=2";

  private ShaktiRulesPage() {}

  static RulesPage page() {
    return RulesPage.builder()
        .story(diagram("", "").showing("b2-d4"), R.string.shakti_story_start)
        .story(
            diagram("", "Kd2 Wd4 Wf2 kd7 wb6 wf6 -c3 to=2").showing("f6-f4"),
            R.string.shakti_story_fall)
        .story(diagram("", MIDDLE).showing("d2-b4"), R.string.shakti_story_gap)
        .story(diagram("", MIDDLE).showing("d4xb6"), R.string.shakti_story_capture)
        .story(
            diagram("", "Kd2 Wb6 Wf2 kd7 wf4 -f5 -c3 -c5 to=2").showing("f4xd2"),
            R.string.shakti_story_end)
        .section(R.string.learn_goal, R.string.shakti_learn_goal)
        .section(R.string.learn_setup, R.string.shakti_learn_setup)
        .figure(diagram("", ""), R.string.shakti_learn_setup_start)
        .section(R.string.learn_turn, R.string.shakti_learn_turn)
        .figure(diagram("", "").offering("b2-b4"), R.string.shakti_learn_turn_warrior)
        .section(R.string.shakti_learn_gaps_heading, R.string.shakti_learn_gaps)
        .figure(
            diagram("", "Kd1 Wb3 Wf2 kd6 wb6 wf6 -c3 -d3 -f5").offering("b3-e3"),
            R.string.shakti_learn_gaps_far)
        .section(R.string.shakti_learn_capture_heading, R.string.shakti_learn_capture)
        .figure(diagram("", MIDDLE).offering("d4xb6"), R.string.shakti_learn_capture_two)
        .section(R.string.learn_end, R.string.shakti_learn_end)
        .section(R.string.shakti_learn_freeling, R.string.shakti_learn_freeling_text)
        .figure(
            diagram("rules=freeling", "Kd3 Wf2 Wf4 wa3 wg6 ke6 -d4 -c3 -b3 -f5").offering("d3-c2"),
            R.string.shakti_learn_freeling_check)
        .figure(
            diagram("rules=freeling", "Kd3 Wd5 Wc5 wf4 wf5 kc7 -c3 -f3 -e5 -d6").showing("c5-c6"),
            R.string.shakti_learn_freeling_mate)
        .section(R.string.learn_signs, R.string.shakti_learn_signs)
        .section(R.string.learn_notation, R.string.shakti_learn_notation)
        .advice(
            R.string.shakti_advice_king,
            diagram("", MIDDLE).showing("f2xf4"),
            R.string.shakti_advice_king_why)
        .advice(
            R.string.shakti_advice_home,
            diagram("", "Wb2 Kd2 Wf2 kd6 wb6 wd4 -e5").showing("f2xd4"),
            R.string.shakti_advice_home_why)
        .advice(
            R.string.shakti_advice_pair,
            diagram("", "Kd2 Wf3 We5 wg6 wa7 kd7 -g2").showing("f3-d5"),
            R.string.shakti_advice_pair_why)
        .advice(
            R.string.shakti_advice_arms,
            diagram("", "Ke3 Wf5 wb4 ke7 -c4 -e4 -b5 -e5").showing("f5-e6"),
            R.string.shakti_advice_arms_why)
        .advice(
            R.string.shakti_advice_island,
            diagram("", ISLAND).showing("d7-f5"),
            R.string.shakti_advice_island_why)
        .option("rules", R.string.shakti_learn_rules)
        .option("strict", R.string.shakti_learn_strict)
        .build(R.string.shakti_learn_differences, R.string.shakti_learn_credit);
  }

  private static Diagram diagram(String options, String layout) {
    return Diagram.of(ShaktiUi.ID, options, layout);
  }
}
