package tabuleiro.app.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/** Tests whole games by touch alone. */
@RunWith(AndroidJUnit4.class)
public final class BoardGameTest {
  private static final int SIDE = 720;

  @Test
  public void shacru() throws RefusalException {
    play("shacru", "players=3", 1);
  }

  @Test
  public void azacru() throws RefusalException {
    play("azacru", "", 2);
  }

  @Test
  public void shakti() throws RefusalException {
    play("shakti", "", 3);
    play("shakti", "rules=freeling", 3);
  }

  @Test
  public void shi() throws RefusalException {
    play("shi", "size=4", 4);
  }

  private static void play(String game, String options, int seed) throws RefusalException {
    var dice = new Random(seed);
    var style = new BoardSettings(true, true, dice.nextBoolean(), false, 0);
    var board = new TestBoard(SamplePositions.start("", game, options).position(), style, SIDE);
    var list = new MoveList();
    while (!board.position.isOver()) {
      list.clear();
      board.position.moves(list);
      int move = list.get(dice.nextInt(list.size()));
      int ply = board.position.ply();
      String notation = board.position.format(move);
      make(board, board.position.touches(move), dice.nextBoolean() && move != Position.PASS);
      assertEquals(ply + 1, board.position.ply());
      assertEquals(notation, board.moves.get(ply));
    }
    assertEquals(List.of(), board.refusals);
    assertTrue(board.position.ply() > 5);
  }

  private static void make(TestBoard board, List<Touch> touches, boolean drag) {
    if (drag) {
      board.drag(name(board, touches.get(0)), name(board, touches.get(1)));
    }
    for (var touch : drag ? touches.subList(2, touches.size()) : touches) {
      if (touch instanceof Touch.Pass) {
        board.view.moveInput().touch(touch); // a button beside the board
      } else {
        board.tapSpot(board.spot(touch));
      }
    }
  }

  private static String name(TestBoard board, Touch touch) {
    return board.name(((Touch.Square) touch).index());
  }
}
