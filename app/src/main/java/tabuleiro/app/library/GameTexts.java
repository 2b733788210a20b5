package tabuleiro.app.library;

import android.content.Context;
import android.text.format.DateUtils;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameLooks;
import tabuleiro.app.data.About;
import tabuleiro.app.ui.Names;
import tabuleiro.rules.game.Result;
import tabuleiro.rules.match.Match;

/** What the library says about a game. */
final class GameTexts {
  private final Context context;

  GameTexts(Context context) {
    this.context = context;
  }

  /** The players in the order of their seats. */
  String seats(Match match) {
    var names = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      names.add(player(match, seat));
    }
    return String.join(" – ", names);
  }

  /** A player's name, or the seat's for a person without one. */
  String player(Match match, int seat) {
    var name = Names.player(context, match.players().get(seat));
    var options = match.options();
    return name.isEmpty()
        ? GameLooks.of(options.game()).seatName(context, options, seat)
        : name;
  }

  /** How far the game is and whose turn it is, or how it ended. */
  String status(Match match) {
    var result = match.result();
    int seats = match.players().size();
    if (result == null) {
      int turn = match.ply() / seats + 1;
      boolean you = onlyPerson(match) == match.position().turn();
      return you
          ? context.getString(R.string.library_your_turn, turn)
          : context.getString(
              R.string.library_turn_of, turn, player(match, match.position().turn()));
    }
    int moves = match.ply();
    return context.getString(
        R.string.library_over,
        outcome(match, result),
        context.getResources().getQuantityString(R.plurals.library_moves, moves, moves));
  }

  /** Who won. */
  String outcome(Match match, Result result) {
    int person = onlyPerson(match);
    if (!result.isDraw()) {
      if (person == result.winner()) {
        return context.getString(R.string.library_you_won);
      }
      return context.getString(R.string.library_won, player(match, result.winner()));
    }
    if (Integer.bitCount(result.winners()) == match.players().size()) {
      return context.getString(R.string.library_draw);
    }
    var names = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      if (result.favours(seat)) {
        names.add(player(match, seat));
      }
    }
    return context.getString(R.string.library_shared, String.join(", ", names));
  }

  /** Why a game ended. */
  String reason(Match match, Result result) {
    return GameLooks.of(match.options().game()).reason(context, result.reason(), List.of());
  }

  /** When a game was last touched, as people say it. */
  String when(About about) {
    long now = System.currentTimeMillis();
    if (now - about.changed() < DateUtils.MINUTE_IN_MILLIS) {
      return context.getString(R.string.library_just_now);
    }
    return DateUtils.getRelativeTimeSpanString(about.changed(), now, DateUtils.MINUTE_IN_MILLIS)
        .toString();
  }

  private static int onlyPerson(Match match) {
    int person = -1;
    for (int seat = 0; seat < match.players().size(); seat++) {
      if (match.players().get(seat).isPerson()) {
        if (person >= 0) {
          return -1;
        }
        person = seat;
      }
    }
    return person;
  }
}
