package tabuleiro.rules.console;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.explain.StatementText;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewedMove;

/**
 * Console command {@code review}, which reviews the current game or verifies the reviews of many
 * games.
 */
final class ReviewCommands {
  private static final int MEGABYTES = 16;
  private static final long NODES = 20_000;
  private static final int THOROUGH = 5;
  private static final int VERIFYING = 20;
  private static final int MAX_PLIES = 400;

  private final Engine engine = new Engine(MEGABYTES);
  private final long nodes;

  private ReviewCommands(long nodes) {
    this.nodes = nodes;
  }

  /** Reviews a match: {@code [nodes=N]}, the nodes of a quick search. */
  static String review(ReadableMatch match, List<String> words)
      throws BadCommandException, RefusalException {
    var numbers = new NumericArguments(words, List.of("nodes"));
    if (!numbers.rest().isEmpty()) {
      throw new BadCommandException("review knows no \"" + numbers.rest().get(0) + "\"");
    }
    return describe(match, new ReviewCommands(numbers.get("nodes", NODES)).review(match));
  }

  private Review review(ReadableMatch match) {
    var review = new Review(match);
    for (var question = review.next(); question != null; question = review.next()) {
      review.answer(answer(question));
    }
    return review;
  }

  private SearchResult answer(Review.Question question) {
    var limits = SearchLimits.nodes(question.isThorough() ? THOROUGH * nodes : nodes);
    return question.move() == Review.UNKNOWN
        ? engine.think(question.position(), limits, new CancelFlag(), progress -> {})
        : engine.evaluateMove(question.position(), question.move(), limits, new CancelFlag());
  }

  private static String describe(ReadableMatch match, Review review) throws RefusalException {
    var text = new StringBuilder();
    for (int ply = 0; ply < match.length(); ply++) {
      var move = review.moves().get(ply);
      text.append(ply + 1).append(". ").append(match.notation().get(ply));
      if (move == null) {
        text.append('\n'); // resignations are not judged
        continue;
      }
      text.append(' ').append(move.before()).append(" > ").append(move.after());
      if (move.verdict() != Verdict.GOOD) {
        text.append(' ').append(move.verdict().name().toLowerCase(Locale.ROOT));
        text.append(", better ").append(String.join(" ", move.better()));
        text.append(why(match.positionAt(ply), move));
      }
      text.append('\n');
    }
    for (int seat = 0; seat < match.players().size(); seat++) {
      text.append("seat ")
          .append(seat + 1)
          .append(": accuracy ")
          .append(review.snapshot().accuracy(seat));
      text.append('\n');
    }
    return text.toString();
  }

  /** Returns the explanation of a mistake, one statement per line. */
  private static String why(Position from, ReviewedMove mistake) throws RefusalException {
    var text = new StringBuilder();
    for (var told : ExplanationFinder.of(from, mistake.refutation(), mistake.better())) {
      text.append("\n   ").append(StatementText.of(told));
    }
    return text.toString();
  }

  /**
   * Explains the mistakes of games between an expert and a casual player, with the positions, for
   * checking by reading: {@code GAME [key=value…] [games=N] [nodes=N] [seed=N]}.
   */
  static String explain(List<String> words) throws BadCommandException, RefusalException {
    var numbers = new NumericArguments(words, List.of("games", "nodes", "seed"));
    if (numbers.rest().isEmpty()) {
      throw new BadCommandException("review explain needs a game");
    }
    var rest = numbers.rest();
    var options = Options.parse(Games.byId(rest.get(0)), rest.subList(1, rest.size()));
    var commands = new ReviewCommands(numbers.get("nodes", NODES));
    var text = new StringBuilder();
    for (int game = 0; game < numbers.get("games", 1); game++) {
      var match = commands.play(options, numbers.get("seed", 1) + game);
      var review = commands.review(match);
      for (int ply = 0; ply < match.length(); ply++) {
        var move = review.moves().get(ply);
        if (!move.better().isEmpty()) {
          var from = match.positionAt(ply);
          text.append(from.layout()).append('\n').append(ply + 1).append(". ");
          text.append(String.join(" ", move.refutation())).append(" – better ");
          text.append(String.join(" ", move.better())).append(why(from, move)).append('\n');
          for (var told : ExplanationFinder.of(from)) {
            text.append("   before: ").append(StatementText.of(told)).append('\n');
          }
        }
      }
    }
    return text.toString();
  }

  /**
   * Reviews games between an expert and a casual player and checks with twenty times the nodes
   * whether the better moves are better: {@code GAME [key=value…] [games=N] [nodes=N] [seed=N]}.
   */
  static String verify(List<String> words) throws BadCommandException, RefusalException {
    var numbers = new NumericArguments(words, List.of("games", "nodes", "seed"));
    if (numbers.rest().isEmpty()) {
      throw new BadCommandException("review verify needs a game");
    }
    var rest = numbers.rest();
    var options = Options.parse(Games.byId(rest.get(0)), rest.subList(1, rest.size()));
    long nodes = numbers.get("nodes", NODES);
    long seed = numbers.get("seed", 1);
    int games = (int) numbers.get("games", 10);
    var next = new AtomicInteger();
    var found = new AtomicInteger();
    var confirmed = new AtomicInteger();
    ParallelRunner.run(
        games,
        () -> {
          var commands = new ReviewCommands(nodes);
          for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
            commands.verify(commands.play(options, seed + game), found, confirmed);
          }
          return null;
        });
    return String.format(
        Locale.ROOT,
        "%d games, %d better moves, %.1f %% of them confirmed",
        games,
        found.get(),
        100.0 * confirmed.get() / Math.max(1, found.get()));
  }

  private void verify(ReadableMatch match, AtomicInteger found, AtomicInteger confirmed)
      throws RefusalException {
    var review = review(match);
    for (int ply = 0; ply < match.length(); ply++) {
      var better = review.moves().get(ply).better();
      if (!better.isEmpty()) {
        var place = match.positionAt(ply);
        found.incrementAndGet();
        if (chance(place, place.parse(better.get(0))) > chance(place, match.moveAt(ply))) {
          confirmed.incrementAndGet();
        }
      }
    }
  }

  private int chance(Position place, int move) {
    return engine
        .evaluateMove(place, move, SearchLimits.nodes(VERIFYING * nodes), new CancelFlag())
        .chance();
  }

  private Match play(Options options, long seed) {
    int seats = options.game().seats(options);
    var match = new Match(options, Collections.nCopies(seats, Player.person("")));
    while (!match.isOver() && match.ply() < MAX_PLIES) {
      boolean isExpert = (match.position().turn() + seed) % 2 == 0;
      var level = isExpert ? Level.EXPERT : Level.CASUAL;
      var limits = SearchLimits.nodes(nodes).share(level);
      long dice = seed * 1_000_003 + match.ply();
      match.play(
          engine
              .choose(match.position(), level, dice, limits, new CancelFlag(), told -> {})
              .move());
    }
    return match;
  }
}
