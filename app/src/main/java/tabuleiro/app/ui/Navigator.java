package tabuleiro.app.ui;

import androidx.annotation.StringRes;
import androidx.fragment.app.Fragment;
import java.util.List;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.record.MoveTree;

/**
 * Interface by which a screen opens other screens; a screen knows this interface and no other
 * screen.
 */
public interface Navigator {
  /** Key of the result of {@link #setup(Options, String)}: a record without moves. */
  String SET_UP = "set up";

  /** Returns the navigator of a fragment's activity. */
  static Navigator of(Fragment screen) {
    return (Navigator) screen.requireActivity();
  }

  /** Goes back to the home screen. */
  void home();

  /** Opens the setup of a new game. */
  void setup(String gameId);

  /** Opens the setup of a game from a layout, playable or not. */
  void setup(Options options, String layout);

  /** Opens a saved game at its current ply. */
  void play(long savedId);

  /** Opens a new game, given a record without moves. */
  void playNew(GameRecord record);

  /** Resumes the latest running game of a kind, or starts a new one against the CPU. */
  void resumeOrPlay(String gameId);

  /** Opens a first game against an easy CPU. */
  void playFirst(String gameId);

  /** Opens a new game that branches off another, to which back returns. */
  void playBranch(GameRecord record);

  /** Opens the editor with the final position of a record. */
  void editPosition(GameRecord from);

  /** Opens the editor for a game. */
  void editPosition(String gameId);

  /** Opens the library. */
  void library();

  /** Opens the replay of a saved game. */
  void replay(long savedId);

  /** Opens the replay and starts the review. */
  void review(long savedId);

  /** Opens the analysis of a record, after its last move. */
  default void analyse(GameRecord record) {
    analyse(record.toMatch());
  }

  /** Opens the analysis of a match at its current ply. */
  default void analyse(ReadableMatch match) {
    var tree = MoveTree.of(match, List.of());
    analyse(match, tree, tree.find(match.notation().subList(0, match.ply())));
  }

  /** Opens the analysis at a node of a tree whose main line is the match. */
  void analyse(ReadableMatch match, MoveTree tree, int place);

  /** Opens the analysis of a saved game at its current ply. */
  void analyse(long savedId);

  /** Opens the rules of a game. */
  default void learn(String gameId) {
    learn(gameId, GameUi.NO_TOPIC);
  }

  /** Opens the rules of a game with a link to the section that is relevant now. */
  void learn(String gameId, @StringRes int topic);

  /** Opens the first lesson of a game. */
  default void lesson(String gameId) {
    lesson(gameId, 0);
  }

  /** Opens a lesson of a game, counted from 0. */
  void lesson(String gameId, int number);

  /** Opens the puzzles at a chapter. */
  void puzzles(String chapter);

  /** Opens a puzzle of a chapter. */
  void puzzle(String chapter, Puzzle puzzle);

  /** Opens the statistics. */
  void stats();

  /** Opens the settings. */
  void settings();
}
