package tabuleiro.rules.pacru;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/**
 * Parses moves of Shacru and Azacru from notation, and finds the exact reason why a text or a
 * sequence of touches is no legal move.
 */
final class PacruMoveParser {
  private static final String EXAMPLE = "c9-d8, c9-d8< or c9-d8>";
  private static final Pattern MOVE =
      Pattern.compile("([a-z][0-9]{1,2})[-x]?([a-z][0-9]{1,2})([<>]?)");

  private final PacruPosition position;
  private final MoveList legal = new MoveList();

  PacruMoveParser(PacruPosition position) {
    this.position = position;
    position.moves(legal);
  }

  /** Parses a legal move. */
  int parse(String text) throws RefusalException {
    var plain = text.replaceAll("\\s+", "").toLowerCase(Locale.ROOT);
    if (plain.equals("pass")) {
      checkPass();
      return Position.PASS;
    }
    if (plain.equals(PacruMove.format(Position.RESIGN))) {
      checkResignation();
      return Position.RESIGN;
    }
    var matcher = MOVE.matcher(plain);
    if (!matcher.matches()) {
      throw new RefusalException(CommonReason.UNREADABLE, text.strip(), EXAMPLE);
    }
    int from = PacruGrid.parse(matcher.group(1));
    int to = PacruGrid.parse(matcher.group(2));
    checkAnyMove();
    checkLine(from, to);
    int twist = matcher.group(3).isEmpty() ? 0 : matcher.group(3).equals("<") ? -1 : 1;
    if (twist != 0) {
      checkTwist(from, to);
    }
    return PacruMove.of(from, to, twist);
  }

  /** Returns why no legal move begins with these touches. */
  RefusalException refusalOf(List<Touch> touches) {
    var fields = new ArrayList<Integer>();
    Touch.Turn turn = null;
    boolean pass = false;
    boolean unreadable = false;
    for (var touch : touches) {
      if (touch instanceof Touch.Square square) {
        fields.add(square.index());
      } else if (touch instanceof Touch.Turn next) {
        unreadable |= turn != null;
        turn = next;
      } else if (touch instanceof Touch.Pass) {
        pass = true;
      } else {
        unreadable = true;
      }
    }
    try {
      if (pass) {
        checkPass();
      } else {
        checkAnyMove();
      }
      for (int field : fields) {
        if (field < 0 || field >= PacruGrid.COUNT) {
          throw new RefusalException(CommonReason.OFF_THE_BOARD, field);
        }
      }
      if (!fields.isEmpty()) {
        checkFrom(fields.get(0));
      }
      if (fields.size() > 1) {
        checkLine(fields.get(0), fields.get(1));
      }
      if (turn != null && !unreadable) {
        checkTurn(fields, turn.turns());
      }
      return new RefusalException(CommonReason.UNREADABLE, touches, EXAMPLE);
    } catch (RefusalException refusal) {
      return refusal;
    }
  }

  private void checkGoesOn() throws RefusalException {
    if (position.isOver()) {
      throw new RefusalException(CommonReason.GAME_OVER);
    }
  }

  private void checkPass() throws RefusalException {
    checkGoesOn();
    if (!legal.contains(Position.PASS)) {
      throw new RefusalException(CommonReason.CANNOT_PASS);
    }
  }

  private void checkResignation() throws RefusalException {
    checkGoesOn();
    if (!position.mayResign()) {
      throw new RefusalException(CommonReason.CANNOT_RESIGN);
    }
  }

  private void checkAnyMove() throws RefusalException {
    checkGoesOn();
    if (legal.contains(Position.PASS)) {
      throw new RefusalException(CommonReason.MUST_PASS);
    }
  }

  private void checkOwn(int from) throws RefusalException {
    int owner = position.chevronOwner(from);
    if (owner < 0) {
      throw new RefusalException(PacruReason.NO_CHEVRON, PacruGrid.name(from));
    }
    if (owner != position.turn()) {
      throw new RefusalException(PacruReason.NOT_YOURS, PacruGrid.name(from), owner + 1);
    }
  }

  private void checkFrom(int from) throws RefusalException {
    checkOwn(from);
    if (legal.stream().noneMatch(move -> PacruMove.from(move) == from)) {
      throw new RefusalException(PacruReason.STUCK, PacruGrid.name(from));
    }
  }

  private void checkLine(int from, int to) throws RefusalException {
    checkOwn(from);
    if (from == to) {
      throw new RefusalException(PacruReason.ON_THE_SPOT);
    }
    int direction = PacruGrid.direction(from, to);
    if (direction < 0) {
      throw new RefusalException(
          PacruReason.NOT_STRAIGHT, PacruGrid.name(from), PacruGrid.name(to));
    }
    var heading = Objects.requireNonNull(position.chevronHeading(from), "checkOwn finds one");
    int turned = direction - heading.ordinal() & 7;
    if (turned > 1 && turned < 7) {
      throw new RefusalException(PacruReason.CANNOT_TURN, PacruGrid.name(from));
    }
    position.checkWay(from, to);
  }

  private void checkTwist(int from, int to) throws RefusalException {
    if (!position.hasTwist()) {
      throw new RefusalException(PacruReason.TWIST_OFF);
    }
    if (!PacruGrid.crosses(from, to)) {
      throw new RefusalException(PacruReason.NO_BORDER, PacruGrid.name(from), PacruGrid.name(to));
    }
    if (position.costsChevron(from, to)) {
      throw new RefusalException(PacruReason.TWIST_LOST, PacruGrid.name(from));
    }
  }

  private void checkTurn(List<Integer> fields, int turns) throws RefusalException {
    if (turns < -1 || turns > 1) {
      throw new RefusalException(PacruReason.TWIST_TOO_FAR);
    }
    if (!position.hasTwist()) {
      throw new RefusalException(PacruReason.TWIST_OFF);
    }
    if (fields.size() == 1) {
      throw new RefusalException(PacruReason.NO_BORDER_NEAR, PacruGrid.name(fields.get(0)));
    }
    if (fields.size() == 2) {
      checkTwist(fields.get(0), fields.get(1));
    }
  }
}
