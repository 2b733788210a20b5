package tabuleiro.app.ui;

import android.content.Context;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.app.R;
import tabuleiro.app.games.GameLooks;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Result;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;

/** What players, levels and moves are called on every screen. */
public final class Names {
  /** A name that nobody chose, in whichever language the game was begun. */
  private static final Pattern UNCHOSEN = Pattern.compile("(?:Player|Jogador) ([1-4])");

  private Names() {}

  /** A person's own name, the CPU with its level, or "You" for the only person without a name. */
  public static String player(Context context, Player player, boolean alone) {
    if (!player.isPerson() && player.name().isEmpty()) {
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

  /** The player at a seat of a match; one of several persons without a name is called as it is. */
  public static String player(Context context, ReadableMatch match, int seat) {
    var name = player(context, match.players().get(seat), match.onlyPerson() == seat);
    var options = match.options();
    return name.isEmpty() ? GameLooks.of(options.game()).seatName(context, seat) : name;
  }

  /** The same where it is said whose something is: in Portuguese "do Jogador 1", but "de Ana". */
  public static String playerOf(Context context, ReadableMatch match, int seat) {
    return of(context, match.players().get(seat), player(context, match, seat));
  }

  /** Says that something is a player's, who is called so here. */
  public static String of(Context context, Player player, String called) {
    int unchosen = player.isPerson() ? R.string.of_the : R.string.of_cpu;
    return context.getString(isUnchosen(player) ? unchosen : R.string.of_name, called);
  }

  /** Whether nobody has given the player a name. */
  private static boolean isUnchosen(Player player) {
    return player.name().isEmpty() || UNCHOSEN.matcher(player.name()).matches();
  }

  /** Whose turn it is. */
  public static String turn(Context context, ReadableMatch match, int seat) {
    return match.onlyPerson() == seat
        ? context.getString(R.string.play_your_turn)
        : context.getString(R.string.play_turn_of, playerOf(context, match, seat));
  }

  /** All players of a match in the order of their seats. */
  public static String players(Context context, ReadableMatch match) {
    return IntStream.range(0, match.players().size())
        .mapToObj(seat -> player(context, match, seat))
        .collect(Collectors.joining(" – "));
  }

  /** Why a match ended; who resigned is named. */
  public static String reason(Context context, ReadableMatch match, Result result) {
    int resigns = match.isClosed() ? match.closing().resigns() : -1;
    if (resigns < 0) {
      return GameLooks.of(match.options().game()).reason(context, result.reason(), List.of());
    }
    return match.onlyPerson() == resigns
        ? context.getString(R.string.play_resigned_you)
        : context.getString(R.string.play_resigned, player(context, match, resigns));
  }

  /** Who won a match. */
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

  /** A move of a match as it is listed: the notation, with pass and resignation in words. */
  public static String move(Context context, ReadableMatch match, int ply) {
    return move(context, match.notation().get(ply));
  }

  /** A move as it is listed, by its notation. */
  public static String move(Context context, String notation) {
    return switch (notation) {
      case "pass" -> context.getString(R.string.move_pass);
      case "resign" -> context.getString(R.string.move_resign);
      default -> notation;
    };
  }

  /** A level in the person's language. */
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
