package tabuleiro.rules.correspondence;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Random matches of every game. */
final class RandomMatches {
  private static final String[] NAMES = {"", "Ana", "José Ñandú", "*_~\"\\ <b>&amp;", "李😀", "x x"};

  private RandomMatches() {}

  /** Returns random options of a game. */
  static Options options(Random random) throws RefusalException {
    var game = Games.all().get(random.nextInt(Games.all().size()));
    var options = Options.standard(game);
    for (var option : game.options()) {
      var values = game.offered(option, options);
      if (random.nextInt(3) == 0 && options.isOpen(option)) {
        options = options.with(option.key(), values.get(random.nextInt(values.size())));
      }
    }
    return options;
  }

  /** Returns a match of persons without a move. */
  static Match start(Options options, Random random) {
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < options.game().seats(options); seat++) {
      players.add(Player.person(NAMES[random.nextInt(NAMES.length)]));
    }
    return new Match(options, players);
  }

  /** Plays random moves; who may resign does so now and then. */
  static void play(Match match, int plies, Random random) {
    for (int i = 0; i < plies && !match.isOver(); i++) {
      var legal = legal(match.position());
      boolean resigns = match.position().mayResign() && random.nextInt(40) == 0;
      match.play(resigns ? Position.RESIGN : legal.get(random.nextInt(legal.size())));
    }
  }

  static List<Integer> legal(Position position) {
    var moves = position.legalMoves();
    var legal = new ArrayList<Integer>();
    for (int i = 0; i < moves.size(); i++) {
      legal.add(moves.get(i));
    }
    return legal;
  }

  /** Returns what belongs to a random game by message. */
  static Correspondence correspondence(int seats, Random random) {
    var devices = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) {
      devices.add(random.nextInt(4) == 0 ? "" : Correspondence.randomDevice(random));
    }
    int sets = 1 << seats;
    return new Correspondence(
        Correspondence.randomId(random),
        devices,
        random.nextBoolean(),
        random.nextInt(sets),
        random.nextInt(sets));
  }
}
