package tabuleiro.app.play;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.util.List;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

public final class PlayStateTest {
  private static final BeginnerTipState NO_TIPS = new BeginnerTipState(false, false, null, 0);

  private static final List<Player> PLAYERS =
      List.of(
          Player.person("Ana"),
          Player.cpu(Level.CLUB),
          Player.cpu(Level.CLUB),
          Player.cpu(Level.CLUB));

  @Test
  public void theRoundOfTheCpusIsRememberedUntilThePersonMoves() throws RefusalException {
    var match = new Match(Options.parse(Games.byId("shacru"), "players=4"), PLAYERS);
    int[][] earlier = new int[6][];
    for (int ply = 0; ply < earlier.length; ply++) {
      earlier[ply] = state(match).earlierMoves();
      var moves = new MoveList();
      match.position().moves(moves);
      match.play(moves.get(0));
    }
    assertArrayEquals("at the start", new int[0], earlier[0]);
    assertArrayEquals("after the person", new int[0], earlier[1]);
    assertArrayEquals("after one CPU", new int[0], earlier[2]);
    assertArrayEquals("after two", new int[] {match.moveAt(1)}, earlier[3]);
    assertArrayEquals("after three", new int[] {match.moveAt(1), match.moveAt(2)}, earlier[4]);
    assertArrayEquals("after the person again", new int[0], earlier[5]);
  }

  @Test
  public void aPlayerWhoGaveUpDoesNotEndTheRound() throws RefusalException {
    var cpu = Player.cpu(Level.CLUB);
    var players = List.of(Player.person("Rui"), cpu, Player.person("Ana"), cpu);
    var match = new Match(Options.parse(Games.byId("shacru"), "players=4"), players);
    match.play("resign");
    match.play("c9-c8");
    match.play("e9-e8");
    assertArrayEquals("Ana's move is new to nobody", new int[0], state(match).earlierMoves());
    match.play("g9-g8");
    assertEquals("past Rui the next is a CPU, and Ana is not alone", -1, state(match).resigner());
    match.play("pass");
    match.play("c8-c7");
    int[] unseen = {match.moveAt(3), Position.PASS};
    assertArrayEquals("both CPUs' moves", unseen, state(match).earlierMoves());
    assertEquals(2, state(match).resigner());
    assertFalse("without Ana only CPUs are left", state(match).canPlayOn());
  }

  private static PlayState state(Match match) {
    var now = match.snapshot();
    return new PlayState(
        now, now.ply(), true, false, false, null, null, null, null, null, null, NO_TIPS, null);
  }
}
