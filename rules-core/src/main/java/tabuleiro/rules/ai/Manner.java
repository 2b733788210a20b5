package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.Position;

/**
 * The way in which a position is thought about: with a level's weaknesses, or with none to judge.
 *
 * @param waiting the seat that thinks while another is to move, or {@link #TO_MOVE}
 * @param depth how many plies are looked ahead at most
 * @param margin how wide the dice are, or 0 for none
 * @param overlooks how many in a hundred of the moves that are hardest to see are overlooked
 * @param seed what the dice depend on
 */
record Manner(int waiting, int depth, int margin, int overlooks, long seed) {
  /** The seat to move thinks. */
  private static final int TO_MOVE = -1;

  /** So many first moves of a game are chosen with wider dice, so that games differ. */
  private static final int OPENING_PLIES = 4;

  /** Without dice, and seeing everything. */
  static Manner judging(int depth) {
    return new Manner(TO_MOVE, depth, 0, 0, 0);
  }

  /** As the strongest level thinks at that seat while another is to move. */
  static Manner waiting(int seat, int depth) {
    return new Manner(seat, depth, 0, 0, 0);
  }

  /** As a level thinks in a position. */
  static Manner of(Level level, Position position, long seed) {
    var knowledge = knowledge(position);
    int margin = level.margin() * knowledge.coarseness() / 100;
    if (isOpening(position)) {
      margin = Math.max(margin, knowledge.openingMargin());
    }
    int horizon = level == Level.MASTER ? Tree.DEEPEST : knowledge.horizon();
    int depth = Math.min(level.depth() + knowledge.farsight(), Math.min(horizon, Tree.DEEPEST));
    return new Manner(TO_MOVE, depth, margin, level.overlooks(), seed);
  }

  /** Whether a game has only just begun, at its start and not at some layout. */
  private static boolean isOpening(Position position) {
    if (position.ply() >= OPENING_PLIES) {
      return false;
    }
    var first = position.copy();
    while (first.ply() > 0) {
      first.undo();
    }
    var options = position.options();
    return first.hash() == options.game().start(options).hash();
  }

  /** The same, but with no more than that depth. */
  Manner upTo(int most) {
    return new Manner(waiting, Math.min(depth, most), margin, overlooks, seed);
  }

  /** What is known and seen of a position, whatever it holds at the moment of a call. */
  Heuristics heuristics(Position position) {
    var knowledge = knowledge(position);
    return overlooks == 0 ? knowledge : new Inattentive(knowledge, position, overlooks, seed);
  }

  private static Heuristics knowledge(Position position) {
    return position.options().game().heuristics(position);
  }

  /** The seat in whose eyes a position is thought about. */
  int seat(Position position) {
    return waiting == TO_MOVE ? position.turn() : waiting;
  }

  /** By how much a draw counts as behind; a judgement takes it for what it is. */
  int contempt(Heuristics heuristics) {
    return margin > 0 || waiting != TO_MOVE ? heuristics.contempt() : 0;
  }

  /** Keeps findings apart from those of others, who did not overlook the same. */
  long salt() {
    return overlooks == 0 ? 0 : Zobrist.mix(seed ^ overlooks);
  }
}
