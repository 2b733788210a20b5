package tabuleiro.driver;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;

/** Writes an animated GIF with one palette; each frame covers only the area that has changed. */
final class GifWriter {
  private static final String FORMAT = "javax_imageio_gif_image_1.0";
  private static final int CLEAR = 255;
  private static final int COARSE = 0xfcfcfc;

  private final List<FilmRecorder.Still> stills;
  private final int[] palette = new int[CLEAR];
  private final Map<Integer, Integer> nearest = new HashMap<>();

  GifWriter(List<FilmRecorder.Still> stills) {
    this.stills = stills;
    choosePalette();
  }

  /** Chooses the most frequent colours; screens of apps have few. */
  private void choosePalette() {
    var counts = new HashMap<Integer, Integer>();
    for (var still : stills) {
      for (int pixel : still.pixels()) {
        counts.merge(pixel & COARSE, 1, Integer::sum);
      }
    }
    var colours = new ArrayList<>(counts.keySet());
    colours.sort((one, other) -> counts.get(other) - counts.get(one));
    for (int i = 0; i < Math.min(CLEAR, colours.size()); i++) {
      palette[i] = colours.get(i);
    }
  }

  void write(File file) {
    file.getAbsoluteFile().getParentFile().mkdirs();
    file.delete();
    var writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (var out = ImageIO.createImageOutputStream(file)) {
      writer.setOutput(out);
      writer.prepareWriteSequence(null);
      FilmRecorder.Still before = null;
      for (var still : stills) {
        var changed = before == null ? whole(still) : changed(before, still);
        var image = image(before, still, changed);
        var metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
        describe(metadata, changed, still.millis(), before == null);
        writer.writeToSequence(new IIOImage(image, null, metadata), null);
        before = still;
      }
      writer.endWriteSequence();
    } catch (IOException failure) {
      throw new IllegalStateException("cannot write " + file, failure);
    } finally {
      writer.dispose();
    }
  }

  private static Rectangle whole(FilmRecorder.Still still) {
    return new Rectangle(still.width(), still.height());
  }

  private static Rectangle changed(FilmRecorder.Still before, FilmRecorder.Still now) {
    if (before.pixels().length != now.pixels().length) {
      throw new IllegalStateException("a film cannot change its size: do not rotate in it");
    }
    Rectangle changed = null;
    for (int i = 0; i < now.pixels().length; i++) {
      if (before.pixels()[i] != now.pixels()[i]) {
        var pixel = new Rectangle(i % now.width(), i / now.width(), 1, 1);
        changed = changed == null ? pixel : changed.union(pixel);
      }
    }
    return changed;
  }

  private BufferedImage image(FilmRecorder.Still before, FilmRecorder.Still now, Rectangle part) {
    var image =
        new BufferedImage(part.width, part.height, BufferedImage.TYPE_BYTE_INDEXED, colours());
    byte[] indices = new byte[part.width * part.height];
    for (int y = 0; y < part.height; y++) {
      for (int x = 0; x < part.width; x++) {
        int at = (part.y + y) * now.width() + part.x + x;
        boolean same = before != null && before.pixels()[at] == now.pixels()[at];
        indices[y * part.width + x] = (byte) (same ? CLEAR : index(now.pixels()[at] & COARSE));
      }
    }
    image.getRaster().setDataElements(0, 0, part.width, part.height, indices);
    return image;
  }

  private IndexColorModel colours() {
    int[] colours = new int[CLEAR + 1];
    for (int i = 0; i < CLEAR; i++) {
      // Fill the bits that were cut off, so that white stays white.
      colours[i] = 0xff000000 | palette[i] | palette[i] >> 6 & 0x030303;
    }
    return new IndexColorModel(
        8, CLEAR + 1, colours, 0, true, CLEAR, java.awt.image.DataBuffer.TYPE_BYTE);
  }

  private int index(int colour) {
    return nearest.computeIfAbsent(colour, this::search);
  }

  private int search(int colour) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < CLEAR; i++) {
      int distance = 0;
      for (int shift = 0; shift <= 16; shift += 8) {
        int difference = (colour >> shift & 0xff) - (palette[i] >> shift & 0xff);
        distance += difference * difference;
      }
      if (distance < least) {
        least = distance;
        best = i;
      }
    }
    return best;
  }

  private static void describe(IIOMetadata metadata, Rectangle at, int millis, boolean isFirst)
      throws IOException {
    var root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
    var place = child(root, "ImageDescriptor");
    place.setAttribute("imageLeftPosition", String.valueOf(at.x));
    place.setAttribute("imageTopPosition", String.valueOf(at.y));
    place.setAttribute("imageWidth", String.valueOf(at.width));
    place.setAttribute("imageHeight", String.valueOf(at.height));
    place.setAttribute("interlaceFlag", "FALSE");
    var control = child(root, "GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "TRUE");
    control.setAttribute("transparentColorIndex", String.valueOf(CLEAR));
    control.setAttribute("delayTime", String.valueOf(millis / 10));
    if (isFirst) {
      var forEver = new IIOMetadataNode("ApplicationExtension");
      forEver.setAttribute("applicationID", "NETSCAPE");
      forEver.setAttribute("authenticationCode", "2.0");
      forEver.setUserObject(new byte[] {1, 0, 0});
      var extensions = new IIOMetadataNode("ApplicationExtensions");
      extensions.appendChild(forEver);
      root.appendChild(extensions);
    }
    metadata.setFromTree(FORMAT, root);
  }

  private static IIOMetadataNode child(IIOMetadataNode root, String name) {
    for (int i = 0; i < root.getLength(); i++) {
      if (root.item(i).getNodeName().equals(name)) {
        return (IIOMetadataNode) root.item(i);
      }
    }
    var made = new IIOMetadataNode(name);
    root.appendChild(made);
    return made;
  }
}
