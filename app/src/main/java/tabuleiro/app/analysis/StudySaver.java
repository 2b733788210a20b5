package tabuleiro.app.analysis;

import android.os.Bundle;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.Saved;
import tabuleiro.app.data.SavedGames;
import tabuleiro.rules.record.MoveTree;

/** Stores an analysis among the saved games, and knows what of it is stored. */
final class StudySaver {
  private static final String ID = "id";
  private static final String REVISION = "revision";
  private static final String CREATED = "created";
  private static final String NAME = "study name";
  private static final String CHANGED = "changed";

  private final SavedGames games;
  private final LongSupplier clock;
  private GameVersion version;
  private String name = "";
  private MoveTree stored; // or what the screen was opened with; null if that is another by now

  StudySaver(SavedGames games, LongSupplier clock) {
    this.games = games;
    this.clock = clock;
    version = begun();
  }

  private GameVersion begun() {
    return GameVersion.begun(clock.getAsLong());
  }

  /** Begins with what need not be stored. */
  void open(MoveTree tree) {
    stored = tree;
  }

  /** Goes on with a study that is stored; of any other game a new one is made. */
  void open(LoadedGame.Playable game) {
    if (game.isStudy()) {
      version = game.details().version();
      name = game.details().name();
    }
    stored = game.tree();
  }

  /** Goes on with what {@link #save(Bundle, MoveTree)} has kept. */
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

  /** What the study is called, or an empty text. */
  String name() {
    return name;
  }

  /** Its row, or 0 if it has none. */
  long savedId() {
    return version.id();
  }

  /** Whether a tree holds what would be lost. */
  boolean isChanged(MoveTree tree) {
    return tree != stored;
  }

  /** Stores it under a name, which may be empty; it counts in no statistics. */
  void store(TreeWalk walk, String called, Consumer<Answer<?>> done) {
    var tree = walk.tree();
    games.save(
        version, walk.mainLine(), tree, true, answer -> stored(answer, tree, walk, called, done));
  }

  private void stored(
      Answer<Saved> answer, MoveTree tree, TreeWalk walk, String called, Consumer<Answer<?>> done) {
    if (!answer.isDone()) {
      done.accept(answer);
      return;
    }
    if (answer.value().refused()) {
      version = begun(); // another screen has gone on with the old one, which stays as it is
      store(walk, called, done);
      return;
    }
    version = answer.value().version();
    stored = tree;
    if (called.equals(name)) {
      done.accept(answer);
    } else {
      name = called;
      games.rename(version.id(), called, done::accept);
    }
  }
}
