package tabuleiro.rules.shi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import tabuleiro.rules.console.PatternTable;
import tabuleiro.rules.game.Position;

/** Learned weights of {@link ShiPatterns}, counted line by line for training. */
public final class ShiPatternTable implements PatternTable {
  /** The largest board whose lines have weights. */
  public static final int LARGEST = ShiSmallBoard.LARGEST;

  @Override
  public byte[] weights() {
    try (var stream = ShiPatterns.class.getResourceAsStream(ShiPatterns.RESOURCE)) {
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void count(Position position, int[] counts) {
    var shi = (ShiPosition) position;
    var layout = ShiSmallLines.of(shi.squares().side());
    var lines = layout.empty();
    for (int square = 0; square < shi.squares().count(); square++) {
      layout.add(lines, square, shi.owner(square) + 1);
    }
    Arrays.fill(counts, 0);
    for (int line : lines) {
      int weight = ShiPatterns.weight(line);
      if (weight != 0) {
        counts[Math.abs(weight) - 1] += Integer.signum(weight);
      }
    }
  }
}
