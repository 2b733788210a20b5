package tabuleiro.app.analysis;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.MoveTree;

/** Tests which rows a saved analysis replaces. */
public final class StudySaverTest {
  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private static Match match() throws RefusalException {
    var options = Options.parse(Games.byId("shi"), "size=3");
    var match = new Match(options, List.of(Player.person("Ana"), Player.person("Rui")));
    match.play("a3-a2");
    return match;
  }

  /** Saves a match whose first move has a comment, and reads it again. */
  private LoadedGame.Playable commented(Match match, boolean practice) {
    var tree = MoveTree.of(match, List.of("a good move"));
    var saved = new ArrayList<GameVersion>();
    app.games()
        .save(
            GameVersion.unsaved(app.now()),
            match,
            tree,
            practice,
            answer -> saved.add(answer.value().version()));
    app.until("it is saved", () -> !saved.isEmpty());
    return load(saved.get(0).id());
  }

  private LoadedGame.Playable load(long id) {
    var loaded = new ArrayList<LoadedGame.Playable>();
    app.games().load(id, answer -> loaded.add((LoadedGame.Playable) answer.value()));
    app.until("it is read", () -> !loaded.isEmpty());
    return loaded.get(0);
  }

  /** Saves the analysis of a game and returns its row. */
  private long analyse(LoadedGame.Playable game) {
    var saver = new StudySaver(app.games(), app::now);
    saver.open(game);
    var done = new ArrayList<Object>();
    var open = new Match(game.match().options(), game.match().players());
    saver.store(new MoveTreeCursor(open, game.tree()), "", done::add);
    app.until("it is saved", () -> !done.isEmpty());
    return saver.savedId();
  }

  /** Both screens of a study are saved: the second one beside the first, with its name. */
  @Test
  public void aStudySavedBesideAnotherHasItsName() throws RefusalException {
    var study = commented(match(), true);
    app.games().rename(study.id(), "The edge", renamed -> {});
    app.pass(0);
    var first = new StudySaver(app.games(), app::now);
    var second = new StudySaver(app.games(), app::now);
    first.open(load(study.id()));
    second.open(load(study.id()));
    assertEquals(study.id(), save(first, "mine"));
    long beside = save(second, "his");
    assertNotEquals(study.id(), beside);
    assertEquals("The edge", load(beside).details().name());
    assertEquals("The edge", load(study.id()).details().name());
  }

  /** Changes the comment of a study and saves it. */
  private long save(StudySaver saver, String comment) {
    var game = load(saver.savedId());
    var tree = MoveTree.of(game.match(), List.of(comment));
    var done = new ArrayList<Object>();
    var open = new Match(game.match().options(), game.match().players());
    saver.store(new MoveTreeCursor(open, tree), "The edge", done::add);
    app.until("it is saved", () -> !done.isEmpty());
    return saver.savedId();
  }

  /** A second tap before the first answer must not make a second study. */
  @Test
  public void aStudySavedTwiceAtOnceIsOneStudy() throws RefusalException {
    var match = match();
    var tree = MoveTree.of(match, List.of("first"));
    var open = new Match(match.options(), match.players());
    var saver = new StudySaver(app.games(), app::now);
    var walk = new MoveTreeCursor(open, tree);
    saver.store(walk, "A", done -> {});
    walk.change(MoveTree.of(match, List.of("second")));
    var done = new ArrayList<Object>();
    saver.store(walk, "B", done::add);
    app.until("it is saved", () -> !done.isEmpty());
    assertEquals(1, app.storage.columns().size());
    var stored = load(saver.savedId());
    assertEquals("B", stored.details().name());
    assertEquals("second", stored.tree().comment(1));
  }

  @Test
  public void aStudyReplacesItsRow() throws RefusalException {
    var study = commented(match(), true);
    long id = study.details().version().id();
    assertEquals(id, analyse(study));
  }

  /** Catches a second study with the same moves if the screen is left while it is saved. */
  @Test
  public void aStudyLeftWhileItIsSavedIsOneStudy() throws RefusalException {
    var match = match();
    var saver = new StudySaver(app.games(), app::now);
    var open = new Match(match.options(), match.players());
    var walk = new MoveTreeCursor(open, MoveTree.of(match, List.of("first")));
    saver.store(walk, "A", done -> {});
    saver.keep(walk);
    app.pass(0);
    assertEquals(1, app.storage.columns().size());
    walk.change(MoveTree.of(match, List.of("second")));
    saver.store(walk, "A", done -> {});
    walk.change(MoveTree.of(match, List.of("third")));
    saver.keep(walk);
    app.pass(0);
    assertEquals("a later change is a study of its own", 2, app.storage.columns().size());
  }

  @Test
  public void aCommentedGameKeepsItsEnd() throws RefusalException {
    var match = match();
    match.close(new ChosenEnding(1));
    var game = commented(match, true);
    long id = game.details().version().id();
    assertNotEquals(id, analyse(game));
    assertNotNull(load(id).match().closing());
  }

  @Test
  public void aCommentedGameThatCountsGoesOnCounting() throws RefusalException {
    var game = commented(match(), false);
    long id = game.details().version().id();
    assertNotEquals(id, analyse(game));
    assertFalse(load(id).details().practice());
  }

  @Test
  public void aCommentedGameKeepsItsReview() throws RefusalException {
    var game = commented(match(), true);
    var version = game.details().version();
    var kept = new ArrayList<Object>();
    app.games().keepReview(version, List.of("60 55"), kept::add);
    app.until("the review is kept", () -> !kept.isEmpty());
    assertNotEquals(version.id(), analyse(load(version.id())));
    assertEquals(List.of("60 55"), load(version.id()).notes());
  }
}
