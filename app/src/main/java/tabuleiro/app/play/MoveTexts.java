package tabuleiro.app.play;

import android.content.Context;
import tabuleiro.app.R;
import tabuleiro.app.board.GameLook;
import tabuleiro.rules.game.Position;

/** How a move is told: as it is written, in words, or both. */
final class MoveTexts {
  private final Context context;
  private final GameLook look;

  MoveTexts(Context context, GameLook look) {
    this.context = context;
    this.look = look;
  }

  /** One of the ways below. */
  interface Telling {
    String of(Position before, int move);
  }

  /** In notation, the pass in words. */
  String written(Position before, int move) {
    return move == Position.PASS ? context.getString(R.string.move_pass) : before.format(move);
  }

  /** As one person would tell another. */
  String inWords(Position before, int move) {
    return look.sayMove(context, before, move);
  }

  /** In words, with the notation behind. */
  String inWordsAndWritten(Position before, int move) {
    var words = inWords(before, move);
    return move == Position.PASS
        ? words
        : context.getString(R.string.move_and_notation, words, before.format(move));
  }
}
