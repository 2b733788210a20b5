package tabuleiro.app.play;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Position;

/** Formats the texts about the CPU: search progress, hints and verdicts. */
final class CpuTexts {
  private static final int LONGEST_LINE = 4;

  private final Context context;
  private final GameUi gameUi;

  CpuTexts(Context context, GameUi gameUi) {
    this.context = context;
    this.gameUi = gameUi;
  }

  /** Returns the progress of a search. */
  String thought(SearchResult thought) {
    var depth =
        context
            .getResources()
            .getQuantityString(R.plurals.play_moves, thought.depth(), thought.depth());
    return context.getString(R.string.play_thought, depth, thought.chance());
  }

  /** Returns a hint for the seat to move: the move, the expected continuation and the chances. */
  String hint(Position from, Hint hint) {
    var best = hint.best();
    if (best == null) {
      return context.getString(R.string.play_hint_seeking);
    }
    var sentences = new ArrayList<String>();
    sentences.add(
        context.getString(
            R.string.play_hint_move, gameUi.describeMove(context, from, best.move())));
    var line = line(from, best);
    if (!line.isEmpty()) {
      sentences.add(context.getString(R.string.play_hint_line, String.join("; ", line)));
    }
    sentences.add(prospect(best, from.seats()));
    return String.join(" ", sentences);
  }

  private String prospect(SearchResult best, int seats) {
    if (best.winsIn() == 0) {
      return context.getString(R.string.play_hint_chance, best.chance());
    }
    int moves = (Math.abs(best.winsIn()) + seats - 1) / seats;
    return context
        .getResources()
        .getQuantityString(
            best.winsIn() > 0 ? R.plurals.play_hint_wins : R.plurals.play_hint_loses, moves, moves);
  }

  /** Returns the moves expected after the best one. */
  private List<String> line(Position from, SearchResult best) {
    var position = from.copy();
    var moves = new ArrayList<String>();
    for (int i = 0; i < Math.min(best.line().size(), LONGEST_LINE); i++) {
      if (i > 0) {
        moves.add(gameUi.describeMove(context, position, best.line().get(i)));
      }
      position.play(best.line().get(i));
    }
    return moves;
  }

  /** Returns the verdict on a move. */
  String verdict(Verdict verdict, String move) {
    return context.getString(
        switch (verdict) {
          case GOOD -> R.string.play_verdict_good;
          case INACCURACY -> R.string.play_verdict_inaccuracy;
          case MISTAKE -> R.string.play_verdict_mistake;
          case BLUNDER -> R.string.play_verdict_blunder;
        },
        move);
  }
}
