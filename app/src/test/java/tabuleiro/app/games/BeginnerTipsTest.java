package tabuleiro.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.Test;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.MoveWarningProvider;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests the tips for beginners and the warnings. */
public final class BeginnerTipsTest {
  private static final int GAMES = 40;

  @Test
  public void everyTipHappensInSomeGame() {
    for (var gameUi : GameUiRegistry.all()) {
      var tips = gameUi.tips(Options.standard(gameUi.game())).tips();
      Set<String> ids = tips.stream().map(BeginnerTip::id).collect(Collectors.toSet());
      assertEquals("ids are unique in " + gameUi.game().name(), tips.size(), ids.size());
      Set<String> happened = happened(gameUi);
      ids.remove("pass"); // chance seldom leads to it
      assertTrue(gameUi.game().name() + " has seen " + happened, happened.containsAll(ids));
    }
  }

  private static Set<String> happened(GameUi gameUi) {
    var happened = new HashSet<String>();
    for (int seed = 0; seed < GAMES; seed++) {
      var dice = new Random(seed);
      var position = gameUi.game().start(Options.standard(gameUi.game()));
      while (!position.isOver()) {
        var before = position.copy();
        int move = anyMove(position, dice);
        position.play(move);
        for (var tip : gameUi.tips(position.options()).tips()) {
          if (tip.event().isIn(before, move, position)) {
            happened.add(tip.id());
          }
        }
      }
    }
    return happened;
  }

  private static int anyMove(Position position, Random dice) {
    var moves = new MoveList();
    position.moves(moves);
    return moves.get(dice.nextInt(moves.size()));
  }

  @Test
  public void passesAreExplained() throws RefusalException {
    var shi = layout("shi", "size=3", "SSS/NNN/...");
    var after = shi.copy();
    after.play(Position.PASS);
    assertEquals(Set.of("pass"), explained(shi, Position.PASS, after));
    var shacru = layout("shacru", "", "1a8N 1*a8 2a9SE 2*b9");
    after = shacru.copy();
    after.play(Position.PASS);
    assertEquals(Set.of("pass"), explained(shacru, Position.PASS, after));
  }

  private static Set<String> explained(Position before, int move, Position after) {
    return GameUiRegistry.of(before.options().game()).tips(before.options()).tips().stream()
        .filter(tip -> tip.event().isIn(before, move, after))
        .map(BeginnerTip::id)
        .collect(Collectors.toSet());
  }

  @Test
  public void theGoalFollowsTheRules() throws RefusalException {
    var goals = new HashSet<String>();
    goals.add(goal("shakti", ""));
    goals.add(goal("shakti", "rules=freeling"));
    goals.add(goal("shi", "win=half"));
    goals.add(goal("shi", "win=more"));
    assertEquals(4, goals.size());
    assertEquals(goal("shakti", "strict=on"), goal("shakti", "rules=freeling"));
  }

  private static String goal(String game, String options) throws RefusalException {
    var chosen = Options.parse(Games.byId(game), options);
    return ResourceTexts.english().get(GameUiRegistry.byId(game).tips(chosen).goal());
  }

  @Test
  public void shaktiWarnsOfEveryMoveThatLeavesTheKing() throws RefusalException {
    var position = layout("shakti", "", "Kd2 Wb2 Wf2 kd7 wb6 wf4");
    assertTrue("f4 takes over e3", isWarned(position, "f2-g1"));
    assertFalse(isWarned(position, "f2xf4"));
    assertFalse(isWarned(position, "d2-c1"));
  }

  @Test
  public void noWarningComesTooLate() throws RefusalException {
    // The king in the corner is attacked from all sides, whatever White does.
    var mate = layout("shakti", "", "Ka1 wa2 wb2 kb3");
    var moves = new MoveList();
    mate.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      assertEquals(
          MoveWarningProvider.NONE, GameUiRegistry.byId("shakti").warning(mate, moves.get(i)));
    }
  }

  @Test
  public void onlyShaktiHasSomethingToWarnOf() {
    for (var gameUi : GameUiRegistry.all()) {
      var position = gameUi.game().start(Options.standard(gameUi.game()));
      int move = anyMove(position, new Random(1));
      assertEquals(gameUi.game().name(), MoveWarningProvider.NONE, gameUi.warning(position, move));
    }
  }

  @Test
  public void whereTheRulesGuardTheKingNobodyWarns() throws RefusalException {
    for (var options : new String[] {"strict=on", "rules=freeling"}) {
      var chosen = Options.parse(Games.byId("shakti"), options);
      for (int seed = 0; seed < 5; seed++) {
        var dice = new Random(seed);
        var position = Games.byId("shakti").start(chosen);
        for (int ply = 0; ply < 40 && !position.isOver(); ply++) {
          int move = anyMove(position, dice);
          assertEquals(
              MoveWarningProvider.NONE, GameUiRegistry.byId("shakti").warning(position, move));
          position.play(move);
        }
      }
    }
  }

  private static boolean isWarned(Position position, String move) throws RefusalException {
    return GameUiRegistry.byId("shakti").warning(position, position.parse(move))
        != MoveWarningProvider.NONE;
  }

  private static Position layout(String game, String options, String layout)
      throws RefusalException {
    var chosen = Options.parse(Games.byId(game), options);
    return chosen.game().layout(chosen, layout);
  }
}
