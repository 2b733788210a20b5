package tabuleiro.app.ui;

import android.content.Context;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.app.R;
import tabuleiro.app.games.GameLooks;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Result;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;

/** What players, levels and moves are called on every screen. */
public final class Names {
  private Names() {}

  /** A person's own name, or the CPU with its level. */
  public static String player(Context context, Player player) {
    if (!player.name().isEmpty() || player.isPerson()) {
      return player.name();
    }
    return context.getString(R.string.cpu_name, level(context, player.level()));
  }

  /** The player at a seat of a match; a person without a name is called as the seat is. */
  public static String player(Context context, ReadableMatch match, int seat) {
    var name = player(context, match.players().get(seat));
    var options = match.options();
    return name.isEmpty() ? GameLooks.of(options.game()).seatName(context, seat) : name;
  }

  /** All players of a match in the order of their seats. */
  public static String players(Context context, ReadableMatch match) {
    return IntStream.range(0, match.players().size())
        .mapToObj(seat -> player(context, match, seat))
        .collect(Collectors.joining(" – "));
  }

  /** Why a match ended; who resigned is named. */
  public static String reason(Context context, ReadableMatch match, Result result) {
    boolean resigned = match.isClosed() && match.closing().resigns() >= 0;
    return resigned
        ? context.getString(
            R.string.play_resigned, player(context, match, match.closing().resigns()))
        : GameLooks.of(match.options().game()).reason(context, result.reason(), List.of());
  }

  /** A move of a match as it is listed: the notation, with the pass in words. */
  public static String move(Context context, ReadableMatch match, int ply) {
    return match.moveAt(ply) == Position.PASS
        ? context.getString(R.string.move_pass)
        : match.notation().get(ply);
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
