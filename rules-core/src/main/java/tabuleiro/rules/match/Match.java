package tabuleiro.rules.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Result;

/**
 * A game being played: who sits where, the moves so far, and a place in them. Undo and redo only
 * change the place; a new move cuts off what lay ahead.
 */
public final class Match {
  private final List<Player> players;
  private final Position position;
  private final List<Integer> moves = new ArrayList<>();
  private final List<String> notation = new ArrayList<>();
  private int ply;
  private Closing closing;

  /** A match at its start, with one player for each seat. */
  public Match(Options options, List<Player> players) {
    if (players.size() != options.game().seats(options)) {
      throw new IllegalArgumentException(players.size() + " players for " + options);
    }
    this.players = Collections.unmodifiableList(new ArrayList<>(players));
    this.position = options.game().start(options);
  }

  /** Who sits at the seats, from the first. */
  public List<Player> players() {
    return players;
  }

  /** The options the match is played with. */
  public Options options() {
    return position.options();
  }

  /** The position at the current place: to be read, never to be played on. */
  public Position position() {
    return position;
  }

  /** The player whose turn it is. */
  public Player toMove() {
    return players.get(position.turn());
  }

  /** The seat of the only person, or -1 if there is none or several. */
  public int onlyPerson() {
    int person = -1;
    for (int seat = 0; seat < players.size(); seat++) {
      if (players.get(seat).isPerson()) {
        if (person >= 0) {
          return -1;
        }
        person = seat;
      }
    }
    return person;
  }

  /** How many moves lie before the current place. */
  public int ply() {
    return ply;
  }

  /** How many moves there are, those ahead of the current place included. */
  public int length() {
    return moves.size();
  }

  /** All moves in canonical notation, those ahead of the current place included. */
  public List<String> notation() {
    return Collections.unmodifiableList(notation);
  }

  /** The last move before the current place; only if there is one. */
  public int lastMove() {
    return moves.get(ply - 1);
  }

  /** Plays a legal move; moves ahead and a chosen end are dropped. */
  public void play(int move) {
    if (!movesOnRecord().contains(move)) {
      throw new IllegalArgumentException(move + " is not legal at ply " + ply);
    }
    closing = null;
    moves.subList(ply, moves.size()).clear();
    notation.subList(ply, notation.size()).clear();
    moves.add(move);
    notation.add(position.format(move));
    position.play(move);
    ply++;
  }

  /** Plays a move given in notation, or says why it cannot be played. */
  public void play(String move) throws Refusal {
    play(position.parse(move));
  }

  /**
   * Plays a move of a record: as {@link #play(String)}, but in a game that is over also one that an
   * earlier version allowed.
   */
  public void replay(String move) throws Refusal {
    if (position.isOver()) {
      var moves = movesOnRecord();
      for (int i = 0; i < moves.size(); i++) {
        if (position.format(moves.get(i)).equalsIgnoreCase(move)) {
          play(moves.get(i));
          return;
        }
      }
    }
    play(move);
  }

  /** Whether a record may go on here: the game does, or an earlier version of it did. */
  public boolean mayGoOn() {
    return !isClosed() && movesOnRecord().size() > 0;
  }

  /** The legal moves and those that only a record of an earlier version can hold. */
  private MoveList movesOnRecord() {
    var moves = new MoveList();
    position.moves(moves);
    position.movesPastTheEnd(moves);
    return moves;
  }

  /** Goes to the place after so many moves. */
  public void goTo(int target) {
    if (target < 0 || target > moves.size()) {
      throw new IllegalArgumentException(target + " of " + moves.size());
    }
    while (ply > target) {
      position.undo();
      ply--;
    }
    while (ply < target) {
      position.play(moves.get(ply));
      ply++;
    }
  }

  /** Whether there is a move to take back. */
  public boolean canUndo() {
    return ply > 0;
  }

  /** Whether a move lies ahead. */
  public boolean canRedo() {
    return ply < moves.size();
  }

  /** Goes one move back, if there is one. */
  public void undo() {
    if (canUndo()) {
      goTo(ply - 1);
    }
  }

  /** Goes one move ahead, if there is one. */
  public void redo() {
    if (canRedo()) {
      goTo(ply + 1);
    }
  }

  /** Ends the match here by the players' own choice; moves ahead are dropped. */
  public void close(Closing end) {
    if (isOver()) {
      throw new IllegalStateException("the match is over");
    }
    end(end);
  }

  /** Ends the match as a record says: as {@link #close}, but wherever {@link #mayGoOn} holds. */
  public void replay(Closing end) {
    if (!mayGoOn()) {
      throw new IllegalStateException("the match is over");
    }
    end(end);
  }

  private void end(Closing end) {
    moves.subList(ply, moves.size()).clear();
    notation.subList(ply, notation.size()).clear();
    closing = end;
  }

  /** Takes back the end that the players chose. */
  public void reopen() {
    closing = null;
  }

  /** Whether the match is over here because the players chose so. */
  public boolean isClosed() {
    return closing != null && !canRedo();
  }

  /** The end the players chose, or null; it lies after the last move. */
  public Closing closing() {
    return closing;
  }

  /** How the match ended at the current place; null while it goes on. */
  public Result result() {
    return isClosed() ? closing.result(position) : position.result();
  }

  /** Whether the match is over at the current place. */
  public boolean isOver() {
    return result() != null;
  }

  /** A new match with the same players and the moves up to the current place. */
  public Match branch() {
    var branch = new Match(options(), players);
    for (int move : moves.subList(0, ply)) {
      branch.play(move);
    }
    return branch;
  }
}
