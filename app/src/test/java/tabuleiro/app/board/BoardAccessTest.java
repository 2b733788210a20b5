package tabuleiro.app.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.KeyEvent;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.game.RefusalException;

/** Tests boards with TalkBack, switch access and keyboard. */
@RunWith(AndroidJUnit4.class)
public final class BoardAccessTest {
  private static TestBoard board(String game, String options) throws RefusalException {
    return new TestBoard(
        SamplePositions.start("", game, options).position(), BoardSettings.STANDARD, 720);
  }

  private static TestBoard layout(String game, String layout) throws RefusalException {
    return new TestBoard(
        SamplePositions.layout("", game, "", layout).position(), BoardSettings.STANDARD, 720);
  }

  private static AccessibilityNodeInfo node(TestBoard board, String square) {
    return node(board, board.square(square));
  }

  private static AccessibilityNodeInfo node(TestBoard board, int spot) {
    return board.view.getAccessibilityNodeProvider().createAccessibilityNodeInfo(spot);
  }

  private static String spoken(TestBoard board, String square) {
    return node(board, square).getContentDescription().toString();
  }

  @Test
  public void everySquareIsANodeWithANameAndAPlaceOfItsOwn() throws RefusalException {
    for (var game : List.of("shacru ", "azacru players=4", "shakti ", "shi size=12", "shi ")) {
      var words = game.split(" ", 2);
      var board = board(words[0], words[1]);
      var spots = new ArrayList<Integer>();
      board.view.listSpots(spots);
      assertEquals(board.squares().count(), spots.size());
      var host = board.view.getAccessibilityNodeProvider();
      assertEquals(spots.size(), host.createAccessibilityNodeInfo(View.NO_ID).getChildCount());
      var names = new HashSet<String>();
      var places = new HashSet<Rect>();
      for (int spot : spots) {
        var node = node(board, spot);
        names.add(node.getContentDescription().toString());
        var place = new Rect();
        node.getBoundsInScreen(place);
        places.add(place);
        assertTrue(node.isClickable());
      }
      assertEquals(spots.size(), names.size());
      assertEquals(spots.size(), places.size());
    }
  }

  @Test
  public void chevronsAreSpokenOfWithTheirHeading() throws RefusalException {
    var board = board("shacru", "");
    assertEquals("c9, your chevron, facing south, can move to b8, c8, d8", spoken(board, "c9"));
    assertEquals("a9, Orange chevron, facing south-east", spoken(board, "a9"));
    assertEquals("e5, empty", spoken(board, "e5"));
    board.tap("c9");
    assertEquals("c9, your chevron, facing south, selected", spoken(board, "c9"));
    assertTrue(node(board, "c9").isSelected());
    assertEquals("c8, empty, can go here", spoken(board, "c8"));
    board.tap("c8");
    assertEquals(
        "c8, Blue chevron, facing south, Blue marker, the last move ended here",
        spoken(board, "c8"));
  }

  @Test
  public void aConnectionIsSpokenOfWithItsPrice() throws RefusalException {
    var board = layout("azacru", "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2g5W");
    board.tap("a8");
    assertEquals(
        "d8, your marker, can go here, 2 spaces change colour, costs the chevron",
        spoken(board, "d8"));
  }

  @Test
  public void tilesAndChecksAreSpokenOf() throws RefusalException {
    var board = layout("shakti", "Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3");
    assertTrue(spoken(board, "d2").startsWith("d2, your king, in check, can move to "));
    assertEquals("c3, gap", spoken(board, "c3"));
    board.tap("d4");
    assertEquals("b6, Black warrior, can be captured, the tile c5 falls", spoken(board, "b6"));
  }

  @Test
  public void aMoveThatIsEasilyRegrettedSaysSo() throws RefusalException {
    var board = layout("shakti", "Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3");
    board.view.setWarning(GameUiRegistry.byId("shakti")::warning);
    board.tap("f2");
    assertEquals("g1, empty, can go here, Your king could be captured", spoken(board, "g1"));
    assertEquals("f4, Black warrior, can be captured, the tile f3 falls", spoken(board, "f4"));
  }

  @Test
  public void aMatedKingSaysSo() throws RefusalException {
    var board = layout("shakti", "to=2 Kd2 Wb5 Wc5 ka7 wg1");
    assertTrue(spoken(board, "a7"), spoken(board, "a7").startsWith("a7, your king, checkmated"));
  }

  @Test
  public void aJumpIsSpokenOf() throws RefusalException {
    var board = layout("azacru", "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2b8S");
    board.tap("a8");
    assertEquals("d8, your marker, can go here, jumps over b8", spoken(board, "d8"));
  }

  @Test
  public void screensAreSpokenOf() throws RefusalException {
    var board =
        layout(
            "shi",
            "......../N..N..../.....N../....S.../......../......../......../S..S.... taken=2,1");
    assertEquals("a1, your Samurai, can move to 11 places", spoken(board, "a1"));
    board.tap("a1");
    assertEquals("f6, Ninja, can be captured, over the screen on e5", spoken(board, "f6"));
  }

  @Test
  public void portugueseIsSpokenToo() throws RefusalException {
    RuntimeEnvironment.setQualifiers("pt-rPT");
    var board = board("shacru", "");
    assertEquals("c9, a sua seta, virada a sul, pode ir para b8, c8, d8", spoken(board, "c9"));
    assertEquals("a9, seta laranja, virada a sudeste", spoken(board, "a9"));
    assertEquals("e5, vazio", spoken(board, "e5"));
    board.tap("c9");
    assertEquals("c9, a sua seta, virada a sul, selecionada", spoken(board, "c9"));
    assertEquals("d4, vazia", spoken(board("shi", ""), "d4"));
  }

  @Test
  public void clicksMakeAMove() throws RefusalException {
    var board = board("shacru", "");
    var host = board.view.getAccessibilityNodeProvider();
    int click = AccessibilityNodeInfo.ACTION_CLICK;
    assertTrue(host.performAction(board.square("c9"), click, null));
    assertTrue(host.performAction(board.square("d8"), click, null));
    assertEquals(
        "Turn left, to east", node(board, board.turnSpot(-1)).getContentDescription().toString());
    assertEquals(
        "Keep heading south-east",
        node(board, board.turnSpot(0)).getContentDescription().toString());
    assertEquals(
        "Turn right, to south", node(board, board.turnSpot(1)).getContentDescription().toString());
    var spots = new ArrayList<Integer>();
    board.view.listSpots(spots);
    assertEquals(84, spots.size());
    assertTrue(host.performAction(board.turnSpot(1), click, null));
    assertEquals(List.of("c9-d8>"), board.moves);
  }

  @Test
  public void aPictureOffersNoClicks() throws RefusalException {
    var board = board("shi", "");
    board.view.setMoveBuilder(null);
    assertFalse(node(board, "d8").isClickable());
    var host = board.view.getAccessibilityNodeProvider();
    assertFalse(host.performAction(board.square("d8"), AccessibilityNodeInfo.ACTION_CLICK, null));
  }

  @Test
  public void keysMoveTheFocusAndTouch() throws RefusalException {
    for (int touch : new int[] {KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_SPACE}) {
      var board = board("shi", "size=3");
      takeFocus(board);
      go(board, "b3");
      board.press(touch);
      go(board, "b2");
      board.press(touch);
      assertEquals(List.of("b3-b2"), board.moves);
    }
  }

  @Test
  public void escapeLetsGo() throws RefusalException {
    var board = board("shi", "size=3");
    takeFocus(board);
    go(board, "b3");
    board.press(KeyEvent.KEYCODE_ENTER);
    assertEquals(1, board.view.moveInput().held().size());
    board.press(KeyEvent.KEYCODE_ESCAPE);
    assertEquals(List.of(), board.view.moveInput().held());
  }

  /** Leaves the touch mode in which a test starts, as a key press does. */
  private static void takeFocus(TestBoard board) {
    board.view.setFocusableInTouchMode(true);
    assertTrue(board.view.requestFocus());
  }

  private static void go(TestBoard board, String square) {
    int goal = board.square(square);
    for (int steps = 0; steps < 20 && board.view.focusedSpot() != goal; steps++) {
      int at = board.view.focusedSpot();
      if (at < 0) {
        board.press(KeyEvent.KEYCODE_DPAD_DOWN);
        continue;
      }
      int files = board.squares().file(goal) - board.squares().file(at);
      int ranks = board.squares().rank(goal) - board.squares().rank(at);
      if (files != 0) {
        board.press(files > 0 ? KeyEvent.KEYCODE_DPAD_RIGHT : KeyEvent.KEYCODE_DPAD_LEFT);
      } else {
        board.press(ranks > 0 ? KeyEvent.KEYCODE_DPAD_UP : KeyEvent.KEYCODE_DPAD_DOWN);
      }
    }
    assertEquals(goal, board.view.focusedSpot());
  }
}
