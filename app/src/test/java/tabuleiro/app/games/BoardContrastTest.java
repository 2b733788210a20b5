package tabuleiro.app.games;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.color.DynamicColors;
import com.google.android.material.color.MaterialColors;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.GameUi;

/**
 * Tests the contrast on every board in every theme, light and dark, and around the boards with
 * dynamic colours: at least 4.5 to 1 for text and 3 to 1 for shapes. Prints the minimum of each.
 */
@RunWith(AndroidJUnit4.class)
public final class BoardContrastTest {
  private static final double TEXT = 4.5;
  private static final double SIGHT = 3;

  /** Fraction of its tile with which a marker's colour is blended. */
  private static final float SOFT = 0.76f;

  private static final int[] MARKS = {
    R.attr.boardSelect, R.attr.boardTarget, R.attr.boardLast, R.attr.boardHint, R.attr.boardDanger
  };
  private static final int[] TILES = {R.attr.boardTile, R.attr.boardTileOther};
  private static final int[] SEATS = {
    R.attr.pacruSeat1, R.attr.pacruSeat2, R.attr.pacruSeat3, R.attr.pacruSeat4
  };

  private final List<String> failures = new ArrayList<>();
  private Context context;
  private String scene;
  private double leastText;
  private double leastSight;

  @Test
  public void everyBoardInEveryTheme() {
    for (var mode : List.of("notnight", "night")) {
      RuntimeEnvironment.setQualifiers(mode);
      for (var theme : BoardTheme.values()) {
        for (var gameUi : GameUiRegistry.all()) {
          begin(gameUi.themed(chosen(theme)), mode + " " + theme + " " + gameUi.game().name());
          shared();
          own(gameUi);
          tell();
        }
      }
    }
    assertEquals(List.of(), failures);
  }

  private static Context chosen(BoardTheme theme) {
    return new ContextThemeWrapper(app(), theme.overlay());
  }

  private static Context app() {
    return new ContextThemeWrapper(
        ApplicationProvider.getApplicationContext(), R.style.Theme_Tabuleiro);
  }

  private void begin(Context shown, String name) {
    context = shown;
    scene = name;
    leastText = Double.MAX_VALUE;
    leastSight = Double.MAX_VALUE;
  }

  private void tell() {
    System.out.printf(
        Locale.ROOT, "contrast, %-28s text %4.1f  sight %4.1f%n", scene, leastText, leastSight);
  }

  private void shared() {
    text("ink on frame", color(R.attr.boardInk), color(R.attr.boardFrame));
    text("word", color(R.attr.boardFocusHalo), color(R.attr.boardFocus));
    for (int mark : new int[] {R.attr.boardSelect, R.attr.boardDanger, R.attr.boardHint}) {
      text("on mark " + name(mark), color(R.attr.boardOnMark), color(mark));
    }
  }

  /** Measures what lies on tiles, or on the ground if there are none. */
  private void own(GameUi gameUi) {
    switch (gameUi.game().id()) {
      case "shacru", "azacru" -> {
        onTiles(MARKS);
        onTiles(SEATS);
        for (int seat : SEATS) {
          int soft = ColorUtils.blendARGB(color(seat), color(R.attr.boardTile), SOFT);
          sight("chevron on marker", soft, color(seat), color(R.attr.pacruSeatLine));
          sight("sign on chevron", color(seat), color(R.attr.pacruSeatLine));
          sight("target on marker", soft, color(R.attr.boardTarget));
        }
      }
      case "shakti" -> {
        onTiles(MARKS);
        onTiles(R.attr.shaktiGap);
        eitherOnTiles(R.attr.boardWhitePiece, R.attr.boardWhiteLine);
        eitherOnTiles(R.attr.boardBlackPiece, R.attr.boardBlackLine);
      }
      case "shi" -> {
        onTiles(MARKS);
        eitherOnTiles(R.attr.shiSamurai, R.attr.shiSamuraiLine);
        eitherOnTiles(R.attr.shiNinja, R.attr.shiNinjaLine);
      }
      default -> onTable();
    }
  }

  /** Measures Ni-Ju's board, its open cells and the hand. */
  private void onTable() {
    for (int ground : new int[] {R.attr.nijuTable, R.attr.nijuCell, R.attr.nijuRim}) {
      for (int mark : MARKS) {
        sight(name(mark) + " on " + name(ground), color(ground), color(mark));
      }
      sight(
          "white on " + name(ground),
          color(ground),
          color(R.attr.boardWhitePiece),
          color(R.attr.nijuWhiteEdge));
      sight(
          "black on " + name(ground),
          color(ground),
          color(R.attr.boardBlackPiece),
          color(R.attr.nijuBlackEdge));
    }
    sight("the last mark", color(R.attr.boardWhitePiece), color(R.attr.nijuGoldLine));
    sight("the last mark", color(R.attr.boardBlackPiece), color(R.attr.nijuGold));
    text("number on white", color(R.attr.boardWhiteLine), color(R.attr.boardWhitePiece));
    text("number on black", color(R.attr.boardBlackLine), color(R.attr.boardBlackPiece));
    text("coordinates", color(R.attr.boardInk), color(R.attr.nijuRim));
  }

  private void onTiles(int... colors) {
    for (int tile : TILES) {
      for (int color : colors) {
        sight(name(color) + " on " + name(tile), color(tile), color(color));
      }
      sight("focus on " + name(tile), color(tile), color(R.attr.boardFocus));
    }
  }

  /** Measures a piece by its body or its outline, whichever stands out more. */
  private void eitherOnTiles(int body, int outline) {
    for (int tile : TILES) {
      sight(name(body) + " on " + name(tile), color(tile), color(body), color(outline));
    }
  }

  @Test
  public void whatIsReadAroundTheBoards() {
    for (var mode : List.of("notnight", "night")) {
      RuntimeEnvironment.setQualifiers(mode);
      around(app(), mode + " own colours");
      around(DynamicColors.wrapContextIfAvailable(app()), mode + " wallpaper");
    }
    assertEquals(List.of(), failures);
  }

  private void around(Context shown, String name) {
    begin(shown, name);
    int[][] pairs = {
      {
        com.google.android.material.R.attr.colorOnSurface,
        com.google.android.material.R.attr.colorSurface
      },
      {
        com.google.android.material.R.attr.colorOnSurfaceVariant,
        com.google.android.material.R.attr.colorSurfaceContainer
      },
      {
        com.google.android.material.R.attr.colorOnPrimaryContainer,
        com.google.android.material.R.attr.colorPrimaryContainer
      },
      {
        com.google.android.material.R.attr.colorOnSecondaryContainer,
        com.google.android.material.R.attr.colorSecondaryContainer
      }
    };
    for (var pair : pairs) {
      text(name(pair[0]), color(pair[0]), color(pair[1]));
    }
    sight(
        "edge of a seat's sign",
        color(com.google.android.material.R.attr.colorSurfaceContainer),
        color(com.google.android.material.R.attr.colorOutline));
    tell();
  }

  private void text(String what, int letters, int ground) {
    double contrast = ColorUtils.calculateContrast(letters, ground);
    leastText = Math.min(leastText, contrast);
    check(what, contrast, TEXT);
  }

  private void sight(String what, int ground, int... anyOf) {
    double most = 0;
    for (int color : anyOf) {
      most = Math.max(most, ColorUtils.calculateContrast(color, ground));
    }
    leastSight = Math.min(leastSight, most);
    check(what, most, SIGHT);
  }

  private void check(String what, double contrast, double least) {
    if (contrast < least) {
      failures.add(String.format(Locale.ROOT, "%s: %s %.2f", scene, what, contrast));
    }
  }

  private int color(int attribute) {
    return MaterialColors.getColor(context, attribute, scene);
  }

  private String name(int attribute) {
    return context.getResources().getResourceEntryName(attribute);
  }
}
