package tabuleiro.rules.niju;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/**
 * Position of Ni-Ju with the rules: the {@link NiJuBoard} with all tiles, the seat to move and the
 * winners.
 */
public final class NiJuPosition extends Position {
  private static final int BOTH = 3;
  private static final long BLACK_TO_MOVE = Zobrist.mix(2);

  private final Options options;
  private final int race;
  private final NiJuBoard table;
  private final int[] orientations = new int[TilePatterns.ORIENTATIONS];
  private int laidBefore;
  private int turn;
  private int winners;

  /** Creates the start position. */
  NiJuPosition(Options options) {
    this.options = options;
    race = options.number(NiJu.RACE);
    table = new NiJuBoard(options.number(NiJu.TILES));
  }

  private NiJuPosition(NiJuPosition other) {
    options = other.options;
    race = other.race;
    table = new NiJuBoard(other.table);
    laidBefore = other.laidBefore;
    turn = other.turn;
    winners = other.winners;
  }

  /** Makes the tiles on the table the position from which play begins. */
  void begin(int seat) {
    laidBefore = table.laid();
    turn = seat;
    winners = findWinners();
  }

  /** Returns the table. Callers must not change it. */
  public NiJuBoard table() {
    return table;
  }

  @Override
  public Options options() {
    return options;
  }

  @Override
  public int seats() {
    return 2;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int ply() {
    return table.laid() - laidBefore;
  }

  @Override
  public void moves(MoveList moves) {
    if (winners != 0) {
      return;
    }
    int count = NiJuMove.orientations(table.hand(turn), orientations);
    for (int i = 0; i < table.frontierSize(); i++) {
      moves.addEach(orientations, count, table.frontier(i));
    }
  }

  @Override
  public void play(int move) {
    table.lay(turn, move);
    turn ^= 1;
    winners = findWinners();
  }

  @Override
  public void undo() {
    table.lift();
    turn ^= 1;
    winners = 0;
  }

  private int findWinners() {
    if (!isRaceWon() && table.hand(turn) != 0) {
      return 0;
    }
    int lead = table.score(0) - table.score(1);
    return lead > 0 ? 1 : lead < 0 ? 2 : BOTH;
  }

  // The mover wins such a race: a move completes only patterns of the seat that makes it.
  private boolean isRaceWon() {
    return race > 0 && Math.max(table.score(0), table.score(1)) >= race;
  }

  @Override
  public int winners() {
    return winners;
  }

  @Override
  public @Nullable Reason ending() {
    if (winners == 0) {
      return null;
    }
    return isRaceWon() ? NiJuReason.RACE_WON : NiJuReason.TILES_LAID;
  }

  @Override
  public int score(int seat) {
    return table.score(seat);
  }

  @Override
  public long hash() {
    return turn == 0 ? table.hash() : table.hash() ^ BLACK_TO_MOVE;
  }

  @Override
  public long computeHash() {
    return turn == 0 ? table.computeHash() : table.computeHash() ^ BLACK_TO_MOVE;
  }

  @Override
  public NiJuPosition copy() {
    return new NiJuPosition(this);
  }

  @Override
  public String format(int move) {
    return NiJuNotation.format(move);
  }

  @Override
  public int parse(String text) throws RefusalException {
    return NiJuNotation.parse(this, text);
  }

  @Override
  public List<Touch> touches(int move) {
    return NiJuTouchPool.of(move);
  }

  @Override
  public RefusalException refusalOf(List<Touch> touches) {
    return NiJuMoveValidator.refusalOf(this, touches);
  }

  @Override
  public String layout() {
    return NiJuNotation.layout(table, turn);
  }
}
