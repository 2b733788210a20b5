package tabuleiro.rules.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/**
 * Mutable match in progress: options, players, all moves made, and the current ply. Undo and redo
 * only change the current ply; a new move removes the moves after it.
 */
public final class Match implements ReadableMatch {
  private final String layout;
  private final List<Player> players;
  private final Position position;
  private final List<Integer> moves = new ArrayList<>();
  private final List<String> notation = new ArrayList<>();
  private final List<Integer> turns = new ArrayList<>(); // one more than moves
  private int ply;
  private @Nullable ChosenEnding closing;

  /** Creates a match at its start with one player for each seat. */
  public Match(Options options, List<Player> players) {
    this(options.game().start(options), "", players);
  }

  private Match(Position position, String layout, List<Player> players) {
    if (players.size() != position.seats()) {
      throw new IllegalArgumentException(players.size() + " players for " + position.options());
    }
    this.players = Collections.unmodifiableList(new ArrayList<>(players));
    this.position = position;
    this.layout = layout;
    turns.add(position.turn());
  }

  /**
   * Creates a match from a layout, or refuses the layout. An empty text or the start layout begins
   * a regular match.
   */
  public static Match from(Options options, String layout, List<Player> players)
      throws RefusalException {
    var match = new Match(options, players);
    if (layout.isBlank()) {
      return match;
    }
    var position = options.game().setUp(options, layout);
    var text = position.layout();
    return text.equals(match.position.layout()) ? match : new Match(position, text, players);
  }

  @Override
  public String layout() {
    return layout;
  }

  @Override
  public List<Player> players() {
    return players;
  }

  @Override
  public Options options() {
    return position.options();
  }

  @Override
  public Position position() {
    return position;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public List<Integer> moves() {
    return Collections.unmodifiableList(moves);
  }

  @Override
  public List<String> notation() {
    return Collections.unmodifiableList(notation);
  }

  @Override
  public List<Integer> turns() {
    return Collections.unmodifiableList(turns);
  }

  @Override
  public @Nullable ChosenEnding closing() {
    return closing;
  }

  /**
   * Plays a legal move, or {@link Position#RESIGN} if others can continue. Moves ahead and a chosen
   * ending are removed.
   */
  public void play(int move) {
    if (!position.legalMoves().contains(move)
        && !(move == Position.RESIGN && position.mayResign())) {
      throw new IllegalArgumentException(move + " is not legal at ply " + ply);
    }
    make(move);
  }

  private void make(int move) {
    closing = null;
    dropMovesAhead();
    moves.add(move);
    notation.add(position.format(move));
    position.play(move);
    turns.add(position.turn());
    ply++;
  }

  /** Plays a move in notation, or refuses it. */
  public void play(String move) throws RefusalException {
    play(position.parse(move));
  }

  /**
   * Plays a recorded move: as {@link #play(String)}, but also accepts moves after the end that an
   * earlier version allowed.
   */
  public void replay(String move) throws RefusalException {
    if (position.isOver()) {
      var moves = recordableMoves();
      for (int i = 0; i < moves.size(); i++) {
        if (position.format(moves.get(i)).equalsIgnoreCase(move)) {
          make(moves.get(i));
          return;
        }
      }
    }
    play(move);
  }

  /** Returns whether the game goes on, or did in an earlier version whose records are read. */
  public boolean acceptsRecordedMoves() {
    return !isClosed() && recordableMoves().size() > 0;
  }

  /** Returns the legal moves and the legacy moves. */
  private MoveList recordableMoves() {
    var moves = position.legalMoves();
    position.legacyMoves(moves);
    return moves;
  }

  private void dropMovesAhead() {
    moves.subList(ply, moves.size()).clear();
    notation.subList(ply, notation.size()).clear();
    turns.subList(ply + 1, turns.size()).clear();
  }

  /** Goes to a ply. */
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

  /** Ends the match by the players' choice; moves ahead are removed. */
  public void close(ChosenEnding end) {
    if (isOver()) {
      throw new IllegalStateException("the match is over");
    }
    end(end);
  }

  /**
   * Ends the match as a record says: as {@link #close}, but wherever {@link #acceptsRecordedMoves}.
   */
  public void replay(ChosenEnding end) {
    if (!acceptsRecordedMoves()) {
      throw new IllegalStateException("the match is over");
    }
    end(end);
  }

  private void end(ChosenEnding end) {
    dropMovesAhead();
    closing = end;
  }

  /** Removes the chosen ending. */
  public void reopen() {
    closing = null;
  }

  /** Returns an immutable snapshot. */
  public MatchSnapshot snapshot() {
    return MatchSnapshot.of(this);
  }

  /** Returns a new match with the same players and the moves up to the current place. */
  public Match branch() {
    var branch = new Match(positionAt(0), layout, players);
    for (int move : moves.subList(0, ply)) {
      branch.make(move);
    }
    return branch;
  }
}
