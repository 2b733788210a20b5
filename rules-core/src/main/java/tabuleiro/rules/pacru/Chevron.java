package tabuleiro.rules.pacru;

import tabuleiro.rules.board.Heading;

/**
 * A chevron on the board.
 *
 * @param seat whose it is, from 0
 * @param field where it stands
 * @param heading where it points
 */
public record Chevron(int seat, int field, Heading heading) {}
