package tabuleiro.app.data;

/**
 * What came of a save.
 *
 * @param version the state that the row holds now
 * @param refused whether that is a newer one than the save was based on, which was left alone
 */
public record Saved(GameVersion version, boolean refused) {}
