package tabuleiro.rules.game;

/**
 * Elo ratings of the five CPU levels in one game, as measured in matches between them; see
 * docs/cpu.md. A difference of 400 means ten wins for each loss. The beginner has 800 in every
 * game, so ratings of different games cannot be compared.
 */
public record LevelRatings(int beginner, int casual, int club, int expert, int master) {}
