package tabuleiro.app.play;

import android.os.Bundle;
import androidx.annotation.Nullable;
import androidx.lifecycle.SavedStateHandle;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.Problem;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

/**
 * Which match the play screen shows, and how: what the screen is opened with, and what the system
 * keeps so that it can bring the screen back after it has ended the process.
 */
public final class PlayArguments {
  /** The match itself, as a record. */
  static final String RECORD = "record";

  private static final String SAVED_ID = "savedId";
  private static final String REVISION = "revision";
  private static final String CREATED = "created";
  private static final String PROBLEM = "problem";
  private static final String PLY = "ply";
  private static final String PRACTICE = "practice";
  private static final String PACE = "pace";
  private static final String PAUSED = "paused";
  private static final String TIP = "tip";

  private final SavedStateHandle handle;

  PlayArguments(SavedStateHandle handle) {
    this.handle = handle;
  }

  /** Opens the screen with a game that is not stored yet. */
  public static Bundle fresh(GameRecord record) {
    var arguments = new Bundle();
    arguments.putString(RECORD, record.toText());
    return arguments;
  }

  /** Opens the screen with a stored game. */
  public static Bundle saved(long id) {
    var arguments = new Bundle();
    arguments.putLong(SAVED_ID, id);
    return arguments;
  }

  /** The row of the match, or 0 if it has none. */
  long savedId() {
    return number(SAVED_ID);
  }

  private long number(String key) {
    Long number = handle.get(key);
    return number == null ? 0 : number;
  }

  /** The state of the row that the match goes back to, if only that it has none. */
  GameVersion version() {
    return new GameVersion(savedId(), number(REVISION), number(CREATED));
  }

  void setVersion(GameVersion version) {
    handle.set(SAVED_ID, version.id());
    handle.set(REVISION, version.revision());
    handle.set(CREATED, version.created());
  }

  /** The match that no row holds as it is: a new one, or one that could not be stored; or null. */
  @Nullable
  Match unsaved() {
    String record = handle.get(RECORD);
    if (record == null) {
      return null;
    }
    try {
      var match = RecordReader.read(record).match();
      Integer ply = handle.get(PLY);
      match.goTo(ply == null ? match.length() : ply);
      return match;
    } catch (DamagedRecord impossible) {
      throw new IllegalStateException("the screen is handed whole records", impossible);
    }
  }

  /** The row holds the match as it is now. */
  void setSaved(GameVersion version) {
    setVersion(version);
    handle.remove(RECORD);
    handle.remove(PLY);
    handle.remove(PROBLEM);
  }

  /** No row holds the match as it is now, so it is kept here. */
  void setUnsaved(Match match) {
    handle.set(RECORD, RecordWriter.write(match, ""));
    handle.set(PLY, match.ply());
  }

  /** Why the {@link #unsaved} match could not be stored; null if nobody has tried. */
  @Nullable
  Problem problem() {
    String name = handle.get(PROBLEM);
    return name == null ? null : Problem.valueOf(name);
  }

  void setProblem(Problem problem) {
    handle.set(PROBLEM, problem.name());
  }

  /** Whether it was ever said that the match is played with or without {@link #practice}. */
  boolean knowsPractice() {
    return handle.contains(PRACTICE);
  }

  /** Whether the match is played with evaluation and verdicts. */
  boolean practice() {
    return Boolean.TRUE.equals(handle.<Boolean>get(PRACTICE));
  }

  void setPractice(boolean practice) {
    handle.set(PRACTICE, practice);
  }

  /** The tip that is to be read, or null. */
  @Nullable
  String tip() {
    return handle.get(TIP);
  }

  void setTip(@Nullable String id) {
    handle.set(TIP, id);
  }

  /** How CPUs play among themselves; at first they just play. */
  CpuPlayback playback() {
    String pace = handle.get(PACE);
    return new CpuPlayback(
        pace == null ? CpuPlayback.Pace.NORMAL : CpuPlayback.Pace.valueOf(pace),
        Boolean.TRUE.equals(handle.<Boolean>get(PAUSED)));
  }

  void setPlayback(CpuPlayback playback) {
    handle.set(PACE, playback.pace().name());
    handle.set(PAUSED, playback.paused());
  }
}
