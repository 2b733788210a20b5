package tabuleiro.app.hands;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardSpots;
import tabuleiro.app.play.PlayProbe;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/** Robot that plays on the board on the screen, whatever the game. */
final class BoardRobot {
  /** Number of directions of a tile. */
  private static final int MOST_TURNS = 4;

  private static final int NODES = 300;

  private final AppRobot hands;
  private final TouchMethod way;
  private final Engine engine = new Engine(1);

  /** Creates a robot that touches the board in this way. */
  BoardRobot(AppRobot hands, TouchMethod way) {
    this.hands = hands;
    this.way = way;
  }

  /** Starts a game for two people from the home screen. */
  static BoardRobot begin(AppRobot hands, Game game) {
    hands.tap(R.id.games, game.name());
    hands.press(R.id.change);
    hands.press(R.id.people);
    hands.press(R.id.start);
    var table = new BoardRobot(hands, hands);
    table.awaitTurn();
    return table;
  }

  /** Waits until a person can move or the game is over. */
  void awaitTurn() {
    hands.until(
        "a person can move",
        activity -> {
          var shown = PlayProbe.of(activity);
          return shown != null && (shown.isTurn() || shown.match().position().isOver());
        });
    hands.glance();
  }

  /** Returns the position on the screen. */
  Position position() {
    return hands.ask(activity -> PlayProbe.of(activity).match().position().copy());
  }

  /** Returns why the game on the screen ended, in words. */
  String reason() {
    return hands.ask(
        activity -> {
          var match = PlayProbe.of(activity).match();
          return MatchTexts.reason(activity, match, match.position().result());
        });
  }

  /** Returns the moves of the game on the screen. */
  List<String> moves() {
    return hands.ask(activity -> List.copyOf(PlayProbe.of(activity).match().notation()));
  }

  /** Plays sensible moves for everybody; ends early if the game does. */
  void play(int moves) {
    awaitTurn();
    for (int i = 0; i < moves && !position().isOver(); i++) {
      var position = position();
      var limits = SearchLimits.nodes(NODES);
      var thought =
          engine.choose(
              position, Level.CLUB, position.ply(), limits, new CancelFlag(), progress -> {});
      make(thought.move());
      if (hands.ask(PlayProbe::isWarned)) {
        way.answer(R.string.play_warning_play);
      }
      hands.until(
          "the move is made", activity -> PlayProbe.of(activity).match().ply() > position.ply());
      awaitTurn();
    }
  }

  /** Makes a move, touch by touch. */
  void make(int move) {
    if (move == Position.PASS) {
      way.press(R.id.pass);
      return;
    }
    for (var touch : hands.ask(activity -> AppRobot.board(activity).position().touches(move))) {
      make(touch);
    }
    if (hands.ask(activity -> AppRobot.board(activity).hasPending())) {
      way.press(R.id.confirm); // small squares need a confirmation
    }
  }

  private void make(Touch touch) {
    boolean turns = touch instanceof Touch.Turn;
    for (int touches = 0; touches < MOST_TURNS; touches++) {
      if (turns && hands.ask(on -> AppRobot.board(on).moveInput().held().contains(touch))) {
        return;
      }
      var spot = hands.ask(activity -> BoardSpots.toward(AppRobot.board(activity), touch));
      if (spot == null) {
        break;
      }
      way.touch(spot);
      if (spot.touch().equals(touch)) {
        return;
      }
    }
    throw new AssertionError("cannot be touched: " + touch);
  }
}
