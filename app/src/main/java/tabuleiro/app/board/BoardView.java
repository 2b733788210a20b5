package tabuleiro.app.board;

import android.content.Context;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.animation.LinearInterpolator;
import androidx.annotation.Nullable;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.interpolator.view.animation.FastOutSlowInInterpolator;
import tabuleiro.app.R;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.MovePicker;

/**
 * A board drawn from a {@link Position}, that turns taps, drags, keys and accessibility clicks into
 * touches of a {@link MovePicker}. Works outside a match too: without picker and listener it is a
 * picture.
 */
public abstract class BoardView extends SpotsView {
  /** Stands for no move at all. */
  public static final int NO_MOVE = -1;

  private static final int ENDING_MILLIS = 2000;

  /** After this part of an ending all that there is to count has been counted. */
  private static final float COUNTED = 0.75f;

  /** Is told what a person does with the board. */
  public interface Listener {
    /** A legal move was made; the board still shows the position before it. */
    void onMove(int move);

    /** A touch was impossible and changed nothing. */
    void onRefused(Refusal why);

    /** The board was touched while nobody may move. */
    void onIdleTouch();

    /** Other touches are held than before, or a move waits for its confirmation. */
    void onPickChanged(MovePicker picker);

    /** An ending has counted this part of every score, from 0 to 1. */
    default void onEnding(float counted) {}
  }

  private final Picking picking =
      new Picking(
          new Picking.Outcome() {
            @Override
            public void changed() {
              pickChanged();
            }

            @Override
            public void moved(int move) {
              if (listener != null) {
                listener.onMove(move);
              }
            }

            @Override
            public void refused(Refusal why) {
              if (listener != null) {
                listener.onRefused(why);
              }
            }

            @Override
            public void idle() {
              if (listener != null) {
                listener.onIdleTouch();
              }
            }
          });
  private final BoardGestures gestures = new BoardGestures(this, picking);
  private final Showing motion = new Showing(new FastOutSlowInInterpolator(), new Motion());
  private final Showing ending = new Showing(new LinearInterpolator(), new Ending());

  private Listener listener;
  private SpotListener spotListener;
  private BoardStyle style = BoardStyle.STANDARD;
  private Position position;
  private int lastMove = NO_MOVE;
  private int hint = NO_MOVE;
  private BetterMove better = BetterMove.NONE;
  private int[] earlier = {};
  private boolean glowing;
  private boolean untouched;
  private MoveWarning warning = (at, move) -> MoveWarning.NONE;

  private int moving = NO_MOVE;
  private Position next;
  private Runnable afterwards;
  private Runnable afterEnding;

  /** A board that shows nothing yet. */
  protected BoardView(Context context) {
    super(context);
  }

  // What the screens call.

  /** Who is told what a person does; null for nobody. */
  public final void setListener(@Nullable Listener listener) {
    this.listener = listener;
  }

  /** Who is told of every spot that is touched, instead of the rules; null for the rules. */
  public final void setSpotListener(@Nullable SpotListener spotListener) {
    this.spotListener = spotListener;
    spotsChanged();
  }

  /** Shows a position at once; an animation that is under way is dropped, its end not reported. */
  public final void show(Position shown, int move) {
    moving = NO_MOVE;
    next = null;
    afterwards = null;
    motion.drop();
    ending.drop();
    position = shown.copy();
    lastMove = seen(move);
    hint = NO_MOVE;
    better = BetterMove.NONE;
    describeBoard();
    gestures.forgetDrop();
    positionChanged();
    spotsChanged();
    invalidate();
  }

  /** Shows how a move is made, then the position after it, and then runs {@code done}. */
  public final void animate(Position before, int move, Position after, Runnable done) {
    finishAnimation();
    if (style.animationMillis() == 0 || getWidth() == 0 || !isAttachedToWindow()) {
      show(after, move);
      done.run();
      return;
    }
    position = before.copy();
    next = after.copy();
    moving = seen(move);
    afterwards = done;
    hint = NO_MOVE;
    better = BetterMove.NONE;
    animationStarts();
    motion.start(Math.round(style.animationMillis() * pace()));
    invalidate();
  }

  private void describeBoard() {
    var name = position.options().game().name();
    var board = getResources().getString(R.string.board_of_game, name);
    setContentDescription(better.words().isEmpty() ? board : board + ", " + better.words());
  }

  /** On the board, giving up looks like a pass. */
  private static int seen(int move) {
    return move == Position.RESIGN ? Position.PASS : move;
  }

  private final class Motion implements Showing.Steps {
    @Override
    public void shown() {
      invalidate();
    }

    @Override
    public void ended() {
      var done = afterwards;
      show(next, moving);
      done.run();
    }
  }

  /**
   * Shows what decided the game that is over, in about two seconds, and then runs {@code done}; a
   * touch ends it. Where nothing is to be shown, {@code done} runs at once.
   */
  public final void playEnding(Runnable done) {
    finishAnimation();
    boolean still = style.animationMillis() == 0 || getWidth() == 0 || !isAttachedToWindow();
    if (still || !endingStarts()) {
      done.run();
      return;
    }
    afterEnding = done;
    ending.start(ENDING_MILLIS);
    invalidate();
  }

  /** Shows the last move once more, slowly, as the ending of a game: for {@link #endingStarts}. */
  protected final void replayLastMove() {
    next = position;
    moving = lastMove;
    position = next.copy();
    position.undo();
    animationStarts();
  }

  private final class Ending implements Showing.Steps {
    @Override
    public void shown() {
      if (listener != null) {
        listener.onEnding(counted());
      }
      invalidate();
    }

    @Override
    public void ended() {
      if (moving != NO_MOVE) {
        show(next, moving);
      }
      invalidate();
      afterEnding.run();
    }
  }

  /** The picker that turns touches into moves of the position shown; null while nobody may move. */
  public final void setPicker(@Nullable MovePicker picker) {
    gestures.cancel();
    picking.use(picker);
  }

  /** Touches something as if by finger: what a hand, a pass button or a test does. */
  public final void touch(Touch touch) {
    picking.touch(touch);
  }

  /** The seat of the only person who plays on this board; none if negative. */
  public void setViewer(int seat) {}

  /** Shows a move as advice; {@link #NO_MOVE} takes it away. */
  public final void setHint(int move) {
    hint = move;
    hintChanged();
    invalidate();
  }

  /** Compares the last move with a better one, until something else is shown. */
  public final void setBetter(BetterMove compared) {
    if (!compared.equals(better)) {
      better = compared;
      describeBoard();
      spotsChanged();
      invalidate();
    }
  }

  /** Marks the moves before the last one that somebody may not have seen yet, oldest first. */
  public final void setEarlier(int[] moves) {
    earlier = moves;
    invalidate();
  }

  /** Whether everything with which a move can begin is made to glow while nothing is chosen. */
  public final void setGlowing(boolean glowing) {
    this.glowing = glowing;
    glowChanged();
    invalidate();
  }

  /** The piece or field touched first, in words; null if there is none on the board. */
  @Nullable
  public CharSequence sayHeld() {
    return null;
  }

  /** Who warns of moves while they are offered; nobody does at first. */
  public final void setWarning(MoveWarning warning) {
    this.warning = warning;
  }

  /** Changes how the board looks and feels. */
  public final void setStyle(BoardStyle style) {
    this.style = style;
    picking.setConfirm(style.confirm());
    layoutBoard();
    spotsChanged();
    invalidate();
  }

  /** Plays the move that waits for its confirmation, if one does. */
  public final void confirm() {
    picking.confirm();
  }

  /** Whether a move waits for its confirmation. */
  public final boolean hasPending() {
    return picking.isPending();
  }

  /** Whether a move waits for its confirmation only because it was made on a small spot. */
  public final boolean isUnsure() {
    return picking.isDoubted();
  }

  // What the boards say.

  /** The spot that a finger at a place most likely means; boards with small spots are lenient. */
  protected int fingerSpotAt(float x, float y) {
    return spotAt(x, y);
  }

  /** Prepares everything that depends on size and style. */
  protected abstract void layoutBoard();

  /** Another position is shown. */
  protected void positionChanged() {}

  /** Another move is advised, or none any more. */
  protected void hintChanged() {}

  /** Something begins to glow, or nothing does any more. */
  protected void glowChanged() {}

  /** Says what is on a spot, without its name. */
  protected abstract String content(int spot);

  /** Whether what is on a spot can be dragged to another one where it is laid out by hand. */
  protected boolean isLoose(int spot) {
    return false;
  }

  /** A spot is touched in a game. */
  protected void pick(int spot) {
    picking.touch(touchOf(spot));
  }

  @Override
  protected final void touchSpot(int spot) {
    if (isLaidOut()) {
      spotListener.onTouched(touchOf(spot));
      spotChanged(spot);
    } else {
      pick(spot);
    }
  }

  /** What is on a spot is dragged to another one, or off the board. */
  final void moveThing(int from, int to) {
    if (to == NO_SPOT) {
      removeThing(from);
    } else {
      spotListener.onMoved(touchOf(from), touchOf(to));
    }
  }

  final void removeThing(int spot) {
    spotListener.onRemoved(touchOf(spot));
    spotChanged(spot);
  }

  @Override
  protected void describeNode(int spot, AccessibilityNodeInfoCompat node) {
    super.describeNode(spot, node);
    if (isLaidOut()) {
      node.setClickable(true);
      node.addAction(
          new AccessibilityActionCompat(
              AccessibilityNodeInfoCompat.ACTION_CLICK, spotListener.sayTouch()));
    }
  }

  @Override
  protected boolean act(int spot, int action) {
    boolean isKnown = isLaidOut() && action == AccessibilityNodeInfoCompat.ACTION_CLICK;
    return super.act(spot, action) || isKnown;
  }

  /** An animation starts: {@link #position}, {@link #moving} and {@link #next} say of what. */
  protected void animationStarts() {}

  /** A game is over that ended on this board: says whether there is something to show of it. */
  protected boolean endingStarts() {
    return false;
  }

  /** How many times as long as a plain move the move takes that is about to be shown. */
  protected float pace() {
    return 1;
  }

  /** Other touches are held, or other ones offered; boards that override this call it too. */
  protected void pickChanged() {
    untouched = picking.picker() != null && picking.held().isEmpty();
    if (listener != null && picking.picker() != null) {
      listener.onPickChanged(picking.picker());
    }
    spotsChanged();
    invalidate();
  }

  // What the boards ask.

  /** What is drawn: during an animation the position before the move. Null until shown. */
  public final Position position() {
    return position;
  }

  /** The move that is being animated, or {@link #NO_MOVE}. */
  public final int moving() {
    return moving;
  }

  /** The position after the move that is being animated. */
  public final Position next() {
    return next;
  }

  /** How far the animation is, from 0 to 1. */
  public final float progress() {
    return ending.isOn() ? ending.progress() : motion.progress();
  }

  /** Whether an ending is being shown. */
  public final boolean isEnding() {
    return ending.isOn();
  }

  /** How far the ending is, from 0 to 1; it takes about two seconds. */
  public final float ending() {
    return ending.progress();
  }

  /** Which part of every score the ending has counted, from 0 to 1. */
  public final float counted() {
    return Math.min(1, ending.progress() / COUNTED);
  }

  /** The move that led to the position, or {@link #NO_MOVE}. */
  public final int lastMove() {
    return lastMove;
  }

  /** The moves before the last one that are marked, oldest first. */
  protected final int[] earlier() {
    return earlier;
  }

  /** The move that is advised, or {@link #NO_MOVE}. */
  public final int hint() {
    return hint;
  }

  /** What would have been better than the last move. */
  public final BetterMove better() {
    return better;
  }

  /** Whether everything with which a move can begin glows now. */
  public final boolean isGlowing() {
    return glowing && untouched && moving == NO_MOVE;
  }

  /** What to think of before a move of the position shown, or {@link MoveWarning#NONE}. */
  protected final int warningOf(int move) {
    return warning.of(position, move);
  }

  /** How the board looks and feels. */
  public final BoardStyle style() {
    return style;
  }

  /** Whether somebody is told what a person does; a board without listener is a picture. */
  public final boolean hasListener() {
    return listener != null || isLaidOut();
  }

  /** Whether the board is being laid out by hand. */
  public final boolean isLaidOut() {
    return spotListener != null;
  }

  @Override
  public final Picking picking() {
    return picking;
  }

  /** The finger on the board. */
  public final BoardGestures gestures() {
    return gestures;
  }

  /** Brings to its end what is being shown, a move or an ending, and says whether it was one. */
  final boolean finishAnimation() {
    return motion.finish() || ending.finish();
  }

  // What Android calls.

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    super.onSizeChanged(width, height, oldWidth, oldHeight);
    layoutBoard();
    spotsChanged();
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    boolean removes = keyCode == KeyEvent.KEYCODE_DEL || keyCode == KeyEvent.KEYCODE_FORWARD_DEL;
    if (removes && isLaidOut() && focusedSpot() != NO_SPOT) {
      removeThing(focusedSpot());
      return true;
    }
    return super.onKeyDown(keyCode, event);
  }

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    return gestures.onTouchEvent(event) || super.onTouchEvent(event);
  }

  @Override
  public boolean onHoverEvent(MotionEvent event) {
    return gestures.onHoverEvent(event) || super.onHoverEvent(event);
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    gestures.cancel();
    finishAnimation();
  }
}
