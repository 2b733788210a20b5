package tabuleiro.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Color;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.ColourVision;
import tabuleiro.app.board.SeatShape;

/**
 * Tests that the colour-blind safe theme distinguishes four seats for every type of colour vision;
 * prints the distances.
 */
@RunWith(AndroidJUnit4.class)
public final class ColourBlindnessTest {
  /** Distance in the Lab colour space; about 2 is just noticeable side by side. */
  private static final double LEAST = 20;

  private static final int SEATS = 4;

  @Test
  public void fourSeatsAreFourColoursForEveryEye() {
    for (var mode : List.of("notnight", "night")) {
      RuntimeEnvironment.setQualifiers(mode);
      for (var theme : BoardTheme.values()) {
        for (var game : List.of("shacru", "azacru")) {
          for (var sight : ColourVision.values()) {
            double least = leastDistance(game, theme, sight);
            System.out.printf(
                Locale.ROOT, "seats, %s %s %s %s: %.0f%n", mode, theme, game, sight, least);
            if (theme == BoardTheme.SAFE || sight == ColourVision.FULL) {
              assertTrue(mode + theme + game + sight + least, least >= LEAST);
            }
          }
        }
      }
    }
  }

  private static double leastDistance(String game, BoardTheme theme, ColourVision sight) {
    Context app = ApplicationProvider.getApplicationContext();
    var context =
        new ContextThemeWrapper(
            new ContextThemeWrapper(app, R.style.Theme_Tabuleiro), theme.overlay());
    var gameUi = GameUiRegistry.byId(game);
    double least = Double.MAX_VALUE;
    for (int seat = 0; seat < SEATS; seat++) {
      for (int other = 0; other < seat; other++) {
        int one = sight.see(gameUi.seatColor(context, seat));
        int two = sight.see(gameUi.seatColor(context, other));
        least = Math.min(least, distance(one, two));
      }
    }
    return least;
  }

  private static double distance(int one, int other) {
    var first = new double[3];
    var second = new double[3];
    ColorUtils.colorToLAB(one, first);
    ColorUtils.colorToLAB(other, second);
    return ColorUtils.distanceEuclidean(first, second);
  }

  /** Tests the model: grey stays grey, and red looks darker to people who lack its receptor. */
  @Test
  public void theSimulationKeepsGrey() {
    for (var sight : ColourVision.values()) {
      assertTrue(distance(Color.GRAY, sight.see(Color.GRAY)) < 2);
    }
    double full = ColorUtils.calculateLuminance(Color.RED);
    assertTrue(ColorUtils.calculateLuminance(ColourVision.WITHOUT_RED.see(Color.RED)) < full);
  }

  @Test
  public void everySeatHasAFormOfItsOwn() {
    assertEquals(SEATS, new HashSet<>(List.of(SeatShape.values())).size());
  }
}
