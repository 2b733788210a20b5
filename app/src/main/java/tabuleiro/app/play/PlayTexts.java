package tabuleiro.app.play;

import android.content.Context;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.ui.Names;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Result;
import tabuleiro.rules.match.Match;

/** The sentences of the play screen. */
final class PlayTexts {
  private static final int LONGEST_LINE = 4;

  private final Context context;
  private final GameLook look;

  PlayTexts(Context context, GameLook look) {
    this.context = context;
    this.look = look;
  }

  /** The one thing a person has to know now: the end, what is looked at, or whose turn it is. */
  String status(PlayState state) {
    var match = state.match();
    if (state.looking()) {
      int ply = state.shown().ply();
      return ply == 0
          ? context.getString(R.string.play_looking_start)
          : context.getString(R.string.play_looking, ply, match.length());
    }
    if (state.result() != null) {
      return outcome(match, state.result());
    }
    var name = name(match, match.position().turn());
    if (!match.toMove().isPerson()) {
      boolean waits = state.watch() != null && state.watch().paused() && !state.thinking();
      return context.getString(waits ? R.string.play_paused : R.string.play_thinking, name);
    }
    boolean alone = match.onlyPerson() == match.position().turn();
    if (mustPass(match.position())) {
      return alone
          ? context.getString(R.string.play_must_pass_you)
          : context.getString(R.string.play_must_pass, name);
    }
    return alone
        ? context.getString(R.string.play_your_turn)
        : context.getString(R.string.play_turn_of, name);
  }

  /** What is spoken when the turn or the game changes: the move that was made, and what follows. */
  String spoken(PlayState state) {
    boolean over = !state.looking() && state.result() != null;
    if (!over && state.advice() != null && state.advice().done()) {
      return advice(state.advice(), this::inWords, this::inWords);
    }
    var sentences = new ArrayList<String>();
    if (!over || state.match().closing() == null) {
      sentences.add(lastMove(state.match(), state.shown(), this::inWords));
    }
    addRemark(state, sentences);
    sentences.add(status(state));
    if (over) {
      sentences.addAll(List.of(detail(state).split("\n")));
    }
    return String.join(". ", sentences).replace("!.", "!");
  }

  /** How a move is told: written, or in words. */
  private interface Telling {
    String of(Position before, int move);
  }

  private String written(Position before, int move) {
    return move(before.format(move));
  }

  private String inWords(Position before, int move) {
    return look.sayMove(context, before, move);
  }

  private String inWordsAndWritten(Position before, int move) {
    var words = inWords(before, move);
    return move == Position.PASS
        ? words
        : context.getString(R.string.move_and_notation, words, before.format(move));
  }

  private void addRemark(PlayState state, List<String> sentences) {
    boolean goesOn = !state.looking() && state.result() == null;
    var remark = goesOn ? look.remark(context, state.shown().position()) : null;
    if (remark != null) {
      sentences.add(remark);
    }
  }

  /** What belongs to it: the last move, the CPU's thoughts, a hint, a verdict, the final count. */
  String detail(PlayState state) {
    var match = state.match();
    var sentences = new ArrayList<String>();
    addRemark(state, sentences);
    if (!state.looking() && state.result() != null) {
      sentences.add(reason(match, state.result()));
      sentences.add(count(match));
    } else if (state.advice() != null) {
      sentences.add(advice(state.advice(), this::inWordsAndWritten, this::written));
    } else {
      sentences.add(lastMove(match, state.shown(), this::written));
      if (!state.looking() && state.thought() != null) {
        sentences.add(thought(state.thought()));
      }
    }
    if (!state.looking() && state.judgement() != null && state.judgement().judged() != null) {
      sentences.add(verdict(match, state.judgement().judged()));
    }
    return String.join("\n", sentences);
  }

  private String reason(Match match, Result result) {
    boolean resigned = match.isClosed() && match.closing().resigns() >= 0;
    return resigned
        ? context.getString(R.string.play_resigned, name(match, match.closing().resigns()))
        : look.reason(context, result.reason(), List.of());
  }

  private String outcome(Match match, Result result) {
    int person = match.onlyPerson();
    if (result.isDraw()) {
      if (Integer.bitCount(result.winners()) == match.players().size()) {
        return context.getString(R.string.play_draw);
      }
      var names = new ArrayList<String>();
      for (int seat = 0; seat < match.players().size(); seat++) {
        if (result.favours(seat)) {
          names.add(name(match, seat));
        }
      }
      return context.getString(R.string.play_shared, String.join(", ", names));
    }
    var winner = name(match, result.winner());
    if (person < 0) {
      return context.getString(R.string.play_wins, winner);
    }
    return person == result.winner()
        ? context.getString(R.string.play_you_win)
        : context.getString(R.string.play_you_lose, winner);
  }

  private String count(Match match) {
    var scores = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      scores.add(
          context.getString(R.string.play_count, name(match, seat), match.position().score(seat)));
    }
    return context.getString(
        R.string.play_final, look.scoreLabel(context), String.join(" – ", scores));
  }

  private String lastMove(Match match, Shown shown, Telling telling) {
    if (shown.ply() == 0) {
      return context.getString(R.string.play_begins, name(match, shown.position().turn()));
    }
    var before = Shown.at(match, shown.ply() - 1).position();
    var mover = name(match, before.turn());
    return shown.lastMove() == Position.PASS
        ? context.getString(R.string.play_last_pass, mover)
        : context.getString(R.string.play_last_move, mover, telling.of(before, shown.lastMove()));
  }

  private String thought(Thought thought) {
    var depth =
        context
            .getResources()
            .getQuantityString(R.plurals.play_moves, thought.depth(), thought.depth());
    return context.getString(R.string.play_thought, depth, thought.chance());
  }

  private String advice(Advice advice, Telling ofBest, Telling ofLine) {
    if (advice.best() == null) {
      return context.getString(R.string.play_hint_seeking);
    }
    var best = advice.best();
    var sentences = new ArrayList<String>();
    sentences.add(
        context.getString(R.string.play_hint_move, ofBest.of(advice.position(), best.move())));
    var line = line(advice.position(), best, ofLine);
    if (!line.isEmpty()) {
      sentences.add(context.getString(R.string.play_hint_line, String.join("; ", line)));
    }
    sentences.add(prospect(best, advice.position().seats()));
    return String.join(" ", sentences);
  }

  private String prospect(Thought best, int seats) {
    if (best.winsIn() == 0) {
      return context.getString(R.string.play_hint_chance, best.chance());
    }
    int moves = (Math.abs(best.winsIn()) + seats - 1) / seats;
    return context
        .getResources()
        .getQuantityString(
            best.winsIn() > 0 ? R.plurals.play_hint_wins : R.plurals.play_hint_loses, moves, moves);
  }

  /** The moves expected after the best one. */
  private static List<String> line(Position from, Thought best, Telling telling) {
    var position = from.copy();
    var moves = new ArrayList<String>();
    for (int i = 0; i < Math.min(best.line().length, LONGEST_LINE); i++) {
      if (i > 0) {
        moves.add(telling.of(position, best.line()[i]));
      }
      position.play(best.line()[i]);
    }
    return moves;
  }

  private String verdict(Match match, Judgement.Judged judged) {
    int sentence =
        switch (judged.verdict()) {
          case GOOD -> R.string.play_verdict_good;
          case INACCURACY -> R.string.play_verdict_inaccuracy;
          case MISTAKE -> R.string.play_verdict_mistake;
          case BLUNDER -> R.string.play_verdict_blunder;
        };
    return context.getString(sentence, move(match.notation().get(judged.ply() - 1)));
  }

  /** Why a touch was impossible. */
  String refusal(Refusal why) {
    return look.reason(context, why.reason(), why.details());
  }

  /** Why nobody may move on the board now; null if it only takes a moment. */
  @Nullable
  String idle(PlayState state) {
    if (state.result() != null) {
      return context.getString(R.string.reason_common_game_over);
    }
    if (state.looking()) {
      return context.getString(R.string.play_idle_looking);
    }
    if (state.watch() != null) {
      return context.getString(R.string.play_idle_watching);
    }
    return state.match().toMove().isPerson() ? null : context.getString(R.string.play_idle_cpu);
  }

  /** A move as it is listed: the notation, with the pass in words. */
  String move(String notation) {
    return "pass".equals(notation) ? context.getString(R.string.move_pass) : notation;
  }

  String numbered(int ply, String move) {
    return context.getString(R.string.play_move_number, ply, move);
  }

  String spokenMove(Match match, int ply, int seat, String move) {
    return context.getString(R.string.play_move_description, ply, name(match, seat), move);
  }

  /** The player's name, with the seat's where several are called the same. */
  String name(Match match, int seat) {
    var name = Names.player(context, match, seat);
    for (int other = 0; other < match.players().size(); other++) {
      if (other != seat && Names.player(context, match, other).equals(name)) {
        return context.getString(R.string.play_name_and_seat, name, look.seatName(context, seat));
      }
    }
    return name;
  }

  /** Whether the only move is to pass. */
  static boolean mustPass(Position position) {
    var moves = new MoveList();
    position.moves(moves);
    return moves.size() == 1 && moves.get(0) == Position.PASS;
  }
}
