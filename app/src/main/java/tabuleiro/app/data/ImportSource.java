package tabuleiro.app.data;

/** Where games come from that shall be imported. */
public enum ImportSource {
  /** A file that the person picked in the library, most likely what was exported there. */
  PICKED,
  /** A text that the person has in front of them. */
  PASTED,
  /** Whatever another app hands over. */
  HANDED_OVER;

  /** Whether the games are the person's own; those of others are not pinned and do not count. */
  public boolean isOwn() {
    return this == PICKED;
  }

  /** Whether the person shall see what it is before anything is imported. */
  public boolean isAskedFirst() {
    return this == HANDED_OVER;
  }
}
