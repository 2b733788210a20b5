package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.puzzle.PuzzleFinder;
import tabuleiro.rules.puzzle.PuzzleRefiner;

/**
 * Generates puzzles: plays games with itself on one thread and keeps the best puzzles found in
 * them.
 */
final class PuzzleGenerator {
  /** The levels that play: they err often enough for puzzles, and rarely enough to make sense. */
  private static final Level[] PLAYERS = {Level.BEGINNER, Level.CASUAL, Level.CLUB, Level.EXPERT};

  private static final SearchLimits PLAYING = SearchLimits.nodes(600);
  private static final int RANDOM_PLIES = 4;

  /** The last ply at which puzzles are searched. */
  private static final int MAX_PLY = 80;

  /** The minimum distance in plies between two puzzles of a game. */
  private static final int MIN_DISTANCE = 6;

  /** The maximum share of puzzles of one difficulty. */
  private static final double MAX_SAME_DIFFICULTY = 0.45;

  /** The maximum share of trivial puzzles. */
  private static final double MAX_TRIVIAL = 0.16;

  /** The factor of nodes for the confirmation of a puzzle. */
  private static final int CONFIRMATION_FACTOR = 10;

  private static final CancelFlag NEVER = new CancelFlag();

  private final Options options;
  private final Engine engine = new Engine(PuzzleCommands.MEGABYTES);
  private final PuzzleFinder finder;
  private final PuzzleRefiner confirmer;
  private final Random random;
  private final List<Puzzle> chosen;

  /** Creates a generator of puzzles unlike those chosen before. */
  PuzzleGenerator(Options options, long nodes, long seed, List<Puzzle> chosen) {
    this.options = options;
    this.chosen = new ArrayList<>(chosen);
    finder = new PuzzleFinder(engine, nodes);
    confirmer = new PuzzleRefiner(engine, CONFIRMATION_FACTOR * nodes);
    random = new Random(seed);
  }

  /** Plays games until enough puzzles are chosen, up to a limit; returns all, the easiest first. */
  List<Puzzle> run(long games, long wanted) {
    for (long game = 0; game < games && chosen.size() < wanted; game++) {
      search(play(), wanted);
    }
    chosen.sort(Comparator.comparingInt(Puzzle::difficulty));
    return chosen;
  }

  private Match play() {
    var match = new Match(options, Collections.nCopies(2, Player.person("")));
    var level = PLAYERS[random.nextInt(PLAYERS.length)];
    while (!match.isOver()) {
      var position = match.position();
      match.play(
          match.ply() < RANDOM_PLIES
              ? anyMove(match)
              : engine
                  .choose(position, level, random.nextLong(), PLAYING, NEVER, progress -> {})
                  .move());
    }
    return match;
  }

  private int anyMove(Match match) {
    var moves = match.position().legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  private void search(Match match, long wanted) {
    int ply = RANDOM_PLIES;
    while (ply < Math.min(MAX_PLY, match.length()) && chosen.size() < wanted) {
      var puzzle = finder.find(match, ply, NEVER);
      boolean taken = puzzle != null && isCandidate(puzzle, wanted) && confirm(puzzle);
      ply += taken ? MIN_DISTANCE : 1;
    }
  }

  /**
   * Returns whether the puzzle is not too easy, not of a too frequent kind, and unlike all others.
   */
  private boolean isCandidate(Puzzle puzzle, long wanted) {
    boolean endsTheGame = puzzle.aim() == Puzzle.Aim.WIN && puzzle.amount() == 1;
    long alike = chosen.stream().filter(it -> it.difficulty() == puzzle.difficulty()).count();
    return !endsTheGame
        && alike < wanted * MAX_SAME_DIFFICULTY
        && (!TrivialPuzzles.isTrivial(puzzle) || trivialCount() < wanted * MAX_TRIVIAL)
        && PuzzleSimilarity.isUnlikeAll(puzzle, chosen);
  }

  private long trivialCount() {
    return chosen.stream().filter(TrivialPuzzles::isTrivial).count();
  }

  private boolean confirm(Puzzle puzzle) {
    var confirmed = confirmer.refine(puzzle, NEVER);
    return confirmed != null && chosen.add(confirmed);
  }
}
