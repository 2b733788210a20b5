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
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import tabuleiro.app.R;
import tabuleiro.rules.Games;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Base class of everything in the user interface that is specific to one game: its board view,
 * texts, icons, rules page and lessons.
 */
public abstract class GameUi {
  /** No detail of a reason. */
  protected static final int NONE = -1;

  /** No text for a reason. */
  protected static final int UNKNOWN = 0;

  /** No particular heading of the rules page. */
  public static final int NO_TOPIC = 0;

  private static final List<Seat> WHITE_AND_BLACK =
      List.of(
          new Seat(R.string.board_seat_white, R.attr.boardWhitePiece, SeatShape.DISC),
          new Seat(R.string.board_seat_black, R.attr.boardBlackPiece, SeatShape.DISC));

  private final Game game;
  private final int summary;
  private final Map<Class<?>, ToIntFunction<Reason>> reasons = new HashMap<>();
  private final List<BeginnerTip> tips = new ArrayList<>();
  private final List<Seat> seats = new ArrayList<>();
  private final Map<String, OptionWords> options = new HashMap<>();
  private final Map<String, Integer> values = new HashMap<>();
  private final List<RulesPreset> presets = new ArrayList<>();
  private final Map<CountableFact, FactWords> facts = new HashMap<>();
  private final List<Style> styles = new ArrayList<>();
  private final List<Supplier<Lesson>> lessons = new ArrayList<>();
  private final Map<Reason, EndingWords> endings = new HashMap<>();
  private int score = R.string.board_score_taken;
  private int points = R.plurals.board_points;
  private int goal;
  private String firstGame = "";
  private Diagram cover;
  private Supplier<RulesPage> rulesPage;

  private record Style(@StyleRes int id, List<BoardTheme> themes) {}

  private record Seat(@StringRes int name, @AttrRes int color, SeatShape shape) {}

  private record OptionWords(@StringRes int name, @StringRes int help) {}

  private record EndingWords(@StringRes int won, @StringRes int lost, @StringRes int named) {}

  private record FactWords(@StringRes int none, int some, boolean isCounted) {}

  /**
   * Creates the user interface of the game with an id. Everything not declared has a default: the
   * seats White and Black, captured pieces as score, the plain board's colours, the start position
   * as cover, the summary as goal and rules, no lessons and no tips.
   *
   * @param summary one line about the game
   */
  protected GameUi(String id, @StringRes int summary) {
    game =
        Games.all().stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no game " + id));
    this.summary = summary;
    goal = summary;
    cover = Diagram.of(id, "", "");
    rulesPage = () -> RulesPage.builder().section(R.string.learn_goal, summary).build(0, 0);
    reasons(CommonReason.class, CommonReasonTexts::text);
    yesOrNo(ExplanationFinder.WINS, NONE, R.string.board_fact_wins);
  }

  // Declarations made in a subclass's constructor.

  /** Sets the label of {@code Position.score}, "Fields", and its quantity text, "3 fields". */
  protected final void score(@StringRes int label, @PluralsRes int quantity) {
    score = label;
    points = quantity;
  }

  /** Adds a style to the boards in some themes, or in all if none is given; the last one wins. */
  protected final void style(@StyleRes int style, BoardTheme... themes) {
    styles.add(new Style(style, List.of(themes.length == 0 ? BoardTheme.values() : themes)));
  }

  /** Adds the next seat with its name, colour and shape. */
  protected final void seat(@StringRes int name, @AttrRes int color, SeatShape shape) {
    seats.add(new Seat(name, color, shape));
  }

  /** Adds an option with its name and its explanation. */
  protected final void option(String key, @StringRes int name, @StringRes int help) {
    options.put(key, new OptionWords(name, help));
  }

  /** Adds the name of an option's value; numbers need none. */
  protected final void value(String key, String value, @StringRes int name) {
    values.put(key + "=" + value, name);
  }

  /** Adds a preset of rules: the options that it fixes, its name and its description. */
  protected final void preset(String options, @StringRes int name, @StringRes int line) {
    presets.add(RulesPreset.of(options, name, line));
  }

  /** Adds the texts for a countable fact: for zero, and for a number. */
  protected final void fact(CountableFact fact, @StringRes int none, @PluralsRes int some) {
    facts.put(fact, new FactWords(none, some, true));
  }

  /** Adds the texts for a yes-or-no fact; {@link #NONE} if the negative is never shown. */
  protected final void yesOrNo(CountableFact fact, @StringRes int no, @StringRes int yes) {
    facts.put(fact, new FactWords(no, yes, false));
  }

  /** Sets the options of a beginner's first game, if not the standard ones. */
  protected final void firstGame(String options) {
    firstGame = options;
  }

  /** Sets the typical position for the home screen. */
  protected final void cover(String options, String layout) {
    cover = Diagram.of(game.id(), options, layout);
  }

  /** Sets what creates the rules page. */
  protected final void rulesPage(Supplier<RulesPage> page) {
    rulesPage = page;
  }

  /** Adds what creates a lesson; the first one teaches the game with standard options. */
  protected final void lesson(Supplier<Lesson> lesson) {
    lessons.add(lesson);
  }

  /** Sets the goal of the game in one line. */
  protected final void goal(@StringRes int text) {
    goal = text;
  }

  /** Adds a tip for beginners; if several apply, the first one is shown. */
  protected final void tip(BeginnerTip tip) {
    tips.add(tip);
  }

  /** Sets the texts for the game's reasons of a type; {@link #UNKNOWN} for none. */
  protected final <T extends Reason> void reasons(Class<T> type, ToIntFunction<T> text) {
    reasons.put(type, reason -> text.applyAsInt(type.cast(reason)));
  }

  /**
   * Sets the texts for a reason why one of two players won: said to the only person who won, to the
   * only person who lost, and to others. The arguments of the first are {@link #endingDetails}; in
   * the others the winner precedes them.
   */
  protected final void ending(
      Reason reason, @StringRes int won, @StringRes int lost, @StringRes int named) {
    endings.put(reason, new EndingWords(won, lost, named));
  }

  // Methods that a game overrides; only the first one has no default.

  /** Creates a board; the context has the game's theme. */
  protected abstract BoardView newBoard(Context themed);

  /** Returns a legal move, other than a pass, in words. */
  protected String ownMoveText(Resources words, Position from, int move) {
    return from.format(move);
  }

  /** Returns the goal of a game with these options in one line. */
  @StringRes
  protected int goal(Options chosen) {
    return goal;
  }

  /**
   * Creates the interactive view beside the board, such as a hand of tiles, or returns null if the
   * game has none. Board and hand keep each other up to date; {@link BoardHandLayout} lays them
   * out.
   */
  @Nullable
  public View createHand(BoardView board) {
    return null;
  }

  /** Returns the side at which a seat sits, as in {@link BoardSettings#quarters}. */
  public int side(Options chosen, int seat) {
    return 2 * seat >= game.seats(chosen) ? 2 : 0;
  }

  /**
   * Returns the side from which a match is seen: that of its only person, else of who goes first.
   */
  public final int nearSide(ReadableMatch match) {
    int person = match.onlyPerson();
    return side(match.options(), person < 0 ? match.seatAt(0) : person);
  }

  /** Returns the side from which positions of no match are seen: that of who goes first. */
  public final int nearSide(Options chosen) {
    return side(chosen, game.start(chosen).turn());
  }

  /** Returns an alert about a running game, such as a check, or null. */
  @Nullable
  public String remark(Context context, Position position) {
    return null;
  }

  /** Returns what is said in large letters about a position, such as a checkmate, or null. */
  @Nullable
  public String headline(Context context, Position position) {
    return null;
  }

  /** Returns whether the scores decide the game; otherwise no screen shows them. */
  public boolean hasScore() {
    return true;
  }

  /** Returns the score that wins at once, or 0 if there is none. */
  protected int target(Position position) {
    return 0;
  }

  /** Returns what the texts of an ending tell besides the winner: the seat that lost. */
  protected List<Object> endingDetails(Context context, Position end, int winner) {
    return new ArrayList<>(List.of(seatName(context, 1 - winner)));
  }

  /** Returns the text below a seat's score: what is counted, or what else decides. */
  public String standing(Context context, Position position, int seat) {
    return scoreLabel(context);
  }

  /** Returns the rules heading that fits a running game, or {@link #NO_TOPIC}. */
  @StringRes
  protected int ownRulesTopic(Position position, MoveList moves) {
    return NO_TOPIC;
  }

  /** Returns a warning about a legal move, or {@link MoveWarningProvider#NONE}. */
  @StringRes
  public int warning(Position position, int move) {
    return MoveWarningProvider.NONE;
  }

  /** Returns the name of an option's value. */
  public String optionValue(Context context, Option option, String value) {
    var name = values.get(option.key() + "=" + value);
    return name == null ? value : context.getString(name);
  }

  /** Returns the index of the detail that is a seat number from 1, to be replaced by its name. */
  protected int seatDetail(Reason reason) {
    return NONE;
  }

  // Methods for screens.

  /** Returns the game. */
  public final Game game() {
    return game;
  }

  /**
   * Creates a board in the chosen theme; it cannot be touched without move builder and listener.
   */
  public final BoardView createBoard(Context context) {
    return newBoard(themed(context));
  }

  /** Returns the context with this game's colours in the chosen theme. */
  public final Context themed(Context context) {
    var chosen = BoardTheme.of(context);
    var themed = new ContextThemeWrapper(context, chosen.board());
    for (var style : styles) {
      if (style.themes.contains(chosen)) {
        themed.getTheme().applyStyle(style.id, true);
      }
    }
    return themed;
  }

  /** Returns a typical position for the home screen. */
  public final Diagram cover() {
    return cover;
  }

  /** Returns the rules page. */
  public final RulesPage rulesPage() {
    return rulesPage.get();
  }

  /** Returns whether there is a lesson. */
  public final boolean hasLessons() {
    return !lessons.isEmpty();
  }

  /** Returns the lessons; the first one teaches the game with standard options. */
  public final List<Lesson> lessons() {
    return lessons.stream().map(Supplier::get).collect(Collectors.toList());
  }

  /** Returns the tips for beginners in a game with these options. */
  public final BeginnerTips tips(Options chosen) {
    return new BeginnerTips(goal(chosen), tips);
  }

  /** Returns the rules heading that fits a position best, or {@link #NO_TOPIC}. */
  @StringRes
  public final int topic(Position position) {
    var moves = position.legalMoves();
    return moves.size() == 0 || moves.contains(Position.PASS)
        ? R.string.learn_end
        : ownRulesTopic(position, moves);
  }

  /** Returns the presets of rules, the standard one first; empty if there is only one. */
  public final List<RulesPreset> presets() {
    return Collections.unmodifiableList(presets);
  }

  /** Returns whether presets fix this option. */
  public final boolean isSetByPresets(Option option) {
    return presets.stream().anyMatch(preset -> preset.settled().containsKey(option.key()));
  }

  /** Returns the non-standard options of a beginner's first game as {@code key=value}. */
  public final String firstGame() {
    return firstGame;
  }

  /** Returns one line about the game. */
  @StringRes
  public final int summary() {
    return summary;
  }

  /** Returns the name of a seat, from 0: "White", "Samurai", "Blue". */
  public final String seatName(Context context, int seat) {
    return context.getString(seat(seat).name);
  }

  private Seat seat(int seat) {
    return (seats.isEmpty() ? WHITE_AND_BLACK : seats).get(seat);
  }

  /** Returns the colour of the seat's pieces. */
  @ColorInt
  public final int seatColor(Context context, int seat) {
    return BoardColors.of(themed(context), seat(seat).color);
  }

  /** Returns the icon of a seat, to be shown beside its name. */
  public final Drawable seatIcon(Context context, int seat) {
    return SeatIcon.of(context, seat(seat).shape, seatColor(context, seat));
  }

  /** Returns a legal move in words: "c9 to d8, turned left". */
  public final String describeMove(Context context, Position from, int move) {
    return switch (move) {
      case Position.PASS -> context.getString(R.string.move_pass);
      case Position.RESIGN -> context.getString(R.string.move_resign);
      default -> ownMoveText(context.getResources(), from, move);
    };
  }

  /** Returns moves that are played one after the other from a position in words. */
  public final List<String> describeLine(Context context, Position from, List<Integer> line) {
    var position = from.copy();
    var moves = new ArrayList<String>();
    for (int move : line) {
      moves.add(describeMove(context, position, move));
      position.play(move);
    }
    return moves;
  }

  /** Returns the label of {@code Position.score}, for example "Spaces". */
  public final String scoreLabel(Context context) {
    return context.getString(score);
  }

  /** Returns a score as written, with the one that wins at once: "3 / 4"; empty without scores. */
  public final String score(Context context, Position position, int score) {
    return score(context, position, score, R.string.board_score_target);
  }

  /** Returns a seat's score and standing as spoken: "Captures: 3 of 4". */
  public final String spokenScore(Context context, Position position, int seat) {
    var standing = standing(context, position, seat);
    var score = score(context, position, position.score(seat), R.string.board_score_target_spoken);
    return score.isEmpty() ? standing : context.getString(R.string.play_final, standing, score);
  }

  private String score(Context context, Position position, int score, @StringRes int ofTarget) {
    if (!hasScore()) {
      return "";
    }
    int target = target(position);
    return target == 0
        ? NumberFormat.getInstance().format(score)
        : context.getString(ofTarget, score, target);
  }

  /** Returns a quantity of {@code Position.score}: "3 spaces". */
  public final String points(Context context, int count) {
    return context.getResources().getQuantityString(points, count, count);
  }

  /** Returns the text of a puzzle in which the rival is to be kept from getting ahead in score. */
  @StringRes
  public int holding() {
    return R.string.puzzles_hold;
  }

  /** Returns the name of an option. */
  public final String optionName(Context context, Option option) {
    return context.getString(words(option).name);
  }

  /** Returns one line about what an option changes. */
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

  /** Returns a sentence about the value of a fact for a seat, from 0. */
  public final String fact(Context context, CountableFact fact, int seat, int count) {
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

  /** Returns the text of a refusal or an ending, be the reason the game's own or a common one. */
  public final String reason(Context context, Reason reason, List<String> details) {
    var known = reasons.get(reason.getClass());
    int text = known == null ? UNKNOWN : known.applyAsInt(reason);
    var told = withSeatName(context, reason, details).toArray();
    // Reasons that no screen can cause, such as in a damaged record, use the template of the rules.
    return text == UNKNOWN ? reason.text(told) : context.getString(text, told);
  }

  /** Returns why the player with a name has won a match, whose last position decided it. */
  public final String ending(Context context, ReadableMatch match, String winner) {
    var end = match.position();
    var result = Objects.requireNonNull(end.result(), "the match goes on");
    var words = endings.get(result.reason());
    if (words == null) {
      return reason(context, result.reason(), List.of());
    }
    int seat = result.winner();
    int person = match.onlyPerson();
    int text = person == seat ? words.won : person < 0 ? words.named : words.lost;
    var details = endingDetails(context, end, seat);
    if (person != seat) {
      details.add(0, winner);
    }
    return context.getString(text, details.toArray());
  }

  /** Replaces a seat number by the seat's name, since players may change seats. */
  private List<String> withSeatName(Context context, Reason reason, List<String> details) {
    int place = seatDetail(reason);
    if (place == NONE) {
      return details;
    }
    int seat = Integer.parseInt(details.get(place)) - 1;
    var told = new ArrayList<>(details);
    told.set(place, seatName(context, seat));
    return told;
  }
}
