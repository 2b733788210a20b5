package tabuleiro.rules.game;

import java.util.List;

/**
 * The rules of a game written a second time, slow and obvious and only from the rule book, for
 * {@link PositionContract} to compare with. It speaks notation only.
 */
public interface ReferenceRules {
  /** All legal moves in canonical notation, in any order. */
  List<String> moves();

  /** Plays a legal move. */
  void play(String move);

  /** The seat to move, from 0. */
  int turn();

  /** The score of a seat, from 0. */
  int score(int seat);

  /** {@code playing}, {@code win N} or {@code draw}. */
  String status();
}
