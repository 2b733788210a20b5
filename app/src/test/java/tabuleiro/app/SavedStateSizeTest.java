package tabuleiro.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.os.Bundle;
import android.os.Parcel;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.fragment.app.Fragment;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.library.DamagedGameDialog;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.correspondence.CompactGame;
import tabuleiro.rules.correspondence.Message;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.RecordWriter;

/**
 * Tests that no screen hands the system more than it accepts: arguments and saved state of every
 * screen, with a study of a megabyte. A screen that {@link Navigator} opens and this test does not
 * know fails it.
 */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class SavedStateSizeTest {
  private static final int LIMIT = 100_000;
  private static final int MEGABYTE = 1_000_000;
  private static final int MOVES = 400;

  private final Application app = ApplicationProvider.getApplicationContext();
  private final Map<String, Consumer<MainActivity>> screens = new LinkedHashMap<>();
  private Match match;
  private MoveTree study;
  private long id;

  @Before
  public void makeStudy() throws RefusalException {
    new PausedCpuBackend().install();
    match = longMatch();
    study = study(match);
    assertTrue(RecordWriter.write(match, "", study).length() > MEGABYTE);
    var saved = new AtomicLong();
    TestApp.container()
        .games()
        .save(
            GameVersion.unsaved(1),
            match,
            study,
            true,
            answer -> saved.set(answer.value().version().id()));
    TestWait.until("it is saved", () -> saved.get() != 0);
    id = saved.get();
    list();
  }

  /** Returns a long match, which its last move does not end. */
  private static Match longMatch() throws RefusalException {
    var random = new Random(2);
    var match = RandomGames.fresh(Options.standard(Games.byId("shakti")), random);
    for (int i = 0; i < 2 * MOVES && match.ply() < MOVES; i++) {
      RandomGames.play(match, 1, random);
      if (match.isOver()) {
        match.goTo(match.ply() - 1);
      }
    }
    return match.branch();
  }

  /** Returns a study with a long comment and variations at every move, of more than a megabyte. */
  private static MoveTree study(Match match) {
    var comment = "comment ".repeat(MEGABYTE / 8 / match.length() + 1);
    var study = MoveTree.of(match, Collections.nCopies(match.length(), comment));
    var legal = new MoveList();
    for (int ply = 0, at = 0; ply < match.length(); ply++) {
      var position = match.positionAt(ply);
      legal.clear();
      position.moves(legal);
      for (int i = 0; i < legal.size(); i++) {
        study = study.add(at, position.format(legal.get(i)));
      }
      at = study.child(at, match.notation().get(ply));
    }
    return study;
  }

  private void list() throws RefusalException {
    var shi = Games.byId("shi");
    var record = GameRecord.of(match, "");
    screens.put("home()", Navigator::home);
    screens.put("setup(String)", activity -> activity.setup("shi"));
    screens.put(
        "setup(Options, String)",
        activity -> activity.setup(match.options(), match.position().layout()));
    screens.put("play(long)", activity -> activity.play(id));
    screens.put("playNew(GameRecord)", activity -> activity.playNew(record));
    screens.put("playFirst(String)", activity -> activity.playFirst("shi"));
    screens.put("playBranch(GameRecord)", activity -> activity.playBranch(record));
    screens.put("editPosition(GameRecord)", activity -> activity.editPosition(record));
    screens.put("editPosition(String)", activity -> activity.editPosition("shi"));
    screens.put("library()", Navigator::library);
    screens.put("replay(long)", activity -> activity.replay(id));
    screens.put("resumeOrPlay(String)", activity -> activity.resumeOrPlay("shi"));
    screens.put("review(long)", activity -> activity.review(id));
    screens.put(
        "analyse(ReadableMatch, MoveTree, int)",
        activity -> activity.analyse(match, study, study.mainLineEnd()));
    screens.put("analyse(long)", activity -> activity.analyse(id));
    screens.put("learn(String, int)", activity -> activity.learn("shi", R.string.app_name));
    screens.put("lesson(String, int)", activity -> activity.lesson("shi", 0));
    screens.put("puzzles(String)", activity -> activity.puzzles("shi"));
    var puzzle = TestApp.container().puzzles().chapter(shi.id()).get(0);
    screens.put("puzzle(String, Puzzle)", activity -> activity.puzzle("shi", puzzle));
    screens.put("stats()", Navigator::stats);
    screens.put("settings()", Navigator::settings);
    var known = new TreeSet<String>();
    for (var method : Navigator.class.getDeclaredMethods()) {
      if (Modifier.isAbstract(method.getModifiers())) {
        var types = Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName).toList();
        known.add(method.getName() + "(" + String.join(", ", types) + ")");
      }
    }
    assertEquals("screens that are tried", known, new TreeSet<>(screens.keySet()));
    screens.put("damaged game", this::openDamaged);
    screens.put("pasted text", SavedStateSizeTest::paste);
    screens.put("film", this::film);
    screens.put("code", this::showCode);
    var random = new Random(3);
    var unknown = RandomGames.play(RandomGames.fresh(Options.standard(shi), random), 60, random);
    var code = CompactGame.write(new Message(unknown, null));
    screens.put("picture with a code", activity -> HandedPicture.open(activity, code));
  }

  private void openDamaged(MainActivity activity) {
    var dialog = new DamagedGameDialog();
    var arguments = new Bundle();
    arguments.putString("text", RecordWriter.write(match, "", study) + " nonsense");
    dialog.setArguments(arguments);
    activity.library();
    TestWait.pass(100);
    dialog.show(screen(activity).getChildFragmentManager(), "damaged");
  }

  private static void paste(MainActivity activity) {
    activity.library();
    TestWait.until("it is there", () -> activity.findViewById(R.id.library_games) != null);
    choose(activity, R.id.paste);
    TestWait.pass(100);
    var dialog = (AlertDialog) ShadowDialog.getLatestDialog();
    dialog.<TextView>findViewById(R.id.text).setText("word ".repeat(MEGABYTE / 5));
  }

  private void film(MainActivity activity) {
    replay(activity);
    choose(activity, R.id.share_film);
  }

  private void showCode(MainActivity activity) {
    replay(activity);
    choose(activity, R.id.share_code);
    var dialogs = screen(activity).getChildFragmentManager();
    TestWait.until("it is shown", () -> dialogs.findFragmentByTag("code") != null);
  }

  private void replay(MainActivity activity) {
    activity.replay(id);
    TestWait.pass(100); // another replay may be on the screen
    TestWait.until(
        "it is read", () -> bar(activity) != null && bar(activity).getSubtitle() != null);
  }

  private static MaterialToolbar bar(MainActivity activity) {
    return activity.findViewById(R.id.bar);
  }

  private static void choose(MainActivity activity, int item) {
    assertTrue(bar(activity).getMenu().performIdentifierAction(item, 0));
  }

  private static Fragment screen(MainActivity activity) {
    return activity.getSupportFragmentManager().findFragmentById(R.id.screen);
  }

  @Test
  public void noScreenKeepsMoreThanTheSystemAcceptsAndEachComesBack() {
    screens.forEach((name, open) -> assertComesBack(name, open));
  }

  @Test
  public void allScreensTogetherKeepNoMore() {
    var all = new ArrayList<>(screens.values());
    assertComesBack("all", activity -> all.forEach(open -> open.accept(activity)));
  }

  private void assertComesBack(String name, Consumer<MainActivity> open) {
    var before = ActivityController.of(new MainActivity()).setup();
    open.accept(before.get());
    TestWait.pass(300);
    var shown = screen(before.get()).getClass();
    int depth = before.get().getSupportFragmentManager().getBackStackEntryCount();
    var state = new Bundle();
    before.pause().stop().saveInstanceState(state).destroy();
    var kept = parcelled(name, state);
    try (var after = ActivityController.of(new MainActivity())) {
      after.setup(kept);
      TestWait.pass(100);
      assertEquals(name, shown, screen(after.get()).getClass());
      assertEquals(name, depth, after.get().getSupportFragmentManager().getBackStackEntryCount());
    }
  }

  /** Hands the state over like the system. */
  private Bundle parcelled(String name, Bundle state) {
    var parcel = Parcel.obtain();
    parcel.writeBundle(state);
    assertTrue(name + " keeps " + parcel.dataSize() + " bytes", parcel.dataSize() <= LIMIT);
    parcel.setDataPosition(0);
    return parcel.readBundle(app.getClassLoader());
  }
}
