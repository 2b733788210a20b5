package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.TermHeuristics;

/** Lets a game of two seats play against itself and fits its evaluation to the results. */
final class Tuner {
  private static final List<String> KEYS = List.of("games", "nodes", "seed");
  private static final int MEGABYTES = 4;
  private static final int LONGEST = 300;

  private final Options options;
  private final int games;
  private final long nodes;
  private final long seed;
  private final AtomicInteger next = new AtomicInteger();

  Tuner(List<String> words) throws BadCommand, Refusal {
    var numbers = new NumberArguments(words, KEYS);
    if (numbers.rest().isEmpty()) {
      throw new BadCommand("tune needs a game");
    }
    var game = Games.byId(numbers.rest().get(0));
    options = Options.parse(game, numbers.rest().subList(1, numbers.rest().size()));
    games = (int) numbers.get("games", 200);
    nodes = numbers.get("nodes", 1000);
    seed = numbers.get("seed", 1);
    var start = game.start(options);
    if (start.seats() != 2 || !(game.heuristics(start) instanceof TermHeuristics)) {
      throw new BadCommand("only games of two with weighted terms can be tuned");
    }
  }

  String run() {
    var samples = new ArrayList<Fit.Sample>();
    AllCores.run(games, this::playSome).forEach(samples::addAll);
    var start = options.game().start(options);
    return new Fit(samples, heuristics(start).terms()).run();
  }

  private static TermHeuristics heuristics(Position position) {
    return (TermHeuristics) position.options().game().heuristics(position);
  }

  private List<Fit.Sample> playSome() {
    var samples = new ArrayList<Fit.Sample>();
    var engine = new Engine(MEGABYTES);
    for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
      play(seed + game, engine, samples);
    }
    return samples;
  }

  /** Plays a game that begins with a few random moves, so that there is much to see. */
  private void play(long dice, Engine engine, List<Fit.Sample> samples) {
    var random = new Random(dice);
    var position = options.game().start(options);
    var heuristics = heuristics(position);
    int opening = 2 + random.nextInt(7);
    int first = samples.size();
    for (int ply = 0; !position.isOver() && ply < LONGEST; ply++) {
      if (ply < opening) {
        var moves = new MoveList();
        position.moves(moves);
        position.play(moves.get(random.nextInt(moves.size())));
        continue;
      }
      samples.add(Fit.Sample.of(heuristics));
      var limits = Limits.nodes(nodes);
      var thought =
          engine.choose(position, Level.EXPERT, dice + ply, limits, new Cancel(), progress -> {});
      position.play(thought.move());
    }
    int winners = position.isOver() ? position.winners() : 3;
    double result = winners == 3 ? 0.5 : winners == 1 ? 1 : 0;
    for (var sample : samples.subList(first, samples.size())) {
      sample.result = result;
    }
  }
}
