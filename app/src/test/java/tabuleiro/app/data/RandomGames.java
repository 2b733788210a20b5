package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Generates random matches of every game. */
public final class RandomGames {
  private RandomGames() {}

  /** Returns a new match of a random game with random players. */
  public static Match fresh(Random random) {
    var all = Games.all();
    return fresh(Options.standard(all.get(random.nextInt(all.size()))), random);
  }

  /** Returns a new match of a game, with a person at the first seat. */
  public static Match fresh(Options options, Random random) {
    var players = new ArrayList<Player>(List.of(Player.person("Ana")));
    var levels = Level.values();
    for (int seat = 1; seat < options.game().seats(options); seat++) {
      players.add(
          random.nextInt(4) == 0
              ? Player.person("Rui \"Zé\" \\ Ação")
              : Player.cpu(levels[random.nextInt(5)]));
    }
    return new Match(options, players);
  }

  /** Plays some moves, or to the end. */
  public static Match play(Match match, int moves, Random random) {
    var legal = new MoveList();
    for (int i = 0; i < moves && !match.isOver(); i++) {
      legal.clear();
      match.position().moves(legal);
      match.play(legal.get(random.nextInt(legal.size())));
    }
    return match;
  }

  /** Returns the longest of some matches of two, at most 400 moves. */
  static Match longest(List<Player> players) {
    var random = new Random(11);
    return Games.all().stream()
        .map(game -> play(new Match(Options.standard(game), players), 400, random))
        .max(Comparator.comparingInt(Match::length))
        .orElseThrow();
  }

  /** Returns a match that begins with a position of another one, unless that is over. */
  public static Match elsewhere(Random random) {
    var from = play(fresh(random), 1 + random.nextInt(30), random);
    try {
      return from.isOver()
          ? from
          : Match.from(from.options(), from.position().layout(), from.players());
    } catch (RefusalException refusal) {
      throw new AssertionError(from.position().layout(), refusal);
    }
  }

  /**
   * Returns a match at any stage: begun, with undone moves, resigned or finished; from any
   * position.
   */
  public static Match any(Random random) {
    var begun = random.nextInt(5) == 0 ? elsewhere(random) : fresh(random);
    var match = play(begun, 1 + random.nextInt(60), random);
    switch (random.nextInt(6)) {
      case 0 -> match.goTo(random.nextInt(match.length() + 1));
      case 1 -> {
        if (!match.isOver()) {
          match.close(
              random.nextBoolean() ? ChosenEnding.AGREED : new ChosenEnding(random.nextInt(2)));
        }
      }
      case 2 -> play(match, 400, random);
      default -> {}
    }
    return match;
  }
}
