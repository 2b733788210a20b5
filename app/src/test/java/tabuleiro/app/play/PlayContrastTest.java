package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.graphics.ColorUtils;
import androidx.preference.PreferenceManager;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.card.MaterialCardView;
import com.google.android.material.color.MaterialColors;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.ui.TestWait;

/**
 * Tests the contrast of texts beside the board as drawn: at least 4.5 to 1 in every theme, light
 * and dark, with the app's and with dynamic colours. Prints the minimum of each.
 */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class PlayContrastTest {
  private static final double TEXT = 4.5;

  private final List<String> failures = new ArrayList<>();
  private String scene;
  private double least;

  @Test
  public void seatsAndMovesInEveryTheme() {
    for (var mode : List.of("notnight", "night")) {
      RuntimeEnvironment.setQualifiers("+" + mode);
      for (var theme : BoardTheme.values()) {
        for (boolean wallpaper : new boolean[] {false, true}) {
          scene = mode + " " + theme + (wallpaper ? " wallpaper" : "");
          set(theme, wallpaper);
          try (var screen = PlayScreen.of(TestRecords.people("shi", "size=3", "a3-a2", "a1-b2"))) {
            measure(screen);
          }
        }
      }
    }
    assertEquals(List.of(), failures);
  }

  private static void set(BoardTheme theme, boolean wallpaper) {
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putString("board_theme", theme.key())
        .putBoolean("dynamic_colour", wallpaper)
        .commit();
  }

  private void measure(PlayScreen screen) {
    screen.waitForTurn();
    least = Double.MAX_VALUE;
    screen
        .scenario()
        .onActivity(activity -> screen.fragment().model().undo()); // one move can be redone now
    var moves = (RecyclerView) screen.find(R.id.moves);
    TestWait.until("the moves are listed", () -> moves.getChildCount() == 2);
    TestWait.until("one is current", () -> moves.getChildAt(0).isActivated());
    int surface = MaterialColors.getColor(moves, com.google.android.material.R.attr.colorSurface);
    measure("the current move", (TextView) moves.getChildAt(0), surface);
    measure("a move ahead", (TextView) moves.getChildAt(1), surface);
    var row = (ViewGroup) ((ViewGroup) screen.find(R.id.seats)).getChildAt(0);
    for (int seat = 0; seat < 2; seat++) {
      var card = (MaterialCardView) row.getChildAt(seat);
      int ground = card.getCardBackgroundColor().getDefaultColor();
      for (int text : new int[] {R.id.name, R.id.role, R.id.score, R.id.score_label}) {
        var name = card.getResources().getResourceEntryName(text) + " of seat " + seat;
        measure(name, card.findViewById(text), ground);
      }
    }
    System.out.printf(Locale.ROOT, "contrast, %-28s text %4.1f%n", scene, least);
  }

  /** Measures a text against its background, drawn on what lies below it. */
  private void measure(String what, TextView text, int below) {
    int ground = background(text, below);
    int alpha = Math.round(255 * text.getAlpha());
    int color = ColorUtils.setAlphaComponent(text.getCurrentTextColor(), alpha);
    double contrast = ColorUtils.calculateContrast(color, ground);
    least = Math.min(least, contrast);
    if (contrast < TEXT) {
      failures.add(String.format(Locale.ROOT, "%s: %s %.2f", scene, what, contrast));
    }
  }

  private static int background(View view, int below) {
    var bitmap = Bitmap.createBitmap(view.getWidth(), view.getHeight(), Bitmap.Config.ARGB_8888);
    var canvas = new Canvas(bitmap);
    canvas.drawColor(below);
    if (view.getBackground() != null) {
      view.getBackground().draw(canvas);
    }
    return bitmap.getPixel(view.getWidth() / 2, view.getHeight() / 2);
  }
}
