package tabuleiro.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.HashSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.SamplePositions;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests the descriptions of moves and the alerts about positions. */
@RunWith(AndroidJUnit4.class)
public final class MoveDescriptionsTest {
  private static final String CONNECTION = "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2f6W";
  private static final String JUMP = "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2b8S";
  private static final String SHAKTI = "Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3";
  private static final String SHI =
      "......../...N..../......../......../......../...S..../......../...S.... taken=0,0";
  private static final String NI_JU = "W1r0@0,0 W2r0@0,1 W3r0@1,1 W4r0@-1,1 B1r0@-1,0";

  private static Context context() {
    return ApplicationProvider.getApplicationContext();
  }

  private static Position layout(String game, String layout) throws RefusalException {
    return SamplePositions.layout("", game, "", layout).position();
  }

  private static String say(Position position, String move) throws RefusalException {
    return look(position).describeMove(context(), position, position.parse(move));
  }

  private static GameUi look(Position position) {
    return GameUiRegistry.of(position.options().game());
  }

  private static String remark(Position position) {
    return look(position).remark(context(), position);
  }

  @Test
  public void chevrons() throws RefusalException {
    var start = SamplePositions.start("", "shacru", "").position();
    assertEquals("c9 to c8", say(start, "c9-c8"));
    assertEquals("c9 to d8, turning left", say(start, "c9-d8<"));
    assertEquals("c9 to d8, turning right", say(start, "c9-d8>"));
    assertEquals(
        "a8 to d8, 2 spaces change colour, costs the chevron",
        say(layout("azacru", CONNECTION), "a8-d8"));
    assertEquals("a8 to d8, jumps over b8", say(layout("azacru", JUMP), "a8-d8"));
  }

  @Test
  public void kingsWarriorsAndScreens() throws RefusalException {
    assertEquals("d4 captures b6, the tile c5 falls", say(layout("shakti", SHAKTI), "d4xb6"));
    assertEquals("d2 to b4", say(layout("shakti", SHAKTI), "d2-b4"));
    assertEquals("d1 captures d7 over d3", say(layout("shi", SHI), "d1xd7"));
    assertEquals("d1 to d2", say(layout("shi", SHI), "d1-d2"));
  }

  @Test
  public void tiles() throws RefusalException {
    var table = layout("ni-ju", NI_JU);
    assertEquals("tile 7, turned once, to \u22121, 2", say(table, "7r1@-1,2"));
    assertEquals("tile 5, to 1, 0, completes 1 pattern", say(table, "5r0@1,0"));
    var black = layout("ni-ju", NI_JU + " to=2");
    assertEquals("tile 5, turned twice, to 1, 0, blocks 1 pattern of White", say(black, "5r2@1,0"));
  }

  @Test
  public void portuguese() throws RefusalException {
    RuntimeEnvironment.setQualifiers("pt-rPT");
    var start = SamplePositions.start("", "shacru", "").position();
    assertEquals("c9 para d8, rodando para a esquerda", say(start, "c9-d8<"));
    assertEquals("d1 captura em d7 por cima de d3", say(layout("shi", SHI), "d1xd7"));
    assertEquals("passa", look(start).describeMove(context(), start, Position.PASS));
    var black = layout("ni-ju", NI_JU + " to=2");
    assertEquals(
        "peça 5, rodada duas vezes, para 1, 0, bloqueia 1 padrão das Brancas",
        say(black, "5r2@1,0"));
  }

  @Test
  public void noTwoMovesSoundAlike() throws RefusalException {
    for (var game : Games.all()) {
      var position = SamplePositions.random("", game.id(), "", 9).position();
      var moves = new MoveList();
      position.moves(moves);
      var said = new HashSet<String>();
      for (int i = 0; i < moves.size(); i++) {
        var words = look(position).describeMove(context(), position, moves.get(i));
        assertFalse(words, words.contains("%"));
        assertTrue(words, said.add(words));
      }
    }
  }

  @Test
  public void checkAndMateAreRemarked() throws RefusalException {
    assertNull(remark(SamplePositions.start("", "shakti", "").position()));
    assertEquals("Check!", remark(layout("shakti", SHAKTI)));
    var mate = layout("shakti", "to=2 Kd2 Wb5 Wc5 ka7 wg1");
    assertEquals("Checkmate!", look(mate).headline(context(), mate));
    assertNull("said once", remark(mate));
    assertEquals("White left the king in check", remark(layout("shakti", SHAKTI + " to=2")));
  }

  /** Catches a count that does not say when it wins, and one that decides nothing. */
  @Test
  public void scoresAreShownWithWhatWins() throws RefusalException {
    assertEquals("3 / 4", score("shi", "", 3));
    assertEquals("Captures: 0 of 4", spokenScore(SamplePositions.start("", "shi", "").position()));
    assertEquals("1 / 2", score("ni-ju", "race=2", 1));
    assertEquals("1", score("ni-ju", "", 1));
    assertEquals("30", score("shacru", "", 30));
    assertEquals("", score("shakti", "", 2));
    assertEquals("King safe", spokenScore(SamplePositions.start("", "shakti", "").position()));
    assertEquals("In check", spokenScore(layout("shakti", SHAKTI)));
    assertEquals("Checkmated", spokenScore(layout("shakti", "to=2 Kd2 Wb5 Wc5 ka7 wg1")));
  }

  private static String score(String game, String options, int score) throws RefusalException {
    var position = SamplePositions.start("", game, options).position();
    return look(position).score(context(), position, score);
  }

  private static String spokenScore(Position position) {
    return look(position).spokenScore(context(), position, position.turn());
  }

  @Test
  public void theLastRoundIsRemarked() throws RefusalException {
    var position = layout("azacru", "1a9N 1*a9 1*b9 2e5N 2*e5");
    assertNull(remark(position));
    position.play(Position.PASS);
    assertEquals("Last round: 1 more turn", remark(position));
    position.play(position.parse("e5-e6"));
    assertTrue(position.isOver());
    assertNull(remark(position));
  }

  @Test
  public void whoCannotBeCaughtIsRemarkedWithOpenTrails() throws RefusalException {
    var lead = "1a1N 1*a1 1*a2 1*b1 1*b2 1*c1 2i9N 2*i9 2*h9 2*g9 2g9W";
    var shutIn = lead + " 1*f9 1*f8 1*g8 1*h8 1*i8";
    assertNull(remark(SamplePositions.layout("", "shacru", "trails=open", lead).position()));
    assertNull(remark(layout("shacru", shutIn)));
    var decided = SamplePositions.layout("", "shacru", "trails=open", shutIn).position();
    assertEquals("Blue can no longer be caught", remark(decided));
    RuntimeEnvironment.setQualifiers("pt-rPT");
    assertEquals("O Azul já tem a vitória certa", remark(decided));
  }
}
