package tabuleiro.rules.match;

import java.util.List;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/** Fake position with moves 1, 2, 3 … and given touches. */
final class FakePosition extends Position {
  private final List<List<Touch>> spellings;

  FakePosition(List<List<Touch>> spellings) {
    this.spellings = spellings;
  }

  @Override
  public void moves(MoveList moves) {
    for (int move = 1; move <= spellings.size(); move++) {
      moves.add(move);
    }
  }

  @Override
  public List<Touch> touches(int move) {
    return spellings.get(move - 1);
  }

  @Override
  public RefusalException refusalOf(List<Touch> touches) {
    return new RefusalException(CommonReason.CANNOT_PASS);
  }

  @Override
  public Options options() {
    throw new UnsupportedOperationException();
  }

  @Override
  public int seats() {
    return 2;
  }

  @Override
  public int turn() {
    return 0;
  }

  @Override
  public int ply() {
    return 0;
  }

  @Override
  public void play(int move) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void undo() {
    throw new UnsupportedOperationException();
  }

  @Override
  public int winners() {
    return 0;
  }

  @Override
  public Reason ending() {
    return null;
  }

  @Override
  public int score(int seat) {
    return 0;
  }

  @Override
  public long hash() {
    return 0;
  }

  @Override
  public long computeHash() {
    return 0;
  }

  @Override
  public Position copy() {
    return this;
  }

  @Override
  public String format(int move) {
    return Integer.toString(move);
  }

  @Override
  public int parse(String text) {
    return Integer.parseInt(text);
  }

  @Override
  public String layout() {
    throw new UnsupportedOperationException();
  }
}
