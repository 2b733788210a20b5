package tabuleiro.app.analysis;

import android.os.Bundle;
import androidx.annotation.Nullable;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.SaveResult;
import tabuleiro.rules.record.MoveTree;

/**
 * Saves an analysis as a study, a saved game with variations, and tracks whether there are unsaved
 * changes.
 */
final class StudySaver {
  private static final String ID = "id";
  private static final String REVISION = "revision";
  private static final String CREATED = "created";
  private static final String NAME = "study name";
  private static final String CHANGED = "changed";

  private final GameRepository games;
  private final LongSupplier clock;
  private final Queue<Runnable> waiting = new ArrayDeque<>(); // the first one is under way
  private GameVersion version;
  private String name = "";

  @Nullable
  private MoveTree stored; // or the tree that the screen was opened with; null if that is outdated

  StudySaver(GameRepository games, LongSupplier clock) {
    this.games = games;
    this.clock = clock;
    version = begun();
  }

  private GameVersion begun() {
    return GameVersion.unsaved(clock.getAsLong());
  }

  /** Begins with a tree that need not be saved. */
  void open(MoveTree tree) {
    stored = tree;
  }

  /** Continues a saved study; any other game becomes a new study when saved. */
  void open(LoadedGame.Playable game) {
    if (canBeReplaced(game)) {
      version = game.details().version();
      name = game.details().name();
    }
    stored = game.tree();
  }

  /**
   * Returns whether a study may replace the game's row. A game that was played, with comments, is
   * none: it would lose its end or its review, or no longer count.
   */
  private static boolean canBeReplaced(LoadedGame.Playable game) {
    return game.isStudy()
        && game.details().practice()
        && game.match().closing() == null
        && game.notes().isEmpty();
  }

  /** Restores what {@link #save(Bundle, MoveTree)} has put into the saved state. */
  void open(Bundle saved, MoveTree tree) {
    version = new GameVersion(saved.getLong(ID), saved.getLong(REVISION), saved.getLong(CREATED));
    name = saved.getString(NAME, "");
    stored = saved.getBoolean(CHANGED) ? null : tree;
  }

  void save(Bundle saved, MoveTree tree) {
    saved.putLong(ID, version.id());
    saved.putLong(REVISION, version.revision());
    saved.putLong(CREATED, version.created());
    saved.putString(NAME, name);
    saved.putBoolean(CHANGED, isChanged(tree));
  }

  /** Returns the study's name, or an empty text. */
  String name() {
    return name;
  }

  /** Returns the study's row id, or 0. */
  long savedId() {
    return version.id();
  }

  /** Returns whether a tree has unsaved changes. */
  @SuppressWarnings("ReferenceEquality") // a changed tree is another object, and trees are large
  boolean isChanged(MoveTree tree) {
    return tree != stored;
  }

  /**
   * Saves the study under a name, which may be empty, after the saves that are under way; studies
   * count in no statistics.
   */
  void store(MoveTreeCursor walk, String called, Consumer<DataResult<?>> done) {
    run(() -> write(walk, called, done));
  }

  private void run(Runnable save) {
    waiting.add(save);
    if (waiting.size() == 1) {
      save.run();
    }
  }

  private void write(MoveTreeCursor walk, String called, Consumer<DataResult<?>> done) {
    var tree = walk.tree();
    games.save(
        version, walk.mainLine(), tree, true, answer -> stored(answer, tree, walk, called, done));
  }

  /**
   * Saves changes that are still unsaved after the saves that are under way as a study of their
   * own, since nobody was asked whether they may replace another one.
   */
  void keep(MoveTreeCursor walk) {
    run(
        () -> {
          if (isChanged(walk.tree())) {
            games.save(begun(), walk.mainLine(), walk.tree(), true, kept -> goOn());
          } else {
            goOn();
          }
        });
  }

  private void stored(
      DataResult<SaveResult> answer,
      MoveTree tree,
      MoveTreeCursor walk,
      String called,
      Consumer<DataResult<?>> done) {
    if (!answer.isDone()) {
      version = answer.value().version(); // the state is kept, if possible
      end(answer, done);
      return;
    }
    if (answer.value().refused()) {
      version = begun(); // another screen has changed the old study: keep it and save a new one
      name = ""; // which has no name yet
      write(walk, called, done);
      return;
    }
    version = answer.value().version();
    stored = tree;
    if (called.equals(name)) {
      end(answer, done);
    } else {
      games.rename(version.id(), called, renamed -> renamed(called, renamed, done));
    }
  }

  private void renamed(String called, DataResult<Boolean> answer, Consumer<DataResult<?>> done) {
    name = answer.isDone() ? called : name;
    end(answer, done);
  }

  private void end(DataResult<?> answer, Consumer<DataResult<?>> done) {
    goOn();
    done.accept(answer);
  }

  private void goOn() {
    waiting.remove();
    if (!waiting.isEmpty()) {
      waiting.element().run();
    }
  }
}
