package tabuleiro.rules.correspondence;

import org.jspecify.annotations.Nullable;
import tabuleiro.rules.match.Match;

/**
 * Message with a game that players send each other, as it is written and read.
 *
 * @param match the match at its last move; it belongs to the receiver
 * @param correspondence what belongs to a game by message, or null for any other game
 */
public record Message(Match match, @Nullable Correspondence correspondence) {}
