package tabuleiro.app.play;

import androidx.annotation.Nullable;
import java.util.List;
import java.util.function.Predicate;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BeginnerTips;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.tips.BeginnerTipStore;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Decides which tip a beginner sees, each once: the goal during the first game, movable pieces
 * until one is touched, and moves when they are first possible or made. A tip stays until it is
 * dismissed or the next person moves, unless a more important one takes its place; then it is told
 * another time.
 */
final class BeginnerTipController {
  private static final String GOAL = "goal";
  private static final String TOUCH = "touch";

  private final PlayArguments arguments;
  private final BeginnerTipStore memory;
  private final String game;
  private final BeginnerTips tips;
  private final Settings settings;
  private final boolean hasPerson;
  private final boolean goal;

  BeginnerTipController(
      Settings settings, BeginnerTipStore memory, PlayArguments arguments, ReadableMatch match) {
    this.arguments = arguments;
    this.memory = memory;
    var options = match.options();
    game = options.game().id();
    tips = GameUiRegistry.of(options.game()).tips(options);
    this.settings = settings;
    hasPerson = match.hasPerson();
    goal = !memory.wasShown(game, GOAL); // stays visible once shown, since the board would jump
  }

  private boolean isOn() {
    return hasPerson && settings.tips() && memory.isWanted(game);
  }

  /** Returns the state after a number of moves. */
  BeginnerTipState state(int ply) {
    var tip = isOn() ? shown() : null;
    boolean isVisible = tip != null && isTrue(tip.moment(), ply);
    return new BeginnerTipState(
        isOn() && goal,
        isOn() && !memory.wasShown(game, TOUCH),
        isVisible ? tip : null,
        isVisible ? arguments.tipPly() : 0);
  }

  /**
   * Returns whether a tip of this kind speaks of the game after a number of moves; undo goes back.
   */
  private boolean isTrue(BeginnerTip.Moment moment, int ply) {
    return switch (moment) {
      case TOUCH -> arguments.tipPly() <= ply + 1;
      case MOVE -> arguments.tipPly() <= ply;
      case ANSWER -> arguments.tipPly() == ply;
    };
  }

  @Nullable
  private BeginnerTip shown() {
    return tips.tips().stream()
        .filter(tip -> tip.id().equals(arguments.tip()))
        .findFirst()
        .orElse(null);
  }

  /**
   * Called after a move.
   *
   * @param ply the number of moves made, with this one
   * @param byPerson whether a person made it
   * @param forPerson whether a person is to move
   */
  void moved(
      Position before, int move, Position after, int ply, boolean byPerson, boolean forPerson) {
    if (!isOn()) {
      return;
    }
    if (after.isOver()) {
      memory.setShown(game, GOAL);
    }
    if (byPerson && arguments.tipPly() < ply) {
      dismiss();
    }
    boolean passesForGood = before.hasResigned(before.turn());
    if (after.isOver() || passesForGood) {
      return;
    }
    tell(
        ply,
        tip ->
            tip.event().isIn(before, move, after)
                && switch (tip.moment()) {
                  case TOUCH -> byPerson;
                  case MOVE -> true;
                  case ANSWER -> forPerson;
                });
  }

  /**
   * Called when a person has taken up a piece that can make some of the moves from a position;
   * returns whether the state has changed.
   *
   * @param ply the number of moves made
   */
  boolean touched(Position at, List<Integer> moves, int ply) {
    if (!isOn()) {
      return false;
    }
    var before = state(ply);
    memory.setShown(game, TOUCH);
    tell(
        ply + 1,
        tip ->
            tip.moment() == BeginnerTip.Moment.TOUCH
                && moves.stream().anyMatch(move -> tip.event().isIn(at, move, after(at, move))));
    return !before.equals(state(ply));
  }

  private static Position after(Position at, int move) {
    var after = at.copy();
    after.play(move);
    return after;
  }

  /** Tells the most important new tip that fits, unless the one that is shown is as important. */
  private void tell(int ply, Predicate<BeginnerTip> fits) {
    for (var tip : tips.tips()) {
      if (tip.id().equals(arguments.tip())) {
        return;
      }
      if (!memory.wasShown(game, tip.id()) && fits.test(tip)) {
        arguments.setTip(tip.id(), ply);
        return;
      }
    }
  }

  /** Called when the tip was dismissed. */
  void dismiss() {
    var read = arguments.tip();
    if (read != null) {
      memory.setShown(game, read);
      arguments.setTip(null, 0);
    }
  }
}
