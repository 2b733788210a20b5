package tabuleiro.access;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Rect;
import android.text.Spanned;
import android.text.style.ForegroundColorSpan;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import java.util.Arrays;

/** Measures the contrast of a window's texts on the drawn pixels. */
final class TextContrast {
  /**
   * Text height in pixels from which strokes have their full colour; smaller ones are all edges.
   */
  private static final int FULL_COLOUR = 24;

  /** Allowance for anti-aliased edges, even of thick strokes. */
  private static final double EDGES = 0.85;

  /** Below this contrast a text is not pale but covered by something, such as a snackbar. */
  private static final double COVERED = 1.05;

  private static final double LARGE_SP = 18;
  private static final double LARGE_BOLD_SP = 14;

  private final Bitmap picture;
  private final int[] corner = new int[2];

  /** Draws a window. */
  TextContrast(View window) {
    picture = Bitmap.createBitmap(window.getWidth(), window.getHeight(), Bitmap.Config.ARGB_8888);
    window.draw(new Canvas(picture));
    window.getLocationOnScreen(corner);
  }

  /**
   * Returns what is wrong with a text's contrast; empty if nothing is, or it cannot be measured.
   */
  String fault(TextView view) {
    var area = seenLetters(view);
    if (area.isEmpty() || isUnderAnother(view, area)) {
      return "";
    }
    int[] pixels = new int[area.width() * area.height()];
    picture.getPixels(pixels, 0, area.width(), area.left, area.top, area.width(), area.height());
    Arrays.sort(
        pixels); // sorted, so that equal colours are adjacent: there are few, each with many pixels
    int ground = mostFrequent(pixels);
    double least = isLarge(view) ? 3 : 4.5;
    double contrast = contrast(view, pixels, ground, least);
    return contrast >= least
        ? ""
        : String.format("\"%s\" stands out by %.2f : 1 only", view.getText(), contrast);
  }

  /**
   * Returns the drawn contrast, or the contrast of the colours if anti-aliasing reduces the drawn
   * one.
   */
  private static double contrast(TextView view, int[] pixels, int ground, double least) {
    double drawn = 1;
    for (int i = 0; i < pixels.length; i++) {
      if (i == 0 || pixels[i] != pixels[i - 1]) {
        drawn = Math.max(drawn, ratio(pixels[i], ground));
      }
    }
    double asked = ratio(over(view.getCurrentTextColor(), opacity(view), ground), ground);
    boolean isFine = view.getTextSize() < FULL_COLOUR || fades(view);
    boolean isCovered = drawn < COVERED;
    double best = isFine || isCovered || drawn >= least * EDGES ? Math.max(drawn, asked) : drawn;
    return Math.min(best, spans(view, ground));
  }

  /** Returns the least contrast of spans with a colour of their own. */
  private static double spans(TextView view, int ground) {
    double least = Double.MAX_VALUE;
    if (view.getText() instanceof Spanned text) {
      for (var span : text.getSpans(0, text.length(), ForegroundColorSpan.class)) {
        least = Math.min(least, ratio(over(span.getForegroundColor(), 1, ground), ground));
      }
    }
    return least;
  }

  /** Returns the bounds, in the picture, of the visible letters. */
  private Rect seenLetters(TextView view) {
    var area = new Rect();
    var layout = view.getLayout();
    if (layout == null || layout.getLineCount() == 0 || !view.getGlobalVisibleRect(area)) {
      return new Rect();
    }
    var letters = new Rect(Integer.MAX_VALUE, 0, 0, layout.getHeight());
    for (int line = 0; line < layout.getLineCount(); line++) {
      letters.left = Math.min(letters.left, (int) layout.getLineLeft(line));
      letters.right = Math.max(letters.right, (int) Math.ceil(layout.getLineRight(line)));
    }
    int[] place = new int[2];
    view.getLocationOnScreen(place);
    letters.offset(
        place[0] - corner[0] + view.getTotalPaddingLeft() - view.getScrollX(),
        place[1] - corner[1] + view.getTotalPaddingTop() - view.getScrollY());
    // A line that is cut off says little about its letters.
    int line = layout.getLineBottom(0) - layout.getLineTop(0);
    boolean isSeen =
        area.intersect(letters)
            && area.intersect(0, 0, picture.getWidth(), picture.getHeight())
            && area.height() >= line * EDGES;
    return isSeen ? area : new Rect();
  }

  /** Returns whether something with a background covers the letters, such as a snackbar. */
  private static boolean isUnderAnother(View view, Rect area) {
    var below = view;
    for (var at = view.getParent(); at instanceof ViewGroup above; at = at.getParent()) {
      for (int i = above.indexOfChild(below) + 1; i < above.getChildCount(); i++) {
        var other = above.getChildAt(i);
        var seen = new Rect();
        boolean isDrawn = other.isShown() && other.getAlpha() > 0 && other.getBackground() != null;
        if (isDrawn && other.getGlobalVisibleRect(seen) && Rect.intersects(seen, area)) {
          return true;
        }
      }
      below = above;
    }
    return false;
  }

  private static int mostFrequent(int[] sorted) {
    int most = sorted[0];
    int longest = 0;
    int length = 0;
    for (int i = 0; i < sorted.length; i++) {
      length = i > 0 && sorted[i] == sorted[i - 1] ? length + 1 : 1;
      if (length > longest) {
        longest = length;
        most = sorted[i];
      }
    }
    return most;
  }

  private static boolean isLarge(TextView view) {
    var resources = view.getResources();
    float scale = resources.getDisplayMetrics().density * resources.getConfiguration().fontScale;
    float sp = view.getTextSize() / scale;
    var typeface = view.getTypeface();
    boolean bold = typeface != null && typeface.isBold() || view.getPaint().isFakeBoldText();
    return sp >= LARGE_SP || bold && sp >= LARGE_BOLD_SP;
  }

  /** Returns whether a fading edge of a scroll view may cover the text. */
  private static boolean fades(View view) {
    for (var at = view.getParent(); at instanceof View above; at = at.getParent()) {
      if (above.isVerticalFadingEdgeEnabled() || above.isHorizontalFadingEdgeEnabled()) {
        return true;
      }
    }
    return view.isHorizontalFadingEdgeEnabled();
  }

  private static float opacity(View view) {
    float opacity = view.getAlpha();
    for (var at = view.getParent(); at instanceof View above; at = at.getParent()) {
      opacity *= above.getAlpha();
    }
    return opacity;
  }

  private static int over(int colour, float opacity, int ground) {
    float part = Color.alpha(colour) / 255f * opacity;
    return Color.rgb(
        mix(Color.red(colour), Color.red(ground), part),
        mix(Color.green(colour), Color.green(ground), part),
        mix(Color.blue(colour), Color.blue(ground), part));
  }

  private static int mix(int upper, int lower, float part) {
    return Math.round(upper * part + lower * (1 - part));
  }

  /** Returns the contrast ratio of two colours as defined by the WCAG, 1 to 21. */
  static double ratio(int one, int other) {
    double a = Color.luminance(one);
    double b = Color.luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }
}
