package tabuleiro.app.puzzlebook;

import java.util.List;
import java.util.Objects;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.puzzle.Puzzle;

/** Sample puzzles with known solutions. */
public final class SamplePuzzles {
  /** White captures a warrior. */
  public static final Puzzle GAIN = parse("shakti gain 1 1||b2-a1 f6-f5 f2-f3 d6-d7|f3xf5");

  /** The Ninja, on the near side of the board, capture. */
  public static final Puzzle NINJA = parse("shi gain 1 1||e8-d7 e1-e3 b8-b6 f1-a6 d7-b5|g1xb6");

  /** Two moves to find, with a reply between them. */
  public static final Puzzle TWO_MOVES =
      parse(
          "shacru win 9 1||c1-d2 g9-f8< d2-e3 f8-g7< e3-f4 i5-h6 a5-b4 g1-f2> i1-h1 f2-g3 c9-d8>"
              + " h6-g6 f4-g4< g6-f6 d8-c7< f6-e6 c7-d6< a9-b9 g4-h4 g3-h3 b4-c4 e6-d5 c4-d4>"
              + " b9-c9 d6-e7 d5-c5< h1-g2 c9-d9> e7-e8 h3-i4< h4-i5 i4-h5 i5-i6 g7-h7 i6-i7"
              + " h7-i8 g2-f3 h5-g5 e8-e9 g5-f5< f3-e4 f5-e5 d4-d3> c5-b5 i7-h8 i8-i9 h8-g9"
              + " b5-a6 d3-c3< a6-a7> c3-b3 a7-b7 b3-a4>|b7-c6< a4-a5 c6-d7<");

  private SamplePuzzles() {}

  /** Stores all of them as a person's own puzzles. */
  public static void keepAll(PuzzleBook book) {
    book.own().keep(GAIN);
    book.own().keep(NINJA);
    book.own().keep(TWO_MOVES);
  }

  /** Returns a game in which White overlooks {@link #GAIN} and moves the king instead. */
  public static Match missed() throws RefusalException {
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = new Match(GAIN.options(), players);
    for (var move : GAIN.moves()) {
      match.play(move);
    }
    match.play("d2-e2");
    return match;
  }

  /** Returns a legal move that does not solve the puzzle. */
  public static int wrongMove(Puzzle puzzle) {
    var position = PuzzleBook.position(puzzle);
    var moves = new MoveList();
    position.moves(moves);
    return puzzle.isRight(0, position, moves.get(0)) ? moves.get(1) : moves.get(0);
  }

  private static Puzzle parse(String line) {
    return Objects.requireNonNull(Puzzle.parse(line));
  }
}
