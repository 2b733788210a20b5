package tabuleiro.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.Test;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.Lesson.Step;
import tabuleiro.app.board.Lesson.Task;
import tabuleiro.app.board.LessonGoal;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests that every step of every lesson can be done, and only in the way that its texts say. */
public class LessonsTest {
  private static final int MOST_WORDS = 24;

  @Test
  public void everyGameHasALessonOfSixToNineSteps() {
    var ids = new HashSet<String>();
    for (var gameUi : GameUiRegistry.all()) {
      int steps = gameUi.lessons().get(0).steps().size();
      assertTrue(gameUi.game().id() + " " + steps, steps >= 6 && steps <= 9);
      for (var lesson : gameUi.lessons()) {
        assertTrue(lesson.id(), ids.add(lesson.id()));
      }
    }
  }

  @Test
  public void theFirstLessonIsTheGameAsItIsUsuallyPlayed() {
    for (var gameUi : GameUiRegistry.all()) {
      for (var step : gameUi.lessons().get(0).steps()) {
        var options = step.diagram().options();
        // Fewer tiles are the same game.
        assertTrue(options, options.isEmpty() || options.startsWith("tiles="));
      }
    }
  }

  @Test
  public void everyPositionBelongsToTheGameAndWaitsForTheLearner() {
    for (var gameUi : GameUiRegistry.all()) {
      for (var lesson : gameUi.lessons()) {
        for (var step : lesson.steps()) {
          assertEquals(gameUi.game().id(), step.diagram().game());
          checkAsks(step.diagram().toPosition());
        }
      }
    }
  }

  private static void checkAsks(Position position) {
    assertFalse(position.layout(), position.isOver());
    assertEquals(position.layout(), Lesson.LEARNER, position.turn());
  }

  /** Tests that every accepted move, not only the solution, leads to the end of the step. */
  @Test
  public void everyAcceptedMoveLeadsOn() throws RefusalException {
    for (var lesson : lessons()) {
      for (var step : lesson.steps()) {
        assertTrue(step.diagram().layout(), doEveryWay(step, 0, step.diagram().toPosition()) > 0);
      }
    }
  }

  /** Plays every accepted move of a task and of the following ones; returns their number. */
  private static int doEveryWay(Step step, int number, Position position) throws RefusalException {
    if (number == step.tasks().size()) {
      return 1;
    }
    checkAsks(position);
    var task = step.tasks().get(number);
    assertTrue(task.goal().isReached(position, task.goal().solution(position)));
    int ways = 0;
    int wrong = 0;
    for (int move : legal(position)) {
      if (task.goal().isReached(position, move)) {
        var after = position.copy();
        after.play(move);
        if (!task.reply().isEmpty()) {
          after.play(after.parse(task.reply()));
        }
        ways += doEveryWay(step, number + 1, after);
      } else {
        wrong++;
      }
    }
    assertEquals(position.layout(), wrong == 0, task.otherwise() == Task.NEVER);
    return ways;
  }

  @Test
  public void everyMoveThatATaskNamesIsWrittenAsTheGameWritesIt() throws RefusalException {
    for (var lesson : lessons()) {
      for (var step : lesson.steps()) {
        var position = step.diagram().toPosition();
        if (step.tasks().get(0).goal() instanceof LessonGoal.Moves moves) {
          for (var text : moves.solutions()) {
            assertEquals(text, position.format(position.parse(text)));
          }
        }
      }
    }
  }

  /** Wrong tries named in texts, which the board refuses for this reason. */
  @Test
  public void whatIsAgainstTheRulesIsRefused() {
    refused("shacru", 1, "e5-d5", "CANNOT_TURN");
    refused("shacru", 1, "e5-e7", "ONE_FIELD");
    refused("shacru", 2, "e5-e6", "CLOSED");
    refused("shacru", 2, "e5-d6", "CLOSED");
    refused("shacru", 3, "e6-d5", "CANNOT_TURN");
    refused("shacru", 4, "c5-d4", "CLOSED");
    refused("shacru", 5, "a8-a9", "MUST_PASS");
    refused("shacru", 7, "c5-b6", "CLOSED");
    refused("shacru", 8, "c7-d6", "CLOSED");
    refused("azacru", 1, "e5-e7", "POWER");
    refused("azacru", 2, "b5-c5", "FOREIGN_COLOUR");
    refused("azacru", 2, "b5-d5", "FOREIGN_COLOUR");
    refused("azacru", 2, "b5-f5", "POWER");
    refused("azacru", 5, "a8-c8", "FOREIGN_COLOUR");
    refused("azacru", 5, "a8-d8>", "TWIST_LOST");
    refused("azacru", 6, "a8-b8", "OCCUPIED");
    refused("azacru", 7, "a9-b9", "MUST_PASS");
    refused("azacru", 9, "h4-h6", "FOREIGN_COLOUR");
    refused("shakti", 1, "d2-d4", "KING_RANGE");
    refused("shakti", 2, "b2-b5", "WARRIOR_RANGE");
    refused("shakti", 3, "b3-c3", "GAP");
    refused("shakti", 4, "b2-e4", "NOT_A_LINE");
    refused("shakti", 7, "c5-c2", "WARRIOR_RANGE");
    refused("shakti-freeling", 1, "b4-d6", "WARRIORS_NEVER_CAPTURE");
    refused("shakti-freeling", 2, "f2-f3", "LEAVES_KING_IN_CHECK");
    refused("shakti-freeling", 3, "d3-d5", "CHECKED_KING_STEPS");
    refused("shakti-freeling", 3, "d3-a3", "CHECKED_KING_STEPS");
    refused("ni-ju", 1, "1r0@-1,1", "ONLY_A_CORNER");
    refused("ni-ju", 1, "1r0@2,2", "NO_NEIGHBOUR");
    refused("ni-ju", 1, "1r0@0,0", "CELL_OCCUPIED");
    refused("ni-ju", 3, "3r0@0,1", "TILE_LAID");
    refused("shi", 1, "d5-e7", "NOT_A_LINE");
    refused("shi", 2, "d6xd3", "NEEDS_A_SCREEN");
    refused("shi", 3, "a8xa5", "NEEDS_A_SCREEN");
    refused("shi", 3, "a8xa3", "ENEMY_IN_THE_WAY");
    refused("shi", 3, "d8xd2", "TWO_FRIENDS_BLOCK");
    refused("shi", 7, "d8xd3", "NEEDS_A_SCREEN");
  }

  /** Wrong tries named in texts, which are legal but do not reach the goal. */
  @Test
  public void whatMissesThePointIsNotAccepted() throws RefusalException {
    missed("shacru", 3, "e6-e7", "e6-d7", "e6-f7");
    missed("shacru", 4, "c5-d5", "c5-d5>");
    missed("shacru", 7, "h2-i2", "h2-i1");
    missed("shacru", 8, "h2-i2", "h2-i1");
    missed("azacru", 2, "b5-c6", "b5-e8", "b5-d3<");
    missed("azacru", 4, "a8-c8", "a8-b8");
    missed("azacru", 5, "e3-e4");
    missed("azacru", 6, "a8-d5");
    missed("azacru", 8, "a5-d5", "g9-h9");
    missed("azacru", 9, "h4-f6", "a5-b5");
    missed("shakti", 1, "b2-b3");
    missed("shakti", 2, "b2-b3", "d2-d3");
    missed("shakti", 3, "b3-b5");
    missed("shakti", 4, "b2-b4", "d1-d2");
    missed("shakti", 5, "d5xb5");
    missed("shakti", 6, "d2-d3", "g2-g3");
    missed("shakti", 7, "c5-c6", "c5-d6", "c5-e7");
    missed("shakti", 8, "d1xc2", "d1-e1", "f1-e1");
    missed("shakti-freeling", 1, "b4-b6", "b4-d4");
    missed("shakti-freeling", 2, "d2-d1");
    missed("shakti-freeling", 4, "b5-b6", "d4-d6");
    missed("shakti-freeling", 5, "c1-b1", "g2-e2");
    missed("ni-ju", 2, "5r0@-1,0");
    missed("ni-ju", 3, "1r0@0,1", "1r2@-1,0");
    missed("ni-ju", 4, "1r0@-1,0");
    missed("ni-ju", 5, "2r0@-1,0");
    missed("ni-ju", 6, "5r0@0,1");
    missed("ni-ju", 7, "2r0@1,0");
    missed("ni-ju", 8, "4r0@1,0");
    missed("shi", 2, "d8-d7", "g8-g3");
    missed("shi", 3, "d5-d3");
    missed("shi", 4, "e5-h2", "b8-b3");
    missed("shi", 5, "d7-d6", "b8-a8");
    missed("shi", 6, "a8-a4");
    missed("shi", 7, "b8-d6", "d8-d6");
    missed("shi", 8, "d6-d4", "f5-e4");
  }

  private static void refused(String id, int step, String move, String reason) {
    try {
      position(id, step).parse(move);
      throw new AssertionError(id + " " + step + ": " + move + " is legal");
    } catch (RefusalException why) {
      assertEquals(id + " " + step + ": " + move, reason, why.reason().toString());
    }
  }

  private static void missed(String id, int step, String... moves) throws RefusalException {
    var position = position(id, step);
    var goal = step(id, step).tasks().get(0).goal();
    for (var text : moves) {
      assertFalse(id + " " + step + ": " + text, goal.isReached(position, position.parse(text)));
    }
  }

  private static Position position(String id, int step) {
    return step(id, step).diagram().toPosition();
  }

  private static Step step(String id, int number) {
    return lessons().stream()
        .filter(lesson -> lesson.id().equals(id))
        .findFirst()
        .orElseThrow()
        .steps()
        .get(number - 1);
  }

  private static List<Lesson> lessons() {
    return GameUiRegistry.all().stream().flatMap(gameUi -> gameUi.lessons().stream()).toList();
  }

  private static List<Integer> legal(Position position) {
    var list = new MoveList();
    position.moves(list);
    var moves = new ArrayList<Integer>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
    }
    return moves;
  }

  @Test
  public void everySentenceIsShortAndThereInEveryLanguage() {
    var english = sentences(ResourceTexts.english());
    for (var language : ResourceTexts.all()) {
      var texts = sentences(language);
      for (int i = 0; i < texts.size(); i++) {
        var text = texts.get(i);
        assertTrue(text, language.isEnglish() || !text.equals(english.get(i)));
        assertTrue(text, !text.isBlank() && text.split(" ").length <= MOST_WORDS);
      }
    }
  }

  private static List<String> sentences(ResourceTexts words) {
    var texts = new ArrayList<String>();
    for (var lesson : lessons()) {
      texts.add(words.get(lesson.title()));
      for (var step : lesson.steps()) {
        texts.add(words.get(step.title()));
        texts.add(words.get(step.praise()));
        for (var task : step.tasks()) {
          texts.add(words.get(task.text()));
          if (task.otherwise() != Task.NEVER) {
            texts.add(words.get(task.otherwise()));
          }
        }
      }
    }
    return texts;
  }
}
