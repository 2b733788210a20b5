package tabuleiro.app.data;

/** Where imported games come from, such as a file or another app. */
public enum ImportSource {
  /** A file picked in the library, most likely an earlier export. */
  PICKED,
  /** A pasted text. */
  PASTED,
  /** Content shared by another app. */
  HANDED_OVER;

  /**
   * Returns whether the games are the person's own. Games of others are not pinned and not counted
   * in statistics.
   */
  public boolean isOwn() {
    return this == PICKED;
  }

  /** Returns whether a preview must be confirmed before the import. */
  public boolean needsConfirmation() {
    return this == HANDED_OVER;
  }
}
