package tabuleiro.app.games.shacru;

import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.RulesPage;

/**
 * Builds the contents of Shacru's rules page: story, sections, figures, strategy advice and
 * options.
 */
final class ShacruRulesPage {
  /** A game that Blue wins by 29 to 27; the pictures show positions of it. */
  private static final String GAME =
      "a5-b6 i5-h6 c1-d2< g1-h2 d2-c3< h6-g7> b6-b7< h2-i3 c9-d8 a9-b8 d8-d7 b8-c7"
          + " d7-d6< i3-i4< i1-h1 i4-h4 h1-g2 h4-g3> g2-f2> g3-f3> d6-e6 f3-e4> f2-e3 c7-c6"
          + " e3-d4 c6-c5 d4-c4< c5-b4 c4-b3 b4-a3< b3-b2 g9-g8 e6-f5 g7-h8 f5-g5< a3-a2"
          + " g5-g6 g8-f7> b7-a8 e4-e5 b2-c1 f7-e8 c1-d1 e8-d9 d1-e1 d9-c9< e1-f1 c9-b9"
          + " a8-a9 e5-f6 g6-h7> a2-b1 h7-i8 h8-h9 i8-i9 pass f1-g1";

  private ShacruRulesPage() {}

  static RulesPage page() {
    return RulesPage.builder()
        .story(moment(0).offering("a5-b6"), R.string.shacru_story_start)
        .story(moment(10), R.string.shacru_story_colour)
        .story(moment(18), R.string.shacru_story_twist)
        .story(moment(38), R.string.shacru_story_walls)
        .story(moment(50), R.string.shacru_story_stuck)
        .story(moment(56), R.string.shacru_story_end)
        .section(R.string.learn_goal, R.string.shacru_learn_goal)
        .section(R.string.learn_setup, R.string.shacru_learn_setup)
        .figure(diagram("", ""), R.string.shacru_learn_setup_two)
        .figure(diagram("players=4", ""), R.string.shacru_learn_setup_four)
        .section(R.string.learn_turn, R.string.shacru_learn_turn)
        .figure(moment(20).offering("d6-e6"), R.string.shacru_learn_turn_three)
        .section(R.string.shacru_learn_walls_heading, R.string.shacru_learn_walls)
        .figure(
            diagram("", "1c7SE 1*c7 1*d7 1*b8 1*a9 2d6E 2*d6 2*c6 2*b6 2*a5 1e3N 1*e3 1*f2"),
            R.string.shacru_learn_walls_stuck)
        .section(R.string.shacru_learn_twist_heading, R.string.shacru_learn_twist)
        .figure(moment(12).offering("d7-d6"), R.string.shacru_learn_twist_three)
        .section(R.string.learn_end, R.string.shacru_learn_end)
        .section(R.string.learn_notation, R.string.pacru_learn_notation)
        .advice(
            R.string.shacru_advice_middle,
            moment(8).showing("c9-d8<"),
            R.string.shacru_advice_middle_why)
        .advice(R.string.shacru_advice_twist, moment(34), R.string.shacru_advice_twist_why)
        .advice(
            R.string.shacru_advice_front,
            moment(26).showing("d4-c4"),
            R.string.shacru_advice_front_why)
        .advice(
            R.string.shacru_advice_ahead,
            moment(36).showing("b2-c1"),
            R.string.shacru_advice_ahead_why)
        .advice(
            R.string.shacru_advice_own,
            moment(44).showing("g6-h7>"),
            R.string.shacru_advice_own_why)
        .option("players", R.string.shacru_learn_players)
        .option("trails", R.string.shacru_learn_trails)
        .option("twist", R.string.shacru_learn_twist_option)
        .option("start", R.string.shacru_learn_start)
        .build(R.string.shacru_learn_differences, R.string.shacru_learn_credit);
  }

  private static Diagram moment(int ply) {
    return Diagram.moment(ShacruUi.ID, "", GAME, ply);
  }

  private static Diagram diagram(String options, String layout) {
    return Diagram.of(ShacruUi.ID, options, layout);
  }
}
