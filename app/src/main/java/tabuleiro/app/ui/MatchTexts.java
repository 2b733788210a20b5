package tabuleiro.app.ui;

import android.content.Context;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.app.R;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Result;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.match.Rounds;

/**
 * Formats the texts about a match that several screens share: names of players and levels, moves,
 * whose turn it is, the result and its reason.
 */
public final class MatchTexts {
  /** Default names of players, in every language in which a game may have been created. */
  private static final Pattern UNCHOSEN = Pattern.compile("(?:Player|Jogador) ([1-4])");

  private MatchTexts() {}

  /** Returns a person's name, a CPU's level, or "You" for the only, unnamed person. */
  public static String player(Context context, Player player, boolean alone) {
    if (player.level() != null && player.name().isEmpty()) {
      return context.getString(R.string.cpu_name, level(context, player.level()));
    }
    if (alone && isUnchosen(player)) {
      return context.getString(R.string.player_you);
    }
    var unchosen = UNCHOSEN.matcher(player.name());
    return unchosen.matches()
        ? context.getString(R.string.player_default, Integer.valueOf(unchosen.group(1)))
        : player.name();
  }

  /** Returns the name of the player at a seat; unnamed persons get the seat's name. */
  public static String player(Context context, ReadableMatch match, int seat) {
    var name = player(context, match.players().get(seat), match.onlyPerson() == seat);
    var options = match.options();
    return name.isEmpty() ? GameUiRegistry.of(options.game()).seatName(context, seat) : name;
  }

  /** Returns the name in the possessive: in Portuguese "do Jogador 1", but "de Ana". */
  public static String playerOf(Context context, ReadableMatch match, int seat) {
    return of(context, match.players().get(seat), player(context, match, seat));
  }

  /** Returns a displayed name in the possessive. */
  public static String of(Context context, Player player, String called) {
    int unchosen = player.isPerson() ? R.string.of_the : R.string.of_cpu;
    return context.getString(isUnchosen(player) ? unchosen : R.string.of_name, called);
  }

  /** Returns whether the player has a default name. */
  private static boolean isUnchosen(Player player) {
    return player.name().isEmpty() || UNCHOSEN.matcher(player.name()).matches();
  }

  /** Returns a sentence that says whose turn it is. */
  public static String turn(Context context, ReadableMatch match, int seat) {
    return match.onlyPerson() == seat
        ? context.getString(R.string.play_your_turn)
        : context.getString(R.string.play_turn_of, playerOf(context, match, seat));
  }

  /** Returns the names of all players in the order of their seats. */
  public static String players(Context context, ReadableMatch match) {
    return IntStream.range(0, match.players().size())
        .mapToObj(seat -> player(context, match, seat))
        .collect(Collectors.joining(" – "));
  }

  /** Returns why a match ended, with the name of the player who resigned or won. */
  public static String reason(Context context, ReadableMatch match, Result result) {
    var closing = match.closing();
    int resigns = closing == null || match.canRedo() ? -1 : closing.resigns();
    if (resigns < 0) {
      var gameUi = GameUiRegistry.of(match.options().game());
      return match.isClosed() || result.isDraw()
          ? gameUi.reason(context, result.reason(), List.of())
          : gameUi.ending(context, match, player(context, match, result.winner()));
    }
    return match.onlyPerson() == resigns
        ? context.getString(R.string.play_resigned_you)
        : context.getString(R.string.play_resigned, player(context, match, resigns));
  }

  /** Returns who won a finished match, and why. */
  public static String ended(Context context, ReadableMatch match) {
    var result = Objects.requireNonNull(match.result(), "the match goes on");
    return context.getString(
        R.string.replay_ended, outcome(context, match, result), reason(context, match, result));
  }

  /** Returns who won a match. */
  public static String outcome(Context context, ReadableMatch match, Result result) {
    int person = match.onlyPerson();
    if (!result.isDraw()) {
      if (person == result.winner()) {
        return context.getString(R.string.library_you_won);
      }
      return person >= 0 && match.players().size() == 2
          ? context.getString(R.string.library_you_lost)
          : context.getString(R.string.library_won, playerOf(context, match, result.winner()));
    }
    if (Integer.bitCount(result.winners()) == match.players().size()) {
      return context.getString(R.string.library_draw);
    }
    var names =
        IntStream.range(0, match.players().size())
            .filter(result::favours)
            .mapToObj(seat -> player(context, match, seat))
            .collect(Collectors.joining(", "));
    return context.getString(R.string.library_shared, names);
  }

  /** Returns a move of a match as listed: in notation, with pass and resignation in words. */
  public static String move(Context context, ReadableMatch match, int ply) {
    return move(context, match.notation().get(ply));
  }

  /** Returns a move as listed, given its notation. */
  public static String move(Context context, String notation) {
    return switch (notation) {
      case "pass" -> context.getString(R.string.move_pass);
      case "resign" -> context.getString(R.string.move_resign);
      default -> notation;
    };
  }

  /** Returns a move of a match as listed, with its number in records. */
  public static String numbered(Context context, ReadableMatch match, int ply) {
    return numbered(context, ply + 1, match.players().size(), match.notation().get(ply));
  }

  /** Returns the last of some moves as listed, with its number in records, given its notation. */
  public static String numbered(Context context, int moves, int seats, String notation) {
    int number = Rounds.begins(moves, seats) ? R.string.move_begins_round : R.string.move_in_round;
    return context.getString(number, Rounds.of(moves, seats), move(context, notation));
  }

  /** Returns the name of a level. */
  public static String level(Context context, Level level) {
    return context.getString(
        switch (level) {
          case BEGINNER -> R.string.level_beginner;
          case CASUAL -> R.string.level_casual;
          case CLUB -> R.string.level_club;
          case EXPERT -> R.string.level_expert;
          case MASTER -> R.string.level_master;
          case HISTORIC_RANDOM -> R.string.level_report_random;
          case HISTORIC_GREEDY -> R.string.level_report_greedy;
          case HISTORIC_MEDIUM -> R.string.level_report_medium;
          case HISTORIC_HARD -> R.string.level_report_hard;
        });
  }
}
