package tabuleiro.app.games.azacru;

import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.RulesPage;

/**
 * Builds the contents of Azacru's rules page: story, sections, figures, strategy advice and
 * options.
 */
final class AzacruRulesPage {
  /** A game that Orange wins by 29 to 25; the pictures show positions of it. */
  private static final String GAME =
      "c1-c2 g1-g2 a5-b4 g9-h8 i1-i2 g2-h3 b4-b3 h3-h5> b3-a2 h8-h7 c2-c3 h7-h6<"
          + " c3-f6> a9-b9 c9-d8> i5-g3> f6-g6< g3-d6< i2-i3 d6-c5< i3-h4 b9-c8 g6-i8"
          + " c8-d7> h4-f4< c5-d4< f4-e4 h5-i6 d8-e7 i6-i7< e7-e6 d7-c6 e4-d3 i7-f7< e6-e3<"
          + " f7-f5< e3-f2 d4-e5 d3-d2 f5-g5< d2-c1> g5-g8< c1-b2 g8-c8 b2-b6 h6-h2> b6-b7>"
          + " e5-e8 f2-g1< h2-e2> b7-c7 c6-c4 c7-e9 pass a2-a1";

  private AzacruRulesPage() {}

  static RulesPage page() {
    return RulesPage.builder()
        .story(moment(6), R.string.azacru_story_move)
        .story(moment(12), R.string.azacru_story_power)
        .story(moment(34).showing("e6-b3"), R.string.azacru_story_connection)
        .story(moment(43), R.string.azacru_story_price)
        .story(moment(28).showing("e4-b4"), R.string.azacru_story_jump)
        .story(moment(54), R.string.azacru_story_end)
        .section(R.string.learn_goal, R.string.azacru_learn_goal)
        .section(R.string.learn_setup, R.string.azacru_learn_setup)
        .figure(diagram("players=3", ""), R.string.azacru_learn_setup_start)
        .section(R.string.learn_turn, R.string.azacru_learn_turn)
        .figure(moment(12).offering("c3-f6"), R.string.azacru_learn_turn_power)
        .section(R.string.azacru_learn_connection, R.string.azacru_learn_connection_text)
        .figure(
            diagram("", "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2f6W 2*f6 2*f7 1*e5").showing("a8-d8"),
            R.string.azacru_learn_connection_cost)
        .figure(
            diagram("", "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2b8S 2*b8 2*f6 2*f7 1*e5").showing("a8-d8"),
            R.string.azacru_learn_connection_jump)
        .section(R.string.learn_end, R.string.azacru_learn_end)
        .section(R.string.learn_signs, R.string.azacru_learn_signs)
        .figure(moment(47).offering("e5-e8"), R.string.azacru_learn_signs_all)
        .section(R.string.learn_notation, R.string.pacru_learn_notation)
        .advice(R.string.azacru_advice_home, moment(10), R.string.azacru_advice_home_why)
        .advice(R.string.azacru_advice_aim, moment(33), R.string.azacru_advice_aim_why)
        .advice(R.string.azacru_advice_spend, moment(47), R.string.azacru_advice_spend_why)
        .advice(R.string.azacru_advice_between, moment(45), R.string.azacru_advice_between_why)
        .advice(R.string.azacru_advice_last, moment(51), R.string.azacru_advice_last_why)
        .option("players", R.string.azacru_learn_players)
        .build(R.string.azacru_learn_differences, R.string.azacru_learn_credit);
  }

  private static Diagram moment(int ply) {
    return Diagram.moment(AzacruUi.ID, "", GAME, ply);
  }

  private static Diagram diagram(String options, String layout) {
    return Diagram.of(AzacruUi.ID, options, layout);
  }
}
