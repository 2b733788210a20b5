package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.LiveDataRule;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

/** Tests that games from an edited position and studies are stored completely. */
public final class StudyTest {
  private static final String LAYOUT = "..S/NS./.SN to=2 taken=1,0";

  @Rule public final LiveDataRule liveData = new LiveDataRule();

  private RepositoryHarness test;
  private Match match;
  private MoveTree tree;
  private int studies;

  @Before
  public void begin() throws Exception {
    test = new InMemoryRepositoryHarness();
    var options = Options.parse(Games.byId("shi"), "size=3 first=samurai win=half");
    match = Match.from(options, LAYOUT, List.of(Player.person("Ana"), Player.cpu(Level.CLUB)));
    match.play("a2-a3");
    var moves = RecordWriter.write(match, "").strip();
    var text = moves + " {away} ({The quiet way} c1-c2 {why not})";
    tree = RecordReader.read(text).tree();
  }

  @After
  public void close() {
    test.close();
  }

  private long create(Match created, MoveTree with) {
    var id = new AtomicReference<Long>();
    var begun = GameVersion.unsaved(++studies);
    test.games().save(begun, created, with, false, saved -> id.set(saved.value().version().id()));
    return id.get();
  }

  private GameEntity row(long id) {
    return test.tables().row(id);
  }

  private LoadedGame load(long id) {
    var loaded = new AtomicReference<DataResult<LoadedGame>>();
    test.games().load(id, loaded::set);
    return loaded.get().value();
  }

  private LoadedGame.Playable playable(long id) {
    return (LoadedGame.Playable) load(id);
  }

  private DataResult<SaveResult> save(GameVersion base) {
    var saved = new AtomicReference<DataResult<SaveResult>>();
    test.games().save(base, match, false, saved::set);
    return saved.get();
  }

  private String export() {
    var text = new AtomicReference<String>();
    test.games().transfer().exportAll(answer -> text.set(answer.value()));
    return text.get();
  }

  private ImportPlan plan(String text) {
    var plan = new AtomicReference<ImportPlan>();
    var picked = ImportSource.PICKED;
    test.games().transfer().plan(() -> text, picked, answer -> plan.set(answer.value()));
    return plan.get();
  }

  private void bringIn(ImportPlan plan) {
    test.games().transfer().carryOut(plan, true, answer -> assertNull(answer.problem()));
  }

  @Test
  public void bothComeBackFromTheRow() {
    long id = create(match, tree);
    GameRepositoryContract.assertSame(match, playable(id).match());
    assertEquals(LAYOUT, playable(id).match().layout());
    assertEquals(tree, playable(id).tree());
    assertTrue(playable(id).isStudy());
    long plain = create(match, MoveTree.of(match, List.of()));
    assertEquals("", row(plain).variations);
    assertFalse(playable(plain).isStudy());
    assertEquals("nobody continues a study", 1, test.tables().latest(9).size());
    var other = MoveTree.EMPTY.add(0, "c1-c2");
    assertThrows(IllegalArgumentException.class, () -> create(match, other));
  }

  /** Catches a name or a comment that is lost on the way out and in again. */
  @Test
  public void aPromotedLineKeepsItsNameAndALongCommentStaysBesideAReview() throws Exception {
    match.goTo(match.ply() - 1);
    match.play("c1-c2");
    tree = tree.withMainLine(match.notation());
    long promoted = create(match, tree);
    var kept = playable(promoted).tree();
    assertEquals("The quiet way", kept.name(kept.mainLineEnd()));
    var comment = "c".repeat(1000);
    var text = RecordWriter.write(match, "").strip() + " {50 51 | " + comment + "}";
    bringIn(plan(text));
    var exported = export();
    assertTrue(exported, exported.contains("c1-c2 {why not} ({The quiet way})"));
    assertTrue(exported, exported.contains("{50 51 | " + comment + "}"));
    assertEquals("all is here", 0, plan(exported).fresh().size());
  }

  @Test
  public void aGameThatBeganElsewhereDoesNotCount() {
    match.close(new ChosenEnding(1));
    long id = create(match, tree);
    assertTrue(row(id).finished);
    assertEquals("", row(id).outcome);
    var counted = new AtomicReference<Statistics>();
    test.games().statistics(answer -> counted.set(answer.value()));
    assertTrue(counted.get().isEmpty());
    assertNull(lastLevel());
  }

  private Level lastLevel() {
    var level = new AtomicReference<>(Level.MASTER);
    test.games().lastLevel("shi", answer -> level.set(answer.value()));
    return level.get();
  }

  @Test
  public void variationsFollowTheGame() throws RefusalException {
    long id = create(match, tree);
    match.play("b2-a2");
    var saved = save(row(id).version()).value();
    assertEquals(tree.withMainLine(match.notation()), playable(id).tree());
    match.goTo(0);
    match.play("a2-a1");
    assertFalse(save(saved.version()).value().refused());
    var now = playable(id).tree();
    assertEquals(List.of("a2-a1"), now.movesTo(now.mainLineEnd()));
    assertEquals("what was the game stands beside it", 2, now.ply(now.find(moves("a2-a3 b2-a2"))));
    assertEquals("why not", now.comment(now.find(moves("c1-c2"))));
  }

  private static List<String> moves(String line) {
    return List.of(line.split(" "));
  }

  /** Catches lines that are lost because every save nests them one variation deeper. */
  @Test
  public void aGamePlayedOnFromOneMoveEarlierEachTimeLosesNoLine() {
    match = RandomGames.longest(List.of(Player.person("Ana"), Player.person("Rui")));
    assertTrue(match.length() + " moves", match.length() > 60);
    match.goTo(Math.min(70, match.length()));
    match = match.branch();
    var random = new Random(5);
    long id = create(match, MoveTree.of(match, List.of("so it began")));
    var lines = new ArrayList<>(List.of(List.copyOf(match.notation())));
    for (int place = match.length() - 1; place > 0; place--) {
      match.goTo(place);
      RandomGames.play(match, 1, random);
      assertTrue(save(row(id).version()).isDone());
      lines.add(List.copyOf(match.notation()));
    }
    for (var line : lines) {
      assertTrue(line.size() + " moves", playable(id).tree().find(line) > 0);
    }
  }

  @Test
  public void saveMayBringATreeOfItsOwn() {
    long id = create(match, tree);
    var plain = MoveTree.of(match, List.of());
    test.games().save(row(id).version(), match, plain, false, saved -> {});
    assertFalse(playable(id).isStudy());
  }

  @Test
  public void damageIsToldAndWithinVariationsCostsNoMove() {
    long id = create(match, tree);
    for (var bad : List.of("1. a2-a3 (1. c1-c9", "nonsense", "1. c1-c2 (1. a2-a3", "[")) {
      var damaged = row(id);
      damaged.variations = bad;
      test.tables().update(damaged);
      GameRepositoryContract.assertSame(match, playable(id).match());
      var there = playable(id).tree();
      assertEquals(bad, match.notation(), there.movesTo(there.mainLineEnd()));
    }
    var row = row(id);
    row.id = 9;
    row.variations = GameMapper.column(tree, 2);
    row.layout = "S../.../NNN";
    test.tables().insert(row);
    var damaged = (LoadedGame.Damaged) load(9);
    assertNull("nobody can tell where the moves begin", damaged.why().recovered());
    assertTrue(damaged.text(), damaged.text().contains("[Layout \"S../.../NNN\"]"));
    assertTrue(damaged.text(), damaged.text().endsWith("\na2-a3\n"));
    assertTrue(export(), export().contains("({The quiet way} 1. c1-c2 {why not})"));
  }

  @Test
  public void bothAreExportedAndBroughtInOnce() {
    create(match, tree);
    test.games().keepReview(row(1).version(), List.of("50 51"), answer -> {});
    var text = export();
    assertTrue(
        text, text.contains("1. a2-a3 {50 51 | away} ({The quiet way} 1. c1-c2 {why not})\n"));
    assertEquals(1, plan(text).known());
    test.games().delete(List.of(1L), answer -> {});
    bringIn(plan(text));
    assertEquals("to the byte", text, export());
    assertEquals(List.of("50 51"), playable(2).notes());
    assertEquals(tree, playable(2).tree());
    assertEquals(1, plan(text.replaceFirst("\\(\\{.*\\)", "").replace(" | away", "")).known());
    assertEquals("another study", 1, plan(text.replace("why not", "!")).fresh().size());
    assertEquals("another beginning", 1, plan(text.replace("1,0", "0,0")).fresh().size());
    var damaged = plan(text.replace("c1-c2", "c1-c9")).damaged().get(0);
    assertEquals(match.notation(), damaged.damage().recovered().moves());
  }
}
