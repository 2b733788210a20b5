package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.LiveDataRule;
import tabuleiro.app.TestScale;
import tabuleiro.app.ui.ThreadCpuClock;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;

public final class ImportExportTest {
  private static final int MUTATED_RECORDS = TestScale.times(20_000);
  private static final int MUTATED_LIBRARIES = TestScale.times(150);

  @Rule public final LiveDataRule liveData = new LiveDataRule();

  private static final List<Player> PLAYERS = List.of(Player.person("Ana"), Player.person("Rui"));
  private static final List<String> DAYS = List.of("2020-01-05", "2020-12-31", "2025-02-28");

  private final Random random = new Random(2026);
  private final TimeZone zone = TimeZone.getDefault();
  private RepositoryHarness test;
  private GameRepository games;

  @Before
  public void open() {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC")); // records name the day
    test = new InMemoryRepositoryHarness();
    games = test.games();
  }

  @After
  public void close() {
    test.close();
    TimeZone.setDefault(zone);
  }

  @Test
  public void aLibraryComesBackFromItsFileWithEverythingItHad() {
    for (int i = 0; i < 60; i++) {
      test.now += 12_345;
      games.create(RandomGames.any(random), random.nextBoolean(), saved -> {});
    }
    games.rename(3, "Sunday \"at\" \\ Zé’s = = =", answer -> {});
    games.pin(List.of(5L, 9L), true, answer -> {});
    var before = test.tables().all();
    var text = export();
    test.close();
    test.reopen();
    games = test.games();
    var plan = plan(text);
    assertEquals(0, plan.damaged().size());
    carryOut(plan, false);
    var after = test.tables().all();
    assertEquals(before.size(), after.size() + plan.known());
    for (int i = 0; i < after.size(); i++) {
      var twin = twin(before, after.get(i));
      assertEquals(twin.name, after.get(i).name);
      assertEquals(twin.pinned, after.get(i).pinned);
      assertEquals(twin.practice, after.get(i).practice);
      assertEquals(twin.ply, after.get(i).ply);
      assertEquals(twin.created, after.get(i).created);
      assertEquals(twin.changed, after.get(i).changed);
      assertEquals(twin.finished, after.get(i).finished);
      assertEquals(twin.outcome, after.get(i).outcome);
      assertEquals(twin.layout, after.get(i).layout);
    }
    var again = plan(text);
    assertTrue(again.fresh().isEmpty());
    assertEquals(before.size(), again.known());
    assertTrue(carryOut(again, true).isEmpty());
  }

  @Test
  public void aReviewGoesAlongWithItsGame() throws DamagedRecordException {
    var text =
        """
        [Game "shakti"]
        1. b2-a1 {50 51} f6-f5 {?? 49 10 better d6-d7 but f6-f5 f2-f3}
        """;
    carryOut(plan(text), false);
    var notes = GameMapper.notes(test.tables().all().get(0));
    assertEquals(List.of("50 51", "?? 49 10 better d6-d7 but f6-f5 f2-f3"), notes);
    assertTrue(export(), export().contains("1. b2-a1 {50 51} f6-f5 {?? 49 10 better d6-d7"));
    carryOut(plan(text.replace("b2-a1", "b2-b1").replace("50 51", "a fine beginning")), false);
    assertEquals("", test.tables().all().get(1).review);
    assertTrue(export(), export().contains("1. b2-b1 {a fine beginning} f6-f5"));
  }

  private static GameEntity twin(List<GameEntity> rows, GameEntity row) {
    return rows.stream()
        .filter(other -> other.created == row.created && other.moves.equals(row.moves))
        .findFirst()
        .orElseThrow();
  }

  @Test
  public void recordsPastedOneAfterTheOtherAreToldApart() {
    var text = new StringBuilder("\uFEFF");
    for (int i = 0; i < 5; i++) {
      var match = RandomGames.play(RandomGames.fresh(random), 10 + i, random);
      text.append(GameRecord.of(match, "2026-11-16").toText().replace("\n", "\r\n"));
    }
    var plan = plan(text.toString());
    assertEquals(5, plan.fresh().size());
    assertEquals(0, plan.damaged().size());
  }

  @Test
  public void aLibraryThatIsQuotedInAMailIsToldApartToo() {
    for (int i = 0; i < 5; i++) {
      var match = RandomGames.play(RandomGames.fresh(random), 10 + i, random);
      games.create(match, false, saved -> {});
    }
    var plan = plan("> " + export().replace("\n", "\n> "));
    assertEquals(5, plan.known());
    assertEquals(0, plan.damaged().size());
  }

  @Test
  public void damageIsNamedByItsLineInTheWholeTextAndTheRestIsRead() {
    var good = GameRecord.of(RandomGames.play(RandomGames.fresh(random), 6, random), "").toText();
    var other = GameRecord.of(RandomGames.play(RandomGames.fresh(random), 7, random), "").toText();
    int lines = good.split("\n").length;
    var bad = good + "4. rubbish\n";
    var text = good + "=== 2 ===\n" + bad + "=== 3 ===\n" + other;
    var plan = plan(text);
    assertEquals(2, plan.fresh().size());
    assertEquals(1, plan.damaged().size());
    var damaged = plan.damaged().get(0);
    assertEquals(lines + 1 + lines + 1, damaged.damagedLine());
    assertEquals(6, damaged.damage().recovered().moves().size());
    assertEquals(1, plan.recoverable());
    assertEquals(2, carryOut(plan, false).size());
    assertEquals("the recovered part is the first game again", 0, carryOut(plan, true).size());
  }

  @Test
  public void aNameWithHalfAPairIsImportedOnceOnly() {
    var text =
        """
        [Name "Sunday \uD83D"]
        [Game "shi"]
        [Seat1 "A\uDE00na"]
        [Seat2 "Rui\uD83D"]
        1. f8-h6 h1-g2
        """;
    assertEquals(1, carryOut(plan(text), false).size());
    assertEquals(1, plan(text).known());
    assertEquals(0, carryOut(plan(text), false).size());
  }

  @Test
  public void aDamagedRowIsExportedAsItIsAndComesBackAsDamaged() {
    var row =
        GameMapper.of(RandomGames.play(RandomGames.fresh(random), 5, random), false, test.now);
    row.game = "hnefatafl";
    test.tables().insert(row);
    var text = export();
    assertTrue(text, text.contains(row.moves));
    var plan = plan(text);
    assertEquals(1, plan.damaged().size());
    assertFalse(plan.damaged().get(0).isReadable());
  }

  @Test
  public void theExportOfAnEarlierVersionComesBackAndIsWrittenTheSameToTheByte()
      throws IOException {
    String text;
    try (var export = getClass().getResourceAsStream("library-0.1.0.txt")) {
      text = new String(export.readAllBytes(), StandardCharsets.UTF_8);
    }
    test.now = System.currentTimeMillis() + TimeUnit.DAYS.toMillis(36_500);
    var plan = plan(text);
    assertEquals(0, plan.damaged().size());
    assertEquals(42, plan.fresh().size());
    carryOut(plan, false);
    assertEquals(text, export());
    var again = plan(text);
    assertEquals("all are known", 42, again.known());
    assertEquals(0, carryOut(again, true).size());
  }

  /** Catches games that differ in nothing but the moment at which they were begun. */
  @Test
  public void fiveQuickResignationsAreFiveGames() {
    var match = new Match(Options.standard(GameRepositoryContract.game("shakti")), PLAYERS);
    match.close(new ChosenEnding(0));
    for (int i = 0; i < 5; i++) {
      test.now += 1000;
      games.create(match, false, saved -> {});
    }
    var text = export();
    assertEquals("nothing is new", 5, plan(text).known());
    test.close();
    test.reopen();
    games = test.games();
    assertEquals(5, carryOut(plan(text), false).size());
    assertEquals("to the byte", text, export());
    assertEquals(5, plan(text).known());
  }

  /** Catches records that differ in their date only, and days that are lost on the way in. */
  @Test
  public void theSameMovesOnAnotherDayAreAnotherGame() {
    var match = new Match(Options.standard(GameRepositoryContract.game("shakti")), PLAYERS);
    RandomGames.play(match, 6, random);
    var text = new StringBuilder();
    for (var day : DAYS) {
      text.append(GameRecord.of(match, day).toText());
    }
    assertEquals(DAYS.size(), carryOut(plan(text.toString()), false).size());
    for (var day : DAYS) {
      assertTrue(day, export().contains("[Date \"" + day + "\"]"));
    }
    assertEquals("the same file again", DAYS.size(), plan(text.toString()).known());
    assertEquals("from a backup too", DAYS.size(), plan(export()).known());
    var undated = GameRecord.of(match, "").toText();
    assertEquals("any day fits a record without", 1, plan(undated).known());
    var impossible = GameRecord.of(match, "2025-13-45").toText();
    assertEquals("and one with a wrong day", 1, plan(impossible).known());
    var tomorrow = GameRecord.of(match, "2031-01-01").toText();
    assertEquals(1, carryOut(plan(tomorrow), false).size());
    assertEquals("even if the clock is behind", 1, plan(tomorrow).known());
    var round = "[Name \"Round 1\"]\n" + GameRecord.of(match, "2019-05-05").toText();
    var other = round.replace("Round 1", "Round 2");
    assertEquals(2, carryOut(plan(round + "===\n" + other), false).size());
    assertEquals(1, plan(other).known());
  }

  /** Boundary: a row of the greatest length goes the whole way in and out, a longer one is told. */
  @Test
  public void aGameThatIsTooLongIsLeftOutAndCounted() {
    var match = RandomGames.longest(PLAYERS);
    var longest = study(match, ImportedGame.LONGEST_ROW);
    var plan = plan(longest + "\n" + GameRecord.of(RandomGames.any(random), "").toText());
    assertEquals(2, plan.fresh().size());
    assertEquals(0, plan.tooLong());
    var ids = carryOut(plan, false);
    assertEquals(ImportedGame.LONGEST_ROW, length(test.tables().row(ids.get(0))));
    assertEquals(2, plan(export()).known());
    var over = plan(study(match, ImportedGame.LONGEST_ROW + 1) + "\n" + export());
    assertEquals(1, over.tooLong());
    assertEquals(2, over.known());
    assertFalse(over.isUnrelatedText());
  }

  /** One below, at and one above the limits of both names, through import and export. */
  @Test
  public void theGamesWhoseNamesAreTooLongAreCounted() {
    for (int more = -1; more <= 1; more++) {
      int longer = Math.max(0, more);
      for (var letter : List.of("x", "\uD83C\uDFB2")) {
        var player = letter.repeat(40 + more);
        var name = letter.repeat(60 + more);
        var begin = "[Game \"shakti\"]\n";
        var end = "1. b2-a1 f6-f5\n";
        var named = plan("[Name \"" + name + "\"]\n" + begin + end);
        assertEquals(longer, named.longNames(false));
        var both = "[Name \"" + name + "\"]\n" + begin + "[Seat2 \"" + player + "\"]\n" + end;
        var plan = plan(both);
        assertEquals("a game counts once", longer, plan.longNames(false));
        var id = carryOut(plan, false).get(0);
        var row = test.tables().row(id);
        assertEquals(letter.repeat(Math.min(60, 60 + more)), row.name);
        assertEquals("\t\n\t" + letter.repeat(Math.min(40, 40 + more)), row.players);
        assertEquals("the game is known", 1, plan(both).known());
        var exported = export();
        test.close();
        test.reopen();
        games = test.games();
        var again = plan(exported);
        assertEquals("what is here fits", 0, again.longNames(true));
        assertEquals(row.name, again.fresh().get(0).row().name);
        assertEquals(row.players, again.fresh().get(0).row().players);
      }
    }
  }

  @Test
  public void longNamesOfDamagedGamesCountIfTheyAreImported() {
    var seat = "[Seat1 \"" + "x".repeat(41) + "\"]\n";
    var plan = plan("[Game \"shakti\"]\n" + seat + "1. b2-a1 nonsense\n");
    assertEquals(1, plan.recoverable());
    assertEquals(0, plan.longNames(false));
    assertEquals(1, plan.longNames(true));
  }

  private static int length(GameEntity row) {
    return row.moves.length() + row.review.length() + row.variations.length();
  }

  /** Returns a record whose row has a length, by comments on variations of its first moves. */
  private static String study(Match match, int length) {
    var position = match.positionAt(0);
    var text = new StringBuilder(GameRecord.of(match, "").toText());
    text.setLength(text.indexOf("\n1. ") + 1);
    int first = text.length();
    for (int ply = 0; ply < match.length(); ply++) {
      var move = match.notation().get(ply);
      text.append(move).append(' ');
      var legal = new MoveList();
      position.moves(legal);
      for (int i = 0; i < legal.size() && text.length() < length - 40_000; i++) {
        var other = position.format(legal.get(i));
        if (!other.equals(move)) {
          text.append("(").append(other).append(" {").append("c".repeat(499)).append("}) ");
        }
      }
      position.play(match.moveAt(ply));
    }
    int missing = length - length(LibraryTextFormat.read(text.toString()).get(0).row());
    assertTrue("" + missing, missing >= 0);
    int at = text.indexOf("{") + 1;
    while (missing > 0) {
      int part = Math.min(missing, 400);
      text.insert(at, "d".repeat(part));
      at = text.indexOf("{", text.indexOf("}", at)) + 1;
      missing -= part;
    }
    assertTrue("enough moves", at > first);
    return text.toString();
  }

  /** Also accepts texts of the previous version; nothing of a damaged game is normalized. */
  private static final String DAMAGED =
      """
      === 1 ===
      [Created "2026-10-14T12:08:13.800Z"]
      [Changed "2026-10-14T12:08:13.800Z"]
      [Place "2"]
      [Game "ni-ju"]
      [Options "tiles=20 race=0"]
      [Seat1 "Ana"]
      [Seat2 "Rui \\"Zé\\" \\\\ Ação"]
      [Level2 "club"]
      [Date "2026-10-14"]
      [Result "resigned 7"]
      10r1@0,0 15r1@-1,0 e9=e9

      """;

  @Test
  public void aDamagedRowIsExportedWordForWord() {
    var row = new GameEntity();
    row.game = "ni-ju";
    row.options = "tiles=20 race=0";
    row.players = "\tAna\nclub\tRui \"Zé\" \\ Ação";
    row.moves = "10r1@0,0 15r1@-1,0 e9=e9";
    row.closing = "resigned 7";
    row.ply = 2;
    row.created = 1_791_979_693_800L;
    row.changed = row.created;
    test.tables().insert(row);
    assertEquals(DAMAGED, export());
  }

  @Test
  public void theTimeToReadATextGrowsWithItsLengthAndNotFaster()
      throws ReflectiveOperationException {
    var clock = new ThreadCpuClock();
    var record = GameRecord.of(RandomGames.play(RandomGames.fresh(random), 6, random), "").toText();
    for (var filler : new String[] {"\n", "> \n", "> >", "{}", "[Site \"x\"", "=", " "}) {
      for (int times : new int[] {30_000, 300_000}) {
        var text = "[Name \"x\"]\n" + filler.repeat(times) + "\n" + record;
        long begin = clock.nanos();
        assertNotNull(filler, plan(text));
        double perKb = (clock.nanos() - begin) / 1e6 / (text.length() / 1000.0);
        assertTrue(
            filler + " × " + times + ": " + perKb, perKb < ImportTimeTest.MOST_MILLIS_PER_KB);
      }
    }
  }

  @Test
  public void whatOthersGiveIsNotPinnedAndDoesNotCountEvenAfterABackup() {
    var players = List.of(Player.person("Ana"), Player.cpu(Level.CLUB));
    var won = new Match(Options.standard(Games.all().get(0)), players);
    won.close(new ChosenEnding(1));
    games.create(won, false, saved -> {});
    games.pin(List.of(1L), true, answer -> {});
    var text = export();
    for (var source : ImportSource.values()) {
      test.close();
      test.reopen();
      games = test.games();
      carryOut(plan(text, source), false);
      var row = test.tables().row(1);
      assertEquals(source.name(), source.isOwn(), row.pinned);
      assertEquals(source.name(), source.isOwn() ? 1 : 0, counted());
      var backup = export();
      test.close();
      test.reopen();
      games = test.games();
      carryOut(plan(backup), false);
      assertEquals(source.name(), source.isOwn() ? 1 : 0, counted());
    }
  }

  @Test
  public void aTextOnSomethingElseIsToldApartFromADamagedGame() {
    for (var text :
        new String[] {"", "hello", "<html>\n[x]", "\u0089PNG\r\n\0\0", "===\nno\n===\nno"}) {
      assertTrue(text, plan(text).isUnrelatedText());
    }
    assertFalse(plan("[Game \"chess\"]\n1. e4").isUnrelatedText());
    assertFalse(plan("[Game \"shi\"]").isUnrelatedText());
  }

  /** One below, at and one above the limit. */
  @Test
  public void aTextOfAHundredThousandGamesIsRead() {
    for (int count = 99_999; count <= 100_001; count++) {
      var answer = new AtomicReference<DataResult<ImportPlan>>();
      var text = "===\nx\n".repeat(count);
      games.transfer().plan(() -> text, ImportSource.PICKED, answer::set);
      if (count > 100_000) {
        assertEquals(StorageProblem.TOO_LARGE, answer.get().problem());
      } else {
        assertEquals(count, answer.get().value().damaged().size());
      }
    }
  }

  /** One below, at and one above the limit of a name, in letters beyond 16 bits. */
  @Test
  public void aNameOfSixtyLettersComesBack() {
    for (int letters = 59; letters <= 61; letters++) {
      var id = new AtomicReference<Long>();
      games.create(
          RandomGames.play(RandomGames.fresh(random), 4, random),
          false,
          saved -> id.set(saved.value()));
      games.rename(id.get(), "\uD83C\uDFB2".repeat(letters), done -> {});
      var name = test.tables().row(id.get()).name;
      assertEquals(Math.min(letters, 60), name.codePointCount(0, name.length()));
      var text = new AtomicReference<String>();
      games.transfer().export(List.of(id.get()), answer -> text.set(answer.value()));
      games.delete(List.of(id.get()), done -> {});
      games
          .transfer()
          .plan(
              text::get,
              ImportSource.PICKED,
              plan ->
                  games
                      .transfer()
                      .carryOut(plan.value(), false, done -> id.set(done.value().get(0))));
      assertEquals(name, test.tables().row(id.get()).name);
    }
  }

  @Test
  public void moreGamesThanAnyLibraryHasAreRefused() {
    var problem = new AtomicReference<StorageProblem>();
    var text = "x\n===\n".repeat(200_000);
    games.transfer().plan(() -> text, ImportSource.PICKED, answer -> problem.set(answer.problem()));
    assertEquals(StorageProblem.TOO_LARGE, problem.get());
  }

  @Test
  public void anErrorWhileReadingIsAProblemAndNotTheEndOfTheApp() {
    var problems = new ArrayList<StorageProblem>();
    for (var error :
        new Error[] {new OutOfMemoryError(), new StackOverflowError(), new LinkageError()}) {
      games
          .transfer()
          .plan(
              () -> {
                throw error;
              },
              ImportSource.PICKED,
              answer -> problems.add(answer.problem()));
    }
    assertEquals(
        List.of(StorageProblem.TOO_LARGE, StorageProblem.OTHER, StorageProblem.OTHER), problems);
  }

  @Test
  public void anythingThatIsNoRecordIsRefusedWithAReason() {
    for (var text :
        new String[] {
          "",
          "   \n\n",
          "===\n===\n",
          "hello",
          "[",
          "[Game",
          "{",
          "\0",
          "[Game \"" + "x".repeat(100_000) + "\"]",
          "[".repeat(50_000),
          "> ".repeat(50_000) + "x",
          "[Game \"shakti\"]\n" + "1. ".repeat(30_000),
          "[Game \"shakti\"]\n{" + "a".repeat(90_000)
        }) {
      for (var game : LibraryTextFormat.read(text)) {
        assertTrue(
            text.substring(0, Math.min(40, text.length())),
            game.damage() != null || game.row().moves.isEmpty());
      }
    }
    assertTrue(LibraryTextFormat.read(" \n\n=====\n").isEmpty());
  }

  @Test
  public void mutatedRecordsAreRefusedOrRecoveredWithAReasonAndNeverBelievedWrongly() {
    var texts = new ArrayList<String>();
    for (int i = 0; i < 200; i++) {
      texts.add(GameRecord.of(RandomGames.any(random), "2026-11-16").toText());
    }
    int accepted = 0;
    int recovered = 0;
    int refused = 0;
    int wrong = 0;
    for (int i = 0; i < MUTATED_RECORDS; i++) {
      var text = mutated(texts.get(i % texts.size()), 1 + random.nextInt(4));
      for (var game : LibraryTextFormat.read(text)) {
        if (game.damage() == null) {
          accepted++;
        } else {
          assertFalse(text, game.damage().getMessage().isEmpty());
          assertTrue(text, game.damage().line() >= 1 && game.damage().column() >= 1);
          recovered += game.isReadable() ? 1 : 0;
          refused += game.isReadable() ? 0 : 1;
        }
        wrong += !game.isReadable() || replays(game.row()) ? 0 : 1;
      }
    }
    System.out.printf(
        "import fuzz: %d mutated records, 0 crashes, %d read (and replayed), %d recovered in part,"
            + " %d refused, %d wrongly accepted%n",
        MUTATED_RECORDS, accepted, recovered, refused, wrong);
    assertEquals(0, wrong);
  }

  @Test
  public void mutatedLibrariesKeepTheGamesThatWereNotHit() {
    for (int i = 0; i < 20; i++) {
      games.create(RandomGames.any(random), false, saved -> {});
    }
    var text = export();
    var whole = LibraryTextFormat.read(text).size();
    for (int i = 0; i < MUTATED_LIBRARIES; i++) {
      int hits = 1 + random.nextInt(3);
      var read = LibraryTextFormat.read(mutated(text, hits));
      long good = read.stream().filter(game -> game.damage() == null).count();
      // A corruption damages at most the records on both sides of a separator, or a run that it
      // cuts out.
      assertTrue(good + " of " + whole, good >= whole - 2 * hits - 2);
      assertTrue(read.stream().allMatch(game -> !game.isReadable() || replays(game.row())));
    }
    System.out.printf("import fuzz: %d mutated libraries of %d games%n", MUTATED_LIBRARIES, whole);
  }

  /**
   * Verifies a record independently of the reader: replays the moves and checks that the text is
   * stable.
   */
  private static boolean replays(GameEntity row) {
    if (!(GameMapper.load(row) instanceof LoadedGame.Playable game)) {
      return false;
    }
    var record = GameRecord.of(game.match(), "");
    try {
      var match = record.toMatch();
      return match.length() == record.moves().size()
          && row.moves.equals(String.join(" ", match.notation()))
          && GameRecord.parse(record.toText()).equals(record);
    } catch (DamagedRecordException | IllegalStateException | IllegalArgumentException wrong) {
      return false;
    }
  }

  private String mutated(String text, int hits) {
    var mutant = new StringBuilder(text);
    for (int i = 0; i < hits; i++) {
      int at = random.nextInt(mutant.length());
      int end = Math.min(mutant.length(), at + 1 + random.nextInt(12));
      switch (random.nextInt(8)) {
        case 0 -> mutant.deleteCharAt(at);
        case 1 -> mutant.insert(at, (char) (32 + random.nextInt(95)));
        case 2 -> mutant.replace(at, at + 1, text((char) (32 + random.nextInt(95))));
        case 3 -> mutant.insert(at, mutant.substring(at, end));
        case 4 -> mutant.delete(at, end);
        case 5 -> mutant.insert(at, "\n");
        case 6 -> mutant.replace(at, at + 1, text((char) random.nextInt(0x10000)));
        default -> {
          var cut = mutant.substring(at, end);
          mutant.delete(at, end);
          mutant.insert(random.nextInt(mutant.length() + 1), cut);
        }
      }
      if (mutant.length() == 0) {
        mutant.append(' ');
      }
    }
    return mutant.toString();
  }

  private static String text(char letter) {
    return String.valueOf(letter);
  }

  private String export() {
    var text = new AtomicReference<String>();
    games.transfer().exportAll(answer -> text.set(answer.value()));
    assertNotNull(text.get());
    return text.get();
  }

  private int counted() {
    var counted = new AtomicReference<Statistics>();
    games.statistics(answer -> counted.set(answer.value()));
    return counted.get().games().size();
  }

  private ImportPlan plan(String text) {
    return plan(text, ImportSource.PICKED);
  }

  private ImportPlan plan(String text, ImportSource source) {
    var plan = new AtomicReference<ImportPlan>();
    games.transfer().plan(() -> text, source, answer -> plan.set(answer.value()));
    return plan.get();
  }

  private List<Long> carryOut(ImportPlan plan, boolean withRecovered) {
    var ids = new AtomicReference<List<Long>>();
    games.transfer().carryOut(plan, withRecovered, answer -> ids.set(answer.value()));
    return ids.get();
  }
}
