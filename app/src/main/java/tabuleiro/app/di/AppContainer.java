package tabuleiro.app.di;

import android.content.Context;
import android.content.SharedPreferences;
import android.os.PowerManager;
import android.os.StrictMode;
import androidx.annotation.MainThread;
import androidx.annotation.Nullable;
import androidx.annotation.VisibleForTesting;
import androidx.preference.PreferenceManager;
import java.io.File;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tabuleiro.app.cpu.CpuBackend;
import tabuleiro.app.cpu.CpuThreadCount;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.files.SavedStateFile;
import tabuleiro.app.files.SharedFileWriter;
import tabuleiro.app.files.TextDocumentAccess;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.qr.GameCodeWriter;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.time.HandlerScheduler;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.app.tips.BeginnerTipStore;

/**
 * Dependency injection container, which creates the services that screens share, each on first use.
 * Creates each service on first use. The application owns the only instance; {@link #of} returns
 * it. Main thread only.
 */
@MainThread
public final class AppContainer {
  private static final int MOST_MEGABYTES = 32;
  private static final int LEAST_MEGABYTES = 1;

  private final Context app;
  private final AppThreads threads;
  private final LongSupplier clock;
  private final Supplier<CpuBackend> cpuBackend;
  private final MainScheduler scheduler = new HandlerScheduler();
  @Nullable private GameRepository games;
  @Nullable private CpuWorker cpu;
  @Nullable private Settings settings;
  @Nullable private PuzzleBook puzzles;
  @Nullable private BeginnerTipStore tips;
  @Nullable private TextDocumentAccess files;
  @Nullable private GameCodeWriter codes;

  /** Owner of the container: the application. */
  public interface Owner {
    /** Returns the current container. */
    AppContainer container();
  }

  /** Creates the container of the app on a device. */
  public AppContainer(Context app) {
    this(app, AppThreads.create(), System::currentTimeMillis, engine(app));
  }

  /** Creates a container with given threads, clock and CPU backend. */
  public AppContainer(
      Context app, AppThreads threads, LongSupplier clock, Supplier<CpuBackend> cpuBackend) {
    this.app = app;
    this.threads = threads;
    this.clock = clock;
    this.cpuBackend = cpuBackend;
  }

  private static Supplier<CpuBackend> engine(Context app) {
    long eighth = Runtime.getRuntime().maxMemory() >> 23;
    int megabytes = (int) Math.max(LEAST_MEGABYTES, Math.min(MOST_MEGABYTES, eighth));
    return () -> {
      var power = (PowerManager) app.getSystemService(Context.POWER_SERVICE);
      return CpuBackend.engine(megabytes, new CpuThreadCount(power::isPowerSaveMode));
    };
  }

  /** Returns the container of a context's application. */
  public static AppContainer of(Context context) {
    return ((Owner) context.getApplicationContext()).container();
  }

  /** Returns the saved games. */
  public GameRepository games() {
    if (games == null) {
      games = atOnce(() -> GameRepository.open(app, threads.games(), threads.imports(), clock));
    }
    return games;
  }

  /** Returns the worker on whose thread the CPUs search. */
  public CpuWorker cpu() {
    if (cpu == null) {
      cpu = new CpuWorker(cpuBackend, threads.cpu(), scheduler);
    }
    return cpu;
  }

  /** Returns the person's settings. */
  public Settings settings() {
    if (settings == null) {
      settings = new Settings(loaded(() -> PreferenceManager.getDefaultSharedPreferences(app)));
    }
    return settings;
  }

  /** Returns the puzzles and which of them are solved. */
  public PuzzleBook puzzles() {
    if (puzzles == null) {
      puzzles = new PuzzleBook(preferences("puzzles"), preferences("own puzzles"), clock);
    }
    return puzzles;
  }

  /** Returns the store of what beginners were offered and shown. */
  public BeginnerTipStore tips() {
    if (tips == null) {
      tips = new BeginnerTipStore(preferences("tips"));
    }
    return tips;
  }

  /** Returns the access to text files of other apps. */
  public TextDocumentAccess files() {
    if (files == null) {
      files = new TextDocumentAccess(app.getContentResolver(), threads.files(), scheduler);
    }
    return files;
  }

  /** Returns the writer of games as the text of their codes. */
  public GameCodeWriter codes() {
    if (codes == null) {
      codes = new GameCodeWriter(threads.files(), scheduler);
    }
    return codes;
  }

  /** Returns the file for a saved state that is too large for the system. */
  public SavedStateFile savedState() {
    return new SavedStateFile(new File(atOnce(app::getNoBackupFilesDir), "kept/state"));
  }

  /** Returns a new file to share; its folder is declared in {@code shared_files.xml}. */
  public SharedFileWriter sharedFile(String name, Consumer<File> done) {
    var file = new File(atOnce(app::getCacheDir), "shared/" + name);
    return new SharedFileWriter(file, threads.files(), scheduler, done);
  }

  /** Returns the preferences with a name, in which a screen keeps its choices. */
  public SharedPreferences preferences(String name) {
    return loaded(() -> app.getSharedPreferences(name, Context.MODE_PRIVATE));
  }

  /** Opens preferences and waits until they are read: they are small, and a screen needs them. */
  private static SharedPreferences loaded(Supplier<SharedPreferences> opener) {
    return atOnce(
        () -> {
          var preferences = opener.get();
          preferences.contains("");
          return preferences;
        });
  }

  /** Allows a short access to the disk on the main thread: a folder is created, a little read. */
  private static <T> T atOnce(Supplier<T> access) {
    var policy = StrictMode.allowThreadDiskWrites();
    try {
      return access.get();
    } finally {
      StrictMode.setThreadPolicy(policy);
    }
  }

  /** Returns the device's clock, in milliseconds since 1970. */
  public LongSupplier clock() {
    return clock;
  }

  /** Returns the scheduler of the main thread. */
  public MainScheduler scheduler() {
    return scheduler;
  }

  /** Replaces the saved games and shuts the old ones down. */
  @VisibleForTesting
  public void setGames(GameRepository others) {
    if (games != null) {
      games.simulateKill();
    }
    games = others;
  }

  /** Replaces the worker and closes the old one. */
  @VisibleForTesting
  public void setCpu(CpuWorker other) {
    if (cpu != null) {
      cpu.close();
    }
    cpu = other;
  }

  /**
   * Closes all services as the end of the process would: pending tasks never run, and no result is
   * delivered. Later calls of a service have no effect.
   */
  public void close() {
    if (cpu != null) {
      cpu.close();
    }
    if (games != null) {
      games.simulateKill();
    }
    threads.close();
  }
}
