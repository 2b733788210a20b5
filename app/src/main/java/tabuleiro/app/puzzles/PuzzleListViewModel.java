package tabuleiro.app.puzzles;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.rules.puzzle.Puzzle;

/** View model of the list of puzzles, which holds the selected chapter. */
public final class PuzzleListViewModel extends ViewModel {
  static final String CHAPTER = "chapter";

  private final SavedStateHandle handle;
  private final PuzzleBook book;
  private final MutableLiveData<List<PuzzleListRow>> rows = new MutableLiveData<>();

  /** Opens the chapter that the arguments name. */
  PuzzleListViewModel(SavedStateHandle handle, PuzzleBook book) {
    this.handle = handle;
    this.book = book;
  }

  /** Returns the chapter: a game's id, or {@link PuzzleBook#OWN}. */
  String chapter() {
    return handle.get(CHAPTER);
  }

  /** Returns the chapter's puzzles under their headings. */
  LiveData<List<PuzzleListRow>> rows() {
    return rows;
  }

  /** Opens a chapter, or reloads it after puzzles were solved. */
  void open(String chapter) {
    handle.set(CHAPTER, chapter);
    var listed = new ArrayList<PuzzleListRow>();
    boolean own = chapter.equals(PuzzleBook.OWN);
    var puzzles = book.chapter(chapter);
    int difficulty = 0;
    for (int i = 0; i < puzzles.size(); i++) {
      var puzzle = puzzles.get(i);
      // The person's own puzzles are not grouped, so that the latest comes first.
      if (!own && puzzle.difficulty() != difficulty) {
        difficulty = puzzle.difficulty();
        listed.add(heading(puzzles, difficulty));
      }
      listed.add(new PuzzleListRow.Entry(i + 1, puzzle, book.isSolved(puzzle), own));
    }
    rows.setValue(listed);
  }

  private PuzzleListRow.Heading heading(List<Puzzle> puzzles, int difficulty) {
    var group =
        puzzles.stream()
            .filter(puzzle -> puzzle.difficulty() == difficulty)
            .collect(Collectors.toList());
    return new PuzzleListRow.Heading(difficulty, book.countSolved(group), group.size());
  }

  /** Returns how many puzzles of the chapter are solved. */
  int solved() {
    return book.countSolved(book.chapter(chapter()));
  }

  /** Returns the number of puzzles in the chapter. */
  int all() {
    return book.chapter(chapter()).size();
  }

  /** Deletes one of the person's own puzzles and returns its index. */
  int delete(Puzzle puzzle) {
    int place = book.own().remove(puzzle);
    open(chapter());
    return place;
  }

  /** Restores a deleted puzzle. */
  void restore(Puzzle puzzle, int place) {
    book.own().restore(puzzle, place);
    open(chapter());
  }
}
