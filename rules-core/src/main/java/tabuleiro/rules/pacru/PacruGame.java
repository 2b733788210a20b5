package tabuleiro.rules.pacru;

import java.util.List;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;

/**
 * Base class of the games Shacru and Azacru, which defines their seats, start positions and
 * layouts.
 */
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
   * Returns the position of a layout text: words such as {@code 1c7SE} for a chevron of seat 1,
   * {@code 2*c6} for a marker of seat 2 and {@code to=2} for the seat to move, which else is seat
   * 1. {@code resigned=3} means that seat 3 has resigned, {@code trigger=1} that seat 1 has passed
   * and the final round is played.
   */
  @Override
  public final Position layout(Options options, String text) throws RefusalException {
    var layout = PacruLayoutCodec.read(seats(options), text);
    var position = position(options, layout.board(), layout.turn());
    position.begin(layout.resigned(), layout.trigger());
    return position;
  }

  @Override
  public final Position setUp(Options options, String text) throws RefusalException {
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

  /** Returns whether the fields below the chevrons are coloured at the start. */
  protected boolean startsColoured(Options options) {
    return false;
  }

  /** Returns whether a pass can trigger a final round. */
  protected boolean hasFinalRound() {
    return false;
  }

  /** Creates a position without history. */
  protected abstract PacruPosition position(Options options, ChevronBoard board, int turn);
}
