package tabuleiro.app.board;

import android.content.Context;
import android.content.res.Resources;
import android.graphics.drawable.Drawable;
import androidx.annotation.ColorRes;
import androidx.annotation.StringRes;
import androidx.core.content.ContextCompat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.app.R;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;

/** What the looks of all games share: the game by its id, and words and colours from tables. */
public abstract class Look implements GameLook {
  /** Stands for no detail of a reason. */
  protected static final int NONE = -1;

  /** Stands for a reason that the game does not know. */
  protected static final int UNKNOWN = 0;

  private final Game game;
  private final int summary;
  private final int score;
  private final List<Seat> seats = new ArrayList<>();
  private final Map<String, Words> options = new HashMap<>();
  private final Map<String, Integer> values = new HashMap<>();

  private record Seat(@StringRes int name, @ColorRes int color, SeatForm form) {}

  private record Words(@StringRes int name, @StringRes int help) {}

  /** The look of the game with that id: what it is, and what its scores count. */
  protected Look(String id, @StringRes int summary, @StringRes int score) {
    game =
        Games.all().stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(id));
    this.summary = summary;
    this.score = score;
  }

  /** Adds the next seat. */
  protected final void seat(@StringRes int name, @ColorRes int color, SeatForm form) {
    seats.add(new Seat(name, color, form));
  }

  /** Adds an option: what it is called and what it changes. */
  protected final void option(String key, @StringRes int name, @StringRes int help) {
    options.put(key, new Words(name, help));
  }

  /** Adds a value of an option that is not its own name. */
  protected final void value(String key, String value, @StringRes int name) {
    values.put(key + "=" + value, name);
  }

  /** The sentence for one of the game's own reasons, or {@link #UNKNOWN}. */
  protected abstract int ownReason(Reason reason);

  /** Which detail of a reason is the number of a seat, from 1, to be told by its name. */
  protected int seatDetail(Reason reason) {
    return NONE;
  }

  /** A legal move other than the pass, in words. */
  protected abstract String ownMove(Resources words, Position from, int move);

  @Override
  public final Game game() {
    return game;
  }

  @Override
  public final int summary() {
    return summary;
  }

  @Override
  public final String seatName(Context context, Options chosen, int seat) {
    return context.getString(seats.get(seat).name);
  }

  @Override
  public final int seatColor(Context context, int seat) {
    return ContextCompat.getColor(context, seats.get(seat).color);
  }

  @Override
  public final Drawable seatSign(Context context, int seat) {
    return SeatSign.of(context, seats.get(seat).form, seatColor(context, seat));
  }

  @Override
  public final String sayMove(Context context, Position from, int move) {
    return move == Position.PASS
        ? context.getString(R.string.move_pass)
        : ownMove(context.getResources(), from, move);
  }

  @Override
  public final String scoreLabel(Context context) {
    return context.getString(score);
  }

  @Override
  public final String optionName(Context context, Option option) {
    return context.getString(words(option).name);
  }

  @Override
  public String optionValue(Context context, Option option, String value) {
    var name = values.get(option.key() + "=" + value);
    return name == null ? value : context.getString(name);
  }

  @Override
  public final String optionHelp(Context context, Option option) {
    return context.getString(words(option).help);
  }

  private Words words(Option option) {
    var words = options.get(option.key());
    if (words == null) {
      throw new IllegalArgumentException("no words for " + option.key());
    }
    return words;
  }

  @Override
  public final String reason(Context context, Reason reason, List<String> details) {
    int text =
        reason instanceof CommonReason common ? CommonReasonTexts.text(common) : ownReason(reason);
    var told = withSeatName(context, reason, details).toArray();
    // What no screen can cause, such as a damaged record, is told in the words of the rules.
    return text == UNKNOWN ? reason.text(told) : context.getString(text, told);
  }

  /** Players may change seats, so that a number says little of who is meant. */
  private List<String> withSeatName(Context context, Reason reason, List<String> details) {
    int place = seatDetail(reason);
    if (place == NONE) {
      return details;
    }
    int seat = Integer.parseInt(details.get(place)) - 1;
    var told = new ArrayList<>(details);
    told.set(place, context.getString(seats.get(seat).name));
    return told;
  }
}
