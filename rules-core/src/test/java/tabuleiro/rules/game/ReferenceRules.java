package tabuleiro.rules.game;

import java.util.List;

/**
 * Reference implementation of a game's rules, written a second time, slowly and from the rule book
 * alone, for {@link PositionContract}. It uses notation only.
 */
public interface ReferenceRules {
  /** Returns all legal moves in canonical notation, in any order. */
  List<String> moves();

  /** Plays a legal move. */
  void play(String move);

  /** Returns the seat to move, from 0. */
  int turn();

  /** Returns the score of a seat, from 0. */
  int score(int seat);

  /** Returns {@code playing}, {@code win N} or {@code draw}. */
  String status();
}
