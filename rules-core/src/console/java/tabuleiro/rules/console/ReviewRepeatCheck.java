package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewCodec;
import tabuleiro.rules.review.ReviewSnapshot;

/**
 * Reviews games twice with all nodes that the app searches: once in peace, and once beside busy
 * threads with a kill half-way, of which only the notes are left. Compares all figures and lines.
 */
final class ReviewRepeatCheck {
  private static final int MEGABYTES = 16;
  private static final int MAX_PLIES = 400;
  private static final SearchLimits PER_MOVE = SearchLimits.nodes(2000);

  private ReviewRepeatCheck() {}

  /**
   * Checks {@code [games=N] [seed=N] [plies=N]}, the games in turn, each up to a number of plies.
   *
   * @return a line for each game and their number
   * @throws BadCommandException if a figure differs
   */
  static String run(List<String> words) throws BadCommandException {
    var numbers = new NumericArguments(words, List.of("games", "seed", "plies"));
    if (!numbers.rest().isEmpty()) {
      throw new BadCommandException("review repeat knows no \"" + numbers.rest().get(0) + "\"");
    }
    var lines = new ArrayList<String>();
    int games = (int) numbers.get("games", 20);
    for (int i = 0; i < games; i++) {
      var game = Games.all().get(i % Games.all().size());
      long seed = numbers.get("seed", 1) + i;
      var match = play(game, seed, (int) numbers.get("plies", MAX_PLIES));
      var calm = review(new Review(match)).snapshot();
      var figures = describe(game, match, calm);
      if (!underLoadAndAfterAKill(match).equals(calm)) {
        throw new BadCommandException("differs: " + figures);
      }
      lines.add(figures);
    }
    lines.add(games + " games reviewed twice, all figures equal");
    return String.join("\n", lines);
  }

  /** Returns a game between an expert and a casual player. */
  private static Match play(Game game, long seed, int plies) {
    var options = Options.standard(game);
    var engine = new Engine(MEGABYTES);
    var match = new Match(options, Collections.nCopies(game.seats(options), Player.person("")));
    while (!match.isOver() && match.ply() < plies) {
      boolean isExpert = (match.position().turn() + seed) % 2 == 0;
      var level = isExpert ? Level.EXPERT : Level.CASUAL;
      long dice = seed * 1_000_003 + match.ply();
      match.play(
          engine
              .choose(match.position(), level, dice, PER_MOVE, new CancelFlag(), told -> {})
              .move());
    }
    return match;
  }

  private static Review review(Review review) {
    answer(review, Integer.MAX_VALUE);
    return review;
  }

  /** Answers some questions with a new engine, as a new process has; returns their number. */
  private static int answer(Review review, int most) {
    var engine = new Engine(MEGABYTES);
    int count = 0;
    while (count < most && review.next() != null) {
      review.answer(review.next().answer(engine, new CancelFlag()));
      count++;
    }
    return count;
  }

  private static ReviewSnapshot underLoadAndAfterAKill(Match match) {
    var done = new CancelFlag();
    var load = new ArrayList<Thread>();
    for (int i = 0; i <= Runtime.getRuntime().availableProcessors(); i++) {
      var thread = new Thread(() -> search(match, done), "load");
      load.add(thread);
      thread.start();
    }
    try {
      var killed = new Review(match);
      while (killed.next() != null && killed.percent() < 50) {
        answer(killed, 1);
      }
      var notes = ReviewCodec.writeUnfinished(killed);
      var kept = ReviewCodec.isUnfinished(notes) ? ReviewCodec.read(match, notes) : null;
      return review(kept == null ? new Review(match) : kept).snapshot();
    } finally {
      done.cancel();
      load.forEach(ReviewRepeatCheck::join);
    }
  }

  private static void search(Match match, CancelFlag done) {
    var engine = new Engine(1);
    for (int ply = 0; !done.isCancelled(); ply = (ply + 1) % match.length()) {
      engine.think(match.positionAt(ply), SearchLimits.nodes(100_000), done, progress -> {});
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private static String describe(Game game, Match match, ReviewSnapshot review) {
    int sum = 0;
    int mistakes = 0;
    for (var move : review.moves()) {
      sum += move == null ? 0 : move.before() + move.after();
      mistakes += move == null || move.better().isEmpty() ? 0 : 1;
    }
    return String.format(
        Locale.ROOT,
        "%s, %d moves: accuracy %d and %d, %d mistakes, chances %d in sum",
        game.id(),
        match.length(),
        review.accuracy(0),
        review.accuracy(1),
        mistakes,
        sum);
  }
}
