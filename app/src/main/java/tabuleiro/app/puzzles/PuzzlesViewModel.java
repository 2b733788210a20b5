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

/** The chapter of puzzles that is looked at. */
public final class PuzzlesViewModel extends ViewModel {
  static final String CHAPTER = "chapter";

  private final SavedStateHandle handle;
  private final PuzzleBook book;
  private final MutableLiveData<List<PuzzleRow>> rows = new MutableLiveData<>();

  /** Opens the chapter that the screen's arguments name. */
  PuzzlesViewModel(SavedStateHandle handle, PuzzleBook book) {
    this.handle = handle;
    this.book = book;
  }

  /** The chapter: a game's id, or {@link PuzzleBook#OWN}. */
  String chapter() {
    return handle.get(CHAPTER);
  }

  /** The chapter's puzzles, under their headings. */
  LiveData<List<PuzzleRow>> rows() {
    return rows;
  }

  /** Opens a chapter, or looks again whether more of it was solved. */
  void open(String chapter) {
    handle.set(CHAPTER, chapter);
    var listed = new ArrayList<PuzzleRow>();
    boolean own = chapter.equals(PuzzleBook.OWN);
    var puzzles = book.chapter(chapter);
    int difficulty = 0;
    for (int i = 0; i < puzzles.size(); i++) {
      var puzzle = puzzles.get(i);
      // One's own come one after the other: the latest is of most interest.
      if (!own && puzzle.difficulty() != difficulty) {
        difficulty = puzzle.difficulty();
        listed.add(heading(puzzles, difficulty));
      }
      listed.add(new PuzzleRow.Entry(i + 1, puzzle, book.isSolved(puzzle), own));
    }
    rows.setValue(listed);
  }

  private PuzzleRow.Heading heading(List<Puzzle> puzzles, int difficulty) {
    var group =
        puzzles.stream()
            .filter(puzzle -> puzzle.difficulty() == difficulty)
            .collect(Collectors.toList());
    return new PuzzleRow.Heading(difficulty, book.countSolved(group), group.size());
  }

  /** How many puzzles of the chapter were solved. */
  int solved() {
    return book.countSolved(book.chapter(chapter()));
  }

  /** How many puzzles the chapter has. */
  int all() {
    return book.chapter(chapter()).size();
  }

  /** Takes one of a person's own puzzles away, and says where it was. */
  int delete(Puzzle puzzle) {
    int place = book.own().remove(puzzle);
    open(chapter());
    return place;
  }

  /** Brings a puzzle back. */
  void restore(Puzzle puzzle, int place) {
    book.own().restore(puzzle, place);
    open(chapter());
  }
}
