package tabuleiro.rules.game;

/** How strong the historic bots are: the computer players of the games' first programs. */
public enum HistoricBotLevel {
  /** Any legal move; every game has this one. */
  RANDOM,
  /** What looks best at once. */
  GREEDY,
  /** Defends now and then. */
  MEDIUM,
  /** Defends always. */
  HARD
}
