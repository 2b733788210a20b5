package tabuleiro.rules.pacru;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Touch;

/**
 * Parser and validator of moves from notation and touches, which refuses an illegal one with the
 * exact reason.
 */
final class PacruMoveValidator {
  private static final String EXAMPLE = "c9-d8, c9-d8< or c9-d8>";
  private static final Pattern MOVE =
      Pattern.compile("([a-z][0-9]{1,2})[-x]?([a-z][0-9]{1,2})([<>]?)");

  private final PacruPosition position;
  private final MoveList legal = new MoveList();

  PacruMoveValidator(PacruPosition position) {
    this.position = position;
    position.moves(legal);
  }

  /** Parses a legal move. */
  int parse(String text) throws Refusal {
    var plain = text.replaceAll("\\s+", "").toLowerCase(Locale.ROOT);
    if (plain.equals("pass")) {
      throwIfRefused(refusePass());
      return Position.PASS;
    }
    if (plain.equals(PacruMove.format(Position.RESIGN))) {
      throwIfRefused(refuseResignation());
      return Position.RESIGN;
    }
    var matcher = MOVE.matcher(plain);
    if (!matcher.matches()) {
      throw new Refusal(CommonReason.UNREADABLE, text.strip(), EXAMPLE);
    }
    int from = field(matcher.group(1));
    int to = field(matcher.group(2));
    throwIfRefused(refuseAnyMove());
    throwIfRefused(refuseLine(from, to));
    int twist = matcher.group(3).isEmpty() ? 0 : matcher.group(3).equals("<") ? -1 : 1;
    if (twist != 0) {
      throwIfRefused(refuseTwist(from, to));
    }
    return PacruMove.of(from, to, twist);
  }

  /** Returns why no legal move begins with these touches. */
  Refusal refusalOf(List<Touch> touches) {
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
    var refusal = pass ? refusePass() : refuseAnyMove();
    for (int i = 0; i < fields.size() && refusal == null; i++) {
      refusal = offTheBoard(fields.get(i));
    }
    if (refusal == null && !fields.isEmpty()) {
      refusal = refuseFrom(fields.get(0));
    }
    if (refusal == null && fields.size() > 1) {
      refusal = refuseLine(fields.get(0), fields.get(1));
    }
    if (refusal == null && turn != null && !unreadable) {
      refusal = refuseTurn(fields, turn.turns());
    }
    return refusal == null ? new Refusal(CommonReason.UNREADABLE, touches, EXAMPLE) : refusal;
  }

  private static @Nullable Refusal offTheBoard(int field) {
    return field >= 0 && field < Fields.COUNT
        ? null
        : new Refusal(CommonReason.OFF_THE_BOARD, field);
  }

  private @Nullable Refusal refusePass() {
    if (position.isOver()) {
      return new Refusal(CommonReason.GAME_OVER);
    }
    return mustPass() ? null : new Refusal(CommonReason.CANNOT_PASS);
  }

  private @Nullable Refusal refuseResignation() {
    if (position.isOver()) {
      return new Refusal(CommonReason.GAME_OVER);
    }
    return position.mayResign() ? null : new Refusal(CommonReason.CANNOT_RESIGN);
  }

  private @Nullable Refusal refuseAnyMove() {
    if (position.isOver()) {
      return new Refusal(CommonReason.GAME_OVER);
    }
    return mustPass() ? new Refusal(CommonReason.MUST_PASS) : null;
  }

  private boolean mustPass() {
    return legal.contains(Position.PASS);
  }

  private @Nullable Refusal refuseForeign(int from) {
    int owner = position.chevronOwner(from);
    if (owner < 0) {
      return new Refusal(PacruReason.NO_CHEVRON, Fields.name(from));
    }
    return owner == position.turn()
        ? null
        : new Refusal(PacruReason.NOT_YOURS, Fields.name(from), owner + 1);
  }

  private @Nullable Refusal refuseFrom(int from) {
    var refusal = refuseForeign(from);
    if (refusal != null) {
      return refusal;
    }
    for (int i = 0; i < legal.size(); i++) {
      if (PacruMove.from(legal.get(i)) == from) {
        return null;
      }
    }
    return new Refusal(PacruReason.STUCK, Fields.name(from));
  }

  private @Nullable Refusal refuseLine(int from, int to) {
    var refusal = refuseForeign(from);
    if (refusal != null) {
      return refusal;
    }
    if (from == to) {
      return new Refusal(PacruReason.ON_THE_SPOT);
    }
    int direction = Fields.direction(from, to);
    if (direction < 0) {
      return new Refusal(PacruReason.NOT_STRAIGHT, Fields.name(from), Fields.name(to));
    }
    var heading = Objects.requireNonNull(position.chevronHeading(from), "refuseFrom");
    int turned = direction - heading.ordinal() & 7;
    if (turned > 1 && turned < 7) {
      return new Refusal(PacruReason.CANNOT_TURN, Fields.name(from));
    }
    return position.refusalOf(from, to);
  }

  private @Nullable Refusal refuseTwist(int from, int to) {
    if (!position.hasTwist()) {
      return new Refusal(PacruReason.TWIST_OFF);
    }
    if (!Fields.crosses(from, to)) {
      return new Refusal(PacruReason.NO_BORDER, Fields.name(from), Fields.name(to));
    }
    return position.costsChevron(from, to)
        ? new Refusal(PacruReason.TWIST_LOST, Fields.name(from))
        : null;
  }

  private @Nullable Refusal refuseTurn(List<Integer> fields, int turns) {
    if (turns < -1 || turns > 1) {
      return new Refusal(PacruReason.TWIST_TOO_FAR);
    }
    if (!position.hasTwist()) {
      return new Refusal(PacruReason.TWIST_OFF);
    }
    return switch (fields.size()) {
      case 1 -> new Refusal(PacruReason.NO_BORDER_NEAR, Fields.name(fields.get(0)));
      case 2 -> refuseTwist(fields.get(0), fields.get(1));
      default -> null;
    };
  }

  private static int field(String name) throws Refusal {
    int field = Fields.SQUARES.parse(name);
    if (field < 0) {
      throw new Refusal(CommonReason.OFF_THE_BOARD, name);
    }
    return field;
  }

  private static void throwIfRefused(@Nullable Refusal refusal) throws Refusal {
    if (refusal != null) {
      throw refusal;
    }
  }
}
