package tabuleiro.desk;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.metadata.IIOMetadataNode;
import org.junit.Test;
import tabuleiro.app.share.FilmExporterProbe;

/** Tests that an independent decoder reads the app's animated GIFs. */
public class SharedFilmTest {
  private static final int WIDTH = 200;
  private static final int HEIGHT = 150;

  /** Returns a colour that differs in the upper five bits, which is all that the encoder keeps. */
  private static int colour(int number) {
    return 0xff000000 | (number & 3) << 22 | (number >> 2 & 7) << 13 | (number >> 5 & 7) << 5;
  }

  /**
   * Returns noise, which fills the code table many times, or a plain picture, which hardly uses it.
   */
  private static int[] picture(Random dice, int colours) {
    int[] pixels = new int[WIDTH * HEIGHT];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = colour(dice.nextInt(colours));
    }
    return pixels;
  }

  @Test
  public void everyPictureComesOutAsItWentIn() throws IOException {
    var dice = new Random(17);
    var pictures = new ArrayList<int[]>();
    for (int colours : new int[] {1, 2, 250, 3, 250}) {
      pictures.add(picture(dice, colours));
    }
    int[] small = pictures.get(4).clone();
    small[WIDTH * 70 + 30] = colour(9);
    small[WIDTH * 71 + 35] = colour(10);
    pictures.add(small);
    pictures.add(small.clone()); // nothing changes for a while
    var film = FilmExporterProbe.film(WIDTH, HEIGHT, pictures);
    assertPictures(pictures, film);
  }

  @Test
  public void whatStaysTheSameCostsNothing() throws IOException {
    var noise = picture(new Random(5), 250);
    int one = FilmExporterProbe.film(WIDTH, HEIGHT, List.of(noise)).length;
    int[] other = noise.clone();
    other[77] = colour(1);
    int both = FilmExporterProbe.film(WIDTH, HEIGHT, List.of(noise, other)).length;
    assertTrue(both + " and " + one, both - one < 100);
  }

  private static void assertPictures(List<int[]> pictures, byte[] film) throws IOException {
    var reader = ImageIO.getImageReadersByFormatName("gif").next();
    reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(film)));
    assertEquals(pictures.size(), reader.getNumImages(true));
    var screen = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < pictures.size(); i++) {
      var root =
          (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
      var place = (IIOMetadataNode) root.getElementsByTagName("ImageDescriptor").item(0);
      int left = Integer.parseInt(place.getAttribute("imageLeftPosition"));
      int top = Integer.parseInt(place.getAttribute("imageTopPosition"));
      screen.getGraphics().drawImage(reader.read(i), left, top, null);
      for (int at = 0; at < WIDTH * HEIGHT; at++) {
        int wanted = pictures.get(i)[at] & 0xf8f8f8;
        int shown = screen.getRGB(at % WIDTH, at / WIDTH) & 0xf8f8f8;
        assertEquals("picture " + i + ", pixel " + at, wanted, shown);
      }
    }
  }
}
