package tabuleiro.app.settings;

import android.content.SharedPreferences;
import androidx.appcompat.app.AppCompatDelegate;
import tabuleiro.app.board.BoardTheme;

/** What the person has set, read afresh at every question; the screen of settings writes it. */
public final class Settings {
  static final String THEME = "theme";
  static final String DYNAMIC_COLOUR = "dynamic_colour";
  static final String BOARD_THEME = "board_theme";
  static final String LANGUAGE = "language";

  private static final int[] ANIMATION_MILLIS = {0, 150, 300, 600};

  /** As long as a person takes at least. */
  private static final int CPU_BREATH_MILLIS = 700;

  private final SharedPreferences stored;

  /** The settings that are stored there. */
  public Settings(SharedPreferences stored) {
    this.stored = stored;
  }

  /** Light, dark or as the system says: one of AppCompat's night modes. */
  public int nightMode() {
    return nightMode(stored.getString(THEME, "system"));
  }

  /** The night mode that a value of the setting means. */
  static int nightMode(String theme) {
    return switch (theme) {
      case "light" -> AppCompatDelegate.MODE_NIGHT_NO;
      case "dark" -> AppCompatDelegate.MODE_NIGHT_YES;
      default -> AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM;
    };
  }

  /** Whether the app takes its colours from the wallpaper where Android can do that. */
  public boolean dynamicColour() {
    return stored.getBoolean(DYNAMIC_COLOUR, false);
  }

  /** How boards are drawn. */
  public BoardTheme boardTheme() {
    return BoardTheme.of(stored.getString(BOARD_THEME, ""));
  }

  /** How long a move takes on the board; 0 is at once. */
  public int animationMillis() {
    return ANIMATION_MILLIS[Integer.parseInt(stored.getString("animation", "2"))];
  }

  /** For how long a CPU waits at least before it answers a move; 0 without animations. */
  public int cpuBreathMillis() {
    return stored.getBoolean("cpu_breath", true) && animationMillis() > 0 ? CPU_BREATH_MILLIS : 0;
  }

  /** Whether a master thinks while a person does. */
  public boolean thinkAhead() {
    return stored.getBoolean("think_ahead", false);
  }

  /** Whether a pass is made by itself where no move is possible. */
  public boolean autoPass() {
    return stored.getBoolean("auto_pass", true);
  }

  /** Whether moves can be heard. */
  public boolean sound() {
    return stored.getBoolean("sound", true);
  }

  /** Whether moves can be felt. */
  public boolean haptics() {
    return stored.getBoolean("haptics", true);
  }

  /** Whether files and ranks are named at the edge of a board. */
  public boolean coordinates() {
    return stored.getBoolean("coordinates", true);
  }

  /** Whether the squares a piece can go to light up. */
  public boolean targets() {
    return stored.getBoolean("targets", true);
  }

  /** Whether a move waits for a second word before it is played. */
  public boolean confirmMoves() {
    return stored.getBoolean("confirm_moves", false);
  }

  /** Whether the board turns to the person whose turn it is. */
  public boolean turnBoard() {
    return stored.getBoolean("turn_board", false);
  }

  /** Whether, beside a board, the controls are at the left hand. */
  public boolean leftHanded() {
    return stored.getBoolean("left_handed", false);
  }

  /** Whether new games are played with evaluation and verdicts. */
  public boolean practice() {
    return stored.getBoolean("practice", false);
  }

  /** Whether the statistics show a rating. */
  public boolean rating() {
    return stored.getBoolean("rating", true);
  }

  /** Whether newcomers are told what happens in their first games. */
  public boolean tips() {
    return stored.getBoolean("tips", true);
  }

  /** Whether moves that are easily regretted are marked and asked about. */
  public boolean warnings() {
    return stored.getBoolean("warnings", true);
  }

  /** Whether the screen stays on during a game. */
  public boolean keepScreenOn() {
    return stored.getBoolean("keep_screen_on", true);
  }
}
