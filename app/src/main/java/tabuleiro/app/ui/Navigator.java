package tabuleiro.app.ui;

import androidx.annotation.StringRes;
import androidx.fragment.app.Fragment;
import java.util.List;
import tabuleiro.app.board.GameLook;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.record.MoveTree;

/** The ways from screen to screen; screens know this and never each other. */
public interface Navigator {
  /** What {@link #setup(Options, String)} tells the screen before it: a record without moves. */
  String SET_UP = "set up";

  /** The navigator of the activity a screen lives in. */
  static Navigator of(Fragment screen) {
    return (Navigator) screen.requireActivity();
  }

  /** Back to the first screen. */
  void home();

  /** Who plays a new game, and how. */
  void setup(String gameId);

  /** Who plays from a layout, and by which rules; it may be one that cannot be played yet. */
  void setup(Options options, String layout);

  /** A saved game, where it was left. */
  void play(long savedId);

  /** A new game, from a record without moves. */
  void playNew(GameRecord record);

  /** A new game for somebody who has never played it, against an easy CPU. */
  void playFirst(String gameId);

  /** A new game with the moves of another, to which back leads. */
  void playBranch(GameRecord record);

  /** A position to be set up by hand, from the one that a record ends with. */
  void editPosition(GameRecord from);

  /** A position of a game to be set up by hand. */
  void editPosition(String gameId);

  /** The saved games. */
  void library();

  /** A saved game to be looked through. */
  void replay(long savedId);

  /** The same, with a review that begins by itself. */
  void review(long savedId);

  /** The analysis board with the moves of a record, after the last of them. */
  default void analyse(GameRecord record) {
    analyse(record.toMatch());
  }

  /** The analysis board with the moves of a match, at its current place. */
  default void analyse(ReadableMatch match) {
    var tree = MoveTree.of(match, List.of());
    analyse(match, tree, tree.find(match.notation().subList(0, match.ply())));
  }

  /** The analysis board at a place of a tree, whose main line are the moves of the match. */
  void analyse(ReadableMatch match, MoveTree tree, int place);

  /** The analysis board with a saved game, where it was left. */
  void analyse(long savedId);

  /** The rules of a game. */
  default void learn(String gameId) {
    learn(gameId, GameLook.NO_TOPIC);
  }

  /** The rules of a game, with a way to the part under a heading that is of interest now. */
  void learn(String gameId, @StringRes int topic);

  /** A game learned by playing: its first lesson. */
  default void lesson(String gameId) {
    lesson(gameId, 0);
  }

  /** One of the lessons of a game, from 0. */
  void lesson(String gameId, int number);

  /** The puzzles, at a chapter of the puzzle book. */
  void puzzles(String chapter);

  /** A puzzle of a chapter. */
  void puzzle(String chapter, Puzzle puzzle);

  /** Who won how often. */
  void stats();

  /** The settings. */
  void settings();
}
