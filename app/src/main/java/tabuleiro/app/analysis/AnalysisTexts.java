package tabuleiro.app.analysis;

import android.content.Context;
import java.util.ArrayDeque;
import java.util.stream.Collectors;
import tabuleiro.app.R;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.ExplanationTexts;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.VerdictTexts;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.Rounds;
import tabuleiro.rules.record.MoveTree;

/** Formats the visible and spoken texts of the analysis screen. */
final class AnalysisTexts {
  /** Longest line that is read aloud; the visible line is complete. */
  private static final int MOST_SPOKEN = 4;

  private static final int[] ORDINALS = {
    R.string.analysis_says_first, R.string.analysis_says_second, R.string.analysis_says_third
  };

  private final Context context;

  AnalysisTexts(Context context) {
    this.context = context;
  }

  /** Returns whose turn it is, with the remark that all sides are moved on this screen. */
  String opening(AnalysisState state) {
    return state.match().isOver()
        ? status(state)
        : context.getString(R.string.analysis_for_all, status(state));
  }

  /** Returns whose turn it is, or the result if the game ends here. */
  String status(AnalysisState state) {
    var match = state.match();
    return match.isOver()
        ? MatchTexts.ended(context, match)
        : MatchTexts.turn(context, match, match.seatAt(match.ply()));
  }

  /** Returns the most important countable facts of the position, or an empty text. */
  String facts(AnalysisState state) {
    var match = state.match();
    return match.isOver() ? "" : ExplanationTexts.of(context, match.position());
  }

  /** Returns what the scores mean and the search depth, or that the search has just begun. */
  String depth(CpuLines lines) {
    if (lines.best().isEmpty()) {
      return lines.isDone() ? "" : context.getString(R.string.analysis_thinking);
    }
    return context.getString(R.string.analysis_chances, lines.depth());
  }

  /** Returns a move of the tree of a game for some seats as listed. */
  String listed(MoveTree tree, int seats, int place) {
    return MatchTexts.numbered(context, tree.ply(place), seats, tree.move(place));
  }

  /** Returns a move as spoken; a move outside the main line is announced with its variations. */
  String spoken(MoveTree tree, int seats, int place) {
    return spoken(tree, seats, place, within(tree, seats, place));
  }

  /** Returns a move as spoken, with the variations that it is within. */
  String spoken(MoveTree tree, int seats, int place, String within) {
    var move = listed(tree, seats, place);
    if (!within.isEmpty()) {
      return context.getString(R.string.analysis_says_within, within, move);
    }
    return tree.isVariation(place)
        ? context.getString(R.string.analysis_says_variation, move)
        : move;
  }

  /** Returns the variations that a move is within, or an empty text. */
  String within(MoveTree tree, int seats, int place) {
    var variations = new ArrayDeque<String>();
    for (int at = place; at > 0; at = tree.parent(at)) {
      var name = tree.name(at);
      if (!name.isEmpty()) {
        variations.push(name);
      } else if (tree.isVariation(at) && at != place) {
        variations.push(listed(tree, seats, at));
      }
    }
    return String.join(", ", variations);
  }

  /** Returns a spoken move with the verdict of a review. */
  String judged(String spoken, Verdict verdict) {
    return context.getString(
        R.string.replay_with_verdict, spoken, VerdictTexts.word(context, verdict));
  }

  /** Returns the score of a line from the point of view of the seat to move. */
  String worth(Position position, SearchResult line) {
    if (line.winsIn() == 0) {
      return context.getString(R.string.analysis_chance, line.chance());
    }
    int seats = position.seats();
    int moves = Rounds.of(Math.abs(line.winsIn()), seats);
    return context.getString(
        line.winsIn() > 0 ? R.string.analysis_wins : R.string.analysis_loses, moves);
  }

  /** Returns the moves of a line. */
  String moves(Position from, SearchResult line) {
    return from.formatLine(line.line()).stream()
        .map(move -> MatchTexts.move(context, move))
        .collect(Collectors.joining("  "));
  }

  /** Returns a line, counted from 0, as spoken. */
  String spoken(Position from, SearchResult line, int index) {
    var gameUi = GameUiRegistry.of(from.options().game());
    var moves = line.line().subList(0, Math.min(MOST_SPOKEN, line.line().size()));
    return context.getString(
        ORDINALS[index],
        context.getString(R.string.analysis_depth, line.depth()),
        line.winsIn() == 0
            ? context.getString(R.string.analysis_says_chance, line.chance())
            : worth(from, line),
        String.join("; ", gameUi.describeLine(context, from, moves)));
  }
}
