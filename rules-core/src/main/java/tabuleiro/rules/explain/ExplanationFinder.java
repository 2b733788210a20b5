package tabuleiro.rules.explain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/**
 * Finds the facts that explain a position or why a move was a mistake, by comparing counts on the
 * board. Returns them as statements, which the app puts into words, or none if nothing stands out.
 */
public final class ExplanationFinder {
  /** The fact that a seat wins, which the games' own facts do not contain. */
  public static final CountableFact WINS =
      CountableFact.lasting(
          "{0} wins", CountableFact.CLEAR, (position, seat) -> winner(position) == seat ? 1 : 0);

  private static final int MAX_STATEMENTS = 2;
  private static final int NOBODY = -1;

  private final Position played;
  private final Position better;
  private final int mover;
  private final List<Statement> statements = new ArrayList<>();

  private ExplanationFinder(Position from) {
    played = from.copy();
    better = from.copy();
    mover = from.turn();
  }

  /** Returns at most two statements about a game that goes on, the leading seat first. */
  public static List<Statement> of(Position position) {
    List<Statement> best = Collections.emptyList();
    int most = CountableFact.CLEAR - 1;
    for (var fact : facts(position)) {
      var statements = ranking(position, fact);
      int lead = statements.isEmpty() ? 0 : lead(fact, statements);
      if (lead > most) {
        most = lead;
        best = statements;
      }
    }
    return best.subList(0, Math.min(MAX_STATEMENTS, best.size()));
  }

  /** Returns what the seats that wait could do to the seat to move, the most important first. */
  public static List<Statement> threats(Position position) {
    var threats = new ArrayList<Statement>();
    for (int seat = 0; seat < position.seats(); seat++) {
      if (seat != position.turn()) {
        threats.addAll(chances(position, seat));
      }
    }
    threats.sort(Comparator.comparingInt(ExplanationFinder::importance));
    return threats;
  }

  /** Returns what a seat can do with one move that is seen on the board. */
  private static List<Statement> chances(Position position, int seat) {
    var chances = new ArrayList<Statement>();
    boolean plays = !position.isOver() && !position.hasResigned(seat);
    for (var fact : facts(position)) {
      int count = plays && !fact.isLasting() ? fact.count(position, seat) : CountableFact.UNKNOWN;
      if (count > 0 && !fact.places(position, seat).isEmpty()) {
        chances.add(new Statement(fact, seat, count, CountableFact.UNKNOWN, 0));
      }
    }
    return chances;
  }

  private static int importance(Statement statement) {
    return -statement.fact().weight() * statement.count();
  }

  /**
   * Returns what a good move is about: the chance that it takes or the threat that it answers, or
   * null if it is about neither.
   */
  public static @Nullable Statement purpose(Position position, int move) {
    var touches = position.touches(move);
    var taken =
        chances(position, position.turn()).stream()
            .filter(chance -> !Collections.disjoint(chance.places(position), touches))
            .min(Comparator.comparingInt(ExplanationFinder::importance));
    return taken.orElseGet(
        () ->
            threats(position).stream()
                .filter(threat -> isAnswered(position, move, threat))
                .findFirst()
                .orElse(null));
  }

  /** Returns whether a rival can no longer do all that it threatens. */
  private static boolean isAnswered(Position position, int move, Statement threat) {
    var after = position.copy();
    after.play(move);
    var left = new HashSet<Touch>();
    for (var chance : chances(after, threat.seat())) {
      left.addAll(chance.places(after));
    }
    return !left.containsAll(threat.places(position));
  }

  /** Returns the counts of a fact for every seat, the best first. */
  private static List<Statement> ranking(Position position, CountableFact fact) {
    var statements = new ArrayList<Statement>();
    for (int seat = 0; seat < position.seats() && !position.isOver(); seat++) {
      int count = position.hasResigned(seat) ? CountableFact.UNKNOWN : fact.count(position, seat);
      if (count != CountableFact.UNKNOWN) {
        statements.add(new Statement(fact, seat, count, CountableFact.UNKNOWN, 0));
      }
    }
    statements.sort(Comparator.comparingInt(each -> -fact.weight() * each.count()));
    return statements;
  }

  private static int lead(CountableFact fact, List<Statement> statements) {
    int other = statements.size() == 1 ? 0 : statements.get(1).count();
    return Math.abs(fact.weight() * (statements.get(0).count() - other));
  }

  private static List<CountableFact> facts(Position position) {
    return position.options().game().facts();
  }

  /**
   * Returns why a move was a mistake: at most one statement. It compares the move with the better
   * move right after the two moves, or tells what the opponent can do now and does in the line, or
   * compares the ends of the two lines.
   *
   * @param from the position in which both moves are legal
   * @param played the line of the move, in canonical notation
   * @param better the line of the better move
   */
  public static List<Statement> of(Position from, List<String> played, List<String> better) {
    var explanation = new ExplanationFinder(from);
    explanation.compare(played, better);
    return explanation.statements;
  }

  private void compare(List<String> playedLine, List<String> betterLine) {
    int length = Math.min(playedLine.size(), betterLine.size());
    List<Statement> before = Collections.emptyList();
    Statement chance = null;
    for (int i = 0; i < length; i++) {
      play(played, playedLine.subList(i, i + 1));
      play(better, betterLine.subList(i, i + 1));
      var now = differences(i);
      if (i == 0) {
        addClearest(now, now);
        chance = opportunity();
      } else if (i == 1
          && statements.isEmpty()
          && chance != null
          && sum(now) >= CountableFact.CLEAR) {
        statements.add(chance);
      } else if (i == length - 1 && statements.isEmpty()) {
        addClearest(lasting(now, before), now);
      }
      before = now;
    }
    play(played, playedLine.subList(length, playedLine.size()));
    play(better, betterLine.subList(length, betterLine.size()));
    addOutcome(playedLine.size() - 1, betterLine.size() - 1);
  }

  /**
   * Returns the most important of the facts about what the seat to move can do after the move that
   * was played, or null if it can do nothing of the kind.
   */
  private @Nullable Statement opportunity() {
    Statement most = null;
    int rival = played.turn();
    if (played.isOver() || rival == mover) {
      return null;
    }
    for (var fact : facts(played)) {
      boolean isOpportunity =
          !fact.isLasting() && fact.count(played, mover) == CountableFact.UNKNOWN;
      int count = isOpportunity ? fact.count(played, rival) : CountableFact.UNKNOWN;
      int weight = fact.weight() * count;
      if (count > 0
          && weight >= (most == null ? CountableFact.CLEAR : most.fact().weight() * most.count())) {
        most = new Statement(fact, rival, count, CountableFact.UNKNOWN, 0);
      }
    }
    return most;
  }

  /** Returns how much worse off the mover is by all of some differences. */
  private int sum(List<Statement> differences) {
    return differences.stream().mapToInt(this::loss).sum();
  }

  private static void play(Position position, List<String> moves) {
    moves.forEach(move -> position.play(position.parseLegal(move)));
  }

  /** Replaces all statements by the outcome if the played line loses or the better line wins. */
  private void addOutcome(int playedLater, int betterLater) {
    int winner = winner(played);
    int betterWinner = winner(better);
    if (winner != NOBODY && winner != mover && (betterWinner == NOBODY || betterWinner == mover)) {
      statements.clear();
      statements.add(new Statement(WINS, winner, 1, CountableFact.UNKNOWN, playedLater));
    } else if (betterWinner == mover && winner == NOBODY) {
      statements.clear();
      statements.add(new Statement(WINS, mover, CountableFact.UNKNOWN, 1, betterLater));
    }
  }

  private static int winner(Position position) {
    var result = position.result();
    return result == null ? NOBODY : result.winner();
  }

  /** Returns the facts after both moves; those that do not last, only while both games go on. */
  private List<Statement> differences(int later) {
    boolean goesOn = later == 0 && !played.isOver() && !better.isOver();
    var differences = new ArrayList<Statement>();
    for (var fact : facts(played)) {
      for (int seat = 0; seat < played.seats(); seat++) {
        if ((goesOn || fact.isLasting()) && !played.hasResigned(seat)) {
          int count = fact.count(played, seat);
          int other = fact.count(better, seat);
          if (count != CountableFact.UNKNOWN && other != CountableFact.UNKNOWN) {
            differences.add(new Statement(fact, seat, count, other, later));
          }
        }
      }
    }
    return differences;
  }

  /**
   * Returns the statements whose tendency was the same one move earlier, since the last move of a
   * line may be half an exchange.
   */
  private List<Statement> lasting(List<Statement> now, List<Statement> before) {
    var lasting = new ArrayList<Statement>();
    for (var statement : now) {
      for (var earlier : before) {
        boolean isSame =
            statement.fact().equals(earlier.fact()) && statement.seat() == earlier.seat();
        if (isSame && Integer.signum(loss(statement)) == Integer.signum(loss(earlier))) {
          lasting.add(statement);
        }
      }
    }
    return lasting;
  }

  /** Adds the largest of some differences if it is clear and no other speaks against it. */
  private void addClearest(List<Statement> some, List<Statement> all) {
    Statement most = null;
    for (var difference : some) {
      if (most == null || loss(difference) > loss(most)) {
        most = difference;
      }
    }
    int against = 0;
    for (var difference : all) {
      against = Math.max(against, -loss(difference));
    }
    if (most != null && loss(most) >= Math.max(CountableFact.CLEAR, 2 * against)) {
      statements.add(most);
    }
  }

  /** Returns how much worse off the mover is than after the better move. */
  private int loss(Statement statement) {
    int more = statement.fact().weight() * (statement.better() - statement.count());
    return statement.seat() == mover ? more : -more;
  }
}
