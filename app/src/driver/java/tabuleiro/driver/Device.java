package tabuleiro.driver;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Simulated device and its system settings.
 *
 * @param width width of the screen in dp
 * @param height height of the screen in dp
 * @param dpi pixels per inch; 160 make a pixel of a dp
 * @param night whether the system uses dark mode
 * @param language the system's language tag: pt-PT
 * @param fontScale the system's font scale
 */
public record Device(
    int width, int height, int dpi, boolean night, String language, float fontScale) {
  private static final Pattern SIZE = Pattern.compile("(\\d+)x(\\d+)@(\\d+)");

  /** Returns a device by name, or by size in pixels: 1080x2340@420. */
  public static Device named(String name) {
    return switch (name) {
      case "phone" -> new Device(360, 740, 320, false, "en-US", 1);
      case "tablet" -> new Device(1280, 800, 160, false, "en-US", 1);
      default -> {
        var size = SIZE.matcher(name);
        if (!size.matches()) {
          throw new IllegalArgumentException("device is phone, tablet or WxH@dpi, not " + name);
        }
        int dpi = Integer.parseInt(size.group(3));
        yield new Device(
            Integer.parseInt(size.group(1)) * 160 / dpi,
            Integer.parseInt(size.group(2)) * 160 / dpi,
            dpi,
            false,
            "en-US",
            1);
      }
    };
  }

  /** Returns the size in pixels, as accepted by {@link #named}. */
  String size() {
    return width * dpi / 160 + "x" + height * dpi / 160 + "@" + dpi;
  }

  public Device rotated() {
    return sized(height, width);
  }

  public Device sized(int newWidth, int newHeight) {
    return new Device(newWidth, newHeight, dpi, night, language, fontScale);
  }

  public Device withNight(boolean newNight) {
    return new Device(width, height, dpi, newNight, language, fontScale);
  }

  public Device withLanguage(String newLanguage) {
    return new Device(width, height, dpi, night, newLanguage, fontScale);
  }

  public Device withFontScale(float newFontScale) {
    return new Device(width, height, dpi, night, language, newFontScale);
  }

  /** Returns Robolectric's qualifiers for the device and the app's language. */
  String qualifiers(String appLanguage) {
    var locale = Locale.forLanguageTag(appLanguage.isEmpty() ? language : appLanguage);
    var region = locale.getCountry().isEmpty() ? "" : "-r" + locale.getCountry();
    return String.format(
        Locale.ROOT,
        "%s%s-sw%ddp-w%ddp-h%ddp-%s-%s-%ddpi",
        locale.getLanguage(),
        region,
        Math.min(width, height),
        width,
        height,
        width > height ? "land" : "port",
        night ? "night" : "notnight",
        dpi);
  }
}
