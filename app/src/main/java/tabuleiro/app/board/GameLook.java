package tabuleiro.app.board;

import android.content.Context;
import android.content.res.Resources;
import android.graphics.drawable.Drawable;
import android.view.View;
import androidx.annotation.AttrRes;
import androidx.annotation.ColorInt;
import androidx.annotation.Nullable;
import androidx.annotation.PluralsRes;
import androidx.annotation.StringRes;
import androidx.annotation.StyleRes;
import androidx.appcompat.view.ContextThemeWrapper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.app.R;
import tabuleiro.rules.Games;
import tabuleiro.rules.explain.Explanation;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Fact;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.match.ReadableMatch;

/** All that the app knows of one game beyond its rules: its board, its words and its pictures. */
public abstract class GameLook {
  /** Stands for no detail of a reason. */
  protected static final int NONE = -1;

  /** Stands for a reason that the game does not know. */
  protected static final int UNKNOWN = 0;

  /** Stands for nothing in particular that the rules page could be opened at. */
  public static final int NO_TOPIC = 0;

  private final Game game;
  private final int summary;
  private final int score;
  private final int points;
  private final List<Seat> seats = new ArrayList<>();
  private final Map<String, OptionWords> options = new HashMap<>();
  private final Map<String, Integer> values = new HashMap<>();
  private final List<Preset> presets = new ArrayList<>();
  private final Map<Fact, FactWords> facts = new HashMap<>();
  private final int[] themes = new int[BoardTheme.values().length];
  private String firstGame = "";

  private record Seat(@StringRes int name, @AttrRes int color, SeatForm form) {}

  private record OptionWords(@StringRes int name, @StringRes int help) {}

  private record FactWords(@StringRes int none, int some, boolean isCounted) {}

  /**
   * The look of the game with that id.
   *
   * @param summary one line on what the game is
   * @param score what {@code Position.score} counts, for example "Fields"
   * @param points the same with a number: "3 fields"
   */
  protected GameLook(
      String id, @StringRes int summary, @StringRes int score, @PluralsRes int points) {
    game =
        Games.all().stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no game " + id));
    this.summary = summary;
    this.score = score;
    this.points = points;
  }

  // What a look says when it is made.

  /** Says in which style the board is drawn when a theme is chosen. */
  protected final void theme(BoardTheme theme, @StyleRes int style) {
    themes[theme.ordinal()] = style;
  }

  /** Adds the next seat: its name, and the colour and form by which it is known. */
  protected final void seat(@StringRes int name, @AttrRes int color, SeatForm form) {
    seats.add(new Seat(name, color, form));
  }

  /** Adds the two seats White and Black. */
  protected final void seatWhiteAndBlack() {
    seat(R.string.board_seat_white, R.attr.boardWhitePiece, SeatForm.DISC);
    seat(R.string.board_seat_black, R.attr.boardBlackPiece, SeatForm.DISC);
    yesOrNo(Explanation.WINS, NONE, R.string.board_fact_wins);
  }

  /** Adds an option: what it is called and what it changes. */
  protected final void option(String key, @StringRes int name, @StringRes int help) {
    options.put(key, new OptionWords(name, help));
  }

  /** Adds what a value of an option is called; a number needs no name. */
  protected final void value(String key, String value, @StringRes int name) {
    values.put(key + "=" + value, name);
  }

  /** Adds a set of rules to choose as a whole: what it settles, its name, what is special. */
  protected final void preset(String options, @StringRes int name, @StringRes int line) {
    presets.add(Preset.of(options, name, line));
  }

  /** Adds how a fact is told of a seat: if there is nothing to count, and with the number. */
  protected final void fact(Fact fact, @StringRes int none, @PluralsRes int some) {
    facts.put(fact, new FactWords(none, some, true));
  }

  /** Adds how a fact is told of a seat that is so or not; {@link #NONE} if it is told only so. */
  protected final void yesOrNo(Fact fact, @StringRes int no, @StringRes int yes) {
    facts.put(fact, new FactWords(no, yes, false));
  }

  /** Says with which options a person's very first game is proposed, if not the standard ones. */
  protected final void firstGame(String options) {
    firstGame = options;
  }

  // What every look has to say.

  /** A new board of the game, which takes its colours from a context that has its theme. */
  protected abstract BoardView newBoard(Context themed);

  /** A position that shows what the game is about, for the first screen. */
  public abstract Diagram cover();

  /** The rules as a person reads them. */
  public abstract RulesPage rulesPage();

  /** What newcomers are told while they play with these options. */
  public abstract GameTips tips(Options chosen);

  /** The game learned by playing; the first lesson is the game with its standard options. */
  public abstract List<Lesson> lessons();

  /** A legal move other than the pass, in words. */
  protected abstract String ownMove(Resources words, Position from, int move);

  /** The sentence for one of the game's own reasons, or {@link #UNKNOWN}. */
  @StringRes
  protected abstract int ownReason(Reason reason);

  // What a look can say besides.

  /**
   * A view of what lies beside this board and is touched too, or null: most games have none. The
   * two keep each other up to date; {@link BoardWithHand} finds room for both.
   */
  @Nullable
  public View createHand(BoardView board) {
    return null;
  }

  /** The side at which a seat sits, to be turned to it: {@link BoardStyle#quarters}. */
  public int side(Options chosen, int seat) {
    return 2 * seat >= game.seats(chosen) ? 2 : 0;
  }

  /** The side from which a match is seen: that of its only person, else the first seat's. */
  public final int nearSide(ReadableMatch match) {
    int person = match.onlyPerson();
    return person < 0 ? 0 : side(match.options(), person);
  }

  /** What nobody should overlook in a game that goes on, such as a check; null for nothing. */
  @Nullable
  public String remark(Context context, Position position) {
    return null;
  }

  /** The heading on the rules page that fits a game that goes on, or {@link #NO_TOPIC}. */
  @StringRes
  protected int ownTopic(Position position, MoveList moves) {
    return NO_TOPIC;
  }

  /** What to think of before making a legal move, or {@link MoveWarning#NONE}. */
  @StringRes
  public int warning(Position position, int move) {
    return MoveWarning.NONE;
  }

  /** What a value of an option is called. */
  public String optionValue(Context context, Option option, String value) {
    var name = values.get(option.key() + "=" + value);
    return name == null ? value : context.getString(name);
  }

  /** Which detail of a reason is the number of a seat, from 1, to be told by its name. */
  protected int seatDetail(Reason reason) {
    return NONE;
  }

  // What the screens ask.

  /** The game itself. */
  public final Game game() {
    return game;
  }

  /** A new board in the chosen theme; without picker and listener it is a picture. */
  public final BoardView createBoard(Context context) {
    return newBoard(themed(context));
  }

  /** The context with the colours in which this game is drawn in the theme that is chosen in it. */
  public final Context themed(Context context) {
    return new ContextThemeWrapper(context, themes[BoardTheme.of(context).ordinal()]);
  }

  /** The heading on the rules page that fits a position best, or {@link #NO_TOPIC}. */
  @StringRes
  public final int topic(Position position) {
    var moves = new MoveList();
    position.moves(moves);
    return moves.size() == 0 || moves.contains(Position.PASS)
        ? R.string.learn_end
        : ownTopic(position, moves);
  }

  /** The sets of rules to choose from, the standard one first; none if there is only one. */
  public final List<Preset> presets() {
    return Collections.unmodifiableList(presets);
  }

  /** Whether a set of rules settles this option. */
  public final boolean isSettledByPresets(Option option) {
    return presets.stream().anyMatch(preset -> preset.settled().containsKey(option.key()));
  }

  /** The options of a person's very first game that are not standard, as {@code key=value}. */
  public final String firstGame() {
    return firstGame;
  }

  /** One line on what the game is. */
  @StringRes
  public final int summary() {
    return summary;
  }

  /** What the seat, from 0, is called: "White", "Samurai", "Blue". */
  public final String seatName(Context context, int seat) {
    return context.getString(seats.get(seat).name);
  }

  /** The colour in which the seat's pieces are drawn. */
  @ColorInt
  public final int seatColor(Context context, int seat) {
    return BoardColors.of(themed(context), seats.get(seat).color);
  }

  /** The form and colour by which the seat is known, to stand beside its name. */
  public final Drawable seatSign(Context context, int seat) {
    return SeatSign.of(context, seats.get(seat).form, seatColor(context, seat));
  }

  /** A legal move in words: "c9 to d8, turned left". */
  public final String sayMove(Context context, Position from, int move) {
    return switch (move) {
      case Position.PASS -> context.getString(R.string.move_pass);
      case Position.RESIGN -> context.getString(R.string.move_resign);
      default -> ownMove(context.getResources(), from, move);
    };
  }

  /** What {@code Position.score} counts, for example "Fields". */
  public final String scoreLabel(Context context) {
    return context.getString(score);
  }

  /** So much of what {@code Position.score} counts: "3 fields". */
  public final String points(Context context, int count) {
    return context.getResources().getQuantityString(points, count, count);
  }

  /** What an option is called. */
  public final String optionName(Context context, Option option) {
    return context.getString(words(option).name);
  }

  /** One line on what an option changes. */
  public final String optionHelp(Context context, Option option) {
    return context.getString(words(option).help);
  }

  private OptionWords words(Option option) {
    var words = options.get(option.key());
    if (words == null) {
      throw new IllegalArgumentException("no words for " + option.key());
    }
    return words;
  }

  /** A sentence about what a seat, from 0, has so much of. */
  public final String fact(Context context, Fact fact, int seat, int count) {
    var words = facts.get(fact);
    if (words == null) {
      throw new IllegalArgumentException("no words for " + fact);
    }
    var name = seatName(context, seat);
    if (count == 0) {
      return context.getString(words.none, name);
    }
    return words.isCounted
        ? context.getResources().getQuantityString(words.some, count, name, count)
        : context.getString(words.some, name);
  }

  /** A refusal or an ending in the reader's language, be it the game's own or a common one. */
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
