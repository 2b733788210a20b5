package tabuleiro.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.Test;

/** Tests the requirements of app stores for every language in {@code fastlane}. */
public class StoreListingTest {
  private static final Path PAGES = Path.of("../fastlane/metadata/android");
  private static final int MOST_BYTES = 1_000_000;

  @Test
  public void textsAreThereAndNotTooLong() throws IOException {
    for (var page : pages()) {
      checkText(page.resolve("title.txt"), 30);
      checkText(page.resolve("short_description.txt"), 80);
      checkText(page.resolve("full_description.txt"), 4000);
      try (var versions = Files.list(page.resolve("changelogs"))) {
        for (var version : versions.toList()) {
          checkText(version, 500);
        }
      }
    }
  }

  private static void checkText(Path file, int longest) throws IOException {
    var text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8).trim();
    assertTrue(file + ": " + text.length(), !text.isEmpty() && text.length() <= longest);
  }

  @Test
  public void picturesAreThereInTheSizesThatStoresTake() throws IOException {
    for (var page : pages()) {
      var images = page.resolve("images");
      assertEquals(new Size(512, 512), size(images.resolve("icon.png")));
      assertEquals(new Size(1024, 500), size(images.resolve("featureGraphic.png")));
      checkScreens(images.resolve("phoneScreenshots"), 6);
      checkScreens(images.resolve("tenInchScreenshots"), 4);
    }
  }

  private static void checkScreens(Path folder, int count) throws IOException {
    try (var screens = Files.list(folder)) {
      var files = screens.toList();
      assertEquals(folder.toString(), count, files.size());
      for (var file : files) {
        var size = size(file);
        int shorter = Math.min(size.width(), size.height());
        int longer = Math.max(size.width(), size.height());
        assertTrue(file + ": " + size, shorter >= 1080 && longer <= 2 * shorter);
      }
    }
  }

  private record Size(int width, int height) {}

  /** Returns the size from a PNG file's first chunk. */
  private static Size size(Path file) throws IOException {
    assertTrue(file.toString(), Files.size(file) < MOST_BYTES);
    var bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    return new Size(bytes.getInt(16), bytes.getInt(20));
  }

  private static List<Path> pages() {
    var pages = Stream.of(PAGES.toFile().listFiles(File::isDirectory)).map(File::toPath).toList();
    assertTrue(pages.size() > 1);
    return pages;
  }
}
