package tabuleiro.app.games.niju;

import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.RulesPage;

/**
 * Builds the contents of Ni-Ju's rules page: story, sections, figures, strategy advice and options.
 */
final class NiJuRulesPage {
  /** A game that White wins by four complete tiles to two. */
  private static final String GAME =
      "3r0@0,0 2r3@0,1 1r2@-1,0 7r0@1,0 2r1@-2,0 1r0@-1,-1 6r0@-3,0 3r2@0,2 4r0@-2,-1"
          + " 6r2@1,2 7r2@-1,1 10r0@1,1 5r2@-2,1 4r0@2,0 9r2@-3,1 9r3@-3,2 8r0@-4,1 5r3@2,1"
          + " 10r0@-1,2 8r0@2,2";

  /** A game that White wins by two complete tiles to none. */
  private static final String SECOND_GAME =
      "8r1@0,0 2r2@1,0 7r3@0,-1 9r1@1,-1 5r3@0,1 1r3@-1,0 1r2@0,2 3r3@2,0 2r3@1,1"
          + " 4r2@1,-2 3r0@2,-1 5r3@-1,1 9r3@1,2 6r0@-2,1 6r3@2,2 8r3@1,-3 4r2@1,3 7r0@-2,2"
          + " 10r0@-2,0 10r0@2,1";

  private NiJuRulesPage() {}

  static RulesPage page() {
    return RulesPage.builder()
        .story(diagram("W1r0@0,0 to=2"), R.string.niju_story_tile)
        .story(moment(GAME, 6), R.string.niju_story_lay)
        .story(moment(GAME, 1), R.string.niju_story_dead)
        .story(moment(GAME, 12), R.string.niju_story_complete)
        .story(moment(GAME, 16), R.string.niju_story_two)
        .story(moment(GAME, 18), R.string.niju_story_end)
        .section(R.string.learn_goal, R.string.niju_learn_goal)
        .section(R.string.learn_setup, R.string.niju_learn_setup)
        .section(R.string.learn_turn, R.string.niju_learn_turn)
        .section(R.string.niju_learn_patterns, R.string.niju_learn_patterns_text)
        .figure(
            diagram(
                    "W1r0@0,0 B20r0@0,-1 W19r0@0,1 B2r0@-1,-1 W20r0@-1,1 B3r0@-1,0 W13r0@1,1"
                        + " B4r0@1,-1")
                .showing("6r0@1,0"),
            R.string.niju_learn_patterns_complete)
        .figure(moment(GAME, 8).still(), R.string.niju_learn_patterns_dead)
        .section(R.string.learn_end, R.string.niju_learn_end)
        .section(R.string.niju_learn_fingers, R.string.niju_learn_fingers_text)
        .section(R.string.learn_signs, R.string.niju_learn_signs)
        .figure(
            diagram(
                    "W1r0@0,0 B2r0@0,-1 W19r0@0,1 B19r0@0,-2 W20r0@-1,1 B3r0@-1,-2 W13r0@1,1"
                        + " B4r0@1,-2")
                .offering("6r0@1,0"),
            R.string.niju_learn_signs_all)
        .section(R.string.learn_notation, R.string.niju_learn_notation)
        .advice(R.string.niju_advice_turn, moment(SECOND_GAME, 8), R.string.niju_advice_turn_why)
        .advice(
            R.string.niju_advice_open,
            moment(GAME, 6).showing("6r1@-3,0"),
            R.string.niju_advice_open_why)
        .advice(R.string.niju_advice_block, moment(SECOND_GAME, 10), R.string.niju_advice_block_why)
        .advice(
            R.string.niju_advice_double, moment(SECOND_GAME, 12), R.string.niju_advice_double_why)
        .advice(
            R.string.niju_advice_theirs,
            moment(GAME, 15).showing("8r0@-4,1"),
            R.string.niju_advice_theirs_why)
        .option("tiles", R.string.niju_learn_tiles)
        .option("race", R.string.niju_learn_race)
        .build(R.string.niju_learn_differences, R.string.niju_learn_credit);
  }

  private static Diagram moment(String game, int ply) {
    return Diagram.moment(NiJuUi.ID, "tiles=10", game, ply);
  }

  private static Diagram diagram(String layout) {
    return Diagram.of(NiJuUi.ID, "", layout);
  }
}
