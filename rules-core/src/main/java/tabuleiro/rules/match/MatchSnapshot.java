package tabuleiro.rules.match;

import java.util.List;
import java.util.Objects;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;

/**
 * A match as it stood at one moment; nothing that is played later changes it. Two are equal when
 * they have the same options, players, moves, place and chosen end: all else follows from these.
 */
public record MatchSnapshot(
    Options options,
    List<Player> players,
    int ply,
    List<Integer> moves,
    List<String> notation,
    List<Integer> turns,
    Closing closing,
    Position position)
    implements ReadableMatch {
  /** What the match is at this moment. */
  static MatchSnapshot of(Match match) {
    return new MatchSnapshot(
        match.options(),
        match.players(),
        match.ply(),
        List.copyOf(match.moves()),
        List.copyOf(match.notation()),
        List.copyOf(match.turns()),
        match.closing(),
        match.position().copy());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MatchSnapshot that
        && ply == that.ply
        && options.equals(that.options)
        && players.equals(that.players)
        && moves.equals(that.moves)
        && Objects.equals(closing, that.closing);
  }

  @Override
  public int hashCode() {
    return Objects.hash(options, players, ply, moves, closing);
  }
}
