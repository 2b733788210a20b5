package tabuleiro.rules.game;

/**
 * How strong the five levels are in one game, in Elo points: 400 more are ten wins for each loss.
 * They are measured, see docs/cpu.md; the beginner has 800 in every game, and figures of different
 * games say nothing about each other.
 */
public record LevelRatings(int beginner, int casual, int club, int expert, int master) {}
