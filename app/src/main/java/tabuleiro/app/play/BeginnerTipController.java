package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BeginnerTips;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.tips.BeginnerTipStore;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Decides which tip a beginner sees during a game, each once: the goal during the first game,
 * movable pieces until one is touched, and events when they first happen. A tip stays until it is
 * dismissed or the next person moves; events meanwhile are explained another time.
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

  BeginnerTipState state() {
    return isOn()
        ? new BeginnerTipState(goal, !memory.wasShown(game, TOUCH), find(arguments.tip()))
        : BeginnerTipState.NONE;
  }

  @Nullable
  private BeginnerTip find(@Nullable String id) {
    return tips.tips().stream().filter(tip -> tip.id().equals(id)).findFirst().orElse(null);
  }

  /** Called after a move of a person or a CPU. */
  void moved(Position before, int move, Position after, boolean byPerson) {
    if (!isOn()) {
      return;
    }
    if (byPerson) {
      dismiss();
    }
    if (after.isOver()) {
      memory.setShown(game, GOAL);
    }
    boolean passesForGood = before.hasResigned(before.turn());
    if (arguments.tip() == null && !passesForGood) {
      tips.tips().stream()
          .filter(tip -> !memory.wasShown(game, tip.id()) && tip.event().isIn(before, move, after))
          .findFirst()
          .ifPresent(this::tell);
    }
  }

  private void tell(BeginnerTip tip) {
    memory.setShown(game, tip.id());
    arguments.setTip(tip.id());
  }

  /** Called when a piece was touched. */
  void touched() {
    if (isOn()) {
      memory.setShown(game, TOUCH);
    }
  }

  /** Called when the tip was dismissed. */
  void dismiss() {
    arguments.setTip(null);
  }
}
