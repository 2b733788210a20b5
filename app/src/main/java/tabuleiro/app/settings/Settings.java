package tabuleiro.app.settings;

import android.content.SharedPreferences;
import androidx.appcompat.app.AppCompatDelegate;
import tabuleiro.app.board.BoardTheme;

/** Reads the app's settings from preferences, at every call; the settings screen writes them. */
public final class Settings {
  static final String THEME = "theme";
  static final String DYNAMIC_COLOUR = "dynamic_colour";
  static final String BOARD_THEME = "board_theme";
  static final String LANGUAGE = "language";

  private static final int[] ANIMATION_MILLIS = {0, 150, 300, 600};

  /** Minimum time before a CPU's reply, comparable to a person's. */
  private static final int CPU_BREATH_MILLIS = 700;

  private final SharedPreferences stored;

  /** Reads the settings from preferences. */
  public Settings(SharedPreferences stored) {
    this.stored = stored;
  }

  /** Returns one of AppCompat's night modes: light, dark or system default. */
  public int nightMode() {
    return nightMode(stored.getString(THEME, "system"));
  }

  /** Returns the night mode for a value of the theme setting. */
  static int nightMode(String theme) {
    return switch (theme) {
      case "light" -> AppCompatDelegate.MODE_NIGHT_NO;
      case "dark" -> AppCompatDelegate.MODE_NIGHT_YES;
      default -> AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM;
    };
  }

  /** Returns whether dynamic colours are used where Android supports them. */
  public boolean dynamicColour() {
    return stored.getBoolean(DYNAMIC_COLOUR, false);
  }

  /** Returns the theme of the boards. */
  public BoardTheme boardTheme() {
    return BoardTheme.of(stored.getString(BOARD_THEME, ""));
  }

  /** Returns the duration of a move's animation; 0 for none. */
  public int animationMillis() {
    return ANIMATION_MILLIS[Integer.parseInt(stored.getString("animation", "2"))];
  }

  /** Returns the minimum delay before a CPU's reply; 0 without animations. */
  public int cpuBreathMillis() {
    return stored.getBoolean("cpu_breath", true) && animationMillis() > 0 ? CPU_BREATH_MILLIS : 0;
  }

  /** Returns whether a master ponders on a person's time. */
  public boolean thinkAhead() {
    return stored.getBoolean("think_ahead", false);
  }

  /** Returns whether a game shows what the CPU thinks, as practice mode always does. */
  public boolean showThoughts() {
    return stored.getBoolean("show_thoughts", false);
  }

  /** Returns whether a forced pass is made automatically. */
  public boolean autoPass() {
    return stored.getBoolean("auto_pass", true);
  }

  /** Returns whether moves make a sound. */
  public boolean sound() {
    return stored.getBoolean("sound", true);
  }

  /** Returns whether moves give haptic feedback. */
  public boolean haptics() {
    return stored.getBoolean("haptics", true);
  }

  /** Returns whether boards have coordinates. */
  public boolean coordinates() {
    return stored.getBoolean("coordinates", true);
  }

  /** Returns whether the targets of a selected piece are highlighted. */
  public boolean targets() {
    return stored.getBoolean("targets", true);
  }

  /** Returns whether moves need a confirmation. */
  public boolean confirmMoves() {
    return stored.getBoolean("confirm_moves", false);
  }

  /** Returns whether the board turns to the person to move. */
  public boolean turnBoard() {
    return stored.getBoolean("turn_board", false);
  }

  /** Returns whether the column beside a board is on the left. */
  public boolean leftHanded() {
    return stored.getBoolean("left_handed", false);
  }

  /** Returns whether new games begin in practice mode. */
  public boolean practice() {
    return stored.getBoolean("practice", false);
  }

  /** Returns whether the statistics show a rating. */
  public boolean rating() {
    return stored.getBoolean("rating", true);
  }

  /** Returns whether beginners see tips in their first games. */
  public boolean tips() {
    return stored.getBoolean("tips", true);
  }

  /** Returns whether moves that are easily regretted are marked and need a confirmation. */
  public boolean warnings() {
    return stored.getBoolean("warnings", true);
  }

  /** Returns whether shared pictures carry their game as a code. */
  public boolean pictureCode() {
    return stored.getBoolean("picture_code", true);
  }

  /** Returns whether the screen stays on during a game. */
  public boolean keepScreenOn() {
    return stored.getBoolean("keep_screen_on", true);
  }
}
