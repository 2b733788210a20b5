package tabuleiro.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.SharedPreferences;
import java.util.Map;
import java.util.Set;
import org.junit.Test;

/** Contract test of preferences, for Android's and the in-memory ones. */
public abstract class PreferencesContract {
  private SharedPreferences preferences;

  abstract SharedPreferences open();

  private SharedPreferences preferences() {
    preferences = preferences == null ? open() : preferences;
    return preferences;
  }

  @Test
  public void whatIsNotThereIsTheDefault() {
    assertEquals("x", preferences().getString("text", "x"));
    assertEquals(7, preferences().getInt("number", 7));
    assertEquals(8L, preferences().getLong("long", 8));
    assertTrue(preferences().getBoolean("truth", true));
    assertFalse(preferences().contains("truth"));
    assertEquals(Map.of(), preferences().getAll());
  }

  @Test
  public void everyTypeComesBack() {
    preferences()
        .edit()
        .putString("text", "words")
        .putInt("number", 3)
        .putLong("long", 4)
        .putFloat("float", 0.5f)
        .putBoolean("truth", true)
        .putStringSet("set", Set.of("a"))
        .apply();
    assertEquals("words", preferences().getString("text", ""));
    assertEquals(3, preferences().getInt("number", 0));
    assertEquals(4, preferences().getLong("long", 0));
    assertEquals(0.5f, preferences().getFloat("float", 0), 0);
    assertTrue(preferences().getBoolean("truth", false));
    assertEquals(Set.of("a"), preferences().getStringSet("set", Set.of()));
    assertEquals(6, preferences().getAll().size());
  }

  @Test
  public void nothingChangesBeforeItIsApplied() {
    var edit = preferences().edit().putInt("number", 3);
    assertFalse(preferences().contains("number"));
    assertTrue(edit.commit());
    assertTrue(preferences().contains("number"));
  }

  @Test
  public void removingAndClearingComeBeforeWhatIsPut() {
    preferences().edit().putInt("a", 1).putInt("b", 2).putString("c", "3").apply();
    preferences().edit().remove("a").putString("c", null).apply();
    assertEquals(Map.of("b", 2), preferences().getAll());
    preferences().edit().putInt("d", 4).clear().apply();
    assertEquals(Map.of("d", 4), preferences().getAll());
    preferences().edit().remove("d").putInt("d", 5).apply();
    assertEquals(5, preferences().getInt("d", 0));
  }

  @Test
  public void aValueOfAnotherTypeIsAnError() {
    preferences().edit().putString("number", "3").apply();
    assertThrows(ClassCastException.class, () -> preferences().getInt("number", 0));
  }
}
