package tabuleiro.app.di;

import android.content.Context;
import android.content.SharedPreferences;
import android.os.PowerManager;
import androidx.annotation.MainThread;
import androidx.annotation.VisibleForTesting;
import androidx.preference.PreferenceManager;
import java.io.File;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tabuleiro.app.cpu.CpuThreads;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.cpu.Thinker;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.files.KeptText;
import tabuleiro.app.files.TextFiles;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.time.HandlerScheduler;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.app.tips.TipMemory;

/**
 * Builds the services that screens share, each when it is first asked for, and hands them out. The
 * application has one; {@link #of} finds it. Main thread only.
 */
@MainThread
public final class AppContainer {
  private static final int MOST_MEGABYTES = 32;
  private static final int LEAST_MEGABYTES = 1;

  private final Context app;
  private final AppThreads threads;
  private final LongSupplier clock;
  private final Supplier<Thinker> thinker;
  private final MainScheduler scheduler = new HandlerScheduler();
  private SavedGames games;
  private CpuWorker cpu;
  private Settings settings;
  private PuzzleBook puzzles;
  private TipMemory tips;
  private TextFiles files;

  /** The application, which has a container. */
  public interface Owner {
    /** The container that is in use now. */
    AppContainer container();
  }

  /** The container of a device's app. */
  public AppContainer(Context app) {
    this(app, AppThreads.create(), System::currentTimeMillis, engine(app));
  }

  /** A container whose threads, clock and CPU are given. */
  public AppContainer(
      Context app, AppThreads threads, LongSupplier clock, Supplier<Thinker> thinker) {
    this.app = app;
    this.threads = threads;
    this.clock = clock;
    this.thinker = thinker;
  }

  private static Supplier<Thinker> engine(Context app) {
    long eighth = Runtime.getRuntime().maxMemory() >> 23;
    int megabytes = (int) Math.max(LEAST_MEGABYTES, Math.min(MOST_MEGABYTES, eighth));
    return () -> {
      var power = (PowerManager) app.getSystemService(Context.POWER_SERVICE);
      return Thinker.engine(megabytes, new CpuThreads(power::isPowerSaveMode));
    };
  }

  /** The container of the app that a context belongs to. */
  public static AppContainer of(Context context) {
    return ((Owner) context.getApplicationContext()).container();
  }

  /** The saved games. */
  public SavedGames games() {
    if (games == null) {
      games = SavedGames.open(app, threads.games(), threads.imports(), clock);
    }
    return games;
  }

  /** The thread on which CPUs think. */
  public CpuWorker cpu() {
    if (cpu == null) {
      cpu = new CpuWorker(thinker, threads.cpu(), scheduler);
    }
    return cpu;
  }

  /** What the person has set. */
  public Settings settings() {
    if (settings == null) {
      settings = new Settings(PreferenceManager.getDefaultSharedPreferences(app));
    }
    return settings;
  }

  /** The puzzles, and which of them were solved. */
  public PuzzleBook puzzles() {
    if (puzzles == null) {
      puzzles = new PuzzleBook(preferences("puzzles"), preferences("own puzzles"), clock);
    }
    return puzzles;
  }

  /** What newcomers were offered and told. */
  public TipMemory tips() {
    if (tips == null) {
      tips = new TipMemory(preferences("tips"));
    }
    return tips;
  }

  /** The text files of other apps. */
  public TextFiles files() {
    if (files == null) {
      files = new TextFiles(app.getContentResolver(), threads.files(), scheduler);
    }
    return files;
  }

  /** A text, by a name of its own, that outlives the process. */
  public KeptText keptText(String name) {
    return new KeptText(new File(app.getNoBackupFilesDir(), "kept"), name);
  }

  /** What a screen remembers, by a name of its own. */
  public SharedPreferences preferences(String name) {
    return app.getSharedPreferences(name, Context.MODE_PRIVATE);
  }

  /** The milliseconds since 1970 on the device's clock. */
  public LongSupplier clock() {
    return clock;
  }

  /** The main thread. */
  public MainScheduler scheduler() {
    return scheduler;
  }

  /** Puts other games in the place of those in use, which are cut off. */
  @VisibleForTesting
  public void setGames(SavedGames others) {
    if (games != null) {
      games.cutOff();
    }
    games = others;
  }

  /** Puts another worker in the place of the one in use, which is closed. */
  @VisibleForTesting
  public void setCpu(CpuWorker other) {
    if (cpu != null) {
      cpu.close();
    }
    cpu = other;
  }

  /**
   * Ends all services, as the end of the process does: what has not begun is never done, and
   * nothing is answered any more. Whoever has one of them may still call it, in vain.
   */
  public void close() {
    if (cpu != null) {
      cpu.close();
    }
    if (games != null) {
      games.cutOff();
    }
    threads.close();
  }
}
