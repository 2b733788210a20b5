package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.R;

/** Tests that the controls beside the board are on the chosen side. */
@RunWith(AndroidJUnit4.class)
public final class LeftHandedTest {
  private static final int[] BESIDE = {
    R.id.bar, R.id.players, R.id.about, R.id.moves, R.id.controls
  };

  private static PlayScreen screen(boolean leftHanded) {
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putBoolean("left_handed", leftHanded)
        .commit();
    return PlayScreen.of(TestRecords.people("shi", "size=3"));
  }

  @Test
  @Config(qualifiers = "w891dp-h411dp-xhdpi")
  public void aWideWindowIsMirrored() {
    int width;
    int[] rights = new int[BESIDE.length];
    int board;
    try (var usual = screen(false)) {
      width = root(usual).getWidth();
      board = usual.find(R.id.table).getLeft();
      for (int i = 0; i < BESIDE.length; i++) {
        var view = usual.find(BESIDE[i]);
        assertTrue("beside the board", view.getLeft() >= usual.find(R.id.table).getRight());
        rights[i] = view.getRight();
      }
    }
    try (var mirrored = screen(true)) {
      assertEquals(width - board, mirrored.find(R.id.table).getRight());
      for (int i = 0; i < BESIDE.length; i++) {
        var view = mirrored.find(BESIDE[i]);
        assertEquals("the same on the other side", width - rights[i], view.getLeft());
        assertTrue("beside the board", view.getRight() <= mirrored.find(R.id.table).getLeft());
      }
    }
  }

  @Test
  @Config(qualifiers = "w411dp-h891dp-xhdpi")
  public void aHighWindowStaysAsItIs() {
    int[] tops = new int[BESIDE.length];
    try (var usual = screen(false)) {
      for (int i = 0; i < BESIDE.length; i++) {
        tops[i] = usual.find(BESIDE[i]).getTop();
      }
    }
    try (var mirrored = screen(true)) {
      for (int i = 0; i < BESIDE.length; i++) {
        assertEquals(tops[i], mirrored.find(BESIDE[i]).getTop());
        assertEquals(0, mirrored.find(BESIDE[i]).getLeft());
      }
    }
  }

  private static View root(PlayScreen screen) {
    return (View) screen.find(R.id.table).getParent();
  }
}
