package tabuleiro.rules.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Closing;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;

/**
 * A game as it is kept and passed on: everything that cannot be derived, and nothing else.
 *
 * @param options the game and its options
 * @param layout the position it begins with, or an empty text for the start
 * @param players who sat at the seats
 * @param date the day it was played, as yyyy-mm-dd, or an empty text
 * @param moves the moves in canonical notation, all legal
 * @param closing the end the players chose, or null
 */
public record GameRecord(
    Options options,
    String layout,
    List<Player> players,
    String date,
    List<String> moves,
    Closing closing) {
  /** Keeps its own copy of the lists. */
  public GameRecord {
    players = Collections.unmodifiableList(new ArrayList<>(players));
    moves = Collections.unmodifiableList(new ArrayList<>(moves));
  }

  /** A game from the start. */
  public GameRecord(
      Options options, List<Player> players, String date, List<String> moves, Closing closing) {
    this(options, "", players, date, moves, closing);
  }

  /** The whole of a match, also the moves ahead of its current place. */
  public static GameRecord of(ReadableMatch match, String date) {
    return new GameRecord(
        match.options(), match.layout(), match.players(), date, match.notation(), match.closing());
  }

  /** The match that was recorded, at its last move. */
  public Match toMatch() {
    try {
      var match = Match.from(options, layout, players);
      for (var move : moves) {
        match.replay(move);
      }
      if (closing != null) {
        match.replay(closing);
      }
      return match;
    } catch (Refusal refusal) {
      throw new IllegalStateException("a record holds legal moves only", refusal);
    }
  }

  /** The record as text; {@link RecordReader} reads it back. */
  public String toText() {
    return RecordWriter.write(toMatch(), date);
  }

  /** Reads a record, or says where and why it cannot be read and what could be saved. */
  public static GameRecord parse(String text) throws DamagedRecord {
    var read = RecordReader.read(text);
    return of(read.match(), read.date());
  }
}
