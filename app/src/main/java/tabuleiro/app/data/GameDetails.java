package tabuleiro.app.data;

/**
 * What the library knows of a game besides the game itself.
 *
 * @param id the row
 * @param name what the person called it, or an empty text
 * @param practice whether it is played with evaluation and verdicts
 * @param pinned whether it stands above the others
 * @param created when it was begun, in milliseconds since 1970
 * @param changed when a move was last made or taken back
 */
public record GameDetails(
    long id, String name, boolean practice, boolean pinned, long created, long changed) {}
