package tabuleiro.app.setup;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.appcompat.app.AppCompatDelegate;
import java.util.List;
import org.junit.Test;
import tabuleiro.app.InMemoryPreferences;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.tips.BeginnerTipStore;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.RefusalException;

/**
 * Tests that the preferences of released versions mean what they meant: keys and values as those
 * versions wrote them. Catches a key that is renamed, which no test of a single store does.
 */
public final class EarlierPreferencesTest {
  private final InMemoryPreferences stored = new InMemoryPreferences();

  private void put(Object... keysAndValues) {
    var edit = stored.edit();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      var key = (String) keysAndValues[i];
      if (keysAndValues[i + 1] instanceof String text) {
        edit.putString(key, text);
      } else if (keysAndValues[i + 1] instanceof Integer number) {
        edit.putInt(key, number);
      } else {
        edit.putBoolean(key, (boolean) keysAndValues[i + 1]);
      }
    }
    edit.apply();
  }

  /** Every setting of 0.1.0, with another value than the usual one. */
  @Test
  public void settingsOfVersion010() {
    put("theme", "dark", "dynamic_colour", true, "animation", "3", "sound", false);
    put("haptics", false, "coordinates", false, "targets", false, "confirm_moves", true);
    put("turn_board", true, "practice", true, "keep_screen_on", false);
    var settings = new Settings(stored);
    assertEquals(AppCompatDelegate.MODE_NIGHT_YES, settings.nightMode());
    assertTrue(settings.dynamicColour());
    assertEquals(600, settings.animationMillis());
    assertFalse(settings.sound());
    assertFalse(settings.haptics());
    assertFalse(settings.coordinates());
    assertFalse(settings.targets());
    assertTrue(settings.confirmMoves());
    assertTrue(settings.turnBoard());
    assertTrue(settings.practice());
    assertFalse(settings.keepScreenOn());
  }

  /** The settings that 1.0.0 added. */
  @Test
  public void settingsOfVersion100() {
    put("board_theme", "contrast", "cpu_breath", false, "think_ahead", true, "auto_pass", false);
    put("left_handed", true, "rating", false, "tips", false, "warnings", false);
    var settings = new Settings(stored);
    assertEquals(BoardTheme.CONTRAST, settings.boardTheme());
    assertEquals(0, settings.cpuBreathMillis());
    assertTrue(settings.thinkAhead());
    assertFalse(settings.autoPass());
    assertTrue(settings.leftHanded());
    assertFalse(settings.rating());
    assertFalse(settings.tips());
    assertFalse(settings.warnings());
  }

  @Test
  public void theLastSetupOfVersion010() throws RefusalException {
    put("shi.options", "size=6 first=samurai win=half", "shi.beginner", 1);
    put("shi.person.0", false, "shi.level.0", "master", "name.0", "Ana");
    put("shi.person.1", true, "shi.level.1", "club", "name.1", "Rui");
    var setup = new LastSetupStore(stored).load(Games.byId("shi"));
    assertEquals("size=6 first=samurai win=half", setup.options().toString());
    assertEquals(1, setup.beginner());
    assertEquals(new Entrant(false, "Ana", Level.MASTER), setup.entrants().get(0));
    assertEquals(new Entrant(true, "Rui", Level.CLUB), setup.entrants().get(1));
  }

  @Test
  public void thePuzzlesOfVersion100() throws RefusalException {
    put("shi-5c016867", true, "shakti-8f1d90a7", true, "shacru-48356665", true);
    put("puzzles", "shakti gain 1 1||b2-a1 f6-f5 f2-f3 d6-d7|f3xf5");
    var book = new PuzzleBook(stored, stored, () -> 0);
    for (var game : List.of("shi", "shakti", "shacru")) {
      assertEquals(game, 1, book.countSolved(book.chapter(game)));
    }
    assertEquals("f3xf5", book.own().all().get(0).solution().get(0));
  }

  @Test
  public void theTipsOfVersion100() {
    put("offered.shi", true, "wanted.shi", true, "told.shi.capture", true);
    var tips = new BeginnerTipStore(stored);
    assertFalse(tips.isNew("shi"));
    assertTrue(tips.isWanted("shi"));
    assertTrue(tips.wasShown("shi", "capture"));
    assertTrue(tips.isNew("niju"));
  }
}
