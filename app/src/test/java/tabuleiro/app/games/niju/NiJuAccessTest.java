package tabuleiro.app.games.niju;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Rect;
import android.view.KeyEvent;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.Languages;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.niju.NiJuGrid;

/** Tests Ni-Ju's board and hands with TalkBack, switch access and keyboard. */
@RunWith(AndroidJUnit4.class)
public final class NiJuAccessTest {
  private static final BoardSettings STILL = new BoardSettings(true, true, false, false, 0);
  private static final int CLICK = AccessibilityNodeInfo.ACTION_CLICK;

  @Before
  public void setUp() {
    RuntimeEnvironment.setQualifiers("en-w360dp-h640dp-xhdpi");
  }

  private static NiJuTestTable table(String layout) throws RefusalException {
    return new NiJuTestTable(NiJuTestTable.layout("", layout), STILL, 720, 1080);
  }

  private static AccessibilityNodeInfo node(View view, int spot) {
    return view.getAccessibilityNodeProvider().createAccessibilityNodeInfo(spot);
  }

  private static String spoken(View view, int spot) {
    return node(view, spot).getContentDescription().toString();
  }

  private static void click(View view, int spot) {
    assertTrue(view.getAccessibilityNodeProvider().performAction(spot, CLICK, null));
  }

  @Test
  public void tilesAreSpokenOf() throws RefusalException {
    var table = table("W1r0@0,0 W2r0@0,1 W3r0@1,1 W4r0@-1,1 B1r0@-1,0 B7r1@2,1 to=2");
    assertEquals(
        "tile 1, White, at 0, 0, needs east, 3 of 4", spoken(table.board, NiJuGrid.cell(0, 0)));
    assertEquals(
        "tile 1, Black, at \u22121, 0, dead, White is on the north, north-east and east",
        spoken(table.board, NiJuGrid.cell(-1, 0)));
    assertEquals(
        "empty cell, at 1, 0, blocks 1 pattern of White", spoken(table.board, NiJuGrid.cell(1, 0)));
  }

  @Test
  public void completeTilesAndTheLastMoveAreSpokenOf() throws RefusalException {
    var table = table("W1r0@0,0 W2r0@0,1 W3r0@1,1 W4r0@-1,1");
    assertEquals(
        "empty cell, at 1, 0, completes 1 pattern", spoken(table.board, NiJuGrid.cell(1, 0)));
    click(table.hand, 5);
    assertEquals(
        "empty cell, at 1, 0, takes tile 5, completes 1 pattern",
        spoken(table.board, NiJuGrid.cell(1, 0)));
    click(table.board, NiJuGrid.cell(1, 0));
    assertEquals(List.of("5r0@1,0"), table.moves);
    assertEquals("tile 1, White, at 0, 0, complete", spoken(table.board, NiJuGrid.cell(0, 0)));
    assertTrue(spoken(table.board, NiJuGrid.cell(1, 0)).endsWith(", the last tile laid"));
  }

  @Test
  public void everyTileAndEveryOpenCellIsANodeOfItsOwn() throws RefusalException {
    var table = table("W1r0@0,0 B20r0@0,-1");
    var spots = new ArrayList<Integer>();
    table.board.listSpots(spots);
    assertEquals(2 + 6, spots.size());
    assertDistinct(table.board, spots);
    var tiles = new ArrayList<Integer>();
    table.hand.listSpots(tiles);
    assertEquals(19, tiles.size());
    // What is scrolled out of view has a name but no bounds.
    var names = new HashSet<String>();
    tiles.forEach(tile -> names.add(spoken(table.hand, tile)));
    assertEquals(tiles.size(), names.size());
    assertDistinct(table.hand, tiles.subList(0, 6));
  }

  private static void assertDistinct(View view, List<Integer> spots) {
    var names = new HashSet<String>();
    var places = new HashSet<Rect>();
    for (int spot : spots) {
      assertNotNull(node(view, spot));
      names.add(spoken(view, spot));
      var place = new Rect();
      node(view, spot).getBoundsInScreen(place);
      assertTrue(place.width() > 0 && place.height() > 0);
      places.add(place);
    }
    assertEquals(spots.size(), names.size());
    assertEquals(spots.size(), places.size());
  }

  @Test
  public void theHandIsSpokenOfAsItIsTurned() throws RefusalException {
    var table = table("W1r0@0,0");
    assertEquals("tile 7, White, marks north, east, south and north-west", spoken(table.hand, 7));
    click(table.hand, 7);
    assertTrue(node(table.hand, 7).isSelected());
    table.hands.turn().performClick();
    assertEquals("tile 7, White, marks north-east, east, south and west", spoken(table.hand, 7));
    assertEquals("Turn the tile", table.hands.turn().getContentDescription().toString());
  }

  @Test
  public void theFoldedHandIsAButton() throws RefusalException {
    var table = table("W1r0@0,0 B20r0@0,-1");
    var folded = table.hands.folded();
    assertEquals("Black’s hand, 19 tiles, look at it", folded.getContentDescription().toString());
    assertEquals(
        "android.widget.Button", folded.createAccessibilityNodeInfo().getClassName().toString());
    assertTrue(folded.isFocusable());
    assertTrue(folded.performClick());
    assertEquals("White’s hand, 19 tiles, look at it", folded.getContentDescription().toString());
    assertFalse(node(table.hand, 7).isClickable());
    assertEquals("tile 7, Black, marks north, east, south and north-west", spoken(table.hand, 7));
  }

  @Test
  public void forACellChosenFirstTilesSayWhatTheyDoThere() throws RefusalException {
    var table = table("W1r0@0,0 W2r0@0,1 W3r0@1,1 W4r0@-1,1 B1r0@0,-1 B2r0@1,-1");
    click(table.board, NiJuGrid.cell(1, 0));
    var first = new ArrayList<Integer>();
    table.hand.listSpots(first);
    assertTrue(spoken(table.hand, first.get(0)).endsWith(", there: 3 of 4"));
    assertTrue(spoken(table.hand, first.get(first.size() - 1)).endsWith(" there"));
  }

  @Test
  public void portugueseIsSpokenToo() throws RefusalException {
    RuntimeEnvironment.setQualifiers("pt-rPT-w360dp-h640dp-xhdpi");
    var table = table("W1r0@0,0 W2r0@0,1 W3r0@1,1 W4r0@-1,1");
    assertEquals(
        "peça 1, Brancas, em 0, 0, precisa de este, 3 de 4",
        spoken(table.board, NiJuGrid.cell(0, 0)));
    assertEquals(
        "casa vazia, em 1, 0, completa 1 padrão", spoken(table.board, NiJuGrid.cell(1, 0)));
  }

  @Test
  public void seatsAreToldByTheirNames() throws RefusalException {
    var gameUi = GameUiRegistry.of(Games.byId("ni-ju"));
    Context context = ApplicationProvider.getApplicationContext();
    var reason = NiJuHandReason.NOT_YOUR_TILE;
    assertEquals("That tile belongs to Black", gameUi.reason(context, reason, List.of("2")));
    RuntimeEnvironment.setQualifiers("pt-rPT");
    context = ApplicationProvider.getApplicationContext();
    assertEquals("Essa peça é das Pretas", gameUi.reason(context, reason, List.of("2")));
  }

  @Test
  public void aMoveByKeyboardAlone() throws RefusalException {
    InstrumentationRegistry.getInstrumentation().setInTouchMode(false);
    var table = table("W1r0@0,0 B20r0@0,-1");
    table.hand.requestFocus();
    for (int i = 0; i < 5 && table.board.choice().tile() == 0; i++) {
      NiJuTestTable.press(table.hand, KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_ENTER);
    }
    int tile = table.board.choice().tile();
    assertTrue(tile > 0);
    NiJuTestTable.press(table.hand, KeyEvent.KEYCODE_R);
    assertEquals(1, table.board.choice().turns(0, tile));
    table.board.requestFocus();
    NiJuTestTable.press(table.board, KeyEvent.KEYCODE_R);
    assertEquals(2, table.board.choice().turns(0, tile));
    NiJuTestTable.press(table.board, KeyEvent.KEYCODE_ESCAPE);
    assertEquals(0, table.board.choice().tile());
    click(table.hand, tile);
    for (int i = 0; i < 9 && !table.board.isOpen(table.board.focusedSpot()); i++) {
      NiJuTestTable.press(table.board, KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_DPAD_LEFT);
    }
    int cell = table.board.focusedSpot();
    NiJuTestTable.press(table.board, KeyEvent.KEYCODE_ENTER);
    assertEquals(List.of(tile + "r2@" + NiJuGrid.x(cell) + "," + NiJuGrid.y(cell)), table.moves);
  }

  @Test
  public void everyReasonAndOptionHasWordsOfItsOwnInEveryLanguage() throws RefusalException {
    var game = Games.byId("ni-ju");
    var gameUi = GameUiRegistry.of(game);
    var details = List.of("1", "2", "3");
    Context app = ApplicationProvider.getApplicationContext();
    for (var language : Languages.all(app)) {
      var context = Languages.localizedContext(app, language);
      var texts = new HashSet<String>();
      for (var reason : game.reasons()) {
        var text = gameUi.reason(context, reason, details);
        assertFalse(text, text.contains("%") || text.contains("{"));
        assertTrue(text, texts.add(text));
      }
      for (var option : game.options()) {
        assertTrue(texts.add(gameUi.optionName(context, option)));
        assertTrue(texts.add(gameUi.optionHelp(context, option)));
        for (var value : option.values()) {
          assertFalse(gameUi.optionValue(context, option, value).isEmpty());
        }
      }
      assertTrue(texts.add(context.getString(gameUi.summary())));
      assertTrue(texts.add(gameUi.scoreLabel(context)));
    }
  }
}
