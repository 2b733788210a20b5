package tabuleiro.app.library;

import android.content.Context;
import androidx.core.os.ConfigurationCompat;
import java.text.DateFormat;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import tabuleiro.app.R;
import tabuleiro.app.data.GameMetadata;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.rules.match.Match;

/** Formats the texts about a saved game in the library, such as its players, progress and date. */
final class GameTexts {
  private final Context context;

  GameTexts(Context context) {
    this.context = context;
  }

  /**
   * Returns the progress and whose turn it is, or the result; and whether it began from a layout.
   */
  String status(Match match) {
    return match.layout().isEmpty()
        ? progress(match)
        : context.getString(R.string.library_set_up, progress(match));
  }

  private String progress(Match match) {
    var result = match.result();
    int made = match.rounds(match.ply());
    var moves = context.getResources().getQuantityString(R.plurals.library_moves, made, made);
    if (result == null) {
      int seat = match.position().turn();
      if (match.onlyPerson() == seat) {
        return context.getString(R.string.library_your_turn, moves);
      }
      return match.onlyPerson() >= 0 && match.players().size() == 2
          ? context.getString(R.string.library_cpu_turn, moves)
          : context.getString(
              R.string.library_turn_of, moves, MatchTexts.playerOf(context, match, seat));
    }
    return context.getString(
        R.string.library_over, MatchTexts.outcome(context, match, result), moves);
  }

  /** Returns when a game was last changed, in relative terms. */
  String when(GameMetadata details) {
    // DateUtils would use the system's language instead of the app's.
    long passed = AppContainer.of(context).clock().getAsLong() - details.changed();
    if (passed < TimeUnit.MINUTES.toMillis(1)) {
      return context.getString(R.string.library_just_now);
    }
    if (passed < TimeUnit.HOURS.toMillis(1)) {
      return ago(R.plurals.library_minutes_ago, TimeUnit.MILLISECONDS.toMinutes(passed));
    }
    if (passed < TimeUnit.DAYS.toMillis(1)) {
      return ago(R.plurals.library_hours_ago, TimeUnit.MILLISECONDS.toHours(passed));
    }
    if (passed < TimeUnit.DAYS.toMillis(7)) {
      return ago(R.plurals.library_days_ago, TimeUnit.MILLISECONDS.toDays(passed));
    }
    return day(details.changed());
  }

  /** Returns the day of a time. */
  String day(long time) {
    var locale = ConfigurationCompat.getLocales(context.getResources().getConfiguration()).get(0);
    return DateFormat.getDateInstance(DateFormat.MEDIUM, locale).format(new Date(time));
  }

  private String ago(int text, long count) {
    return context.getResources().getQuantityString(text, (int) count, (int) count);
  }
}
