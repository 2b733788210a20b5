package tabuleiro.app.games.niju;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;
import tabuleiro.app.board.AllocationCounter;
import tabuleiro.app.board.BetterMove;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.niju.NiJuMove;

/** Tests that Ni-Ju is drawn correctly, moves smoothly and allocates nothing per frame. */
@RunWith(AndroidJUnit4.class)
public final class NiJuDrawTest {
  private static final BoardSettings STILL = new BoardSettings(true, true, false, false, 0);
  private static final BoardSettings SLOW = new BoardSettings(true, true, false, false, 1000);
  private static final int FRAMES = 20;

  private final AllocationCounter allocations = new AllocationCounter();
  private final Canvas canvas = new Canvas(Bitmap.createBitmap(720, 1080, Bitmap.Config.ARGB_8888));

  public NiJuDrawTest() throws ReflectiveOperationException {}

  @Before
  public void setUp() {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-xhdpi");
    // Otherwise a whole animation would run at once.
    ShadowChoreographer.setPaused(true);
  }

  /** Advances the time frame by frame. */
  private static void pass(int millis) {
    for (int time = 0; time < millis; time += 20) {
      ShadowLooper.idleMainLooper(20, MILLISECONDS);
    }
  }

  /** Returns the minimum of several measurements, since the JVM itself sometimes allocates. */
  private long bytesPerFrame(View view) throws ReflectiveOperationException {
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 6; round++) {
      least = Math.min(least, allocations.during(() -> draw(view)));
    }
    return least / FRAMES;
  }

  private void draw(View view) {
    for (int i = 0; i < FRAMES; i++) {
      view.draw(canvas);
    }
  }

  /** Compares with a bare view, the cost of drawing itself under Robolectric. */
  private void assertNoGarbage(NiJuTestTable table) throws ReflectiveOperationException {
    long bare = bytesPerFrame(new View(ApplicationProvider.getApplicationContext()));
    assertEquals(bare, bytesPerFrame(table.board));
    assertEquals(bare, bytesPerFrame(table.hand));
  }

  @Test
  public void idleTables() throws ReflectiveOperationException, RefusalException {
    assertNoGarbage(new NiJuTestTable(NiJuTestTable.played("", 40, 3), STILL, 720, 1080));
    var table = new NiJuTestTable(NiJuTestTable.played("", 16, 3), STILL, 720, 1080);
    assertNoGarbage(table);
    table.board.pick(table.position.table().frontier(0));
    table.hand.touchSpot(Integer.numberOfTrailingZeros(table.position.table().hand(0)));
    table.board.setHint(NiJuTestTable.likelyMove(table.position, 1));
    assertNoGarbage(table);
  }

  @Test
  public void aBetterTileIsShownBeforeTheOneThatWasLaidAndSaid()
      throws ReflectiveOperationException, RefusalException {
    var position = NiJuTestTable.played("", 16, 3);
    int elsewhere = NiJuTestTable.likelyMove(position, 2);
    int played = NiJuTestTable.otherMove(position, elsewhere, false);
    int sameCell = NiJuTestTable.otherMove(position, played, true);
    var table = new NiJuTestTable(position, STILL, 720, 1080);
    for (int better : new int[] {elsewhere, sameCell}) {
      table.set(position, BoardView.NO_MOVE);
      var plain = table.picture();
      table.board.setBetterMove(new BetterMove(better, played, "Better: a tile"));
      assertFalse(plain.sameAs(table.picture()));
      assertNoGarbage(table);
      var said = table.board.describe(NiJuMove.cell(better)).toString();
      assertTrue(said, said.endsWith("Better: a tile"));
    }
  }

  @Test
  public void movesAreShownAndThenDone() throws ReflectiveOperationException, RefusalException {
    var table = new NiJuTestTable(NiJuTestTable.played("", 12, 3), SLOW, 720, 1080);
    var before = table.position.copy();
    int move = NiJuTestTable.likelyMove(table.position, 1);
    table.position.play(move);
    var done = new ArrayList<String>();
    table.board.setMoveBuilder(null);
    table.board.animate(before, move, table.position, () -> done.add("done"));
    var first = table.picture();
    pass(500);
    assertFalse(first.sameAs(table.picture()));
    assertEquals(move, table.board.moving());
    assertNoGarbage(table);
    assertEquals(List.of(), done);
    pass(700);
    assertEquals(List.of("done"), done);
    assertEquals(13, table.board.table().laid());
  }

  @Test
  public void aTileOutOfSightIsReachedSmoothly() throws RefusalException {
    var table = new NiJuTestTable(NiJuTestTable.start(""), SLOW, 720, 1080);
    var camera = table.board.sight().camera();
    float size = camera.cell();
    table.set(NiJuTestTable.played("", 20, 3), BoardView.NO_MOVE);
    pass(100);
    float underWay = camera.cell();
    pass(400);
    assertFalse(underWay == size || underWay == camera.cell());
    assertTrue(camera.showsBox());
  }
}
