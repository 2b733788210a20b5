package tabuleiro.app.games.shi;

import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.RulesPage;

/**
 * Builds the contents of Shi's rules page: story, sections, figures, strategy advice and options.
 */
final class ShiRulesPage {
  /** A game that the Samurai win by four captures to three; the pictures show positions of it. */
  private static final String GAME =
      "b8-e5 e1-g3 g8-d5 c1-f4 f8-c5 h1-h2 e5-d4 d1-g4 e8-a4 h2-h4 a4xf4 h4xf4 c5xg1"
          + " b1xg1 d4-d3 a1-f6 c8-a6 f1-h3 a8-c6 f6-g5 a6-a3 h3-h5 d5-e6 h5-h3 e6-b3 g4-h4"
          + " b3xg3 h3xh8 d8-d7 g1-f2 g3-g4 h8-g7 g4-d1 h4-h7 d7-e8 f4-e4 d3-d5 e4-f5 d5-e6"
          + " g5-g4 e6-e2 g4-g5 e2-c4 f2-c5 e8-c8 c5-e5 c6-d6 e5-e2 d1-a4 e2-f3 c4-b3 f3-g4"
          + " c8-c4 g4-e2 b3-e3 g5-g1 d6-e5 e2-h5 e5-g3 g1-c1 a3-c3 c1-d2 c4-d4 g7-f7 g3-g5"
          + " d2-d3 e3-e5 h5-d1 d4-e3 d3-b5 e3-e2 d1-d7 a4-c4 b5-b6 c4-d5 f5-g6 e2-c4 f7-f8"
          + " c3-g3 g6-e8 g5-e7 e8-d8 d5-f7 b6-b1 e7xh7";

  private ShiRulesPage() {}

  static RulesPage page() {
    return RulesPage.builder()
        .story(moment(0), R.string.shi_story_move)
        .story(moment(10), R.string.shi_story_capture)
        .story(moment(11), R.string.shi_story_back)
        .story(
            diagram(
                    "S.SS...S/......../......../..SS..../...S.NN./......N./......../NN.N.NN."
                        + " taken=0,0")
                .showing("d5xd1"),
            R.string.shi_story_one)
        .story(moment(84), R.string.shi_story_end)
        .section(R.string.learn_goal, R.string.shi_learn_goal)
        .section(R.string.learn_setup, R.string.shi_learn_setup)
        .figure(diagram(""), R.string.shi_learn_setup_start)
        .section(R.string.learn_turn, R.string.shi_learn_turn)
        .figure(moment(8).offering("d5-e5"), R.string.shi_learn_turn_lines)
        .section(R.string.learn_capture, R.string.shi_learn_capture)
        .figure(
            diagram(
                    "......../...N..../......../.N....../......../...S..../N....N../...S...S"
                        + " taken=0,0")
                .showing("d1xd7"),
            R.string.shi_learn_capture_screen)
        .figure(
            diagram(
                    "......../...N..../......../.N....../...S..../...S..../N....N../...S...S"
                        + " taken=0,0")
                .showing("d3xd7"),
            R.string.shi_learn_capture_two)
        .section(R.string.learn_end, R.string.shi_learn_end)
        .section(R.string.learn_notation, R.string.shi_learn_notation)
        .advice(R.string.shi_advice_line, moment(8), R.string.shi_advice_line_why)
        .advice(R.string.shi_advice_back, moment(9), R.string.shi_advice_back_why)
        .advice(
            R.string.shi_advice_cover, moment(24).showing("e6-d5"), R.string.shi_advice_cover_why)
        .advice(R.string.shi_advice_both, moment(82), R.string.shi_advice_both_why)
        .advice(R.string.shi_advice_count, moment(27), R.string.shi_advice_count_why)
        .option("size", R.string.shi_learn_size)
        .option("first", R.string.shi_learn_first)
        .option("win", R.string.shi_learn_win)
        .build(R.string.shi_learn_differences, R.string.shi_learn_credit);
  }

  private static Diagram moment(int ply) {
    return Diagram.moment(ShiUi.ID, "", GAME, ply);
  }

  private static Diagram diagram(String layout) {
    return Diagram.of(ShiUi.ID, "", layout);
  }
}
