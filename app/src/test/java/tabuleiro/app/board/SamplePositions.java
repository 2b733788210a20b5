package tabuleiro.app.board;

import java.util.List;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.shakti.ShaktiReason;
import tabuleiro.rules.shi.ShiReason;

/** Sample positions for pictures, with touches, hints and last moves. */
public final class SamplePositions {
  /**
   * A sample.
   *
   * @param touches the names of the squares that are touched, separated by blanks
   */
  public record Scene(
      String name,
      Position position,
      int lastMove,
      String touches,
      String hint,
      BoardSettings style) {
    Scene touching(String squares) {
      return new Scene(name, position, lastMove, squares, hint, style);
    }

    Scene advising(String move) {
      return new Scene(name, position, lastMove, touches, move, style);
    }

    Scene styled(BoardSettings other) {
      return new Scene(name, position, lastMove, touches, hint, other);
    }
  }

  private SamplePositions() {}

  public static List<Scene> all() {
    try {
      return List.of(
          start("shacru-opening", "shacru", "").touching("c9"),
          start("shacru-hint", "shacru", "").advising("c9-d8<"),
          random("shacru-middle-4p", "shacru", "players=4", 40),
          end("shacru-end", "shacru", "", 7),
          layout("shacru-twist", "shacru", "", "1c7S 1a5E 1*c8 2g5W 2*h5").touching("c7 c6"),
          layout("shacru-twist-edge", "shacru", "", "1c9E 1*b9 2g5W 2*h5").touching("c9 d9"),
          random("azacru-middle", "azacru", "", 40),
          layout("azacru-connection", "azacru", "", AZACRU).touching("a8"),
          layout("azacru-pending", "azacru", "", AZACRU).touching("a8 d8").styled(CONFIRM),
          random("azacru-middle-3p", "azacru", "players=3", 60),
          start("shakti-opening", "shakti", "").touching("b2").advising("b2-d4"),
          layout("shakti-middle", "shakti", "", "Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3").touching("d4"),
          layout("shakti-check", "shakti", "", "to=1 Kd2 Wf2 kd7 wb6 wf4 -f5 -c3 -a3 -e4"),
          layout("shakti-pending", "shakti", "", "Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3")
              .touching("f2 f4")
              .styled(CONFIRM),
          end("shakti-end-freeling", "shakti", "rules=freeling", 3),
          start("shi-opening", "shi", "").touching("d8"),
          random("shi-middle", "shi", "", 24),
          layout("shi-capture", "shi", "", SHI).touching("a1"),
          layout("shi-pending", "shi", "", SHI).touching("a1 f6").styled(CONFIRM),
          end("shi-end", "shi", "", 5),
          start("shi-12", "shi", "size=12").touching("f12"),
          start("shi-3-turned", "shi", "size=3")
              .styled(new BoardSettings(true, true, true, false, 0)));
    } catch (RefusalException refusal) {
      throw new AssertionError(refusal);
    }
  }

  /** Returns finished games of which each has an ending to animate. */
  static List<Scene> endings() throws RefusalException {
    return List.of(
        end("shacru-end", "shacru", "", 7),
        end("azacru-end", "azacru", "players=4", 2),
        ended("shakti-mate", "shakti", "rules=freeling", ShaktiReason.CHECKMATE));
  }

  /** Returns finished games whose last move is a capture that decided them. */
  static List<Scene> decidingCaptures() throws RefusalException {
    return List.of(
        ended("shakti-capture", "shakti", "", ShaktiReason.KING_TAKEN),
        ended("shi-capture", "shi", "", ShiReason.REDUCED));
  }

  private static final BoardSettings CONFIRM = new BoardSettings(true, true, false, true, 250);
  private static final String AZACRU =
      "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2g5W 2*h5 2*g6 1*e2 1e2N 2*f8";
  private static final String SHI =
      "......../N..N..../.....N../....S.../..S...../.S....../......../S..S.... taken=2,1";

  public static Options options(String game, String options) throws RefusalException {
    return Options.parse(Games.byId(game), options);
  }

  public static Scene start(String name, String game, String options) throws RefusalException {
    return random(name, game, options, 0);
  }

  public static Scene layout(String name, String game, String options, String layout)
      throws RefusalException {
    var chosen = options(game, options);
    var position = chosen.game().layout(chosen, layout);
    return new Scene(name, position, BoardView.NO_MOVE, "", "", BoardSettings.STANDARD);
  }

  /** Returns a position after random moves, always the same ones. */
  public static Scene random(String name, String game, String options, int plies)
      throws RefusalException {
    return played(name, game, options, 1, plies);
  }

  /** Returns a game played to its end. */
  public static Scene end(String name, String game, String options, int seed)
      throws RefusalException {
    return played(name, game, options, seed, Integer.MAX_VALUE);
  }

  /** Returns the first of many random games that ended for a reason. */
  private static Scene ended(String name, String game, String options, Reason reason)
      throws RefusalException {
    for (int seed = 0; ; seed++) {
      var scene = end(name, game, options, seed);
      if (scene.position().ending() == reason) {
        return scene;
      }
    }
  }

  private static Scene played(String name, String game, String options, int seed, int plies)
      throws RefusalException {
    var chosen = options(game, options);
    var position = chosen.game().start(chosen);
    var dice = new java.util.Random(seed);
    var moves = new MoveList();
    int last = BoardView.NO_MOVE;
    for (int i = 0; i < plies && !position.isOver(); i++) {
      moves.clear();
      position.moves(moves);
      last = moves.get(dice.nextInt(moves.size()));
      position.play(last);
    }
    return new Scene(name, position, last, "", "", BoardSettings.STANDARD);
  }
}
