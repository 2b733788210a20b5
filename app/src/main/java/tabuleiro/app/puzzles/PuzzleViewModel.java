package tabuleiro.app.puzzles;

import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.puzzle.Puzzle;

/** View model of the puzzle screen, on which one puzzle is solved. Main thread only. */
public final class PuzzleViewModel extends ViewModel {
  static final String CHAPTER = "chapter";
  static final String PUZZLE = "puzzle";
  private static final String MOVES = "moves";
  private static final String WRONG = "wrong";
  private static final String HINTS = "hints";
  private static final String SHOWN = "shown";
  private static final long REFUTE_MILLIS = 600;

  private final SavedStateHandle handle;
  private final PuzzleBook book;
  private final CpuWorker cpu;
  private final MutableLiveData<PuzzleState> state = new MutableLiveData<>();
  private PuzzleSession run;
  @Nullable private CpuWorker.Ticket asked;

  /** Restores the puzzle that the arguments name at the stored place. */
  PuzzleViewModel(SavedStateHandle handle, PuzzleBook book, CpuWorker cpu) {
    this.handle = handle;
    this.book = book;
    this.cpu = cpu;
    run = new PuzzleSession(Objects.requireNonNull(Puzzle.parse(handle.get(PUZZLE))));
    List<String> moves = handle.get(MOVES);
    if (moves != null) {
      run.resume(moves, isKept(WRONG), kept(HINTS), isKept(SHOWN));
    }
    refute();
  }

  private boolean isKept(String key) {
    return Boolean.TRUE.equals(handle.get(key));
  }

  private int kept(String key) {
    Integer number = handle.get(key);
    return number == null ? 0 : number;
  }

  /** Returns the puzzle's chapter. */
  String chapter() {
    return Objects.requireNonNull(handle.get(CHAPTER));
  }

  /** Returns the state of the screen. */
  LiveData<PuzzleState> state() {
    return state;
  }

  /** Handles the solver's legal move. */
  void play(int move) {
    run.play(move);
    if (run.state().phase() == PuzzleState.Phase.SOLVED && !isTriedOnce()) {
      book.setSolved(run.state().puzzle());
    }
    refute();
  }

  /** Returns whether the puzzle comes from the replay and belongs to no chapter. */
  boolean isTriedOnce() {
    return chapter().equals(PuzzleBook.TRIED_ONCE);
  }

  /** Requests the refutation of a wrong move, if one was made. */
  private void refute() {
    publish();
    var position = run.tried();
    if (position == null) {
      return;
    }
    var puzzle = run.state().puzzle();
    if (position.isOver()) {
      refuted(Refutation.ENDED);
    } else if (puzzle.aim() == Puzzle.Aim.BETTER) {
      asked =
          cpu.ask(
              CpuRequest.worth(run.position(), run.wrong(), REFUTE_MILLIS),
              thought -> onMoveEvaluated(puzzle.amount(), thought));
    } else {
      asked =
          cpu.ask(
              CpuRequest.best(position, REFUTE_MILLIS), thought -> refuted(Refutation.of(thought)));
    }
  }

  /** Accepts any move that keeps the winning chance, even if it is not the expected one. */
  private void onMoveEvaluated(int wanted, SearchResult thought) {
    if (Verdict.of(wanted, thought.chance()) == Verdict.GOOD) {
      run.accept();
      publish();
    } else {
      refuted(Refutation.ofWeighed(thought));
    }
  }

  private void refuted(Refutation refutation) {
    run.refute(refutation);
    publish();
  }

  private void stopAsking() {
    if (asked != null) {
      asked.cancel();
      asked = null;
    }
  }

  /** Takes a wrong move back. */
  void tryAgain() {
    stopAsking();
    run.tryAgain();
    publish();
  }

  /** Shows how the game goes on after the wrong move. */
  void explain() {
    run.explain();
    publish();
  }

  /** Gives one more hint. */
  void hint() {
    run.hint();
    publish();
  }

  /** Plays the next move of the solution. */
  void showNext() {
    stopAsking();
    run.showNext();
    publish();
  }

  /** Restarts the puzzle. */
  void again() {
    stopAsking();
    run.again();
    publish();
  }

  /** Returns whether another puzzle of the chapter is unsolved. */
  boolean hasNext() {
    return book.next(chapter(), run.state().puzzle()) != null;
  }

  /** Goes to the next unsolved puzzle of the chapter. */
  void next() {
    var next = book.next(chapter(), run.state().puzzle());
    if (next != null) {
      stopAsking();
      handle.set(PUZZLE, next.format());
      run = new PuzzleSession(next);
      publish();
    }
  }

  private void publish() {
    var now = run.state();
    handle.set(MOVES, new ArrayList<>(run.played()));
    handle.set(WRONG, run.tried() != null);
    handle.set(HINTS, now.hints());
    handle.set(SHOWN, now.isShown());
    state.setValue(now);
  }

  @Override
  protected void onCleared() {
    stopAsking();
  }
}
