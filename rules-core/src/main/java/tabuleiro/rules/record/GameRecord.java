package tabuleiro.rules.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Complete game as it is stored and exchanged: options, start layout, players, date and moves;
 * nothing that can be derived from them.
 *
 * @param options the game and its options
 * @param layout the start layout, or an empty text for the regular start
 * @param players the players by seat
 * @param date the day it was played, as yyyy-mm-dd, or an empty text
 * @param moves the legal moves in canonical notation
 * @param closing the ending that the players chose, or null
 */
public record GameRecord(
    Options options,
    String layout,
    List<Player> players,
    String date,
    List<String> moves,
    @Nullable ChosenEnding closing) {
  /** Copies the lists. */
  public GameRecord {
    players = Collections.unmodifiableList(new ArrayList<>(players));
    moves = Collections.unmodifiableList(new ArrayList<>(moves));
  }

  /** Returns the record of a whole match, including moves ahead of its current place. */
  public static GameRecord of(ReadableMatch match, String date) {
    return new GameRecord(
        match.options(), match.layout(), match.players(), date, match.notation(), match.closing());
  }

  /** Returns the recorded match at its last move. */
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
    } catch (RefusalException refusal) {
      throw new IllegalStateException("a record holds legal moves only", refusal);
    }
  }

  /** Returns the record as text, as {@link RecordReader} reads it. */
  public String toText() {
    return RecordWriter.write(toMatch(), date);
  }

  /** Parses a record, or reports where and why it is damaged and what could be read. */
  public static GameRecord parse(String text) throws DamagedRecordException {
    var read = RecordReader.read(text);
    return of(read.match(), read.date());
  }
}
