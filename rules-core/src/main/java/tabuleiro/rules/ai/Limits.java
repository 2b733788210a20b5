package tabuleiro.rules.ai;

/**
 * How much may be spent on one move; whichever limit is reached first ends the thinking. With nodes
 * alone the same question always gets the same answer.
 *
 * @param millis the time, or 0 for no such limit
 * @param nodes the positions looked at, or 0 for no such limit
 */
public record Limits(long millis, long nodes) {
  /** No limit at all: only the cancel flag ends the thinking. */
  static final Limits NONE = new Limits(0, 0);

  /** The least share: in the app even a level that looks one move ahead never falls short. */
  private static final long LEAST_NODES = 500;

  /** What a level takes in the app. */
  public static Limits of(Level level) {
    return millis(level.millis());
  }

  /** A limit by time. */
  public static Limits millis(long millis) {
    return new Limits(millis, 0);
  }

  /** A limit by positions looked at. */
  public static Limits nodes(long nodes) {
    return new Limits(0, nodes);
  }

  /** What a level gets of these limits if they are meant for the strongest. */
  public Limits share(Level level) {
    long part = level.millis();
    long whole = Level.MASTER.millis();
    return new Limits(
        millis == 0 ? 0 : Math.max(1, millis * part / whole),
        Math.min(nodes, Math.max(LEAST_NODES, nodes * part / whole)));
  }
}
