package tabuleiro.app.data;

/**
 * Result of a save.
 *
 * @param version the version that the row has now
 * @param refused whether the row held a newer state, which was left unchanged
 */
public record SaveResult(GameVersion version, boolean refused) {}
