package tabuleiro.app.store;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.Typeface;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import java.util.List;
import org.junit.Test;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.BoardPreview;
import tabuleiro.rules.record.GameRecord;

/** Draws the icon and the banner for stores from the launcher's icon and the boards. */
public class StoreGraphics extends StorePictures {
  private static final String DEVICE = "w400dp-h800dp-port-notnight-432dpi";
  private static final int ICON_SIDE = 512;

  /** Launchers show the middle two thirds of an icon's foreground. */
  private static final float HIDDEN = 1 / 4f;

  /** Corner radius of a board, as a fraction of its side. */
  private static final float CORNER = 0.04f;

  private static final int BANNER_WIDTH = 1024;
  private static final int BANNER_HEIGHT = 500;

  @Test
  public void icon() {
    hold(DEVICE);
    withApp(
        app -> {
          var picture = Bitmap.createBitmap(ICON_SIDE, ICON_SIDE, Bitmap.Config.ARGB_8888);
          drawIcon(app, new Canvas(picture), ICON_SIDE);
          PalettePngWriter.save(picture, file("icon"));
        });
  }

  @Test
  public void banner() {
    hold(DEVICE);
    withApp(
        app -> {
          var picture = Bitmap.createBitmap(BANNER_WIDTH, BANNER_HEIGHT, Bitmap.Config.ARGB_8888);
          drawBanner(app, new Canvas(picture));
          PalettePngWriter.save(picture, file("featureGraphic"));
        });
  }

  private static void withApp(ActivityScenario.ActivityAction<MainActivity> action) {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(action);
    }
  }

  private static void drawIcon(Context app, Canvas canvas, int side) {
    canvas.drawColor(app.getColor(R.color.icon_background));
    var foreground = app.getDrawable(R.drawable.ic_launcher_foreground);
    int margin = Math.round(side * HIDDEN);
    foreground.setBounds(-margin, -margin, side + margin, side + margin);
    foreground.draw(canvas);
  }

  private static void drawBanner(Context app, Canvas canvas) {
    canvas.drawColor(app.getColor(R.color.icon_background));
    drawBoard(app, canvas, StoreGames.upTo(34, "shacru"), 520, 115, 270, -8);
    drawBoard(app, canvas, StoreGames.upTo(10, "shi"), 560, 425, 260, 7);
    drawBoard(app, canvas, StoreGames.of("ni-ju"), 925, 95, 290, 8);
    drawBoard(app, canvas, StoreGames.upTo(18, "shakti"), 905, 410, 290, -6);
    drawBoard(app, canvas, StoreGames.upTo(36, "azacru"), 728, 250, 320, 2);
    var paint = new Paint(Paint.ANTI_ALIAS_FLAG);
    paint.setColor(app.getColor(R.color.icon_shortcut));
    paint.setTypeface(Typeface.create("sans-serif-medium", Typeface.NORMAL));
    paint.setTextSize(70);
    canvas.drawText(app.getString(R.string.app_name), 44, 250, paint);
    paint.setTextSize(25);
    int baseline = 300;
    for (var line : List.of("Shacru · Azacru", "Shakti · Ni-Ju · Shi")) {
      canvas.drawText(line, 48, baseline, paint);
      baseline += 36;
    }
  }

  private static int darker(int colour) {
    return Color.rgb(Color.red(colour) / 2, Color.green(colour) / 2, Color.blue(colour) / 2);
  }

  /** Draws a board around a place, slightly rotated, with a shadow. */
  private static void drawBoard(
      Context app, Canvas canvas, GameRecord game, int x, int y, int side, int degrees) {
    var board = new BoardPreview(app, null);
    board.show(GameUiRegistry.of(game.options().game()), game.toMatch().position());
    int exactly = View.MeasureSpec.makeMeasureSpec(side, View.MeasureSpec.EXACTLY);
    board.measure(exactly, exactly);
    board.layout(0, 0, side, side);
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(degrees);
    canvas.translate(-side / 2f, -side / 2f);
    var shadow = new Paint(Paint.ANTI_ALIAS_FLAG);
    shadow.setColor(darker(app.getColor(R.color.icon_background)));
    shadow.setShadowLayer(24, 0, 10, 0xc0000000);
    canvas.drawRoundRect(2, 2, side - 2, side - 2, CORNER * side, CORNER * side, shadow);
    board.draw(canvas);
    canvas.restore();
  }
}
