package tabuleiro.rules.ai;

/**
 * How much may be spent on one move; whichever limit is reached first ends the thinking. With nodes
 * alone the same question always gets the same answer.
 *
 * @param millis the time, or 0 for no such limit
 * @param nodes the positions looked at, or 0 for no such limit
 */
public record SearchLimits(long millis, long nodes) {
  /** No limit at all: only the cancel flag ends the thinking. */
  static final SearchLimits NONE = new SearchLimits(0, 0);

  /** The least share: in the app even a level that looks one move ahead never falls short. */
  private static final long MIN_NODES = 500;

  /** What a level takes in the app. */
  public static SearchLimits of(Level level) {
    return millis(level.millis());
  }

  /** A limit by time. */
  public static SearchLimits millis(long millis) {
    return new SearchLimits(millis, 0);
  }

  /** A limit by positions looked at. */
  public static SearchLimits nodes(long nodes) {
    return new SearchLimits(0, nodes);
  }

  /** What a level gets of these limits if they are meant for the strongest. */
  public SearchLimits share(Level level) {
    long part = level.millis();
    long whole = Level.MASTER.millis();
    return new SearchLimits(
        millis == 0 ? 0 : Math.max(1, millis * part / whole),
        Math.min(nodes, Math.max(MIN_NODES, nodes * part / whole)));
  }
}
