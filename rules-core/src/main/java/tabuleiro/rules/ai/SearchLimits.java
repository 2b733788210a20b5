package tabuleiro.rules.ai;

/**
 * Limits of a search by time and number of nodes; the first one reached ends it. With a node limit
 * alone the same question always gets the same answer.
 *
 * @param millis the time limit in milliseconds, or 0 for none
 * @param nodes the node limit, or 0 for none
 */
public record SearchLimits(long millis, long nodes) {
  /** No limits: only the cancel flag ends the search. */
  static final SearchLimits NONE = new SearchLimits(0, 0);

  /** The smallest node limit of a share: enough for a level that searches one ply. */
  private static final long MIN_NODES = 500;

  /** Returns the limits of a level in the app. */
  public static SearchLimits of(Level level) {
    return millis(level.millis);
  }

  /** Returns a time limit. */
  public static SearchLimits millis(long millis) {
    return new SearchLimits(millis, 0);
  }

  /** Returns a node limit. */
  public static SearchLimits nodes(long nodes) {
    return new SearchLimits(0, nodes);
  }

  /** Returns a level's share of these limits, which are those of the strongest level. */
  public SearchLimits share(Level level) {
    long part = level.millis;
    long whole = Level.MASTER.millis;
    return new SearchLimits(
        millis == 0 ? 0 : Math.max(1, millis * part / whole),
        Math.min(nodes, Math.max(MIN_NODES, nodes * part / whole)));
  }
}
