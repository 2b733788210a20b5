package tabuleiro.app.data;

import androidx.annotation.NonNull;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewCodec;

/** Query result of Room with the columns of a reviewed game that statistics need. */
final class ReviewedGameRow {
  @NonNull String game = "";
  @NonNull String options = "";
  @NonNull String players = "";
  @NonNull String review = "";

  /** Returns the person's accuracy, 0 to 100, or {@link Review#UNKNOWN}. */
  int accuracy() {
    try {
      var known = Games.byId(game);
      int first = known.start(Options.parse(known, options)).turn();
      var seats = GameMapper.parts(players, '\n');
      int person = 0;
      while (person < seats.size() - 1 && !seats.get(person).startsWith("\t")) {
        person++;
      }
      int moves = Math.floorMod(person - first, seats.size());
      return ReviewCodec.accuracy(GameMapper.parts(review, '\n'), moves, seats.size());
    } catch (RefusalException unknown) {
      return Review.UNKNOWN; // a game or options of another version
    }
  }
}
