package tabuleiro.rules.shi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import tabuleiro.rules.console.TrainableWeights;
import tabuleiro.rules.game.Position;

/**
 * Gives the learned weights of {@link ShiLinePatterns} to the trainer, and counts for it how often
 * each line pattern occurs in a position.
 */
public final class ShiTrainableWeights implements TrainableWeights {
  /** The largest board whose lines have weights. */
  public static final int MAX_SIDE = ShiBitboard.MAX_SIDE;

  @Override
  public byte[] weights() {
    try (var stream = ShiLinePatterns.class.getResourceAsStream(ShiLinePatterns.RESOURCE)) {
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void count(Position position, int[] counts) {
    var shi = (ShiPosition) position;
    var index = ShiLineIndex.of(shi.squares().side());
    var lines = index.empty();
    for (int square = 0; square < shi.squares().count(); square++) {
      index.add(lines, square, shi.owner(square) + 1);
    }
    Arrays.fill(counts, 0);
    for (int line : lines) {
      int weight = ShiLinePatterns.weight(line);
      if (weight != 0) {
        counts[Math.abs(weight) - 1] += Integer.signum(weight);
      }
    }
  }
}
