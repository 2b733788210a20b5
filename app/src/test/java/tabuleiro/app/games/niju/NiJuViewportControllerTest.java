package tabuleiro.app.games.niju;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.view.KeyEvent;
import android.view.accessibility.AccessibilityManager;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuMove;

/** Tests the visible part of Ni-Ju's unbounded board, and that touches hit what is visible. */
@RunWith(AndroidJUnit4.class)
public final class NiJuViewportControllerTest {
  private static final BoardSettings STILL = new BoardSettings(true, true, false, false, 0);
  private static final BoardSettings TURNED = new BoardSettings(true, true, true, false, 0);

  @Before
  public void setUp() {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-xhdpi");
  }

  private static NiJuTestTable table(int moves, BoardSettings style) throws RefusalException {
    return new NiJuTestTable(NiJuTestTable.played("", moves, 3), style, 720, 1080);
  }

  private static void assertAllInSight(NiJuTestTable table) {
    assertTrue(table.board.sight().camera().showsBox());
  }

  private static void assertEveryCellIsHit(NiJuTestTable table) {
    var camera = table.board.sight().camera();
    var box = camera.box();
    for (int x = box.left(); x <= box.right(); x++) {
      for (int y = box.bottom(); y <= box.top(); y++) {
        int cell = NiJuGrid.cell(x, y);
        assertEquals(cell, table.board.spotAt(camera.x(x), camera.y(y)));
        float near = 0.4f * camera.cell();
        assertEquals(cell, table.board.spotAt(camera.x(x) + near, camera.y(y) - near));
      }
    }
  }

  @Test
  public void theTileJustLaidIsInSightInCellsLargeEnough() throws RefusalException {
    var table = new NiJuTestTable(NiJuTestTable.played("", 0, 3), STILL, 720, 680);
    var camera = table.board.sight().camera();
    for (int i = 0; i < 40; i++) {
      int move = NiJuTestTable.likelyMove(table.position, i);
      table.onMove(move);
      int cell = NiJuMove.cell(move);
      assertTrue(camera.showsCell(NiJuGrid.x(cell), NiJuGrid.y(cell)));
      assertTrue("a cell of " + camera.cell(), camera.cell() >= 56);
      assertTrue(camera.showsBox() || !camera.fitsBox());
      assertEveryCellIsHit(table);
    }
  }

  private static NiJuTestTable longRow(int tiles) throws RefusalException {
    var layout = new StringBuilder();
    for (int i = 0; i < tiles; i++) {
      layout.append(" W").append(i + 1).append("r0@").append(i).append(",0");
      layout.append(" B").append(i + 1).append("r0@").append(-i - 1).append(",0");
    }
    return new NiJuTestTable(NiJuTestTable.layout("", layout.toString()), STILL, 720, 1080);
  }

  @Test
  public void whatIsTooLargeIsSeenAsAWholeOnDemand() throws RefusalException {
    var table = longRow(20);
    assertFalse(table.board.sight().camera().showsBox());
    NiJuTestTable.press(table.board, KeyEvent.KEYCODE_0);
    assertAllInSight(table);
    assertEveryCellIsHit(table);
    NiJuTestTable.press(table.board, KeyEvent.KEYCODE_0);
    assertFalse(table.board.sight().camera().showsBox());
  }

  @Test
  public void theNextTileEndsTheViewOfTheWhole() throws RefusalException {
    var table = longRow(19);
    var camera = table.board.sight().camera();
    float large = camera.cell();
    assertTrue(camera.showsCell(-19, 0));
    NiJuTestTable.press(table.board, KeyEvent.KEYCODE_0);
    assertTrue(camera.cell() < large);
    table.onMove(table.position.parse("20r0@19,0"));
    assertEquals(large, camera.cell(), 0.01f);
    assertTrue(camera.showsAround(19, 0));
    assertTrue(camera.goesOnBeyond(0));
    assertFalse(camera.goesOnBeyond(2));
  }

  @Test
  public void whoExploresByTouchFindsEveryCell() throws RefusalException {
    var access =
        ApplicationProvider.getApplicationContext().getSystemService(AccessibilityManager.class);
    shadowOf(access).setTouchExplorationEnabled(true);
    assertAllInSight(longRow(19));
  }

  @Test
  public void fingersPanAndThenHitWhatIsThere() throws RefusalException {
    var table = table(8, STILL);
    var camera = table.board.sight().camera();
    float before = camera.x(0);
    table.drag(new float[] {400, 100}, new float[] {480, 140});
    assertEquals(before + 80, camera.x(0), 32);
    assertEveryCellIsHit(table);
    int open = table.position.table().frontier(0);
    int tile = Integer.numberOfTrailingZeros(table.position.table().hand(0));
    table.tapTile(tile);
    table.tapCell(NiJuGrid.x(open), NiJuGrid.y(open));
    assertEquals(1, table.moves.size());
  }

  @Test
  public void twoFingersZoomRoundTheirMiddle() throws RefusalException {
    var table = table(8, STILL);
    var camera = table.board.sight().camera();
    float size = camera.cell();
    int under = table.board.spotAt(360, 200);
    table.pinch(360, 200, 360, 680);
    assertTrue(camera.cell() > 1.3f * size);
    assertEquals(under, table.board.spotAt(360, 200));
    assertEveryCellIsHit(table);
    table.pinch(360, 200, 680, 60);
    assertTrue(camera.cell() < size);
    assertEquals(List.of(), table.moves);
    assertEquals(List.of(), table.refusals);
  }

  @Test
  public void aDoubleTapBringsEverythingBack() throws RefusalException {
    var table = table(8, STILL);
    table.pinch(200, 200, 100, 600);
    assertFalse(table.board.sight().camera().showsBox());
    var laid = table.cell(0, 0);
    table.tap(laid);
    table.tapAgain(laid);
    assertAllInSight(table);
  }

  @Test
  public void aNewTileOutOfSightIsLookedAt() throws RefusalException {
    var table = table(12, STILL);
    table.pinch(200, 200, 100, 900);
    for (int i = 0; i < 12; i++) {
      int move = NiJuTestTable.likelyMove(table.position, i);
      int cell = NiJuMove.cell(move);
      table.onMove(move);
      assertTrue(table.board.sight().camera().showsCell(NiJuGrid.x(cell), NiJuGrid.y(cell)));
    }
  }

  @Test
  public void aTurnedTableIsSeenFromTheOppositeSide() throws RefusalException {
    var table = table(8, TURNED);
    var camera = table.board.sight().camera();
    assertTrue(camera.x(1) < camera.x(0));
    assertTrue(camera.y(1) > camera.y(0));
    assertEveryCellIsHit(table);
  }

  @Test
  public void smallCellsAreMetByTheNearestOpenOne() throws RefusalException {
    var table = table(30, STILL);
    var camera = table.board.sight().camera();
    table.pinch(300, 200, 600, 60);
    assertTrue(camera.cell() < 96);
    int open = table.position.table().frontier(0);
    float x = camera.x(NiJuGrid.x(open));
    float y = camera.y(NiJuGrid.y(open));
    assertEquals(open, table.board.fingerSpotAt(x, y));
    int nearest = table.board.fingerSpotAt(x + 0.55f * camera.cell(), y);
    assertTrue(table.position.table().isFrontier(nearest));
  }

  @Test
  public void keysZoom() throws RefusalException {
    var table = table(8, STILL);
    var camera = table.board.sight().camera();
    float size = camera.cell();
    NiJuTestTable.press(table.board, KeyEvent.KEYCODE_PLUS);
    assertTrue(camera.cell() > size);
    NiJuTestTable.press(table.board, KeyEvent.KEYCODE_MINUS, KeyEvent.KEYCODE_MINUS);
    assertTrue(camera.cell() < size);
    NiJuTestTable.press(table.board, KeyEvent.KEYCODE_0);
    assertEquals(size, camera.cell(), 0.01f);
  }

  @Test
  public void aPictureIsNotMoved() throws RefusalException {
    var table = table(8, BoardSettings.PICTURE);
    table.board.setMoveBuilder(null);
    float size = table.board.sight().camera().cell();
    table.pinch(300, 200, 100, 300);
    assertEquals(size, table.board.sight().camera().cell(), 0);
    assertAllInSight(table);
  }
}
