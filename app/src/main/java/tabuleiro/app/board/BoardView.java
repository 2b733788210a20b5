package tabuleiro.app.board;

import android.content.Context;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.animation.LinearInterpolator;
import androidx.annotation.Nullable;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.interpolator.view.animation.FastOutSlowInInterpolator;
import java.util.List;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.TouchMoveBuilder;

/**
 * Base class of views that draw a {@link Position} and turn taps, drags, keys and accessibility
 * actions into moves by a {@link TouchMoveBuilder}. Without move builder and listener it is a
 * picture.
 */
public abstract class BoardView extends SpotsView {
  /** No move. */
  public static final int NO_MOVE = -1;

  private static final int ENDING_MILLIS = 2000;

  /** Fraction of an ending after which all points have been counted. */
  private static final float COUNTED = 0.75f;

  /** Callback for what a person does with the board. */
  public interface Listener {
    /** Called when a legal move was made; the board still shows the position before it. */
    void onMove(int move);

    /** Called when a touch was impossible and changed nothing. */
    void onRefused(RefusalException why);

    /** Called when the board was touched while nobody may move. */
    void onIdleTouch();

    /** Called when the held touches, or a move that waits for confirmation, have changed. */
    void onTouchesChanged(TouchMoveBuilder moveBuilder);

    /**
     * Called while an ending is shown, with the fraction of the points counted so far, from 0 to 1.
     */
    default void onEnding(float counted) {}
  }

  private final MoveInput moveInput = new MoveInput(this::pickChanged);
  private final BoardGestures gestures = new BoardGestures(this, moveInput);
  private final BoardAnimator motion =
      new BoardAnimator(new FastOutSlowInInterpolator(), this::invalidate, this::onMoveEnd);
  private final BoardAnimator ending =
      new BoardAnimator(new LinearInterpolator(), this::onEndingFrame, this::onEndingEnd);

  @Nullable private BoardEditListener editListener;
  private BoardSettings style = BoardSettings.STANDARD;
  private Position position;
  private int lastMove = NO_MOVE;
  private int hint = NO_MOVE;
  private BetterMove better = BetterMove.NONE;
  private List<Touch> threatened = List.of();
  private int[] earlier = {};
  private boolean glowing;
  private boolean untouched;
  private MoveWarningProvider warning = (at, move) -> MoveWarningProvider.NONE;

  private int moving = NO_MOVE;
  @Nullable private Position next;
  @Nullable private Runnable afterwards;
  private Runnable afterEnding = () -> {};

  /** Creates an empty board. */
  protected BoardView(Context context) {
    super(context);
  }

  // Methods for screens.

  /** Sets the listener; null for none. */
  public final void setListener(@Nullable Listener listener) {
    moveInput.setListener(listener);
  }

  /** Sets the listener for edits; while it is set, touches edit the position. Null ends that. */
  public final void setEditListener(@Nullable BoardEditListener editListener) {
    this.editListener = editListener;
    spotsChanged();
  }

  /** Shows a position at once; cancels a running animation without running its callback. */
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
    threatened = List.of();
    describeBoard();
    gestures.forgetDrop();
    positionChanged();
    spotsChanged();
    invalidate();
  }

  /** Animates a move, shows the position after it, then runs {@code done}. */
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
    threatened = List.of();
    onMoveStart();
    motion.start(Math.round(style.animationMillis() * durationFactor()));
    invalidate();
  }

  private void describeBoard() {
    var name = position.options().game().name();
    var board = getResources().getString(R.string.board_of_game, name);
    setContentDescription(better.words().isEmpty() ? board : board + ", " + better.words());
  }

  /** Treats a resignation as a pass, since nothing moves on the board. */
  private static int seen(int move) {
    return move == Position.RESIGN ? Position.PASS : move;
  }

  private void onMoveEnd() {
    var done = Objects.requireNonNull(afterwards, "animate sets it");
    show(Objects.requireNonNull(next), moving);
    done.run();
  }

  /**
   * Animates what decided a finished game, for about two seconds, then runs {@code done}; a touch
   * ends it. Runs {@code done} at once if there is nothing to show.
   */
  public final void playEnding(Runnable done) {
    finishAnimation();
    boolean still = style.animationMillis() == 0 || getWidth() == 0 || !isAttachedToWindow();
    if (still || !onEndingStart()) {
      done.run();
      return;
    }
    afterEnding = done;
    ending.start(ENDING_MILLIS);
    invalidate();
  }

  private void onEndingFrame() {
    var listener = moveInput.listener();
    if (listener != null) {
      listener.onEnding(counted());
    }
    invalidate();
  }

  private void onEndingEnd() {
    invalidate();
    afterEnding.run();
  }

  /**
   * Sets the move builder that turns touches into moves of the shown position; null while nobody
   * may move.
   */
  public final void setMoveBuilder(@Nullable TouchMoveBuilder moveBuilder) {
    gestures.cancel();
    moveInput.use(moveBuilder);
  }

  /** Sets the seat of the only person who plays on this board; negative for none. */
  public void setViewer(int seat) {}

  /** Shows a move as a hint; {@link #NO_MOVE} removes it. */
  public final void setHint(int move) {
    hint = move;
    hintChanged();
    invalidate();
  }

  /** Marks squares or cells as threatened, until another position is shown. */
  public final void setThreatened(List<Touch> marked) {
    if (!marked.equals(threatened)) {
      threatened = marked;
      spotsChanged();
      invalidate();
    }
  }

  /** Returns what is marked as threatened. */
  public final List<Touch> threatened() {
    return threatened;
  }

  /** Returns the name of what a touch means on this board: "f8"; null for what has no place. */
  @Nullable
  public CharSequence nameOf(Touch touch) {
    return null;
  }

  /** Compares the move played here with a better one, until another position is shown. */
  public final void setBetterMove(BetterMove compared) {
    if (!compared.equals(better)) {
      better = compared;
      describeBoard();
      spotsChanged();
      invalidate();
    }
  }

  /** Marks moves before the last one that a person may have missed, oldest first. */
  public final void setEarlierMoves(int[] moves) {
    earlier = moves;
    invalidate();
  }

  /** Highlights everything with which a move can begin, while nothing is selected. */
  public final void setGlowing(boolean glowing) {
    this.glowing = glowing;
    glowChanged();
    invalidate();
  }

  /** Returns a description of the piece or field touched first, or null if there is none. */
  @Nullable
  public CharSequence describeSelection() {
    return null;
  }

  /** Sets the provider of warnings about moves; none by default. */
  public final void setWarning(MoveWarningProvider warning) {
    this.warning = warning;
  }

  /** Applies display and input settings. */
  public final void setStyle(BoardSettings style) {
    this.style = style;
    moveInput.setConfirm(style.confirm());
    layoutBoard();
    spotsChanged();
    invalidate();
  }

  /** Plays the move that waits for confirmation, if any. */
  public final void confirm() {
    moveInput.confirm();
  }

  /** Returns whether a move waits for confirmation. */
  public final boolean hasPending() {
    return moveInput.isPending();
  }

  /** Returns whether a move waits for confirmation only because its spot is small. */
  public final boolean isUncertain() {
    return moveInput.isUncertain();
  }

  // Methods for subclasses to implement or override.

  /** Returns the spot that a finger most likely means; boards with small spots are lenient. */
  protected int fingerSpotAt(float x, float y) {
    return spotAt(x, y);
  }

  /** Computes everything that depends on size and style. */
  protected abstract void layoutBoard();

  /** Called when another position is shown. */
  protected void positionChanged() {}

  /** Called when the hint has changed. */
  protected void hintChanged() {}

  /** Called when the highlighting of possible first touches has changed. */
  protected void glowChanged() {}

  /** Returns what is on a spot, without the spot's name. */
  protected abstract String content(int spot);

  /** Returns whether the item on a spot can be dragged in the editor. */
  protected boolean isDraggable(int spot) {
    return false;
  }

  @Override
  protected abstract Touch touchOf(int spot);

  /** Handles a touch on a spot during a game. */
  protected void pick(int spot) {
    moveInput.touch(touchOf(spot));
  }

  @Override
  protected final void touchSpot(int spot) {
    if (editListener != null) {
      editListener.onTouched(touchOf(spot));
      spotChanged(spot);
    } else {
      pick(spot);
    }
  }

  /** Handles an item dragged from one spot to another, or off the board, in the editor. */
  final void moveItem(int from, int to) {
    if (to == NO_SPOT) {
      removeItem(from);
    } else {
      Objects.requireNonNull(editListener).onMoved(touchOf(from), touchOf(to));
    }
  }

  final void removeItem(int spot) {
    Objects.requireNonNull(editListener).onRemoved(touchOf(spot));
    spotChanged(spot);
  }

  @Override
  protected void describeNode(int spot, AccessibilityNodeInfoCompat node) {
    super.describeNode(spot, node);
    if (editListener != null) {
      node.setClickable(true);
      node.addAction(
          new AccessibilityActionCompat(
              AccessibilityNodeInfoCompat.ACTION_CLICK, editListener.describeTouch()));
    }
  }

  @Override
  protected boolean act(int spot, int action) {
    boolean isKnown = isEditing() && action == AccessibilityNodeInfoCompat.ACTION_CLICK;
    return super.act(spot, action) || isKnown;
  }

  /** Called when an animation starts; see {@link #position}, {@link #moving} and {@link #next}. */
  protected void onMoveStart() {}

  /**
   * Called when a game has ended on this board; returns whether there is an ending to animate.
   * Nothing that the last move or the ending takes off the board comes back.
   */
  protected boolean onEndingStart() {
    return false;
  }

  /** Returns the duration of the next move's animation, as a multiple of a plain move's. */
  protected float durationFactor() {
    return 1;
  }

  /** Called when the held or offered touches have changed; overriding methods must call super. */
  protected void pickChanged() {
    untouched = moveInput.moveBuilder() != null && moveInput.held().isEmpty();
    spotsChanged();
    invalidate();
  }

  // Methods for subclasses to call.

  /** Returns the position drawn: during an animation the one before the move. Null until shown. */
  public final Position position() {
    return position;
  }

  /** Returns the move that is being animated, or {@link #NO_MOVE}. */
  public final int moving() {
    return moving;
  }

  /** Returns the position after the move that is being animated; null if none is. */
  @Nullable
  public final Position next() {
    return next;
  }

  /** Returns the progress of the animated move, from 0 to 1. */
  public final float progress() {
    return motion.progress();
  }

  /** Returns whether an ending is being animated. */
  public final boolean isEnding() {
    return ending.isOn();
  }

  /** Returns the progress of the ending, from 0 to 1; it takes about two seconds. */
  public final float ending() {
    return ending.progress();
  }

  /** Returns the fraction of the points that the ending has counted, from 0 to 1. */
  public final float counted() {
    return Math.min(1, ending.progress() / COUNTED);
  }

  /** Returns the move that led to the position, or {@link #NO_MOVE}. */
  public final int lastMove() {
    return lastMove;
  }

  /** Returns the marked moves before the last one, oldest first. */
  protected final int[] earlier() {
    return earlier;
  }

  /** Returns the move shown as a hint, or {@link #NO_MOVE}. */
  public final int hint() {
    return hint;
  }

  /** Returns the better alternative to the last move. */
  public final BetterMove better() {
    return better;
  }

  /** Returns whether everything with which a move can begin is highlighted now. */
  public final boolean isGlowing() {
    return glowing && untouched && moving == NO_MOVE;
  }

  /**
   * Returns the warning about a move of the shown position, or {@link MoveWarningProvider#NONE}.
   */
  public final int warningOf(int move) {
    return warning.of(position, move);
  }

  /** Returns the display and input settings. */
  public final BoardSettings style() {
    return style;
  }

  /** Returns whether the board reacts to touches; without a listener it is a picture. */
  public final boolean hasListener() {
    return moveInput.listener() != null || isEditing();
  }

  /** Returns whether the board is used as an editor. */
  public final boolean isEditing() {
    return editListener != null;
  }

  @Override
  public final MoveInput moveInput() {
    return moveInput;
  }

  /** Returns the touch handler. */
  public final BoardGestures gestures() {
    return gestures;
  }

  /** Finishes a running move or ending; returns false if there was none. */
  public final boolean finishAnimation() {
    return motion.finish() || ending.finish();
  }

  // Callbacks of Android.

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    super.onSizeChanged(width, height, oldWidth, oldHeight);
    layoutBoard();
    spotsChanged();
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    boolean removes = keyCode == KeyEvent.KEYCODE_DEL || keyCode == KeyEvent.KEYCODE_FORWARD_DEL;
    if (removes && isEditing() && focusedSpot() != NO_SPOT) {
      removeItem(focusedSpot());
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
