package tabuleiro.rules.pacru;

import java.util.List;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.Refusal;

/** What Shacru and Azacru have in common as games: seats, set-up and layouts. */
public abstract class PacruGame implements Game {
  @Override
  public final int seats(Options options) {
    return options.number("players");
  }

  @Override
  public final Position start(Options options) {
    return position(options, PacruStartBoard.board(seats(options), startsColoured(options)), 0);
  }

  /**
   * A position laid out by hand: words with blanks between them, such as {@code 1c7SE} for a
   * chevron of seat 1, {@code 2*c6} for a marker of seat 2 and {@code to=2} for the seat to move.
   * What is not named is not there; without {@code to=} seat 1 moves. {@code resigned=3} says that
   * seat 3 has given up, {@code trigger=1} that seat 1 has passed and the final round is played.
   */
  @Override
  public final Position layout(Options options, String text) throws Refusal {
    var layout = PacruLayoutCodec.read(seats(options), text);
    var position = position(options, layout.board(), layout.turn());
    position.begin(layout.resigned(), layout.trigger());
    return position;
  }

  @Override
  public final Position setUp(Options options, String text) throws Refusal {
    PacruLayoutCodec.read(seats(options), text).checkNotEmpty();
    return Game.super.setUp(options, text);
  }

  @Override
  public final LayoutEditor editor(Options options) {
    return new PacruLayoutEditor(options, hasFinalRound());
  }

  @Override
  public final List<Reason> reasons() {
    return List.of(PacruReason.values());
  }

  /** Whether the fields below the chevrons are coloured from the start. */
  protected boolean startsColoured(Options options) {
    return false;
  }

  /** Whether a pass can trigger a final round. */
  protected boolean hasFinalRound() {
    return false;
  }

  /** A position of the game in which nothing was played yet. */
  protected abstract PacruPosition position(Options options, ChevronBoard board, int turn);
}
