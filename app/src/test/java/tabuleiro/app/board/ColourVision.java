package tabuleiro.app.board;

import android.graphics.Bitmap;
import android.graphics.Color;

/**
 * Types of colour vision and how each sees a colour, with the matrices of Machado, Oliveira and
 * Fernandes (2009) for the full deficiency, in linear light.
 */
public enum ColourVision {
  FULL(1, 0, 0, 0, 1, 0, 0, 0, 1),
  WITHOUT_RED(
      0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
  WITHOUT_GREEN(
      0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
  WITHOUT_BLUE(
      1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

  @SuppressWarnings("ImmutableEnumChecker") // nobody changes it
  private final double[] matrix;

  ColourVision(double... matrix) {
    this.matrix = matrix;
  }

  /**
   * Returns the colour that looks to a person with full colour vision like this one to the type.
   */
  public int see(int color) {
    double red = linear(Color.red(color));
    double green = linear(Color.green(color));
    double blue = linear(Color.blue(color));
    return Color.rgb(row(0, red, green, blue), row(1, red, green, blue), row(2, red, green, blue));
  }

  private int row(int row, double red, double green, double blue) {
    double light = matrix[3 * row] * red + matrix[3 * row + 1] * green + matrix[3 * row + 2] * blue;
    double within = Math.max(0, Math.min(1, light));
    double value = within <= 0.0031308 ? 12.92 * within : 1.055 * Math.pow(within, 1 / 2.4) - 0.055;
    return (int) Math.round(255 * value);
  }

  private static double linear(int value) {
    double share = value / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  /** Returns a picture as the type sees it. */
  Bitmap see(Bitmap picture) {
    int width = picture.getWidth();
    var pixels = new int[width * picture.getHeight()];
    picture.getPixels(pixels, 0, width, 0, 0, width, picture.getHeight());
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = see(pixels[i]);
    }
    return Bitmap.createBitmap(pixels, width, picture.getHeight(), Bitmap.Config.ARGB_8888);
  }
}
