package tabuleiro.app.play;

import android.os.Bundle;
import androidx.annotation.Nullable;
import androidx.lifecycle.SavedStateHandle;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

/** Arguments and saved state of the play screen: which match it shows, and its settings. */
public final class PlayArguments {
  /** The match itself as a record. */
  static final String RECORD = "record";

  private static final String SAVED_ID = "savedId";
  private static final String REVISION = "revision";
  private static final String CREATED = "created";
  private static final String KEPT = "kept";
  private static final String COPY = "copy";
  private static final String PROBLEM = "problem";
  private static final String PLY = "ply";
  private static final String PRACTICE = "practice";
  private static final String PACE = "pace";
  private static final String PAUSED = "paused";
  private static final String TIP = "tip";
  private static final String TIP_PLY = "tipPly";

  private final SavedStateHandle handle;

  PlayArguments(SavedStateHandle handle) {
    this.handle = handle;
  }

  /** Returns the arguments for a game that is not saved yet. */
  public static Bundle fresh(GameRecord record) {
    var arguments = new Bundle();
    arguments.putString(RECORD, record.toText());
    return arguments;
  }

  /** Returns the arguments for a saved game. */
  public static Bundle saved(long id) {
    var arguments = new Bundle();
    arguments.putLong(SAVED_ID, id);
    return arguments;
  }

  /** Returns the row id of the match, or 0 if it has none. */
  long savedId() {
    return number(SAVED_ID);
  }

  private long number(String key) {
    Long number = handle.get(key);
    return number == null ? 0 : number;
  }

  /** Returns the version that the match is based on. */
  GameVersion version() {
    Integer kept = handle.get(KEPT);
    boolean isCopy = Boolean.TRUE.equals(handle.<Boolean>get(COPY));
    return new GameVersion(
        savedId(), number(REVISION), number(CREATED), kept == null ? 0 : kept, isCopy);
  }

  void setVersion(GameVersion version) {
    handle.set(SAVED_ID, version.id());
    handle.set(REVISION, version.revision());
    handle.set(CREATED, version.created());
    handle.set(KEPT, version.kept());
    handle.set(COPY, version.isCopy());
  }

  /** Returns the match if no row holds its current state: a new or an unsaved one; or null. */
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
    } catch (DamagedRecordException impossible) {
      throw new IllegalStateException("the screen is handed whole records", impossible);
    }
  }

  /** Called when the row holds the current state of the match. */
  void setSaved(GameVersion version) {
    setVersion(version);
    handle.remove(RECORD);
    handle.remove(PLY);
    handle.remove(PROBLEM);
  }

  /** Keeps the match here, since no row holds its current state. */
  void setUnsaved(Match match) {
    handle.set(RECORD, RecordWriter.write(match, ""));
    handle.set(PLY, match.ply());
  }

  /** Returns why the {@link #unsaved} match could not be saved; null if that was not tried. */
  @Nullable
  StorageProblem problem() {
    String name = handle.get(PROBLEM);
    return name == null ? null : StorageProblem.valueOf(name);
  }

  void setProblem(StorageProblem problem) {
    handle.set(PROBLEM, problem.name());
  }

  /** Returns whether practice mode was ever set. */
  boolean knowsPractice() {
    return handle.contains(PRACTICE);
  }

  /** Returns whether the match is played in practice mode. */
  boolean practice() {
    return Boolean.TRUE.equals(handle.<Boolean>get(PRACTICE));
  }

  void setPractice(boolean practice) {
    handle.set(PRACTICE, practice);
  }

  /** Returns the id of the tip that is shown, or null. */
  @Nullable
  String tip() {
    return handle.get(TIP);
  }

  /** Returns the number of the move that the tip is about, from 1; 0 without a tip. */
  int tipPly() {
    Integer ply = handle.get(TIP_PLY);
    return ply == null ? 0 : ply;
  }

  void setTip(@Nullable String id, int ply) {
    handle.set(TIP, id);
    handle.set(TIP_PLY, ply);
  }

  /** Returns the playback settings for CPUs, by default a running playback. */
  CpuPlaybackSettings playback() {
    String pace = handle.get(PACE);
    return new CpuPlaybackSettings(
        pace == null ? CpuPlaybackSettings.Pace.NORMAL : CpuPlaybackSettings.Pace.valueOf(pace),
        Boolean.TRUE.equals(handle.<Boolean>get(PAUSED)));
  }

  void setPlayback(CpuPlaybackSettings playback) {
    handle.set(PACE, playback.pace().name());
    handle.set(PAUSED, playback.paused());
  }
}
