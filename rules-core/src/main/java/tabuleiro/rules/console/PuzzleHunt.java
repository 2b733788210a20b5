package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.puzzle.PuzzleMaker;

/** Plays games with itself on one thread and chooses the best of the puzzles that come up. */
final class PuzzleHunt {
  /** Those who play: they err often enough to be punished, and seldom enough to make sense. */
  private static final Level[] PLAYERS = {Level.CASUAL, Level.CLUB, Level.EXPERT};

  private static final Limits PLAYING = Limits.nodes(600);
  private static final int RANDOM_PLIES = 4;

  /** Puzzles of one game lie at least so many plies apart. */
  private static final int APART = 6;

  /** A puzzle is confirmed with so many times the nodes that found it. */
  private static final int DEEPER = 10;

  private static final Cancel NEVER = new Cancel();

  private final Options options;
  private final Engine engine = new Engine(PuzzleCommands.MEGABYTES);
  private final PuzzleMaker finder;
  private final PuzzleMaker confirmer;
  private final Random random;
  private final List<Puzzle> pool = new ArrayList<>();

  PuzzleHunt(Options options, long nodes, long seed) {
    this.options = options;
    finder = new PuzzleMaker(engine, nodes);
    confirmer = new PuzzleMaker(engine, DEEPER * nodes);
    random = new Random(seed);
  }

  /** How many puzzles came up, whether they were chosen or not. */
  int found() {
    return pool.size();
  }

  /** Plays so many games and gives up to so many puzzles, the easiest first. */
  List<Puzzle> run(long games, long wanted) {
    for (long game = 0; game < games; game++) {
      collect(play());
    }
    return choose(wanted);
  }

  private Match play() {
    var match = new Match(options, Collections.nCopies(2, Player.person("")));
    var levels = new Level[] {any(PLAYERS), any(PLAYERS)};
    while (!match.isOver()) {
      var position = match.position();
      match.play(
          match.ply() < RANDOM_PLIES
              ? anyMove(match)
              : engine
                  .choose(
                      position,
                      levels[position.turn()],
                      random.nextLong(),
                      PLAYING,
                      NEVER,
                      progress -> {})
                  .move());
    }
    return match;
  }

  private <T> T any(T[] choices) {
    return choices[random.nextInt(choices.length)];
  }

  private int anyMove(Match match) {
    var moves = new MoveList();
    match.position().moves(moves);
    return moves.get(random.nextInt(moves.size()));
  }

  private void collect(Match match) {
    int next = RANDOM_PLIES;
    for (int ply = RANDOM_PLIES; ply < match.length(); ply++) {
      var puzzle = ply < next ? null : finder.find(match, ply, NEVER);
      if (puzzle != null && !isTrivial(puzzle)) {
        pool.add(puzzle);
        next = ply + APART;
      }
    }
  }

  /** Whether anybody sees it: the move ends the game. */
  private static boolean isTrivial(Puzzle puzzle) {
    return puzzle.aim() == Puzzle.Aim.WIN && puzzle.amount() == 1;
  }

  /** Takes what there is least of so far, by difficulty and then by aim, and nothing twice. */
  private List<Puzzle> choose(long wanted) {
    var left = new ArrayList<>(pool);
    var chosen = new ArrayList<Puzzle>();
    while (chosen.size() < wanted && !left.isEmpty()) {
      var next =
          Collections.min(
              left,
              Comparator.comparingLong((Puzzle puzzle) -> countLikeDifficulty(chosen, puzzle))
                  .thenComparingLong(puzzle -> countLikeAim(chosen, puzzle))
                  .thenComparingInt(puzzle -> puzzle.moves().size()));
      left.remove(next);
      if (Likeness.isLikeNone(next, chosen) && confirmer.confirms(next, NEVER)) {
        chosen.add(next);
      }
    }
    chosen.sort(Comparator.comparingInt(Puzzle::difficulty));
    return chosen;
  }

  private static long countLikeDifficulty(List<Puzzle> chosen, Puzzle puzzle) {
    return chosen.stream().filter(other -> other.difficulty() == puzzle.difficulty()).count();
  }

  private static long countLikeAim(List<Puzzle> chosen, Puzzle puzzle) {
    return chosen.stream()
        .filter(other -> other.difficulty() == puzzle.difficulty() && other.aim() == puzzle.aim())
        .count();
  }
}
