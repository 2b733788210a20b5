package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Contract test of saved games, for the database and the in-memory fake. */
public abstract class GameRepositoryContract {
  private final Random random = new Random(6);
  private RepositoryHarness test;
  private GameRepository games;

  RepositoryHarness test() {
    return test;
  }

  /** Returns an empty store. */
  abstract RepositoryHarness fresh();

  @Before
  public void open() {
    test = fresh();
    games = test.games();
  }

  @After
  public void close() {
    test.close();
  }

  @Test
  public void everyStageOfAGameComesBackAsItWas() {
    for (int i = 0; i < 100; i++) {
      var match = RandomGames.any(random);
      boolean practice = random.nextBoolean();
      long id = create(match, practice);
      var loaded = playable(id);
      assertSame(match, loaded.match());
      assertEquals(practice, loaded.details().practice());
    }
  }

  @Test
  public void aSaveReplacesMovesPlaceAndEndButNotTheName() {
    var match = RandomGames.play(RandomGames.fresh(random), 1, random);
    long id = create(match, false);
    games.rename(id, "  Sunday ", ok());
    RandomGames.play(match, 8, random);
    match.goTo(5);
    games.save(version(id), match, true, saved -> assertTrue(saved.isDone()));
    assertSame(match, playable(id).match());
    assertEquals("Sunday", playable(id).details().name());
    assertTrue(playable(id).match().canRedo());
    match.close(new ChosenEnding(0));
    games.save(version(id), match, true, saved -> assertTrue(saved.isDone()));
    assertSame(match, playable(id).match());
  }

  @Test
  public void aDamagedCountOfChangesDoesNotStopSaving() {
    var match = RandomGames.play(RandomGames.fresh(random), 3, random);
    long id = create(match, false);
    long before = version(id).revision();
    test.tables().put(SettingEntity.of("revision", "1x"));
    games.save(version(id), match, true, saved -> assertTrue(saved.isDone()));
    assertTrue(version(id).revision() > before);
    assertTrue(playable(id).details().practice());
  }

  @Test
  public void aRowThatIsGoneComesBackWithTheNextSave() {
    var match = RandomGames.play(RandomGames.fresh(random), 3, random);
    games.save(new GameVersion(77, 5, test.now), match, false, saved -> assertTrue(saved.isDone()));
    assertSame(match, playable(77).match());
  }

  @Test
  public void theLatestIsTheRunningGameTouchedLast() {
    var latest = new ArrayList<LoadedGame.Playable>();
    games.latest().observeForever(answer -> latest.add(answer.value()));
    test.idle();
    assertNull(latest.get(latest.size() - 1));
    long first = create(RandomGames.play(RandomGames.fresh(random), 2, random), false);
    long second = create(RandomGames.play(RandomGames.fresh(random), 2, random), false);
    test.idle();
    assertEquals(second, latest.get(latest.size() - 1).id());
    var match = playable(first).match();
    games.save(version(first), match, false, saved -> {});
    test.idle();
    assertEquals(first, latest.get(latest.size() - 1).id());
    match.close(ChosenEnding.AGREED);
    games.save(version(first), match, false, saved -> {});
    test.idle();
    assertEquals(second, latest.get(latest.size() - 1).id());
    games.delete(List.of(second), ok());
    test.idle();
    assertNull(latest.get(latest.size() - 1));
  }

  /** One below, at and one above the damaged games that may lie above the latest playable one. */
  @Test
  public void theLatestGameIsFoundBelowFourDamagedOnes() throws RefusalException {
    long id = create(begun("shi"), false);
    for (int damaged = 1; damaged <= 5; damaged++) {
      var row = row();
      row.game = "hnefatafl";
      test.tables().add(row);
      var found = new AtomicReference<LoadedGame.Playable>();
      games.findLatest(answer -> found.set(answer.value()));
      test.idle();
      if (damaged <= 4) {
        assertEquals(id, found.get().id());
      } else {
        assertNull(found.get());
      }
    }
  }

  /** One below, at and one above the parts in which long columns are read. */
  @Test
  public void longColumnsComeBackFromTheirParts() throws RefusalException {
    for (int parts = 1; parts <= 2; parts++) {
      for (int more = -1; more <= 1; more++) {
        int letters = parts * GamesDao.PART + more;
        var row = row();
        row.moves = "x".repeat(letters);
        row.review = "\uD83C\uDFB2".repeat(letters);
        row.variations = "é".repeat(letters);
        var read = test.tables().row(test.tables().insert(row));
        assertTrue(letters + " letters", row.moves.equals(read.moves));
        assertTrue(letters + " letters", row.review.equals(read.review));
        assertTrue(letters + " letters", row.variations.equals(read.variations));
      }
    }
  }

  private GameEntity row() throws RefusalException {
    return GameMapper.of(begun("shi"), false, test.now);
  }

  /** Catches that a game of another kind, a finished, received or deleted one is resumed. */
  @Test
  public void theLatestOwnGameIsTheRunningOneOfItsKindThatWasBegunHere() throws RefusalException {
    assertNull(latestOwn("shi"));
    long first = create(begun("shi"), false);
    long second = create(begun("shi"), false);
    create(begun("shakti"), false);
    games.duplicate(first, "copy", copied -> {});
    assertEquals((Long) second, latestOwn("shi"));
    games.delete(List.of(second), ok());
    assertEquals((Long) first, latestOwn("shi"));
    var match = playable(first).match();
    match.close(ChosenEnding.AGREED);
    games.save(version(first), match, false, saved -> {});
    assertNull(latestOwn("shi"));
  }

  private Match begun(String gameId) throws RefusalException {
    var options = Options.standard(Games.byId(gameId));
    return RandomGames.play(RandomGames.fresh(options, random), 2, random);
  }

  private Long latestOwn(String gameId) {
    var found = new AtomicReference<Long>();
    games.findLatestOwn(
        gameId, answer -> found.set(answer.value() == null ? null : answer.value().id()));
    test.idle();
    return found.get();
  }

  @Test
  public void aSaveBasedOnAnOlderStateIsRefusedAndTheNewerOneStays() {
    var first = RandomGames.play(RandomGames.fresh(random), 1, random);
    long id = create(first, false);
    var base = version(id);
    var second = playable(id).match();
    RandomGames.play(second, 3, random);
    assertFalse(save(base, second).refused());
    RandomGames.play(first, 1, random);
    var late = save(base, first);
    assertTrue(late.refused());
    assertEquals(version(id), late.version());
    assertSame(second, playable(id).match());
    assertFalse("what is stored already is no conflict", save(base, second).refused());
  }

  /** Catches a row from a recovered file that keeps newer moves in memory from being saved. */
  @Test
  public void aRowOlderThanTheStateInMemoryIsReplaced() {
    var match = RandomGames.play(RandomGames.fresh(random), 1, random);
    long id = create(match, false);
    RandomGames.play(match, 2, random);
    var confirmed = version(id);
    var ahead = new GameVersion(id, confirmed.revision() + 7, confirmed.created());
    assertFalse(save(ahead, match).refused());
    assertSame(match, playable(id).match());
  }

  @Test
  public void aFirstSaveThatWasNeverConfirmedIsNotMadeTwice() {
    var match = RandomGames.play(RandomGames.fresh(random), 1, random);
    var begun = GameVersion.unsaved(test.now);
    var saved = save(begun, match);
    assertEquals(saved, save(begun, match));
    RandomGames.play(match, 1, random);
    assertTrue(save(begun, match).refused());
    assertEquals(1, list(LibraryQuery.ALL).size());
  }

  @Test
  public void aClockThatIsSetBackDoesNotChangeWhichGameIsLatest() {
    long first = create(RandomGames.play(RandomGames.fresh(random), 2, random), false);
    test.now -= 1_000_000_000L;
    long second = create(RandomGames.play(RandomGames.fresh(random), 2, random), false);
    var latest = new AtomicReference<LoadedGame.Playable>();
    games.latest().observeForever(answer -> latest.set(answer.value()));
    test.idle();
    assertEquals(second, latest.get().id());
    // The list shows dates, so it follows them, right or wrong.
    assertEquals(List.of(first, second), list(LibraryQuery.ALL));
    assertEquals(
        List.of(second, first),
        list(new LibraryQuery("", LibraryQuery.State.ANY, "", LibraryQuery.Sort.OLDEST)));
  }

  private List<Long> found(String text) {
    return list(new LibraryQuery("", LibraryQuery.State.ANY, text, LibraryQuery.Sort.LATEST));
  }

  /** Catches "olaf" that does not find Ólafur, in this and every other language. */
  @Test
  public void theSearchIgnoresAccentsAndCase() {
    long id = create(RandomGames.play(RandomGames.fresh(random), 2, random), false);
    for (var name :
        List.of(
            "Ólafur Þórðarson: olaf, OLAFUR, thordar, ólafur thord",
            "Łukasz Żółć: lukasz, zolc, ŻÓŁĆ",
            "Straße Ærø Œuvre: strasse, aero, oeuvre, STRASSE",
            "Ελένη Παππάς: ελενη, ΠΑΠΠΑΣ, παππας",
            "İstanbul Işık: istanbul, ISIK, isik",
            "Ёлка Андрей: елка, андреи",
            "João D’Ávila: joao, avila d’",
            "Nguyễn Đức: nguyen, duc",
            "ＡＢＣ: abc")) {
      games.rename(id, name.substring(0, name.indexOf(':')), ok());
      for (var text : name.substring(name.indexOf(':') + 1).split(",")) {
        assertEquals(text + " finds " + name, List.of(id), found(text));
      }
      assertEquals("nobody", List.of(), found("olafia"));
    }
  }

  @Test
  public void theOrderByNameIgnoresAccents() {
    var ids = new ArrayList<Long>();
    for (var name : List.of("Zé", "Ólafur", "olga", "Ana")) {
      long id = create(RandomGames.play(RandomGames.fresh(random), 2, random), false);
      games.rename(id, name, ok());
      ids.add(0, id);
    }
    Collections.swap(ids, 1, 2); // Ana, Ólafur, olga, Zé
    assertEquals(
        ids, list(new LibraryQuery("", LibraryQuery.State.ANY, "", LibraryQuery.Sort.NAME)));
  }

  /**
   * Catches imported games of the past that show the time of their import, stand below games that
   * are older, and are not found by their date.
   */
  @Test
  public void importedGamesHaveTheirOwnDates() {
    long own = create(RandomGames.play(RandomGames.fresh(random), 2, random), false);
    var text = new StringBuilder();
    for (var day : List.of("2020-02-29", "2022-07-01", "1999-13-77", "2023-03-12")) {
      var match = RandomGames.play(RandomGames.fresh(random), 6, random);
      text.append(GameRecord.of(match, day).toText()).append('\n');
    }
    var ids = new AtomicReference<List<Long>>();
    games
        .transfer()
        .plan(
            text::toString,
            ImportSource.PASTED,
            plan -> games.transfer().carryOut(plan.value(), false, done -> ids.set(done.value())));
    test.idle();
    var imported = ids.get();
    long unknown = imported.get(2);
    assertEquals(
        List.of(own, unknown, imported.get(3), imported.get(1), imported.get(0)),
        list(LibraryQuery.ALL));
    var played = load(imported.get(3)).details();
    assertEquals("2023-03-12", GameMapper.day(played.changed()));
    assertEquals("2023-03-12", GameMapper.day(played.created()));
    assertEquals(List.of(imported.get(3)), found("2023"));
    assertEquals(List.of(imported.get(0)), found("2020-02-29"));
    assertEquals(List.of(imported.get(1)), found("2022 ana"));
  }

  private SaveResult save(GameVersion base, Match match) {
    var saved = new AtomicReference<SaveResult>();
    games.save(base, match, false, answer -> saved.set(answer.value()));
    return saved.get();
  }

  @Test
  public void deletedGamesComeBackUntilTheyArePurgedADayLater() {
    long id = create(RandomGames.any(random), false);
    games.delete(List.of(id), ok());
    assertTrue(list(LibraryQuery.ALL).isEmpty());
    assertEquals(StorageProblem.MISSING, loaded(id).problem());
    games.restore(List.of(id), ok());
    assertEquals(List.of(id), list(LibraryQuery.ALL));
    games.delete(List.of(id), ok());
    test.reopen();
    games = test.games();
    games.restore(List.of(id), ok());
    assertEquals("not purged yet", List.of(id), list(LibraryQuery.ALL));
    games.delete(List.of(id), ok());
    test.now += 2L * 24 * 3600 * 1000;
    test.reopen();
    games = test.games();
    games.restore(List.of(id), ok());
    assertTrue(list(LibraryQuery.ALL).isEmpty());
  }

  @Test
  public void theListFiltersSearchesAndSorts() {
    var shakti = Options.standard(game("shakti"));
    var niju = Options.standard(game("ni-ju"));
    long a = create(RandomGames.play(RandomGames.fresh(shakti, random), 9, random), false);
    long b = create(RandomGames.play(RandomGames.fresh(niju, random), 5, random), false);
    var over = RandomGames.play(RandomGames.fresh(shakti, random), 3, random);
    over.close(ChosenEnding.AGREED);
    long c = create(over, false);
    games.rename(a, "Zebra", ok());
    games.rename(b, "alpha 100%", ok());
    assertEquals(List.of(c, b, a), list(LibraryQuery.ALL));
    assertEquals(
        List.of(a, b, c),
        list(new LibraryQuery("", LibraryQuery.State.ANY, "", LibraryQuery.Sort.OLDEST)));
    assertEquals(
        List.of(b, a, c),
        list(new LibraryQuery("", LibraryQuery.State.ANY, "", LibraryQuery.Sort.NAME)));
    assertEquals(
        List.of(a, b, c),
        list(new LibraryQuery("", LibraryQuery.State.ANY, "", LibraryQuery.Sort.LONGEST)));
    assertEquals(
        List.of(c, a),
        list(new LibraryQuery("shakti", LibraryQuery.State.ANY, "", LibraryQuery.Sort.LATEST)));
    assertEquals(
        List.of(b, a),
        list(new LibraryQuery("", LibraryQuery.State.RUNNING, "", LibraryQuery.Sort.LATEST)));
    assertEquals(
        List.of(b),
        list(new LibraryQuery("", LibraryQuery.State.ANY, "ALPHA 100%", LibraryQuery.Sort.NAME)));
    assertEquals(
        "by player",
        3,
        list(new LibraryQuery("", LibraryQuery.State.ANY, "ana", LibraryQuery.Sort.NAME)).size());
    games.pin(List.of(a), true, ok());
    assertEquals(List.of(a, c, b), list(LibraryQuery.ALL));
  }

  /** Queries take 900 ids and read pages of 200 rows: below, at and above these limits. */
  @Test
  public void anyNumberOfGamesIsReadPinnedAndDeleted() {
    var row =
        GameMapper.of(RandomGames.play(RandomGames.fresh(random), 4, random), false, test.now);
    var all = new ArrayList<Long>();
    for (int count : new int[] {199, 200, 201, 400, 899, 900, 901}) {
      while (all.size() < count) {
        row.id = 0;
        all.add(test.tables().insert(row));
      }
      assertEquals(count, test.tables().all().size());
      games.pin(all, true, ok());
      games.delete(all, ok());
      assertEquals(0, test.tables().count());
      games.restore(all, ok());
      assertEquals(count, test.tables().all().stream().filter(game -> game.pinned).count());
      games.pin(all, false, ok());
    }
  }

  @Test
  public void aDuplicateIsAGameOfItsOwn() {
    var match = RandomGames.play(RandomGames.fresh(random), 4, random);
    long id = create(match, false);
    var copy = new AtomicReference<Long>();
    games.duplicate(id, "again", answer -> copy.set(answer.value()));
    RandomGames.play(match, 2, random);
    games.save(version(id), match, false, saved -> {});
    assertEquals(4, playable(copy.get()).match().length());
    assertEquals("again", playable(copy.get()).details().name());
  }

  @Test
  public void aDamagedRowIsListedReadAsFarAsPossibleAndNeverChanged() {
    var match = RandomGames.play(RandomGames.fresh(random), 6, random);
    var good = create(match, false);
    var row = GameMapper.of(match, false, test.now);
    row.id = 41;
    row.moves = row.moves + " nonsense " + row.moves;
    row.name = "from the future";
    test.tables().insert(row);
    row.id = 42;
    row.game = "hnefatafl";
    test.tables().insert(row);
    row.id = 43;
    row.game = match.options().game().id();
    row.options = row.options + " wind=on";
    test.tables().insert(row);
    assertEquals(4, list(LibraryQuery.ALL).size());
    assertSame(match, playable(good).match());
    var moves = (LoadedGame.Damaged) load(41);
    assertEquals(6, moves.why().recovered().moves().size());
    assertTrue(moves.text(), moves.text().contains("nonsense"));
    assertNull(((LoadedGame.Damaged) load(42)).why().recovered());
    assertNull(((LoadedGame.Damaged) load(43)).why().recovered());
    games.rename(42, "renamed", ok());
    games.duplicate(42, "copy", answer -> assertNull(answer.problem()));
    assertEquals("hnefatafl", test.tables().row(42).game);
    assertEquals(row.moves, test.tables().row(42).moves);
  }

  @Test
  public void statisticsCountFinishedGamesAgainstCpusOnly() {
    var options = Options.standard(game("shakti"));
    var cpu = List.of(Player.person(""), Player.cpu(Level.CLUB));
    for (int loser : new int[] {1, 1, 0, 1, -1, 1, 1, 1}) {
      var match = RandomGames.play(new Match(options, cpu), 4, random);
      match.close(new ChosenEnding(loser));
      create(match, false);
    }
    var friends = new Match(options, List.of(Player.person("a"), Player.person("b")));
    friends.close(ChosenEnding.AGREED);
    create(friends, false);
    var practice = new Match(options, cpu);
    practice.close(new ChosenEnding(1));
    create(practice, true);
    assertEquals(1, statistics().games().size());
    assertEquals("shakti", statistics().games().get(0).game());
    assertEquals(1, statistics().games().get(0).levels().size());
    var result = statistics().games().get(0).levels().get(0);
    assertEquals(new ResultTally(6, 1, 1), result.tally());
    assertEquals(new LevelStatistics("club", result.tally(), 2, 3, 3, 16, result.latest()), result);
    assertEquals(result.tally(), ResultTally.of(result.latest()));
    assertEquals(Outcome.DRAWN, result.latest().get(4));
    assertEquals(2, result.averageLength());
    var before = new AtomicReference<Long>();
    games.resetStatistics(answer -> before.set(answer.value()));
    assertTrue(statistics().isEmpty());
    games.undoReset(before.get(), ok());
    assertFalse(statistics().isEmpty());
  }

  @Test
  public void whatHasNotBegunWhenItIsCutOffIsNeverDoneAndNothingIsAnswered() {
    var work = new ArrayDeque<Runnable>();
    var answers = new ArrayDeque<Runnable>();
    var dying =
        new GameRepository(test.store(), work::add, work::add, answers::add, () -> test.now);
    var heard = new ArrayList<DataResult<Long>>();
    dying.create(RandomGames.play(RandomGames.fresh(random), 2, random), false, heard::add);
    work.remove().run(); // purges deleted rows
    work.remove().run(); // checks for damage
    work.remove().run();
    dying.create(RandomGames.play(RandomGames.fresh(random), 3, random), false, heard::add);
    dying.simulateKill();
    dying.create(RandomGames.play(RandomGames.fresh(random), 4, random), false, heard::add);
    work.forEach(Runnable::run);
    answers.forEach(Runnable::run);
    assertTrue(heard.isEmpty());
    test.reopen();
    games = test.games();
    assertEquals("only what was done before", 1, list(LibraryQuery.ALL).size());
  }

  @Test
  public void aReviewStaysWithTheGameUntilAnotherMoveIsMade() {
    var match = RandomGames.play(RandomGames.fresh(random), 4, random);
    long id = create(match, false);
    var notes = List.of("50 50", "", "?? 60 20 better a but b", "1 2");
    games.keepReview(version(id), notes, ok());
    assertEquals(notes, playable(id).notes());
    match.goTo(2);
    save(version(id), match);
    assertEquals("only the place is another", notes, playable(id).notes());
    match.goTo(4);
    RandomGames.play(match, 1, random);
    save(version(id), match);
    assertEquals(List.of(), playable(id).notes());
  }

  /** Catches half a review that is exported as comments or keeps a game from being a study. */
  @Test
  public void aReviewThatIsNotFinishedIsKeptForItselfAlone() {
    long id = create(RandomGames.play(RandomGames.fresh(random), 4, random), false);
    var notes = List.of("", "~ 50 50", "", "~ 1 2");
    games.keepReview(version(id), notes, ok());
    assertEquals(notes, playable(id).review());
    assertEquals(List.of(), playable(id).notes());
    var exported = new ArrayList<String>();
    games.transfer().exportAll(answer -> exported.add(answer.value()));
    assertFalse(exported.get(0), exported.get(0).contains("~"));
  }

  @Test
  public void aReviewOfAnOlderStateIsNotKept() {
    var match = RandomGames.play(RandomGames.fresh(random), 4, random);
    long id = create(match, false);
    var before = version(id);
    RandomGames.play(match, 1, random);
    save(before, match);
    var problems = new ArrayList<StorageProblem>();
    games.keepReview(before, List.of("50 50"), answer -> problems.add(answer.problem()));
    assertEquals(List.of(), playable(id).notes());
    games.keepReview(
        new GameVersion(99, 1, 1), List.of(), answer -> problems.add(answer.problem()));
    assertEquals(
        "and it is told", List.of(StorageProblem.OUTDATED, StorageProblem.MISSING), problems);
  }

  @Test
  public void aStreakCountsWinsOrLossesUntilNow() throws RefusalException {
    assertEquals(0, streak());
    create(finished(Level.CLUB, false), false);
    assertEquals(-1, streak());
    create(finished(Level.CLUB, true), false);
    create(finished(Level.CLUB, true), false);
    assertEquals(2, streak());
  }

  /** One below, at and one above the longest streak that is counted. */
  @Test
  public void aStreakIsCountedUpToAHundred() throws RefusalException {
    var won = finished(Level.CLUB, true);
    for (int count = 1; count <= 101; count++) {
      create(won, false);
      if (count >= 99) {
        assertEquals(Math.min(count, 100), streak());
      }
    }
    create(finished(Level.CLUB, false), false);
    assertEquals(-1, streak());
  }

  @Test
  public void onlyClearGamesOfTheLevelCount() throws RefusalException {
    create(finished(Level.CLUB, true), false);
    create(finished(Level.CLUB, true), true); // practice
    create(finished(Level.CASUAL, false), false);
    var resigned = new Match(options("size=3"), players(Level.CLUB));
    resigned.close(new ChosenEnding(0));
    create(resigned, false);
    assertEquals(1, streak());
  }

  @Test
  public void gamesWithMoreThanTwoPlayersDoNotCount() throws RefusalException {
    var players = new ArrayList<>(players(Level.CLUB));
    players.add(Player.cpu(Level.CLUB));
    var options = Options.parse(Games.byId("shacru"), "players=3");
    create(RandomGames.play(new Match(options, players), 300, random), false);
    assertEquals(0, (int) streak("shacru"));
  }

  @Test
  public void theLastLevelIsThatOfTheLastFinishedGame() throws RefusalException {
    assertNull(lastLevel());
    create(finished(Level.CLUB, true), false);
    create(new Match(options("size=3"), players(Level.MASTER)), false);
    assertEquals(Level.CLUB, lastLevel());
  }

  private int streak() {
    return streak("shi");
  }

  private Integer streak(String game) {
    var answer = new AtomicReference<Integer>();
    games.streak(game, Level.CLUB, streak -> answer.set(streak.value()));
    return answer.get();
  }

  private Level lastLevel() {
    var answer = new AtomicReference<Level>();
    games.lastLevel("shi", level -> answer.set(level.value()));
    return answer.get();
  }

  @Test
  public void finishedGamesAreReadInTheirOrderWithWhatStatisticsNeed() throws RefusalException {
    var three = new ArrayList<>(players(Level.CLUB));
    three.add(Player.cpu(Level.CLUB));
    var long3 = new Match(Options.parse(Games.byId("shacru"), "players=3"), three);
    RandomGames.play(long3, 40, random);
    if (!long3.isOver()) {
      long3.close(new ChosenEnding(0));
    }
    create(long3, false);
    var two = finished(Level.CLUB, true);
    long id = create(two, false);
    create(finished(Level.CASUAL, false), false);
    games.keepReview(version(id), List.of("50 50"), ok());
    games.keepReview(version(1), List.of("1 2", "3 4"), ok());
    var all = test.tables().finishedSince(0);
    assertEquals(List.of("shacru", "shi", "shi"), all.stream().map(each -> each.game).toList());
    assertEquals(List.of("won", "lost"), all.stream().skip(1).map(each -> each.outcome).toList());
    assertEquals("club", all.get(1).level);
    assertEquals(two.length(), all.get(1).ply);
    assertEquals(two.options().toString(), all.get(1).options);
    var moves = String.join(" ", long3.notation());
    assertEquals(moves.substring(0, Math.min(100, moves.length())), all.get(0).opening);
    var reviewed = test.tables().reviewedSince(0, 9);
    assertEquals(List.of("50 50", "1 2\n3 4"), reviewed.stream().map(each -> each.review).toList());
    assertEquals("\tAna\nclub\t", reviewed.get(0).players);
    assertEquals(1, test.tables().reviewedSince(0, 1).size());
    assertEquals(0, test.tables().finishedSince(test.now).size());
  }

  @Test
  public void theGamePlayedLastIsKnown() throws RefusalException {
    var last = new AtomicReference<>("none yet");
    games.lastPlayed(answer -> last.set(answer.value()));
    assertNull(last.get());
    create(finished(Level.CLUB, true), false);
    games.lastPlayed(answer -> last.set(answer.value()));
    assertEquals("shi", last.get());
  }

  @Test
  public void whatIsNotStoredChangesNothing() {
    var match = RandomGames.play(RandomGames.fresh(random), 3, random);
    long id = create(match, false);
    var before = version(id);
    test.setReadOnly(true);
    var problems = new ArrayList<StorageProblem>();
    games.rename(id, "x", answer -> problems.add(answer.problem()));
    games.pin(List.of(id), true, answer -> problems.add(answer.problem()));
    games.delete(List.of(id), answer -> problems.add(answer.problem()));
    games.duplicate(id, "x", answer -> problems.add(answer.problem()));
    games.create(match, false, answer -> problems.add(answer.problem()));
    assertEquals(Collections.nCopies(5, StorageProblem.READ_ONLY), problems);
    test.setReadOnly(false);
    assertEquals(List.of(id), list(LibraryQuery.ALL));
    assertEquals(before, version(id));
    assertEquals("", playable(id).details().name());
  }

  /** Creates a game of Shi that the person won, or lost, on the board. */
  private Match finished(Level level, boolean won) throws RefusalException {
    while (true) {
      var match = RandomGames.play(new Match(options("size=3"), players(level)), 300, random);
      if (!match.result().isDraw() && match.result().favours(0) == won) {
        return match;
      }
    }
  }

  private static Options options(String words) throws RefusalException {
    return Options.parse(Games.byId("shi"), words);
  }

  private static List<Player> players(Level level) {
    return List.of(Player.person("Ana"), Player.cpu(level));
  }

  private long create(Match match, boolean practice) {
    test.now += 1000;
    var id = new AtomicReference<Long>();
    games.create(
        match,
        practice,
        saved -> {
          assertTrue(saved.isDone());
          id.set(saved.value());
        });
    return id.get();
  }

  private LoadedGame load(long id) {
    return loaded(id).value();
  }

  private DataResult<LoadedGame> loaded(long id) {
    var loaded = new AtomicReference<DataResult<LoadedGame>>();
    games.load(id, loaded::set);
    return loaded.get();
  }

  private LoadedGame.Playable playable(long id) {
    test.now += 1000;
    return (LoadedGame.Playable) load(id);
  }

  private GameVersion version(long id) {
    return test.tables().row(id).version();
  }

  private List<Long> list(LibraryQuery query) {
    var ids = new ArrayList<Long>();
    games.list(query, answer -> answer.value().forEach(game -> ids.add(game.id)));
    return ids;
  }

  private Statistics statistics() {
    var statistics = new AtomicReference<Statistics>();
    games.statistics(answer -> statistics.set(answer.value()));
    return statistics.get();
  }

  @SuppressWarnings(
      "UnnecessaryLambda") // read at dozens of calls, where a method reference is long
  private static <T> Consumer<DataResult<T>> ok() {
    return answer -> assertNull(answer.problem());
  }

  static tabuleiro.rules.game.Game game(String id) {
    return tabuleiro.rules.Games.all().stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  static void assertSame(Match expected, Match actual) {
    assertNotNull(actual);
    assertEquals(GameRecord.of(expected, ""), GameRecord.of(actual, ""));
    assertEquals(expected.ply(), actual.ply());
    assertEquals(expected.position().hash(), actual.position().hash());
    assertEquals(expected.isOver(), actual.isOver());
  }
}
