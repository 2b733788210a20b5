package tabuleiro.app.play;

import android.content.Context;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.ui.ExplanationTexts;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.explain.Statement;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Result;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.match.Rounds;

/** Formats the texts of the play screen, such as status, result and spoken moves. */
final class PlayTexts {
  /** Longest line of a hint, in moves. */
  private static final int LONGEST_LINE = 4;

  private final Context context;
  private final GameUi gameUi;
  private final BoardView board;

  /** Creates texts that name places as the board does. */
  PlayTexts(Context context, GameUi gameUi, BoardView board) {
    this.context = context;
    this.gameUi = gameUi;
    this.board = board;
  }

  /**
   * Returns the status line: the result, the ply under preview, a checkmate or whose turn it is.
   */
  String status(PlayState state) {
    var match = state.match();
    if (state.looking()) {
      int ply = state.place();
      return ply == 0
          ? context.getString(R.string.play_looking_start)
          : context.getString(
              R.string.play_looking,
              match.rounds(ply),
              match.rounds(match.length()),
              name(match, match.seatAt(ply - 1)));
    }
    var headline = headline(state);
    if (state.result() != null) {
      var result = withMargin(match, state.result());
      return headline == null ? result : headline + " " + result;
    }
    return headline == null ? turn(state) : headline;
  }

  /** Returns what the game says in large letters about the current position, or null. */
  @Nullable
  private String headline(PlayState state) {
    boolean isSaid = !state.looking() && !state.match().isClosed();
    return isSaid ? gameUi.headline(context, state.position()) : null;
  }

  /** Returns whether the status line is worth large letters: a result or a checkmate. */
  boolean isHeadline(PlayState state) {
    return state.isEndShown() || headline(state) != null;
  }

  /** Returns whether the result is a count, which the board shows before it is told. */
  boolean isCounted() {
    return gameUi.hasScore();
  }

  private String turn(PlayState state) {
    var match = state.match();
    int seat = match.seatAt(match.ply());
    var name = name(match, seat);
    if (match.isTurnOfResigned()) {
      return context.getString(R.string.play_resigned_passes, name);
    }
    if (!match.toMove().isPerson()) {
      boolean waits = state.playback() != null && state.playback().paused() && !state.thinking();
      if (waits) {
        return context.getString(R.string.play_paused, nameOf(match, seat));
      }
      return state.slow()
          ? context.getString(R.string.play_thinking, name)
          : context.getString(R.string.play_turn_of, nameOf(match, seat));
    }
    if (match.mustPass()) {
      return yoursOr(match, seat, R.string.play_must_pass_you, R.string.play_must_pass, name);
    }
    int yours = state.isUntouched() ? R.string.play_begins_you : R.string.play_your_turn;
    return yoursOr(match, seat, yours, R.string.play_turn_of, nameOf(match, seat));
  }

  /** Returns the announcement when the turn or the game changes: the last move and what follows. */
  String spoken(PlayState state) {
    var result = state.looking() ? null : state.result();
    boolean over = result != null;
    if (!over && !said(state).isEmpty()) {
      return said(state);
    }
    var sentences = new ArrayList<String>();
    if (!over || state.match().closing() == null) {
      sentences.add(state.isUntouched() ? goal(state) : lastMove(state));
    }
    addRemark(state, sentences);
    sentences.add(status(state));
    if (result != null) {
      sentences.add(reason(state));
      if (gameUi.hasScore() && !hasMargin(state.match(), result)) {
        sentences.add(count(state.match()));
      }
      sentences.addAll(List.of(detail(state).split("\n")));
    }
    if (!over && headline(state) != null) {
      sentences.add(turn(state));
    }
    sentences.removeIf(String::isEmpty);
    return String.join(". ", sentences).replace("!.", "!").replace("..", ".");
  }

  private void addRemark(PlayState state, List<String> sentences) {
    boolean goesOn = !state.looking() && state.result() == null;
    var remark = goesOn ? gameUi.remark(context, state.position()) : null;
    if (remark != null) {
      sentences.add(remark);
    }
  }

  /** Returns the reason for the result, or why the last move should be undone; may be empty. */
  String reason(PlayState state) {
    if (state.looking()) {
      return "";
    }
    if (state.result() != null) {
      var reason = MatchTexts.reason(context, state.match(), state.result());
      var turned = state.turningPoint();
      return turned == null ? reason : reason + ". " + turned(state.match(), turned);
    }
    var judged = judged(state);
    return judged != null && state.isMistake() ? verdict(state, judged) : "";
  }

  private String turned(ReadableMatch match, TurningPoint turned) {
    return context.getString(
        turned.ahead() ? R.string.play_ahead_until : R.string.play_level_until,
        match.rounds(turned.ply()));
  }

  /**
   * Returns the details: an alert, the goal, threats or a hint, the CPU's search, a verdict or an
   * advice.
   */
  String detail(PlayState state) {
    var match = state.match();
    var sentences = new ArrayList<String>();
    addRemark(state, sentences);
    if (!state.looking() && state.result() != null) {
      if (state.advised() != null) {
        boolean won = state.result().favours(match.onlyPerson());
        sentences.add(
            context.getString(
                won ? R.string.play_advice_up : R.string.play_advice_down,
                MatchTexts.level(context, state.advised())));
      }
    } else if (!said(state).isEmpty()) {
      sentences.add(said(state));
    } else {
      if (state.isFirstMove() && !state.tips().goal()) { // else it is above the board
        sentences.add(goal(state));
      }
      if (!state.looking() && state.thought() != null) {
        sentences.add(thought(state.thought()));
      }
    }
    boolean isReason = state.result() == null && state.isMistake();
    var judged = judged(state);
    if (!state.looking() && judged != null && !isReason) {
      sentences.add(verdict(state, judged));
    }
    return String.join("\n", sentences);
  }

  /** Returns the label of the button that opens the lesson, or an empty text without lessons. */
  String learn() {
    if (!gameUi.hasLessons()) {
      return "";
    }
    int steps = gameUi.lessons().get(0).steps().size();
    return context.getResources().getQuantityString(R.plurals.play_learn, steps, steps);
  }

  /** Returns the tip for beginners, or an empty text. */
  String tip(PlayState state) {
    var tip = state.tips().tip();
    if (tip == null) {
      return "";
    }
    var match = state.match();
    int ply = state.tips().ply();
    int seat = match.seatAt(tip.moment() == BeginnerTip.Moment.ANSWER ? ply : ply - 1);
    return tip.text(
        context,
        match.onlyPerson() == seat ? null : name(match, seat),
        tip.moment() == BeginnerTip.Moment.TOUCH
            ? List.of() // the move is not made
            : tip.details().of(match.positionAt(ply - 1), match.moveAt(ply - 1)));
  }

  /** Returns the answer to what the person asked, the hint or the threats, or an empty text. */
  private String said(PlayState state) {
    if (state.threats() != null) {
      return threats(state.match().position(), state.threats());
    }
    var hint = state.hint();
    return hint == null || hint.isHidden() ? "" : hint(state.match().position(), hint);
  }

  /** Returns what threatens the seat to move, with the places. */
  private String threats(Position position, List<Statement> threats) {
    if (threats.isEmpty()) {
      return context.getString(R.string.play_no_threats);
    }
    return threats.stream()
        .map(threat -> placed(position, threat))
        .collect(Collectors.joining(" "));
  }

  /** Returns a statement, with its places if it is a threat. */
  private String placed(Position position, Statement told) {
    var fact = gameUi.fact(context, told.fact(), told.seat(), told.count());
    var places = told.places(position).stream().map(board::nameOf);
    return told.seat() == position.turn()
        ? fact
        : context.getString(R.string.play_threat, fact, places.collect(Collectors.joining("; ")));
  }

  /**
   * Returns why a move was not good: a sentence if one can be said, and the line that was better.
   */
  String why(PlayState state) {
    var judged = Objects.requireNonNull(judged(state));
    var from = state.match().positionAt(judged.ply() - 1);
    var better = judged.better();
    var statements =
        ExplanationFinder.of(from, from.formatLine(judged.played()), from.formatLine(better));
    var sentence =
        new ExplanationTexts(context, from.options().game())
            .say(statements, gameUi.describeMove(context, from, better.get(0)));
    return context.getString(
        R.string.play_why_line,
        sentence.isEmpty() ? context.getString(R.string.play_why_unknown) : sentence,
        String.join("; ", line(from, better, 0)));
  }

  /** Returns whether it can be asked why the last move was not good. */
  boolean isExplained(PlayState state) {
    var judged = judged(state);
    return !state.looking() && state.result() == null && judged != null && judged.isExplained();
  }

  private String goal(PlayState state) {
    return context.getString(gameUi.tips(state.match().options()).goal());
  }

  @Nullable
  private static PracticeEvaluation.Judged judged(PlayState state) {
    return state.judgement() == null ? null : state.judgement().judged();
  }

  /** Returns the verdict on a person's last move. */
  private String verdict(PlayState state, PracticeEvaluation.Judged judged) {
    int ply = judged.ply() - 1;
    var match = state.match();
    var move = gameUi.describeMove(context, match.positionAt(ply), match.moveAt(ply));
    return verdict(judged.verdict(), move);
  }

  /** Returns the offer to try a lost game again, or to play against another level. */
  String another(PlayState state) {
    if (state.turningPoint() != null) {
      return context.getString(R.string.play_try_again);
    }
    boolean won = Objects.requireNonNull(state.result()).favours(state.match().onlyPerson());
    return context.getString(won ? R.string.play_harder : R.string.play_easier);
  }

  /** Adds the winning margin if points have decided between two seats. */
  private String withMargin(ReadableMatch match, Result result) {
    var outcome = outcome(match, result);
    if (!hasMargin(match, result)) {
      return outcome;
    }
    int won = match.position().score(result.winner());
    int lost = match.position().score(1 - result.winner());
    boolean beaten = match.onlyPerson() == 1 - result.winner();
    return context.getString(
        R.string.play_margin, outcome, beaten ? lost : won, beaten ? won : lost);
  }

  private boolean hasMargin(ReadableMatch match, Result result) {
    if (!gameUi.hasScore() || match.players().size() != 2 || match.isClosed() || result.isDraw()) {
      return false;
    }
    var end = match.position();
    return end.score(result.winner()) > end.score(1 - result.winner());
  }

  private String outcome(ReadableMatch match, Result result) {
    int person = match.onlyPerson();
    if (result.isDraw()) {
      if (Integer.bitCount(result.winners()) == match.players().size()) {
        return context.getString(R.string.play_draw);
      }
      var winners = IntStream.range(0, match.players().size()).filter(result::favours);
      return context.getString(
          R.string.play_shared,
          winners.mapToObj(seat -> name(match, seat)).collect(Collectors.joining(", ")));
    }
    var winner = name(match, result.winner());
    if (person < 0) {
      return context.getString(R.string.play_wins, winner);
    }
    if (person == result.winner()) {
      return context.getString(R.string.play_you_win);
    }
    return match.players().size() == 2
        ? context.getString(R.string.play_you_lose)
        : context.getString(R.string.play_you_lose_to, winner);
  }

  private String count(ReadableMatch match) {
    var scores = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      scores.add(
          context.getString(R.string.play_count, name(match, seat), match.position().score(seat)));
    }
    return context.getString(
        R.string.play_final, gameUi.scoreLabel(context), String.join(" – ", scores));
  }

  /** Returns the last move, or who goes first. */
  String lastMove(PlayState state) {
    var match = state.match();
    int last = state.place() - 1;
    if (last < 0) {
      return ofPlayer(match, match.seatAt(0), R.string.play_begins_you, R.string.play_begins);
    }
    int mover = match.seatAt(last);
    int move = match.moveAt(last);
    return switch (move) {
      case Position.PASS ->
          ofPlayer(match, mover, R.string.play_last_pass_you, R.string.play_last_pass);
      case Position.RESIGN ->
          ofPlayer(match, mover, R.string.play_resigned_you, R.string.play_resigned);
      default ->
          context.getString(
              R.string.play_last_move,
              name(match, mover),
              gameUi.describeMove(context, match.positionAt(last), move));
    };
  }

  /** Returns why a touch was impossible. */
  String refusal(RefusalException why) {
    return gameUi.reason(context, why.reason(), why.details());
  }

  /** Returns why nobody may move on the board now, or null during a short wait. */
  @Nullable
  String idle(PlayState state) {
    if (state.result() != null) {
      return context.getString(R.string.reason_common_game_over);
    }
    if (state.looking()) {
      return context.getString(R.string.play_idle_looking);
    }
    if (state.playback() != null) {
      return context.getString(R.string.play_idle_watching);
    }
    return state.match().toMove().isPerson() ? null : context.getString(R.string.play_idle_cpu);
  }

  /** Returns a move of the list in words, as spoken; {@code from} is the position before it. */
  String spokenMove(ReadableMatch match, int ply, Position from) {
    return context.getString(
        R.string.play_move_description,
        match.rounds(ply + 1),
        name(match, match.seatAt(ply)),
        gameUi.describeMove(context, from, match.moveAt(ply)));
  }

  /** Returns the question whether a player wants to resign. */
  String resignQuestion(ReadableMatch match, int seat) {
    return ofPlayer(match, seat, R.string.play_resign_question_you, R.string.play_resign_question);
  }

  /** Returns a sentence about a player: "you" for the only person, else the name. */
  private String ofPlayer(
      ReadableMatch match, int seat, @StringRes int yours, @StringRes int named) {
    return yoursOr(match, seat, yours, named, name(match, seat));
  }

  private String yoursOr(
      ReadableMatch match, int seat, @StringRes int yours, @StringRes int named, String name) {
    return match.onlyPerson() == seat ? context.getString(yours) : context.getString(named, name);
  }

  /** Returns the player's name in the possessive. */
  private String nameOf(ReadableMatch match, int seat) {
    return MatchTexts.of(context, match.players().get(seat), name(match, seat));
  }

  /** Returns the player's name, with the seat's name if several players have the same. */
  String name(ReadableMatch match, int seat) {
    var name = MatchTexts.player(context, match, seat);
    for (int other = 0; other < match.players().size(); other++) {
      if (other != seat && MatchTexts.player(context, match, other).equals(name)) {
        return context.getString(R.string.play_name_and_seat, name, gameUi.seatName(context, seat));
      }
    }
    return name;
  }

  /** Returns the progress of a search. */
  String thought(SearchResult thought) {
    var depth =
        context
            .getResources()
            .getQuantityString(R.plurals.play_moves, thought.depth(), thought.depth());
    return context.getString(
        R.string.play_thought, depth, PracticeEvaluation.shown(thought.chance()));
  }

  /**
   * Returns what a hint tells at its step: what matters, the piece, or the move, the expected
   * continuation and the chances.
   */
  private String hint(Position from, Hint hint) {
    var best = hint.best();
    if (best == null) {
      return context.getString(R.string.play_hint_seeking);
    }
    return switch (hint.step()) {
      case PURPOSE -> context.getString(R.string.play_hint_purpose, purpose(from, hint, best));
      case PIECE -> piece(from, best.move());
      case MOVE -> move(from, best);
    };
  }

  private String purpose(Position from, Hint hint, SearchResult best) {
    if (best.winsIn() > 0) {
      return prospect(best, from.seats());
    }
    return hint.purpose() == null
        ? context.getString(R.string.play_hint_quiet)
        : placed(from, hint.purpose());
  }

  private String piece(Position from, int move) {
    var touches = from.touches(move);
    var name = touches.isEmpty() ? null : board.nameOf(touches.get(0));
    return name == null
        ? gameUi.describeMove(context, from, move)
        : context.getString(R.string.play_hint_piece, name);
  }

  private String move(Position from, SearchResult best) {
    var sentences = new ArrayList<String>();
    sentences.add(
        context.getString(
            R.string.play_hint_move, gameUi.describeMove(context, from, best.move())));
    var line = line(from, best.line(), 1);
    if (!line.isEmpty()) {
      sentences.add(context.getString(R.string.play_hint_line, String.join("; ", line)));
    }
    sentences.add(prospect(best, from.seats()));
    return String.join(" ", sentences);
  }

  private String prospect(SearchResult best, int seats) {
    if (best.winsIn() == 0) {
      return context.getString(R.string.play_hint_chance, PracticeEvaluation.shown(best.chance()));
    }
    int moves = Rounds.of(Math.abs(best.winsIn()), seats);
    return context
        .getResources()
        .getQuantityString(
            best.winsIn() > 0 ? R.plurals.play_hint_wins : R.plurals.play_hint_loses, moves, moves);
  }

  /** Returns the first moves of a line in words, without the first ones if so wanted. */
  private List<String> line(Position from, List<Integer> line, int first) {
    var shown = line.subList(0, Math.min(line.size(), LONGEST_LINE));
    return gameUi
        .describeLine(context, from, shown)
        .subList(Math.min(first, shown.size()), shown.size());
  }

  /** Returns the verdict on a move. */
  String verdict(Verdict verdict, String move) {
    return context.getString(
        switch (verdict) {
          case GOOD -> R.string.play_verdict_good;
          case INACCURACY -> R.string.play_verdict_inaccuracy;
          case MISTAKE -> R.string.play_verdict_mistake;
          case BLUNDER -> R.string.play_verdict_blunder;
        },
        move);
  }
}
