package tabuleiro.rules.match;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;

/**
 * Immutable snapshot of a match at one moment, which can be handed to screens and other threads.
 * Two snapshots are equal if options, layout, players, moves, place and chosen ending are.
 */
public record MatchSnapshot(
    Options options,
    String layout,
    List<Player> players,
    int ply,
    List<Integer> moves,
    List<String> notation,
    List<Integer> turns,
    @Nullable ChosenEnding closing,
    Position position)
    implements ReadableMatch {
  /** Returns a snapshot of a match. */
  static MatchSnapshot of(Match match) {
    return new MatchSnapshot(
        match.options(),
        match.layout(),
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
        && layout.equals(that.layout)
        && players.equals(that.players)
        && moves.equals(that.moves)
        && Objects.equals(closing, that.closing);
  }

  @Override
  public int hashCode() {
    return Objects.hash(options, layout, players, ply, moves, closing);
  }
}
