package tabuleiro.rules.game;

/** Strengths of the historic bots, the computer opponents of the games' first programs. */
public enum HistoricBotLevel {
  /** Plays any legal move; every game has this bot. */
  RANDOM,
  /** Plays what looks best at once. */
  GREEDY,
  /** Defends sometimes. */
  MEDIUM,
  /** Always defends. */
  HARD
}
