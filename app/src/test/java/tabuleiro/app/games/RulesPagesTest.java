package tabuleiro.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.RulesPage;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/** Tests that the rules pages are complete and their positions legal. */
public class RulesPagesTest {
  @Test
  public void everyGameHasGoalSetUpTurnAndEnd() {
    for (var game : Games.all()) {
      var headings = new HashSet<Integer>();
      for (var section : GameUiRegistry.of(game).rulesPage().sections()) {
        assertTrue(game.id(), headings.add(section.heading()));
      }
      assertTrue(headings.contains(R.string.learn_goal));
      assertTrue(headings.contains(R.string.learn_setup));
      assertTrue(headings.contains(R.string.learn_turn));
      assertTrue(headings.contains(R.string.learn_end));
    }
  }

  @Test
  public void movesAreWrittenAsTheGameWritesThemInEveryLanguage() throws RefusalException {
    for (var language : ResourceTexts.all()) {
      checkNotation(language);
    }
  }

  /** Tests that the first example is a legal move at the start of the game. */
  private static void checkNotation(ResourceTexts texts) throws RefusalException {
    for (var game : Games.all()) {
      var text =
          GameUiRegistry.of(game).rulesPage().sections().stream()
              .filter(section -> section.heading() == R.string.learn_notation)
              .map(section -> texts.get(section.text()))
              .findFirst()
              .orElseThrow();
      var example = firstMove(text);
      var start = game.start(Options.standard(game));
      assertEquals(example, start.format(start.parse(example)));
    }
  }

  /** Finds moves in texts: in every game they are the only words with letters and digits. */
  private static String firstMove(String text) {
    for (var word : text.split("\\s+")) {
      if (word.matches(".*[a-z].*") && word.matches(".*[0-9].*")) {
        return word.replaceAll("[.,:;]+$", "");
      }
    }
    throw new AssertionError("no move in: " + text);
  }

  @Test
  public void everyOptionIsExplained() {
    for (var game : Games.all()) {
      var keys = new HashSet<>(game.options().stream().map(Option::key).toList());
      assertEquals(keys, GameUiRegistry.of(game).rulesPage().options().keySet());
    }
  }

  @Test
  public void everyDiagramIsAPositionOfItsGameAndEveryMoveIsLegal() throws RefusalException {
    for (var game : Games.all()) {
      var figures = figures(GameUiRegistry.of(game).rulesPage());
      for (var figure : figures) {
        var diagram = figure.diagram();
        assertEquals(game.id(), diagram.toGame().id());
        var position = diagram.toPosition();
        assertFalse(diagram.toString(), position.isOver());
        if (!diagram.move().isEmpty()) {
          var moves = new MoveList();
          position.moves(moves);
          int move = position.parse(diagram.move());
          assertTrue(moves.contains(move));
          assertEquals(diagram.move(), position.format(move));
        }
      }
      assertFalse(game.id(), figures.isEmpty());
    }
  }

  private static List<RulesPage.Figure> figures(RulesPage page) {
    var figures = new ArrayList<>(page.story());
    page.sections().forEach(section -> figures.addAll(section.figures()));
    page.advice().forEach(advice -> figures.add(advice.figure()));
    return figures;
  }

  @Test
  public void everyStoryIsShortAndShowsMoves() {
    for (var game : Games.all()) {
      var story = GameUiRegistry.of(game).rulesPage().story();
      assertTrue(game.id(), story.size() >= 4 && story.size() <= 6);
      long moves = story.stream().filter(figure -> !figure.diagram().move().isEmpty()).count();
      assertTrue(game.id(), moves >= 4);
      assertEquals(story.size(), story.stream().map(RulesPage.Figure::caption).distinct().count());
    }
  }

  @Test
  public void everyStoryEndsWithTheMoveThatDecides() throws RefusalException {
    for (var game : Games.all()) {
      var story = GameUiRegistry.of(game).rulesPage().story();
      var last = story.get(story.size() - 1).diagram();
      var position = last.toPosition();
      position.play(position.parse(last.move()));
      if (!position.isOver()) { // the other player still has the very last move
        var moves = new MoveList();
        position.moves(moves);
        position.play(moves.get(0));
      }
      assertTrue(game.id(), position.isOver());
      assertEquals(game.id(), 1, Integer.bitCount(position.winners()));
    }
  }

  @Test
  public void everyPageAdvisesFiveTimesWithABoardEach() {
    for (var game : Games.all()) {
      var advice = GameUiRegistry.of(game).rulesPage().advice();
      assertEquals(game.id(), 5, advice.size());
      for (var each : advice) {
        assertFalse(game.id(), each.figure().diagram().move().isEmpty());
      }
    }
  }

  @Test
  public void everyPageSaysWhatTheAppHasAddedAndWhoseGameItIs() {
    var texts = ResourceTexts.english();
    for (var game : Games.all()) {
      var page = GameUiRegistry.of(game).rulesPage();
      assertTrue(texts.get(page.differences()).contains("This app’s own"));
      assertTrue(texts.get(page.credit()).contains("invented"));
    }
  }

  @Test
  public void topicsOfWholeGamesAreHeadingsOfThePage() {
    for (var game : Games.all()) {
      var gameUi = GameUiRegistry.of(game);
      var headings = new HashSet<Integer>();
      gameUi.rulesPage().sections().forEach(section -> headings.add(section.heading()));
      var seen = new HashSet<Integer>();
      for (int seed = 0; seed < 5; seed++) {
        var random = new Random(seed);
        var position = game.start(Options.standard(game));
        var moves = new MoveList();
        while (!position.isOver() && position.ply() < 120) {
          seen.add(gameUi.topic(position));
          moves.clear();
          position.moves(moves);
          position.play(moves.get(random.nextInt(moves.size())));
        }
        seen.add(gameUi.topic(position));
      }
      assertTrue(game.id(), seen.size() > 1);
      seen.remove(GameUi.NO_TOPIC);
      assertTrue(game.id() + seen, headings.containsAll(seen));
    }
  }

  @Test
  public void presetsAreLegalDifferAndTheFirstIsTheStandard() throws RefusalException {
    for (var gameUi : GameUiRegistry.all()) {
      var standard = Options.standard(gameUi.game());
      for (var preset : gameUi.presets()) {
        var options = standard;
        for (var settled : preset.settled().entrySet()) {
          options = options.with(settled.getKey(), settled.getValue());
        }
        assertTrue(preset.matches(options));
        for (var other : gameUi.presets()) {
          assertEquals(preset.equals(other), other.matches(options));
          assertEquals(preset.settled().keySet(), other.settled().keySet());
        }
      }
      if (!gameUi.presets().isEmpty()) {
        assertTrue(gameUi.presets().get(0).matches(standard));
        assertTrue(gameUi.presets().size() > 1);
      }
      assertTrue(gameUi.game().id(), Options.parse(gameUi.game(), gameUi.firstGame()) != null);
    }
  }
}
