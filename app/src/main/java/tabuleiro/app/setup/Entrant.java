package tabuleiro.app.setup;

import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Player;

/**
 * Participant in the setup of a new game, before seats are assigned: a person or a CPU. Keeps the
 * name and the level that are not in use, in case the kind is changed back.
 *
 * @param person whether a person plays rather than a CPU
 * @param name the person's name, or an empty text
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

  /** Returns the player, with a default name for an unnamed person. */
  Player toPlayer(String nameless) {
    if (!person) {
      return Player.cpu(level);
    }
    return Player.person(name.isBlank() ? nameless : name);
  }
}
