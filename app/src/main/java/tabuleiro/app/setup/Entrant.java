package tabuleiro.app.setup;

import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Player;

/**
 * Who will play, before the seats are given: a person or a CPU. What is not chosen is kept, so that
 * a name and a level are still there when the choice changes back.
 *
 * @param person whether a person plays rather than the CPU
 * @param name the person's name; empty for none of their own
 * @param level the CPU's level
 */
record Entrant(boolean person, String name, Level level) {
  Entrant asPerson() {
    return new Entrant(true, name, level);
  }

  Entrant asCpu() {
    return new Entrant(false, name, level);
  }

  Entrant asCpu(Level other) {
    return new Entrant(false, name, other);
  }

  Entrant named(String other) {
    return new Entrant(person, other, level);
  }

  /** The player, with a name for persons who gave none. */
  Player toPlayer(String nameless) {
    if (!person) {
      return Player.cpu(level);
    }
    return Player.person(name.isBlank() ? nameless : name);
  }
}
